// A private method is opened beside a refactoring: inside classes below, its name means it and not that of a class around.
// diff:
package versions.opened_method_shadows_outer;

class Part {
    private int one() { return 1; }

    int twice(int x) { return x * 2; }
}
