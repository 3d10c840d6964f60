final class Gate {
    private final int number;

    Gate(int number) {
        this.number = number;
    }

    @Override
    public String toString() {
        return "gate " + (number < 10 ? "0" : "") + number;
    }
}
