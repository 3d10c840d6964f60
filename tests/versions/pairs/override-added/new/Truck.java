public class Truck extends Car {
    @Override
    int rate() {
        return 12;
    }

    public int toll(int km) {
        return km > 0 ? km * rate() : 0;
    }
}
