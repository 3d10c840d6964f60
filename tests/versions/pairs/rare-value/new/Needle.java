public class Needle {
    public static int find(int x) {
        int mixed = x * 1664525 + 1013904223;
        if (mixed == 123456789) {
            return -1;
        }
        return mixed >>> 28;
    }
}
