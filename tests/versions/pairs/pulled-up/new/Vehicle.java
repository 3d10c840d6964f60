public class Vehicle {
    protected final int most;
    protected int loaded;

    public Vehicle(int most) {
        this.most = most;
    }

    public boolean load(int kilos) {
        if (kilos < 0 || loaded + kilos > most) {
            return false;
        }
        loaded += kilos;
        return true;
    }
}
