public class Fees {
    public static int of(int kind, int amount) {
        int fee = 0;
        if (kind == 5) {
            return amount;
        }
        if (kind == 1 || kind == 2) {
            fee = (kind == 1 ? 7 : 0) + amount / 100;
        } else if (kind == 0) {
            fee = 5;
        } else {
            fee = -1;
        }
        return fee;
    }
}
