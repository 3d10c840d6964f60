/**
 * A wheel brake system in the manner of the case example of ARP 4761 (paper 001, section V): a synchronous reactive
 * component. Each step reads the pedal, the autobrake switch and the skid sensor; state in fields selects between the
 * normal and the alternate hydraulic line, meters their pressures and remembers what the valves did before.
 *
 * Written from the description of the system. `launch` is the driver: a new system and four steps with unknown inputs.
 *
 * Version 3, to be compared with the artifact itself.
 * A dropped conjunct: the normal line is taken up again also while the wheels skid.
 */
public class Wbs {
    private static final int NORMAL = 0;
    private static final int ALTERNATE = 1;
    private static final int EMERGENCY = 2;

    private int mode = NORMAL;
    private int lastPedal;
    private int normalPressure = 10;
    private int alternatePressure = 10;
    private int accumulator = 3;
    private boolean isolated;
    private boolean skidBefore;

    private int brakes;

    /** What the pedal's position asks for, in units of pressure. */
    private int command(int pedal, boolean autobrake) {
        if (pedal == 0) {
            return autobrake ? 2 : 0;
        } else if (pedal == 1) {
            return 1;
        } else if (pedal == 2) {
            return 2;
        } else if (pedal == 3) {
            return 3;
        } else if (pedal == 4) {
            return 4;
        }
        return 0;
    }

    /** The line that carries the pressure from now on. */
    private void select(boolean skid, int wanted) {
        if (mode == NORMAL) {
            if (normalPressure < wanted || isolated) {
                mode = ALTERNATE;
            }
        } else if (mode == ALTERNATE) {
            if (alternatePressure < wanted) {
                mode = EMERGENCY;
            } else if (!isolated && normalPressure >= wanted) {
                mode = NORMAL;
            }
        } else if (accumulator <= 0) {
            mode = NORMAL;
            isolated = false;
        }
    }

    private int meter(int wanted, boolean skid) {
        if (mode == NORMAL) {
            int given = skid && skidBefore ? 0 : wanted;
            normalPressure = normalPressure - given + 1;
            return given;
        } else if (mode == ALTERNATE) {
            int given = skid ? wanted / 2 : wanted;
            alternatePressure = alternatePressure - given;
            return given;
        }
        accumulator = accumulator - 1;
        return wanted;
    }

    public int update(int pedal, boolean autobrake, boolean skid) {
        int wanted = command(pedal, autobrake);
        if (pedal != lastPedal && skid && wanted > 2) {
            isolated = true;
        }
        select(skid, wanted);
        brakes = meter(wanted, skid);
        skidBefore = skid;
        lastPedal = pedal;
        return brakes;
    }

    public static int launch(int pedal1, boolean auto1, boolean skid1, int pedal2, boolean auto2, boolean skid2,
            int pedal3, boolean auto3, boolean skid3, int pedal4, boolean auto4, boolean skid4) {
        Wbs system = new Wbs();
        int sum = system.update(pedal1, auto1, skid1);
        sum = sum * 5 + system.update(pedal2, auto2, skid2);
        sum = sum * 5 + system.update(pedal3, auto3, skid3);
        return sum * 5 + system.update(pedal4, auto4, skid4);
    }

    public static void main(String[] arguments) {
        System.out.println(launch(1, false, false, 4, true, true, 0, true, false, 4, false, true));
        System.out.println(launch(0, true, true, 0, true, true, 3, false, true, 9, false, false));
    }
}
