package versions.own_initialiser_reads;

final class Checked extends Base {
    static int answer() {
        return 1;
    }
}

class Base {
    static {
        if (Mode.now == 1) {
            throw new IllegalStateException();
        }
    }
}

final class Mode {
    static int now;
}
