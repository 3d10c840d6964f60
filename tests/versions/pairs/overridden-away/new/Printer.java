public class Printer extends Device {
    @Override
    int most() {
        return 20;
    }

    public int copies(int wanted) {
        return Math.min(wanted, most());
    }
}
