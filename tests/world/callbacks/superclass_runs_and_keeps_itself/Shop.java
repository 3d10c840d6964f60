// Tempts: what is run is asked as a Runnable; the code of the superclass puts the object where all see it.
// generate: callbacks.superclass_runs_and_keeps_itself.Shop
package callbacks.superclass_runs_and_keeps_itself;

public final class Shop {
    abstract static class Job implements Runnable {
        static Job last;

        @Override
        public void run() {
            last = this;
        }

        int cost(int hours) {
            return hours;
        }
    }

    private static final class Repair extends Job {
        @Override
        int cost(int hours) {
            if (hours > 2) { // tempts
                return 0;
            }
            return 1;
        }
    }

    public void work() {
        Runnable job = new Repair();
        job.run();
    }
}
