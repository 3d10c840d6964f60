package callbacks.output_throws_in_the_middle_gen;

// generate: callbacks.output_throws_in_the_middle_gen.Meter
public final class Meter {
    private boolean busy;

    public Meter() {}

    public String show(int n) {
        if (busy) { // tempts
            return "again";
        }
        busy = true;
        System.out.print(n);
        busy = false;
        return "done";
    }
}
