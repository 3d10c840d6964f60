package versions.returned_private_nested_helper;

public final class Shop {
    private static int n() { return 2; }
    private static final class Job implements Runnable { public void run() { System.out.println(n()); } }
    static Runnable task() { return new Job(); }
}
