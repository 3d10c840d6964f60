public class Fare {
    public static int price(int km) {
        return Winter.rate(km) + 100;
    }
}
