// Callers that are compiled again infer a type argument from what is thrown.
// diff:
package versions.throws_inferred;

final class P {
    String name() { return "n"; }
    int twice(int x) { return x + x; }
}
