public class Light {
    public static int seconds(Colour colour, int traffic) {
        if (colour == null) {
            return 0;
        }
        int base = colour.seconds;
        return traffic > 100 ? base * 2 : base;
    }
}
