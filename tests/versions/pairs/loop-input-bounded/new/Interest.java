public class Interest {
    public static int after(int start, int years) {
        int amount = start;
        for (int left = years; left > 0; left--) {
            amount += amount / 20;
        }
        return amount;
    }
}
