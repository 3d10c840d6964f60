package callbacks.thread_of_the_caller_is_interrupted;

public class Truth {
    static boolean failed;

    public static void main(String[] args) throws Exception {
        Thread own = new Thread() {
            @Override
            public void run() {
                try {
                    Job.run(1);
                } catch (AssertionError e) {
                    failed = true;
                }
            }

            @Override
            public void interrupt() {
                Job.again();
            }
        };
        own.start();
        own.join();
        if (failed) {
            throw new AssertionError();
        }
    }
}
