package environment.check_thread_of_a_log_record;

public class Truth {
    public static void main(String[] args) throws Exception {
        AssertionError[] failed = new AssertionError[1];
        Thread pool = new Thread(() -> {
            try {
                Records.first();
            } catch (AssertionError e) {
                failed[0] = e;
            }
        });
        pool.start();
        pool.join();
        if (failed[0] != null) {
            throw failed[0];
        }
    }
}
