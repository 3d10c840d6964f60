class Winter {
    static int rate(int km) {
        return km * 12;
    }
}
