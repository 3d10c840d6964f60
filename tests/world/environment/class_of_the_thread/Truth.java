package environment.class_of_the_thread;

public class Truth {
    static boolean failed;

    public static void main(String[] args) throws Exception {
        Thread own = new Thread() {
            @Override
            public void run() {
                try {
                    Job.plain(1);
                } catch (AssertionError e) {
                    failed = true;
                }
            }
        };
        own.start();
        own.join();
        if (failed) {
            throw new AssertionError();
        }
    }
}
