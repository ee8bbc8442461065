package dev.weft.adapter.httpoutbox.guard;

import java.net.InetAddress;
import java.net.UnknownHostException;

/** Asks somebody which addresses a name has. */
@FunctionalInterface
public interface NameLookup {

  /** The resolver of this machine. */
  NameLookup SYSTEM = InetAddress::getAllByName;

  /** All addresses of the name, in the order to try them; may block. */
  InetAddress[] addressesOf(String name) throws UnknownHostException;
}
