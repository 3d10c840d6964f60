public class Fees {
    public static int of(int kind, int amount) {
        int fee = 0;
        switch (kind) {
            case 0:
                fee = 5;
                break;
            case 1:
                fee = 7;
            case 2:
                fee += amount / 100;
                break;
            case 5:
                return amount;
            default:
                fee = -1;
        }
        return fee;
    }
}
