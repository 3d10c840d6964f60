package making.initialiser_lets_it_out;

// An instance initialiser shows the object to the journal before the constructor has set the priority.
// generate: making.initialiser_lets_it_out.Task
public final class Task {
    private final int priority;

    {
        Journal.created(this);
    }

    public Task(int priority) {
        this.priority = priority > 0 ? priority : 1;
    }

    public String mark() {
        if (priority == 0) { // tempts
            return "?";
        }
        return priority > 5 ? "!" : "-";
    }
}
