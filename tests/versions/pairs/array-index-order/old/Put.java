public class Put {
    public static int at(int[] v, int i) {
        if (v == null || v.length != 3 || i < 0 || i > 1) {
            return -1;
        }
        v[i] = i = i + 1;
        return i;
    }
}
