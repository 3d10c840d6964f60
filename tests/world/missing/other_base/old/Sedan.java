// The class extends another one now, with the same methods of other behaviour; both are abstract and its maker is private.
// diff:
package missing.other_base;

public final class Sedan extends Car {
    static final Sedan DEMO = new Sedan();

    private Sedan() {
    }
}
