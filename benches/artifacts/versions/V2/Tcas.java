/**
 * An altitude separation test in the manner of the traffic collision avoidance system (paper 001, section V; papers 002
 * and 004 use it too): from the own and the other aircraft's altitudes, rates and intentions, advise to climb, to
 * descend, or neither.
 *
 * Written from the description of what the program decides, not from its published sources. `advise` is the driver: all
 * inputs are ints, as the artifact has them, and the decisions are nested conjunctions and disjunctions.
 *
 * Version 2, to be compared with the artifact itself.
 * A constant: the margin of a climb that is inhibited.
 */
public class Tcas {
    static final int UNRESOLVED = 0;
    static final int UPWARD = 1;
    static final int DOWNWARD = 2;

    private static final int MAX_ALTITUDE_DIFFERENCE = 600;
    private static final int MIN_SEPARATION = 300;
    private static final int VERTICAL_SPEED_LIMIT = 600;
    private static final int NOZ_CROSSING = 300;
    private static final int TCAS_EQUIPPED = 1;
    private static final int NO_INTENT = 0;
    private static final int DO_NOT_CLIMB = 1;
    private static final int DO_NOT_DESCEND = 2;

    private final int verticalSeparation;
    private final boolean highConfidence;
    private final boolean twoReportsValid;
    private final int ownAltitude;
    private final int ownRate;
    private final int otherAltitude;
    private final int layer;
    private final int upSeparation;
    private final int downSeparation;
    private final int otherIntent;
    private final int otherCapability;
    private final boolean climbInhibited;

    Tcas(int verticalSeparation, boolean highConfidence, boolean twoReportsValid, int ownAltitude, int ownRate,
            int otherAltitude, int layer, int upSeparation, int downSeparation, int otherIntent, int otherCapability,
            boolean climbInhibited) {
        this.verticalSeparation = verticalSeparation;
        this.highConfidence = highConfidence;
        this.twoReportsValid = twoReportsValid;
        this.ownAltitude = ownAltitude;
        this.ownRate = ownRate;
        this.otherAltitude = otherAltitude;
        this.layer = layer;
        this.upSeparation = upSeparation;
        this.downSeparation = downSeparation;
        this.otherIntent = otherIntent;
        this.otherCapability = otherCapability;
        this.climbInhibited = climbInhibited;
    }

    /** The least separation that is safe at this altitude. */
    private int threshold() {
        if (layer == 0) {
            return 400;
        } else if (layer == 1) {
            return 500;
        } else if (layer == 2) {
            return 640;
        }
        return 740;
    }

    private boolean ownBelow() {
        return ownAltitude < otherAltitude;
    }

    private boolean ownAbove() {
        return otherAltitude < ownAltitude;
    }

    /** The separation after a climb, if one is allowed. */
    private int separationAfterClimb() {
        return climbInhibited ? upSeparation + NOZ_CROSSING : upSeparation;
    }

    private boolean upwardPreferred() {
        return separationAfterClimb() > downSeparation;
    }

    /** A climb does not cross the other's altitude, or crosses it with room to spare. */
    private boolean safeClimb() {
        if (upwardPreferred()) {
            return !ownBelow() || (ownBelow() && !(downSeparation >= threshold()));
        }
        return ownAbove() && verticalSeparation >= MIN_SEPARATION && upSeparation >= threshold();
    }

    private boolean safeDescent() {
        if (upwardPreferred()) {
            return ownBelow() && verticalSeparation >= MIN_SEPARATION && downSeparation >= threshold();
        }
        return !ownAbove() || (ownAbove() && upSeparation >= threshold());
    }

    private int resolve() {
        boolean enabled = highConfidence && ownRate <= VERTICAL_SPEED_LIMIT
                && verticalSeparation > MAX_ALTITUDE_DIFFERENCE;
        boolean equipped = otherCapability == TCAS_EQUIPPED;
        boolean intentUnknown = twoReportsValid && otherIntent == NO_INTENT;
        if (!enabled || !((equipped && intentUnknown) || !equipped)) {
            return UNRESOLVED;
        }
        boolean climb = safeClimb() && ownBelow() && otherIntent != DO_NOT_CLIMB;
        boolean descend = safeDescent() && ownAbove() && otherIntent != DO_NOT_DESCEND;
        if (climb && descend) {
            return UNRESOLVED;
        } else if (climb) {
            return UPWARD;
        } else if (descend) {
            return DOWNWARD;
        }
        return UNRESOLVED;
    }

    public static int advise(int verticalSeparation, int highConfidence, int twoReportsValid, int ownAltitude,
            int ownRate, int otherAltitude, int layer, int upSeparation, int downSeparation, int otherIntent,
            int otherCapability, int climbInhibited) {
        Tcas test = new Tcas(verticalSeparation, highConfidence != 0, twoReportsValid != 0, ownAltitude, ownRate,
                otherAltitude, layer, upSeparation, downSeparation, otherIntent, otherCapability, climbInhibited != 0);
        return test.resolve();
    }

    public static void main(String[] arguments) {
        int[][] cases = {
            {958, 1, 1, 2597, 574, 4253, 0, 399, 390, 0, 0, 1},
            {958, 1, 1, 4597, 574, 4253, 0, 500, 740, 0, 0, 1},
            {601, 1, 0, 500, 600, 501, 3, 741, 500, 2, 2, 0},
            {601, 0, 0, 500, 600, 501, 3, 741, 500, 2, 2, 0},
        };
        for (int[] c : cases) {
            System.out.println(advise(c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8], c[9], c[10], c[11]));
        }
    }
}
