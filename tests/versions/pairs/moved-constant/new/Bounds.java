final class Bounds {
    static final int MOST = Integer.parseInt("1024");
    static final int LEAST = -20;

    private Bounds() {}
}
