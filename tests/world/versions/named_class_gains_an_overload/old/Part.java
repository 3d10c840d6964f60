// Callers of the named class that are compiled again mean the method that was added.
// diff: versions.named_class_gains_an_overload.Part
package versions.named_class_gains_an_overload;

final class Part {
    static String of(Object value) {
        return "object";
    }

    public int zero() {
        return 0;
    }
}
