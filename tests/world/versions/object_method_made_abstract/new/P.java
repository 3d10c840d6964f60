package versions.object_method_made_abstract;

abstract class P { public abstract String toString(); static int twice(int x) { return 2 * x; } }
