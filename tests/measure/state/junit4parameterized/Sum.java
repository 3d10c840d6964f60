class Sum {
    private int a;
    private int b;
    private int calls;
    Sum(int a, int b) {
        this.a = a;
        this.b = b;
    }
    int get() {
        calls++;
        return a + b;
    }
}
