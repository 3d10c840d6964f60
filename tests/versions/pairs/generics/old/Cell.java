class Cell {
    private final Object value;

    Cell(Object value) {
        this.value = value;
    }

    Object get() {
        return value;
    }
}
