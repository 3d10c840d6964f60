import java.util.*;
/** A set of stops that calls fill and empty. */
public class Elevator {
    private int floor; private boolean up = true; private final TreeSet<Integer> stops = new TreeSet<>(); private final int top;
    public Elevator(int top) { if (top < 1 || top > 200) throw new IllegalArgumentException("floors"); this.top = top; }
    public boolean call(int f) { if (f < 0 || f > top || f == floor) return false; return stops.add(f); }
    public int step() {
        if (stops.isEmpty()) return floor;
        if (up && stops.last() < floor) up = false;
        else if (!up && stops.first() > floor) up = true;
        floor += up ? 1 : -1;
        if (stops.remove(floor) && stops.isEmpty()) up = floor == 0;
        return floor;
    }
    public boolean idle() { return stops.isEmpty(); }
}
