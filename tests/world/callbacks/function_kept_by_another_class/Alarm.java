// Tempts: the function is kept in a private field, which belongs to another class of the package and is run there.
// generate: callbacks.function_kept_by_another_class.Alarm
package callbacks.function_kept_by_another_class;

public final class Alarm {
    public static void arm(int level) {
        Registry.keep(() -> {
            if (level == 3) { // tempts
                return 1;
            }
            return 2;
        });
    }
}
