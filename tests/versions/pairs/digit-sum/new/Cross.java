public class Cross {
    public static int sum(int number) {
        if (number < 0 || number > 9999) {
            return -1;
        }
        return digits(number);
    }

    private static int digits(int number) {
        return number < 10 ? number : number % 10 + digits(number / 10);
    }
}
