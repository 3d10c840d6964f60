// check: SameText::same
// verdict: VIOLATED
// witness: #1 = string "ab"; #1

public final class SameText {
    public static void same(String a, String b) {
        if (a != null && a.length() == 2) {
            assert a != b;
        }
    }
}
