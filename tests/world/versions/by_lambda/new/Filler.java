package versions.by_lambda;

final class Filler {
    static void fill(java.util.function.Consumer<String> x) {
        x.accept("a");
        x.accept("b");
    }
}
