// A private nested Runnable, unchanged, that calls a changed private method, is handed out.
// diff: versions.returned_private_nested_helper.Shop::task
package versions.returned_private_nested_helper;

public final class Shop {
    private static int n() { return 1; }
    private static final class Job implements Runnable { public void run() { System.out.println(n()); } }
    static Runnable task() { return new Job(); }
}
