package statics.list_of_superclass_symbolic_gen;
public final class A extends B {
    public static int f() {
        if (L.size() > 2) { // tempts
            return 1;
        }
        return 0;
    }
}
