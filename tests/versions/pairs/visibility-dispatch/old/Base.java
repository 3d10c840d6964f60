class Base {
    int factor() {
        return 10;
    }

    int scaled(int n) {
        return n * factor();
    }
}
