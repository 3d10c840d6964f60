package kept.enum_constant_is_set_elsewhere;

// A state that no method of the class sets comes from a nested class.
// check: kept.enum_constant_is_set_elsewhere.Job::run
public final class Job {
    enum State { NEW, DONE, LOST }

    private State state = State.NEW;

    public void finish() {
        state = State.DONE;
    }

    public void run() {
        assert state != State.LOST;
    }

    static final class Janitor {
        static void sweep(Job job) {
            job.state = State.LOST;
        }
    }
}
