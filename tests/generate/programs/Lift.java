/** A lift whose private state is kept in order by its methods: what would be out of order no calls lead to. */
public class Lift {
    enum Door { OPEN, CLOSED, BLOCKED }

    private int floor;
    private int load;
    private Door door = Door.CLOSED;
    private boolean moving;

    public void up() {
        if (door == Door.CLOSED && floor < 9) {
            floor++;
            moving = true;
        } else {
            moving = false;
        }
    }

    public void down() {
        if (door == Door.CLOSED && floor > 0) {
            floor--;
            moving = true;
        }
    }

    public void open() {
        if (!moving || load > 3) {
            moving = false;
            door = Door.OPEN;
        }
    }

    public void close() {
        if (door == Door.OPEN) {
            door = Door.CLOSED;
        }
    }

    public void enter(int people) {
        if (people <= 0 || people > 4) {
            throw new IllegalArgumentException();
        }
        if (door == Door.OPEN && load + people <= 8) {
            load += people;
        }
    }

    public int state() {
        // Between floors 0 and 9: neither is ever true.
        if (floor > 9 || floor < 0) {
            return -1;
        }
        // Never null, and nothing blocks it.
        if (door == null || door == Door.BLOCKED) {
            return -2;
        }
        // It opens only when it stands, and does not move before it is closed: never both.
        if (moving && door == Door.OPEN) {
            return -3;
        }
        // Nobody enters above 8: never true.
        return load > 8 ? -4 : floor * 10 + load;
    }
}
