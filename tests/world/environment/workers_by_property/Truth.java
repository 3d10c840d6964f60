package environment.workers_by_property;

class Truth {
    public static void main(String[] args) {
        System.setProperty("java.util.concurrent.ForkJoinPool.common.parallelism", "50");
        Workers.share(100);
    }
}
