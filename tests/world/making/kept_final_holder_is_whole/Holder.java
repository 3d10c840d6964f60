// generate: making.kept_final_holder_is_whole.Holder => 1
package making.kept_final_holder_is_whole;

public final class Holder {
    private final Part part;

    public Holder(int n) {
        part = new Part(n);
    }

    public int n() {
        if (part.n < 0) {
            return -1;
        }
        return part.n;
    }

    private static final class Part {
        private final int n;

        Part(int n) {
            this.n = n < 0 ? 0 : n;
        }
    }
}
