// The same where only nested classes extend it.
// diff:
package versions.added_to_a_class_with_private_constructor;

abstract class Part {
    private Part() { }

    static int twice(int x) { return x * 2; }

    static class Open extends Part { }
}
