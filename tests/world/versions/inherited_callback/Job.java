package versions.inherited_callback;

public class Job extends Task implements Runnable {
    static int twice() {
        Job job = new Job();
        java.util.List.of(job, job).forEach(Runnable::run);
        return job.done;
    }
}
