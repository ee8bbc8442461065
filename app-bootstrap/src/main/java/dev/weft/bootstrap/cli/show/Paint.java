package dev.weft.bootstrap.cli.show;

/** A few calm colours that dark and light terminals both have. */
enum Paint {
  GREEN("32"),
  RED("31"),
  YELLOW("33"),
  CYAN("36"),
  DIM("2"),
  BOLD("1"),
  NONE("0");

  private final String number;

  Paint(String number) {
    this.number = number;
  }

  String code() {
    return "\u001b[" + number + "m";
  }
}
