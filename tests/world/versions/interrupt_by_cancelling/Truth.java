package versions.interrupt_by_cancelling;

import java.util.concurrent.FutureTask;

public class Truth {
    public static void main(String[] a) {
        FutureTask<?>[] job = new FutureTask<?>[1];
        job[0] = new FutureTask<>(() -> Job.stop(job[0]));
        job[0].run();
        System.out.println(Job.stopped());
    }
}
