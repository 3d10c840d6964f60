package statics.diff_list_of_superclass_symbolic;
public final class A extends B {
    public static int f() { return L.size() < 2 ? 0 : L.get(1); }
}
