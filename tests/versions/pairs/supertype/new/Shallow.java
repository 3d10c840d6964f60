class Shallow {
    int extra() {
        return 1;
    }
}
