class Counter {
    int first;
    int later;
    int last;
    void fill() {
        first = 1;
        later = 1;
        last = 1;
        last = 2;
    }
    void again() {
        later = 5;
    }
}
