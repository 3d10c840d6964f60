package versions.only_writer;

final class Lift {
    private int s;

    int step() {
        s = s >= 5 ? 0 : s + 1;
        return s;
    }
}
