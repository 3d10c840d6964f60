/**
 * The mode logic of a flight guidance system (FGS, paper 001, section V): lateral modes (roll, heading, navigation,
 * approach, go-around) and vertical modes (pitch, vertical speed, altitude hold, altitude select, approach, go-around),
 * the flight director and the autopilot, of the pilot's side and its partner. Events are the pilot's buttons and the
 * captures that sensors report; one event has precedence over the others in each step.
 *
 * Written from the description. `launch` is the driver: a new system and two steps with unknown inputs; `single` is one
 * step.
 */
public class FlightGuidance {
    static final int ROLL = 0;
    static final int HEADING = 1;
    static final int NAVIGATION = 2;
    static final int APPROACH = 3;
    static final int GO_AROUND = 4;

    static final int PITCH = 0;
    static final int SPEED = 1;
    static final int HOLD = 2;
    static final int SELECT = 3;
    static final int GLIDE = 4;
    static final int CLIMB_OUT = 5;

    private int lateral = ROLL;
    private int vertical = PITCH;
    private boolean navigationArmed;
    private boolean approachArmed;
    private boolean glideArmed;
    private boolean selectArmed;
    private boolean director;
    private boolean autopilot;
    private boolean pilotFlying = true;
    private int alarms;

    /** The buttons of one step, as bits. */
    static final int DIRECTOR_BUTTON = 1;
    static final int AUTOPILOT_BUTTON = 2;
    static final int HEADING_BUTTON = 4;
    static final int NAVIGATION_BUTTON = 8;
    static final int APPROACH_BUTTON = 16;
    static final int SPEED_BUTTON = 32;
    static final int HOLD_BUTTON = 64;
    static final int GO_AROUND_BUTTON = 128;
    static final int TRANSFER_BUTTON = 256;

    private static boolean pressed(int buttons, int button) {
        return (buttons & button) != 0;
    }

    void step(int buttons, int altitude, int target, int deviation, boolean signal, boolean overspeed) {
        if (pressed(buttons, TRANSFER_BUTTON)) {
            pilotFlying = !pilotFlying;
            lateral = ROLL;
            vertical = PITCH;
            clearArmed();
        }
        switches(buttons, overspeed);
        if (!director) {
            lateral = ROLL;
            vertical = PITCH;
            clearArmed();
            return;
        }
        lateral(buttons, deviation, signal);
        vertical(buttons, altitude, target, deviation, signal, overspeed);
        if (lateral == GO_AROUND != (vertical == CLIMB_OUT)) {
            alarms++;
        }
    }

    private void clearArmed() {
        navigationArmed = false;
        approachArmed = false;
        glideArmed = false;
        selectArmed = false;
    }

    private void switches(int buttons, boolean overspeed) {
        if (pressed(buttons, AUTOPILOT_BUTTON)) {
            autopilot = !autopilot && !overspeed;
        }
        boolean modeRequested = pressed(buttons, HEADING_BUTTON) || pressed(buttons, NAVIGATION_BUTTON)
                || pressed(buttons, APPROACH_BUTTON) || pressed(buttons, SPEED_BUTTON)
                || pressed(buttons, HOLD_BUTTON) || pressed(buttons, GO_AROUND_BUTTON);
        if (autopilot || overspeed || modeRequested && !director) {
            director = true;
        } else if (pressed(buttons, DIRECTOR_BUTTON)) {
            director = !director;
        }
        if (autopilot && pressed(buttons, GO_AROUND_BUTTON)) {
            autopilot = false;
        }
    }

    private void lateral(int buttons, int deviation, boolean signal) {
        if (pressed(buttons, GO_AROUND_BUTTON)) {
            lateral = GO_AROUND;
            navigationArmed = false;
            approachArmed = false;
        } else if (pressed(buttons, HEADING_BUTTON)) {
            lateral = lateral == HEADING ? ROLL : HEADING;
        } else if (pressed(buttons, APPROACH_BUTTON)) {
            if (lateral == APPROACH || approachArmed) {
                lateral = lateral == APPROACH ? ROLL : lateral;
                approachArmed = false;
            } else {
                approachArmed = true;
                navigationArmed = false;
            }
        } else if (pressed(buttons, NAVIGATION_BUTTON)) {
            if (lateral == NAVIGATION || navigationArmed) {
                lateral = lateral == NAVIGATION ? ROLL : lateral;
                navigationArmed = false;
            } else {
                navigationArmed = true;
                approachArmed = false;
            }
        }
        boolean near = deviation > -10 && deviation < 10;
        if (signal && near) {
            if (approachArmed) {
                lateral = APPROACH;
                approachArmed = false;
                glideArmed = true;
            } else if (navigationArmed) {
                lateral = NAVIGATION;
                navigationArmed = false;
            }
        } else if ((lateral == APPROACH || lateral == NAVIGATION) && !signal) {
            lateral = ROLL;
            glideArmed = false;
        }
    }

    private void vertical(int buttons, int altitude, int target, int deviation, boolean signal, boolean overspeed) {
        int error = altitude - target;
        if (overspeed && vertical != GLIDE) {
            vertical = SPEED;
        } else if (pressed(buttons, GO_AROUND_BUTTON)) {
            vertical = CLIMB_OUT;
            glideArmed = false;
        } else if (pressed(buttons, SPEED_BUTTON) && vertical != GLIDE) {
            vertical = vertical == SPEED ? PITCH : SPEED;
            selectArmed = true;
        } else if (pressed(buttons, HOLD_BUTTON) && vertical != GLIDE) {
            vertical = vertical == HOLD ? PITCH : HOLD;
            selectArmed = false;
        }
        if (glideArmed && lateral == APPROACH && signal && deviation == 0) {
            vertical = GLIDE;
            glideArmed = false;
            selectArmed = false;
        } else if (vertical == GLIDE && lateral != APPROACH) {
            vertical = PITCH;
        } else if (selectArmed && vertical != HOLD && error < 250 && error > -250) {
            vertical = SELECT;
            selectArmed = false;
        } else if (vertical == SELECT && (error > 300 || error < -300)) {
            vertical = PITCH;
            selectArmed = true;
        }
    }

    int state() {
        int armed = (navigationArmed ? 1 : 0) + (approachArmed ? 2 : 0) + (glideArmed ? 4 : 0) + (selectArmed ? 8 : 0);
        return ((lateral * 8 + vertical) * 16 + armed) * 8 + (director ? 1 : 0) + (autopilot ? 2 : 0)
                + (pilotFlying ? 4 : 0) + alarms * 8192;
    }

    public static int launch(int buttons1, int altitude1, int target1, int deviation1, boolean signal1,
            boolean overspeed1, int buttons2, int altitude2, int target2, int deviation2, boolean signal2,
            boolean overspeed2) {
        FlightGuidance system = new FlightGuidance();
        system.step(buttons1, altitude1, target1, deviation1, signal1, overspeed1);
        system.step(buttons2, altitude2, target2, deviation2, signal2, overspeed2);
        return system.state();
    }

    public static int single(int buttons, int altitude, int target, int deviation, boolean signal, boolean overspeed) {
        FlightGuidance system = new FlightGuidance();
        system.step(buttons, altitude, target, deviation, signal, overspeed);
        return system.state();
    }

    public static void main(String[] arguments) {
        FlightGuidance system = new FlightGuidance();
        int[] buttons = {DIRECTOR_BUTTON, HEADING_BUTTON | SPEED_BUTTON, APPROACH_BUTTON, 0, 0, GO_AROUND_BUTTON};
        for (int i = 0; i < buttons.length; i++) {
            system.step(buttons[i], 5000 - 300 * i, 4000, 20 - 5 * i, i > 1, false);
            System.out.print(system.state() + " ");
        }
        System.out.println(single(AUTOPILOT_BUTTON, 0, 0, 0, true, true));
    }
}
