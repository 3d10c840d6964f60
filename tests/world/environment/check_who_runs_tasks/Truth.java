package environment.check_who_runs_tasks;

public class Truth {
    public static void main(String[] args) {
        System.setProperty("java.util.concurrent.ForkJoinPool.common.parallelism", "4");
        Tasks.isOwn();
    }
}
