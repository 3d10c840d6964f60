package m;
public class Ring {
    private final int[] data = new int[4]; private int head, size;
    public boolean offer(int x) { if (size == data.length) return false; data[(head + size) % data.length] = x; size++; return true; }
    public int poll() { if (size == 0) throw new IllegalStateException(); int x = data[head]; head = (head + 1) % data.length; size--; return x; }
    public int sum() { int s = 0; for (int i = 0; i < size; i++) s += data[(head + i) % data.length] * (i + 1); return s; }
    public int size() { return size; }
}
