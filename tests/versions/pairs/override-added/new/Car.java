class Car {
    int rate() {
        return 5;
    }
}
