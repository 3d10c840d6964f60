// verdict: HOLDS
// needs: 20
import org.sosy_lab.sv_benchmarks.Verifier;

public class Scheduler {
    enum State { READY, RUNNING, BLOCKED, DONE }

    static class Job {
        State state = State.READY;
        int work;
        int waited;

        Job(int work) {
            this.work = work;
        }
    }

    private final Job[] jobs;
    private int turn;

    Scheduler(Job... jobs) {
        this.jobs = jobs;
    }

    void tick(boolean block) {
        for (Job j : jobs) {
            if (j.state == State.RUNNING) {
                j.state = j.work == 0 ? State.DONE : block ? State.BLOCKED : State.READY;
            } else if (j.state == State.BLOCKED && !block) {
                j.state = State.READY;
            }
        }
        for (int i = 0; i < jobs.length; i++) {
            Job j = jobs[(turn + i) % jobs.length];
            if (j.state == State.READY) {
                j.state = State.RUNNING;
                j.work--;
                turn = (turn + i + 1) % jobs.length;
                break;
            }
        }
    }

    public static void main(String[] args) {
        Scheduler scheduler = new Scheduler(new Job(1), new Job(2), new Job(1));
        for (int tick = 0; tick < 6; tick++) {
            scheduler.tick(Verifier.nondetBoolean());
            int running = 0;
            for (Job j : scheduler.jobs) {
                running += j.state == State.RUNNING ? 1 : 0;
                assert j.work >= 0;
                assert j.state != State.DONE || j.work == 0;
            }
            assert running <= 1;
        }
    }
}
