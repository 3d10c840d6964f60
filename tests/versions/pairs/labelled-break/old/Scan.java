public class Scan {
    public static int first(int wanted, int width) {
        int found = -1;
        boolean done = false;
        for (int r = 0; r < 3 && !done; r++) {
            for (int c = 0; c < 3 && !done; c++) {
                if (r * width + c == wanted) {
                    found = r * 3 + c;
                    done = true;
                }
            }
        }
        return found;
    }
}
