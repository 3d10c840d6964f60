package kept.begins_while_texts_are_joined;

// While the constants of the enum are made, a text that is joined calls the program: a constant is null then.
// check: kept.begins_while_texts_are_joined.Job::check
enum Phase {
    FIRST(new Key()), LAST;

    Phase() {
    }

    Phase(Key key) {
        String text = "key " + key;
    }
}
