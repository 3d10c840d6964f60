public class Tax {
    public static int net(int gross, int allowance) {
        if (gross <= allowance) {
            return gross;
        }
        int taxed = gross - allowance;
        return allowance - taxed * 3 / 4;
    }
}
