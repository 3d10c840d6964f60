package writers.other_instance_takes_from_it;

// A pot never empties itself, but another pot may pour it out.
// generate: writers.other_instance_takes_from_it.Pot
public final class Pot {
    private int water = 10;

    void takeFrom(Pot other) {
        water += other.water;
        other.water = 0;
    }

    public boolean isEmpty() {
        if (water == 0) { // tempts
            return true;
        }
        return false;
    }
}
