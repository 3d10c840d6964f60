class Deep {
    int extra() {
        return 5;
    }
}
