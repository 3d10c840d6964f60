import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * An altitude switch: powers a device when the aircraft descends below a threshold, and reports a fault when it has
 * heard nothing from its altimeters for too long. Small, but with the decisions that make such code hard to test.
 */
public final class AltitudeSwitch {
    enum Status { STANDBY, ACTIVE, FAULT }

    /** What an altimeter says: feet above ground, and whether it trusts that itself. */
    record Altimeter(int feet, boolean valid) {
        static final Altimeter SILENT = new Altimeter(0, false);

        boolean below(int limit) {
            return valid && feet < limit;
        }
    }

    record Input(String phase, Altimeter left, Altimeter right, boolean inhibited, boolean reset) {}

    static final int THRESHOLD = 2_000;
    static final int HYSTERESIS = 200;
    static final int PATIENCE = 2;

    private Status status = Status.STANDBY;
    private int silence;

    Status step(Input in) {
        silence = in.left().valid() || in.right().valid() ? 0 : silence + 1;
        if (status == Status.FAULT) {
            if (in.reset() && silence == 0) {
                status = Status.STANDBY;
            }
        } else if (silence > PATIENCE && !in.inhibited()) {
            status = Status.FAULT;
        } else if (!in.inhibited() && (in.left().below(THRESHOLD) || in.right().below(THRESHOLD))) {
            status = Status.ACTIVE;
        } else if (in.reset() || silence == 0 && !in.left().below(THRESHOLD + HYSTERESIS)
                && !in.right().below(THRESHOLD + HYSTERESIS)) {
            status = Status.STANDBY;
        }
        return status;
    }

    static Input flight(String phase, int left, int right) {
        return new Input(phase, new Altimeter(left, true), new Altimeter(right, true), false, false);
    }

    public static void main(String[] args) {
        Altimeter none = Altimeter.SILENT;
        List<Input> flight = List.of(
                flight("cruise", 9_000, 9_040),
                flight("descent", 2_300, 2_290),
                flight("below", 2_010, 1_990),
                flight("hysteresis", 2_150, 2_140),
                flight("go around", 2_600, 2_650),
                new Input("inhibited", new Altimeter(900, true), none, true, false),
                new Input("one altimeter", none, new Altimeter(850, true), false, false),
                new Input("silence", none, none, false, false),
                new Input("silence", none, none, false, false),
                new Input("silence", none, none, false, false),
                new Input("reset too early", none, none, false, true),
                new Input("reset", new Altimeter(3_000, true), none, false, true));

        AltitudeSwitch device = new AltitudeSwitch();
        Map<Status, Integer> seen = new EnumMap<>(Status.class);
        for (Input input : flight) {
            Status status = device.step(input);
            seen.merge(status, 1, Integer::sum);
            System.out.printf("%-16s left %5s  right %5s  ->  %s%n", input.phase(),
                    input.left().valid() ? input.left().feet() : "-",
                    input.right().valid() ? input.right().feet() : "-", status);
        }
        System.out.println(seen);
        System.exit(device.status == Status.STANDBY ? 0 : 1);
    }
}
