/** The greatest of three elements of a table: five indices each, and three paths. */
public class Max3 {
    public static int max3(int i0, int i1, int i2) {
        int[] a = {6, 7, 6, 6, 7};
        int max = a[i0];
        if (max < a[i1]) {
            max = a[i1];
        }
        if (max < a[i2]) {
            max = a[i2];
        }
        return max;
    }

    static boolean inside(int i0, int i1, int i2) {
        return i0 >= 0 && i0 < 5 && i1 >= 0 && i1 < 5 && i2 >= 0 && i2 < 5;
    }
}
