package making.kept_default_by_name;

interface Hinged {
    int width();

    default int open() {
        assert width() > 0;
        return half();
    }

    private int half() {
        return width() / 2;
    }
}
