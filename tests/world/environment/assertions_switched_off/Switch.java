// Whether assertions of another class are on is the caller's choice: a class loader can be told so.
// check: environment.assertions_switched_off.Switch::value(int)
package environment.assertions_switched_off;

public final class Switch {
    private Switch() {
    }

    public static int value(int input) {
        assert Checks.on : "checks are off";
        return input / 2;
    }
}
