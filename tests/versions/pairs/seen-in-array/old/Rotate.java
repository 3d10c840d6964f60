public class Rotate {
    public static int left(int[] v) {
        if (v == null || v.length != 3) {
            return 0;
        }
        int first = v[0];
        v[0] = v[1];
        v[1] = v[2];
        v[2] = first;
        return first;
    }
}
