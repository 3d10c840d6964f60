package statics.gen_asked_while_loading;

// generate: statics.gen_asked_while_loading.Rate
public final class Rate {
    static {
        System.out.println("loading");
    }

    private static final Integer BASE = Integer.valueOf(5);

    private Rate() {}

    public static int of(int n) {
        if (BASE == null) { // tempts
            return -1;
        }
        return BASE * n;
    }
}
