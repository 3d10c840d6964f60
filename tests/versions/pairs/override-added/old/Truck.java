public class Truck extends Car {
    public int toll(int km) {
        return km > 0 ? km * rate() : 0;
    }
}
