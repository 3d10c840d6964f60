// verdict: HOLDS
// needs: 20
import org.sosy_lab.sv_benchmarks.Verifier;

public class GreenhouseSafe {
    static final int IDLE = 0;
    static final int HEATING = 1;
    static final int VENTING = 2;

    private int mode = IDLE;
    private int heatedTicks;

    boolean heater(int temperature, boolean doorOpen) {
        switch (mode) {
            case IDLE:
                if (temperature < 12 && !doorOpen) {
                    mode = HEATING;
                } else if (temperature > 28) {
                    mode = VENTING;
                }
                break;
            case HEATING:
                if (temperature > 18 || doorOpen || heatedTicks >= 2) {
                    mode = IDLE;
                }
                break;
            default:
                if (temperature < 24) {
                    mode = IDLE;
                }
                break;
        }
        heatedTicks = mode == HEATING ? heatedTicks + 1 : 0;
        return mode == HEATING;
    }

    public static void main(String[] args) {
        GreenhouseSafe house = new GreenhouseSafe();
        int inRow = 0;
        for (int i = 0; i < 5; i++) {
            int temperature = Verifier.nondetInt();
            boolean door = Verifier.nondetBoolean();
            boolean heats = house.heater(temperature, door);
            inRow = heats ? inRow + 1 : 0;
            assert !heats || !door;
            assert !heats || temperature <= 18;
            assert inRow <= 2;
        }
    }
}
