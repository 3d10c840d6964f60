// The visitor is final and its method only looks at its own final field: it can be asked before or after.
// diff: callbacks.kept_final_guest.Museum::enter(callbacks.kept_final_guest.Visitor) => EQUIVALENT
package callbacks.kept_final_guest;

public final class Museum {
    private int inside;

    public int enter(Visitor visitor) {
        if (visitor == null) {
            return inside;
        }
        boolean adult = visitor.isAdult();
        inside++;
        return adult ? inside : -inside;
    }
}
