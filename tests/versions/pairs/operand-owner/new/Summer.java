class Summer {
    static int rate(int km) {
        return km * 10;
    }
}
