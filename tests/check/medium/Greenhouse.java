// verdict: VIOLATED
// witness: int 31; int 20; boolean false; int 31; int 20; boolean false; int 31; int 20; boolean true
// needs: 20
import org.sosy_lab.sv_benchmarks.Verifier;

public class Greenhouse {
    enum Mode { IDLE, HEATING, VENTING, ALARM }

    static class Inputs {
        int temperature;
        int humidity;
        boolean doorOpen;
    }

    static class Outputs {
        boolean heater;
        boolean fan;
        boolean alarm;
    }

    private Mode mode = Mode.IDLE;
    private int hotTicks;

    Outputs step(Inputs in) {
        Outputs out = new Outputs();
        hotTicks = in.temperature > 30 ? hotTicks + 1 : 0;
        if (hotTicks >= 3) {
            mode = Mode.ALARM;
        } else if (in.temperature > 28 || in.humidity > 80) {
            mode = Mode.VENTING;
        } else if (in.temperature < 12) {
            mode = in.doorOpen ? Mode.IDLE : Mode.HEATING;
        } else if (mode != Mode.ALARM) {
            mode = Mode.IDLE;
        }
        switch (mode) {
            case HEATING:
                out.heater = true;
                break;
            case VENTING:
                out.fan = true;
                break;
            case ALARM:
                out.alarm = true;
                // With the door open the fan is useless, but then nothing cools.
                out.fan = !in.doorOpen;
                break;
            default:
                break;
        }
        return out;
    }

    public static void main(String[] args) {
        Greenhouse house = new Greenhouse();
        Inputs in = new Inputs();
        for (int i = 0; i < 3; i++) {
            in.temperature = Verifier.nondetInt();
            in.humidity = Verifier.nondetInt();
            in.doorOpen = Verifier.nondetBoolean();
            Verifier.assume(in.temperature >= -20 && in.temperature <= 60);
            Verifier.assume(in.humidity >= 0 && in.humidity <= 100);
            Outputs out = house.step(in);
            assert !(out.heater && out.fan);
            assert in.temperature <= 30 || out.fan;
        }
    }
}
