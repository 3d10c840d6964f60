// check: NullTextSafe::same
// property: exceptions
// verdict: HOLDS
// inputs: unbounded
public class NullTextSafe {
    static boolean same(String a, String b) {
        return a == b || a != null && b != null && a.length() == b.length();
    }
}
