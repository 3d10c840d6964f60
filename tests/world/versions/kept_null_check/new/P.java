package versions.kept_null_check;

final class P {
    static int f(int[] a) {
        return a != null && a.length > 0 ? a[0] : 0;
    }
}
