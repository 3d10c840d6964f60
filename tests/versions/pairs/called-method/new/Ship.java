public class Ship {
    public static int cost(int weight, int zone) {
        return Rates.base(zone) + Rates.perKilo(zone) * weight;
    }
}
