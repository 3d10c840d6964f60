public class Vehicle {
    protected final int most;
    protected int loaded;

    public Vehicle(int most) {
        this.most = most;
    }
}
