public class Setup {
    private int twice = this.base * 2;
    private int base = 10;

    public int value(int more) {
        return twice + more;
    }
}
