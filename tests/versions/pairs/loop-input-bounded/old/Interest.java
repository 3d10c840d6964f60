public class Interest {
    public static int after(int start, int years) {
        int amount = start;
        for (int year = 0; year < years; year++) {
            amount += amount / 20;
        }
        return amount;
    }
}
