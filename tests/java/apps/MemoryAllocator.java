package apps;

/** A first-fit allocator over an int array with coalescing, compaction and corruption checks. */
public class MemoryAllocator {
    private final int[] heap;
    private int allocs, frees;

    MemoryAllocator(int size) {
        heap = new int[size];
        heap[0] = size;
    }

    static class OutOfSpace extends RuntimeException {
        OutOfSpace(int want, int free) { super("want " + want + ", largest " + free); }
    }

    int alloc(int n) {
        if (n <= 0) throw new IllegalArgumentException("size " + n);
        int need = n + 1, largest = 0;
        for (int p = 0; p < heap.length; p += Math.abs(heap[p])) {
            int len = heap[p];
            if (len < 0) continue;
            largest = Math.max(largest, len - 1);
            if (len < need) continue;
            if (len - need >= 2) heap[p + need] = len - need;
            else need = len;
            heap[p] = -need;
            for (int i = p + 1; i < p + need; i++) heap[i] = 0;
            allocs++;
            return p + 1;
        }
        throw new OutOfSpace(n, largest);
    }

    void free(int ptr) {
        int p = ptr - 1;
        if (p < 0 || p >= heap.length || heap[p] >= 0 || !isBlock(p)) throw new IllegalStateException("bad free " + ptr);
        heap[p] = -heap[p];
        frees++;
        coalesce();
    }

    private boolean isBlock(int q) {
        for (int p = 0; p <= q; p += Math.abs(heap[p])) if (p == q) return true;
        return false;
    }

    private void coalesce() {
        for (int p = 0; p < heap.length; ) {
            int next = p + Math.abs(heap[p]);
            if (heap[p] > 0 && next < heap.length && heap[next] > 0) heap[p] += heap[next];
            else p = next;
        }
    }

    void set(int ptr, int i, int v) {
        check(ptr, i);
        heap[ptr + i] = v;
    }

    int get(int ptr, int i) {
        check(ptr, i);
        return heap[ptr + i];
    }

    private void check(int ptr, int i) {
        int size = -heap[ptr - 1] - 1;
        if (size < 0) throw new IllegalStateException("use after free at " + ptr);
        if (i < 0 || i >= size) throw new IndexOutOfBoundsException(i + " of " + size);
    }

    @Override public String toString() {
        StringBuilder sb = new StringBuilder();
        for (int p = 0; p < heap.length; p += Math.abs(heap[p])) sb.append(heap[p] < 0 ? "[" + -heap[p] + "]" : "(" + heap[p] + ")");
        return sb + " " + allocs + "/" + frees;
    }

    int list(int... vs) {
        int head = 0;
        for (int i = vs.length - 1; i >= 0; i--) {
            int n = alloc(2);
            set(n, 0, vs[i]);
            set(n, 1, head);
            head = n;
        }
        return head;
    }

    String show(int p) { return p == 0 ? "nil" : get(p, 0) + ":" + show(get(p, 1)); }

    int reverse(int p) {
        int r = 0;
        while (p != 0) {
            int n = get(p, 1);
            set(p, 1, r);
            r = p;
            p = n;
        }
        return r;
    }

    void freeList(int p) {
        if (p == 0) return;
        freeList(get(p, 1));
        free(p);
    }

    public static void main(String[] args) {
        MemoryAllocator m = new MemoryAllocator(64);
        int a = m.alloc(10), b = m.alloc(5), c = m.alloc(20);
        System.out.println(a + " " + b + " " + c + " " + m);
        m.free(b);
        int d = m.alloc(4), e = m.alloc(3);
        System.out.println(d + " " + e + " " + m);
        m.free(a);
        m.free(d);
        System.out.println(m);
        int l = m.list(1, 2, 3, 4);
        System.out.println(m.show(l) + " " + m);
        l = m.reverse(l);
        System.out.println(m.show(l));
        m.freeList(l);
        System.out.println(m);
        Runnable[] bad = {() -> m.free(7), () -> m.free(c + 1), () -> m.alloc(100), () -> m.alloc(0), () -> m.get(c, 20), () -> m.get(a, 0), () -> m.free(c), () -> m.free(c), () -> m.free(0)};
        for (Runnable r : bad) {
            try {
                r.run();
                System.out.println("ok " + m);
            } catch (RuntimeException x) {
                System.out.println(x.getClass().getSimpleName() + " " + x.getMessage());
            }
        }
    }
}
