public class Journal {
    private int balance;
    private int entries;

    public void post(int amount) {
        balance += amount;
        entries++;
    }

    private void settle(int days) {
        for (int day = 0; day < days; day++) {
            balance -= balance / 100;
            if (balance % 5 == 3) {
                entries++;
            }
        }
    }

    public boolean close(int days) {
        settle(days);
        return !(balance < 0 || entries == 0);
    }
}
