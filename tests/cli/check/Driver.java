package lab;

import gov.nasa.jpf.symbc.Preconditions;
import gov.nasa.jpf.symbc.Symbolic;

/** A driver for Symbolic PathFinder, which calls `half` with unknown arguments and takes `speed` for unknown. */
class Driver {
    @Symbolic("true")
    int speed = 10;

    @Preconditions("x > 0")
    static int half(int x) {
        return x / 2;
    }

    public static void main(String[] args) {
        assert half(4) == 2 && new Driver().speed == 10;
    }
}
