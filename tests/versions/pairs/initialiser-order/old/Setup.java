public class Setup {
    private int base = 10;
    private int twice = base * 2;

    public int value(int more) {
        return twice + more;
    }
}
