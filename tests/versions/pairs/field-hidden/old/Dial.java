class Dial {
    int level;

    void set(int n) {
        level = n;
    }
}
