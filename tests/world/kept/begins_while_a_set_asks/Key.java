package kept.begins_while_a_set_asks;

final class Key {
    static final Job JOB = new Job();

    @Override
    public int hashCode() {
        JOB.go(null);
        return 1;
    }
}
