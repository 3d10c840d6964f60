package making.initialiser_lets_it_out;

/** Asks every new task for its mark. */
public class Journal {
    private static Journal current = new Journal();

    static void use(Journal journal) {
        current = journal;
    }

    static void created(Task task) {
        current.write(task);
    }

    protected void write(Task task) {}
}
