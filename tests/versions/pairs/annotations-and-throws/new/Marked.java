public final class Marked {
    @Deprecated
    public static int half(final int n) throws IllegalStateException {
        return step(n) / 2;
    }

    protected static final strictfp int step(int n) {
        return n > 0 ? n : -n;
    }
}
