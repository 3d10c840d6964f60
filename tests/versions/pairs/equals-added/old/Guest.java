final class Guest {
    final int number;

    Guest(int number) {
        this.number = number;
    }
}
