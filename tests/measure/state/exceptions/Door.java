class Door {
    private boolean locked;
    private int tries;
    private int code;
    private String place;
    Door(int code, String place) {
        this.code = code;
        this.place = place;
    }
    void lock() {
        locked = true;
    }
    void open(int given) {
        tries++;
        if (locked && given != code) {
            throw new IllegalStateException("locked at " + place);
        }
    }
}
