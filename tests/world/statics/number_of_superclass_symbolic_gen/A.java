package statics.number_of_superclass_symbolic_gen;
public final class A extends B {
    public static int f(int k) {
        if (T == k) { // tempts
            return 1;
        }
        if (T == 5 && k > 7) { // tempts
            return 2;
        }
        return 0;
    }
}
