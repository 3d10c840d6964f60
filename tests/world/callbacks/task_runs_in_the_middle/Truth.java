package callbacks.task_runs_in_the_middle;

class Truth {
    public static void main(String[] args) {
        Ledger ledger = new Ledger();
        ledger.transfer(new Task() {
            @Override
            public void run() {
                ledger.transfer(new Task(), 7);
            }
        }, 5);
    }
}
