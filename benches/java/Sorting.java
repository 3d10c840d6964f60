/** Heap sort written out, then the library's sort. */
public class Sorting {
    static int[] random(int length) {
        int[] values = new int[length];
        int seed = 12345;
        for (int i = 0; i < length; i++) {
            seed = seed * 1103515245 + 12345;
            values[i] = seed >>> 4;
        }
        return values;
    }

    static void sift(int[] heap, int root, int end) {
        while (2 * root + 1 < end) {
            int child = 2 * root + 1;
            if (child + 1 < end && heap[child] < heap[child + 1]) {
                child++;
            }
            if (heap[root] >= heap[child]) {
                return;
            }
            int swap = heap[root];
            heap[root] = heap[child];
            heap[child] = swap;
            root = child;
        }
    }

    static void heapSort(int[] values) {
        for (int i = values.length / 2; i >= 0; i--) {
            sift(values, i, values.length);
        }
        for (int end = values.length - 1; end > 0; end--) {
            int swap = values[0];
            values[0] = values[end];
            values[end] = swap;
            sift(values, 0, end);
        }
    }

    public static void main(String[] args) {
        int length = Integer.parseInt(args[0]);
        int[] own = random(length);
        heapSort(own);
        int[] library = random(length);
        java.util.Arrays.sort(library);
        System.out.println(java.util.Arrays.equals(own, library) + " " + own[length / 2]);
    }
}
