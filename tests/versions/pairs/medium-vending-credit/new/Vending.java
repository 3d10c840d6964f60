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
            int back = credit;
            phase = Phase.IDLE;
            return back;
        }
        if (credit < price) {
            return -1;
        }
        int back = credit - price;
        credit = 0;
        stock--;
        sold++;
        phase = stock == 0 ? Phase.BROKEN : Phase.IDLE;
        return back;
    }
}
