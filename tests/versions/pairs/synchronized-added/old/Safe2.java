public class Safe2 {
    private int sum;

    public int add(int n) {
        sum += n;
        return sum;
    }
}
