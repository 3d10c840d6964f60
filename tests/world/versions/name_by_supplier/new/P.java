package versions.name_by_supplier;

final class P {
    static void f() {
        run(Thread.currentThread()::setName);
    }

    private static void run(java.util.function.Consumer<String> c) {
        c.accept("zz");
    }
}
