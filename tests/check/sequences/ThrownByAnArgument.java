// check: ThrownByAnArgument::total
// verdict: VIOLATED
// witness: new ThrownByAnArgument()[].run(java.lang.Runnable)[function java.lang.Runnable {run(): [thrown java.lang.IllegalStateException]}] throws(java.lang.IllegalStateException)
public class ThrownByAnArgument {
    private int begun;
    private int done;

    public void run(Runnable task) {
        begun++;
        task.run();
        done++;
    }

    public int total() {
        assert begun == done;
        return done;
    }
}
