// check: EqualTexts::equal
// verdict: VIOLATED
// witness: string ""; string ""

public final class EqualTexts {
    public static void equal(String a, String b) {
        if (a != null && a.equals(b)) {
            assert a == b;
        }
    }
}
