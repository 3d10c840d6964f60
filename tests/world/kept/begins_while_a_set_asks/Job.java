package kept.begins_while_a_set_asks;

public final class Job {
    private int state;

    void go(Phase phase) {
        if (phase == Phase.LAST) {
            state = phase == null ? 2 : 1;
        }
    }

    void check() {
        assert state != 2;
    }
}
