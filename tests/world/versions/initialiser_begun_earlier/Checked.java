package versions.initialiser_begun_earlier;

final class Checked {
    static {
        if (Mode.now == 1) {
            throw new IllegalStateException();
        }
    }

    static int answer() {
        return 1;
    }

    static int other() {
        return 2;
    }
}

final class Mode {
    static int now;

    static void set(int mode) {
        now = mode;
    }
}
