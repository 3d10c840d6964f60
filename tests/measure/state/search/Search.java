public class Search {
    final int[] data = new int[100];
    int key;
    int seen;
    boolean loud;

    Search() {
        for (int i = 0; i < data.length; i++) {
            data[i] = 2 * i;
        }
    }

    /** The branch that counts comes long after it was tried often enough. */
    int find() {
        int found = -1;
        for (int i = 0; i < data.length; i++) {
            if (data[i] == key) {
                found = i;
            }
        }
        return found;
    }

    int all() {
        int sum = 0;
        for (int value : data) {
            if (loud) {
                System.out.println(value);
            }
            seen++;
            sum += value;
        }
        return sum;
    }
}
