public class Search {
    public static int find(int[] values, int wanted) {
        if (values == null || values.length > 4) {
            return -2;
        }
        int i = 0;
        while (i < values.length && values[i] != wanted) {
            i++;
        }
        return i < values.length ? i : -1;
    }
}
