public class Vending {
    public enum Phase { IDLE, PAYING, SERVING, BROKEN }

    private Phase phase = Phase.IDLE;
    private int credit;
    private int stock;
    private int sold;

    public Vending(int stock) {
        if (stock < 0 || stock > 50) {
            throw new IllegalArgumentException("stock " + stock);
        }
        this.stock = stock;
    }

    public boolean insert(int cents) {
        if (phase == Phase.BROKEN || phase == Phase.SERVING) {
            return false;
        }
        if (cents != 10 && cents != 50 && cents != 100) {
            return false;
        }
        credit += cents;
        phase = Phase.PAYING;
        return true;
    }

    public int choose(int price) {
        if (phase != Phase.PAYING || price <= 0) {
            return -1;
        }
        if (stock == 0) {
            return giveBack(0, Phase.IDLE);
        }
        if (price > credit) {
            return -1;
        }
        sold++;
        return giveBack(price, --stock == 0 ? Phase.BROKEN : Phase.IDLE);
    }

    private int giveBack(int kept, Phase next) {
        int back = credit - kept;
        credit = 0;
        phase = next;
        return back;
    }
}
