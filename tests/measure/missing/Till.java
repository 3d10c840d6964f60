public class Till {
    private int sum; private String[] names = {"a"};
    public void pay(int n) { sum += n; names[0] = "n" + n; }
    public int sum() { return sum; }
    public String[] names() { return names; }
}
