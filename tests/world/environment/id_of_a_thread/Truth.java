package environment.id_of_a_thread;

public class Truth {
    public static void main(String[] args) throws Exception {
        boolean[] failed = new boolean[1];
        Thread t = new Thread(() -> {
            try {
                Work.id();
            } catch (AssertionError e) {
                failed[0] = true;
            }
        });
        t.start();
        t.join();
        if (failed[0]) {
            throw new AssertionError();
        }
    }
}
