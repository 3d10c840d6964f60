package writers.handed_out_runnable_breaks;

// Nothing sets `broken` while a method runs: the lambda that was handed out does so later.
// generate: writers.handed_out_runnable_breaks.Lamp
public class Lamp {
    private boolean on;
    private boolean broken;

    public Runnable hammer() {
        return () -> broken = true;
    }

    public boolean press() {
        if (broken) { // tempts
            return false;
        }
        on = !on;
        return on;
    }
}
