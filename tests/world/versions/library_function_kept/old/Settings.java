// A function that is made of a method of the library leaves where it is called what that leaves.
// diff: versions.library_function_kept.Configuration::kind
package versions.library_function_kept;

import java.util.function.BinaryOperator;

final class Settings {
    private static final BinaryOperator<String> PUT = System::setProperty;

    static void set() {
        PUT.apply("world.kind", "a");
    }
}
