package kept.begins_while_a_set_asks;

// While the constants of the enum are made, a set calls the program: a constant is null then.
// check: kept.begins_while_a_set_asks.Job::check
enum Phase {
    FIRST(new Key()), LAST;

    Phase() {
    }

    Phase(Key key) {
        new java.util.HashSet<Key>().add(key);
    }
}
