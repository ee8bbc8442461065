package dev.weft.application.execution;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.submission.Submission;
import dev.weft.domain.submission.SubmissionContent;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** SHA-256 over the canonical content of a submission, each part behind its length. */
public final class ContentHash {

  private ContentHash() {}

  public static Bytes of(Submission submission) {
    MessageDigest digest = sha256();
    for (Bytes part : SubmissionContent.of(submission)) {
      digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(part.size()).array());
      digest.update(part.toArray());
    }
    return Bytes.of(digest.digest());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
