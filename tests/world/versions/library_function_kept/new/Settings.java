package versions.library_function_kept;

import java.util.function.BinaryOperator;

final class Settings {
    private static final BinaryOperator<String> PUT = System::setProperty;

    static void set() {
        PUT.apply("world.kind", "b");
    }
}
