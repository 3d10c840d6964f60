final class Guest {
    final int number;

    Guest(int number) {
        this.number = number;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Guest && ((Guest) other).number == number;
    }

    @Override
    public int hashCode() {
        return number;
    }
}
