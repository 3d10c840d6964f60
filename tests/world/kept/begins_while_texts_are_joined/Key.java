package kept.begins_while_texts_are_joined;

final class Key {
    static final Job JOB = new Job();

    @Override
    public String toString() {
        JOB.go(null);
        return "key";
    }
}
