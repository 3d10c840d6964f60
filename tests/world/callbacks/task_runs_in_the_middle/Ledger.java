// Tempts: debit and credit are the same between calls; the task runs between the two.
// check: callbacks.task_runs_in_the_middle.Ledger::transfer(callbacks.task_runs_in_the_middle.Task,int)
// flags: --receiver any
package callbacks.task_runs_in_the_middle;

class Task implements Runnable {
    @Override
    public void run() {
        // nothing to do
    }
}

public final class Ledger {
    private int debit;
    private int credit;

    public void transfer(Task between, int amount) {
        if (between == null || amount < 1 || amount > 100) {
            return;
        }
        debit = amount;
        between.run();
        credit = amount;
        assert debit == credit : "out of balance";
    }
}
