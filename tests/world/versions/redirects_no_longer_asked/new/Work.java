package versions.redirects_no_longer_asked;

public final class Work {
    private Work() {}

    public static int add(int n) {
        return n + 1;
    }
}
