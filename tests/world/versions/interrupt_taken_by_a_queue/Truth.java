package versions.interrupt_taken_by_a_queue;

import java.util.concurrent.LinkedBlockingQueue;

public class Truth {
    public static void main(String[] a) {
        Thread.currentThread().interrupt();
        Inbox.next(new LinkedBlockingQueue<>());
        System.out.println(Inbox.stopped());
    }
}
