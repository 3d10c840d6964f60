public class Light {
    public static int seconds(Colour colour, int traffic) {
        if (colour == null) {
            return 0;
        }
        int base;
        switch (colour) {
            case RED:
                base = 30;
                break;
            case YELLOW:
                base = 4;
                break;
            default:
                base = 45;
        }
        return traffic > 100 ? base * 2 : base;
    }
}
