public class Fare {
    public static int price(int km) {
        return Summer.rate(km) + 100;
    }
}
