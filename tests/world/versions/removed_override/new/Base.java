// The method is still there, inherited: another one.
// diff: versions.removed_override.Special::rate
package versions.removed_override;

public class Base {
    int rate() {
        return 5;
    }
}
