package versions.varargs_flag;

final class Sum {
    static String of(long... all) { return "longs"; }
    static String of(int... all) { return "ints"; }
}
