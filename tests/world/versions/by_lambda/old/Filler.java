// The named method is the same; changed code gets at what it holds or gives away.
// diff: versions.by_lambda.Holder::size
package versions.by_lambda;

final class Filler {
    static void fill(java.util.function.Consumer<String> x) {
        x.accept("a");
    }
}
