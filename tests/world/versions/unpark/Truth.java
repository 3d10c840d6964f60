package versions.unpark;

public class Truth {
    public static void main(String[] x) throws Exception {
        E.f();
        long t = System.nanoTime();
        java.util.concurrent.locks.LockSupport.parkNanos(300000000L);
        System.out.println(System.nanoTime() - t > 200000000L);
    }
}
