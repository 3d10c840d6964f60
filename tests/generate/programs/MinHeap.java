import java.util.Arrays;
import java.util.NoSuchElementException;
/** A heap in an array that grows: more calls than `--steps` allows. */
public class MinHeap {
    private int[] data = new int[2];
    private int size;
    public void push(int v) {
        if (size == data.length) data = Arrays.copyOf(data, size * 2);
        data[size] = v;
        int i = size++;
        while (i > 0 && data[(i - 1) / 2] > data[i]) {
            swap(i, (i - 1) / 2);
            i = (i - 1) / 2;
        }
    }
    public int pop() {
        if (size == 0) throw new NoSuchElementException();
        int top = data[0];
        data[0] = data[--size];
        int i = 0;
        while (true) {
            int l = 2 * i + 1, r = l + 1, m = i;
            if (l < size && data[l] < data[m]) m = l;
            if (r < size && data[r] < data[m]) m = r;
            if (m == i) break;
            swap(i, m);
            i = m;
        }
        return top;
    }
    public int size() { return size; }
    private void swap(int a, int b) { int t = data[a]; data[a] = data[b]; data[b] = t; }
}
