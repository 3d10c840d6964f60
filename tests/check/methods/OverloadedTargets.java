// check: OverloadedTargets::twice(long)
// verdict: HOLDS
public class OverloadedTargets {
    static void twice(int n) {
        assert n + n != 8;
    }

    static void twice(long n) {
        assert (n + n) % 2 == 0;
    }

    static void twice(String s) {
        assert s != null;
    }
}
