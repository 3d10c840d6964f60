// The module of a database interface is among those of the JVM.
// check: missing.module_of_the_library.Store::kind(int)
package missing.module_of_the_library;

public final class Store {
    private Store() {
    }

    public static String kind(int rows) {
        boolean database = ModuleLayer.boot().findModule("java.sql").isPresent();
        assert !database : "a database";
        return rows > 1000 && database ? "database" : "memory";
    }
}
