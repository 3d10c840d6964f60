public enum Colour {
    RED(30),
    YELLOW(4),
    GREEN(45);

    final int seconds;

    Colour(int seconds) {
        this.seconds = seconds;
    }
}
