public class Roman {
    private static final int[] VALUES = {50, 40, 10, 9, 5, 4, 1};
    private static final String[] SIGNS = {"L", "XL", "X", "IX", "V", "IV", "I"};

    public static String write(int number) {
        if (number < 1 || number > 60) {
            throw new IllegalArgumentException("not written: " + number);
        }
        StringBuilder text = new StringBuilder();
        int rest = number;
        for (int i = 0; i < VALUES.length; i++) {
            while (rest >= VALUES[i]) {
                text.append(SIGNS[i]);
                rest -= VALUES[i];
            }
        }
        return text.toString();
    }
}
