public class Scan {
    public static int first(int wanted, int width) {
        int found = -1;
        search:
        for (int r = 0; r < 3; r++) {
            for (int c = 0; c < 3; c++) {
                if (r * width + c == wanted) {
                    found = r * 3 + c;
                    break search;
                }
            }
        }
        return found;
    }
}
