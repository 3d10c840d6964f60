package versions.permit;

import java.util.concurrent.locks.LockSupport;

public class Truth {
    public static void main(String[] x) {
        LockSupport.unpark(Thread.currentThread());
        E.f();
        long began = System.nanoTime();
        LockSupport.parkNanos(300_000_000L);
        System.out.println(System.nanoTime() - began > 200_000_000L);
    }
}
