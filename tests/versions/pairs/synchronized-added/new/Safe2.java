public class Safe2 {
    private int sum;

    public synchronized int add(int n) {
        synchronized (this) {
            sum += n;
        }
        return sum;
    }
}
