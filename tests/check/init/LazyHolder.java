// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class LazyHolder {
    static int made;

    static class Holder {
        static final LazyHolder INSTANCE = new LazyHolder();
    }

    LazyHolder() {
        made++;
    }

    static LazyHolder get() {
        return Holder.INSTANCE;
    }

    public static void main(String[] args) {
        boolean use = Verifier.nondetBoolean();
        if (use) {
            assert get() == get();
        }
        assert made == (use ? 1 : 0);
    }
}
