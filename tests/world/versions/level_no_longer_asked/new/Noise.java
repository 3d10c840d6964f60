package versions.level_no_longer_asked;

public final class Noise {
    private Noise() {}

    public static int of(int n) {
        return n;
    }
}
