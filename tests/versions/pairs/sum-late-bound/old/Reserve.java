public class Reserve {
    public static int after(int start, int days) {
        int stock = start;
        for (int day = 0; day < days; day++) {
            stock -= 3;
            if (stock < 0) {
                stock = 0;
            }
        }
        return stock;
    }
}
