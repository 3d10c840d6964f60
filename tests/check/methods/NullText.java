// check: NullText::same
// property: exceptions
// verdict: VIOLATED
// witness: null; string ""
public class NullText {
    static boolean same(String a, String b) {
        return a == b || a.equals(b);
    }
}
