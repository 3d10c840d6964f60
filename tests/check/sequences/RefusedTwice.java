// check: RefusedTwice::enter
// verdict: VIOLATED
// witness: new RefusedTwice()[].enter(int)[int 1] throws(java.lang.SecurityException).enter(int)[int 1] throws(java.lang.SecurityException); int 7
public class RefusedTwice {
    private int refused;

    public boolean enter(int code) {
        if (code != 7) {
            refused++;
            throw new SecurityException("wrong code");
        }
        // Two wrong codes, and then the right one.
        assert refused < 2 : "locked";
        return true;
    }
}
