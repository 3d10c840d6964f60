// What classes keep true of their private fields, and what only looks as if they did. A comment says which conditions
// never hold; all others must not be refuted.

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;

/** Bounds of numbers, constants of enums, flags that exclude each other. */
class Lift {
    enum Door { OPEN, CLOSED, BLOCKED }

    private int floor;
    private int load;
    private Door door = Door.CLOSED;
    private boolean moving;

    void up() {
        if (door == Door.CLOSED && floor < 9) {
            floor++;
            moving = true;
        } else {
            moving = false;
        }
    }

    void down() {
        if (door == Door.CLOSED && floor > 0) {
            floor--;
            moving = true;
        }
    }

    void open() {
        if (!moving || load > 3) {
            moving = false;
            door = Door.OPEN;
        }
    }

    void close() {
        if (door == Door.OPEN) {
            door = Door.CLOSED;
        }
    }

    void enter(int people) {
        if (people <= 0 || people > 4) {
            throw new IllegalArgumentException();
        }
        if (door == Door.OPEN && load + people <= 8) {
            load += people;
        }
    }

    int state() {
        if (floor > 9 || floor < 0) { // neither
            return -1;
        }
        if (door == null || door == Door.BLOCKED) { // neither
            return -2;
        }
        if (moving && door == Door.OPEN) { // never both
            return -3;
        }
        return load > 8 ? -4 : floor; // never
    }
}

/** The constructor refuses what is out of order. */
class Span {
    private final int low;
    private final int high;

    Span(int low, int high) {
        if (low > high || low < 0) {
            throw new IllegalArgumentException();
        }
        this.low = low;
        this.high = high;
    }

    boolean isWrong() {
        return low > high || high < 0; // neither
    }

    boolean isOne() {
        return low == high;
    }
}

/** Private helpers are known by how they are called; an array is never null. */
class Buffer {
    private final int[] items = new int[16];
    private int size;

    boolean add(int item) {
        if (size == 16) {
            return false;
        }
        put(item);
        return true;
    }

    private void put(int item) {
        items[size] = item;
        size++;
    }

    void clear() {
        size = 0;
    }

    int get(int i) {
        if (items == null || size > 16 || size < 0) { // none of them
            return -1;
        }
        return i < size ? items[i & 15] : 0;
    }
}

/** An exception in the middle leaves it broken. */
class Halfway {
    private int left = 1;
    private int right = 1;

    void both(int value, int by) {
        left = value;
        right = value / by;
        right = value;
    }

    boolean differ() {
        return left != right;
    }
}

/** What is called in the middle sees it broken. */
class Busy {
    private boolean busy;
    private int level = 1;

    int run(IntSupplier work) {
        level = 0;
        int result = work.getAsInt();
        level = 1;
        return result;
    }

    boolean isEmpty() {
        return level == 0;
    }

    boolean isBusy() {
        return busy; // never
    }
}

/** Another object may be this one. */
class Twin {
    private int value = 1;
    private Twin other;

    void link(Twin twin) {
        other = twin;
    }

    boolean look() {
        value = -1;
        boolean strange = other != null && other.value < 0;
        value = 1;
        return strange;
    }
}

/** It is seen before its constructor is done. */
class Early {
    static final List<Early> ALL = new ArrayList<>();
    private int size;
    private String name;

    Early(int size) {
        ALL.add(this);
        if (size < 1) {
            throw new IllegalArgumentException();
        }
        this.size = size;
        this.name = "early";
    }

    boolean isSmall() {
        return size < 1;
    }

    boolean hasNoName() {
        return name == null;
    }

    boolean isNegative() {
        return size < 0; // never
    }
}

/** A constructor calls a method that a subclass has. */
class Base {
    Base() {
        init();
    }

    void init() {
    }
}

class Derived extends Base {
    private int step = 5;

    @Override
    void init() {
        if (step == 0) {
            step = 7;
        }
    }

    boolean isFive() {
        return step == 5;
    }
}

/** Handlers see what was done before. */
class Handled {
    private int state;

    Handled(String text) {
        try {
            state = 3;
            state = Integer.parseInt(text) & 1;
        } catch (NumberFormatException e) {
            if (state == 3) {
                state = 2;
            }
        }
    }

    boolean isThree() {
        return state == 3; // never
    }

    boolean isMore() {
        return state > 3; // never
    }
}

/** A loop in which it is broken from one round to the next. */
class Rounds {
    private int count = 1;

    int turn(int[] values) {
        int seen = 0;
        for (int value : values) {
            if (count == 0) {
                seen++;
            }
            count = value > 0 ? 0 : 1;
        }
        count = 1;
        return seen;
    }

    boolean isZero() {
        return count == 0;
    }
}

/** Classes of one nest write one another's fields. */
class Outer {
    private int mode = 1;

    class Inner {
        void set(int value) {
            mode = value;
        }
    }

    boolean isZero() {
        return mode == 0;
    }
}

/** Constants of an enum have what their initialiser gives them. */
enum Weight {
    LIGHT(1), HEAVY(50);

    private final int kilos;

    Weight(int kilos) {
        this.kilos = kilos;
    }

    boolean isNothing() {
        return kilos < 1; // never
    }

    boolean isMuch() {
        return kilos > 20;
    }
}

/** Numbers wrap around, and are no numbers. */
class Wraps {
    private int ticks;
    private double level = 1;

    void tick() {
        ticks++;
    }

    void scale(double by) {
        level = Math.abs(by);
    }

    void root(double of) {
        if (of >= 0) {
            level = of;
        }
    }

    boolean isBefore() {
        return ticks < 0;
    }

    boolean isBelow() {
        return level < 0;
    }
}

/** No object of it is ever made, so anything could be said of one. */
class Never {
    private int value = 3;

    Never(int limit) {
        check(limit);
        value = 0;
    }

    private void check(int limit) {
        if (value != 1 || limit == 0) {
            throw new IllegalArgumentException();
        }
    }

    boolean isThree() {
        return value == 3;
    }
}

/** Streams make objects in other ways. */
class Streamed implements java.io.Serializable {
    private int size = 1;

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException {
        size = in.readInt();
    }

    boolean isZero() {
        return size == 0;
    }
}
