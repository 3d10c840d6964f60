public class Asks {
    static boolean loud;
    boolean verbose;
    int left;
    int[] rows = new int[2];

    int seven() {
        if (loud) {
            System.out.println(rows[9]);
        }
        return 7;
    }

    int eight() {
        if (verbose) {
            System.out.println(rows[9]);
        }
        return left == 0 ? 8 : rows[8 + left];
    }

    int nine() {
        for (int row : rows) {
            System.out.println(row);
        }
        return 9;
    }
}
