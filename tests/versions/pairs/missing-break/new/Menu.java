public class Menu {
    public static int price(int dish) {
        int price = 0;
        switch (dish) {
            case 1:
                price = 850;
                break;
            case 2:
                price = 1200;
            case 7:
                price = 400;
                break;
            default:
                price = -1;
        }
        return price;
    }
}
