public class Days {
    public static int in(int month, boolean leap) {
        switch (month) {
            case 4:
            case 6:
            case 9:
            case 11:
                return 30;
            case 2:
                return leap ? 29 : 28;
            default:
                break;
        }
        if (month < 1 || month > 12) {
            throw new IllegalArgumentException("month " + month);
        }
        return 31;
    }
}
