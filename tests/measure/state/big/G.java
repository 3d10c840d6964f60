class G {
    private int[] data = new int[1000];
    private long sum;
    private int last;
    void fill() { for (int i = 0; i < data.length; i++) { data[i] = i % 7; sum += data[i]; last = data[i]; } }
    long sum() { return sum; }
    int max() { int m = 0; for (int d : data) if (d > m) m = d; return m; }
}
