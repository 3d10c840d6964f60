class Cell<T> {
    private final T value;

    Cell(T value) {
        this.value = value;
    }

    T get() {
        return value;
    }
}
