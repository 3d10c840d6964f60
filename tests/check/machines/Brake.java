// verdict: VIOLATED
// witness: int 3; boolean false; boolean true; int 3; boolean true; boolean true
import org.sosy_lab.sv_benchmarks.Verifier;

public class Brake {
    private int pressure;
    private boolean skid;
    private int mode;

    void update(int pedal, boolean autoBrake, boolean skidding) {
        int command;
        if (pedal == 0) {
            command = autoBrake ? 2 : 0;
        } else if (pedal <= 2) {
            command = pedal * 2;
        } else {
            command = 5;
        }
        if (skidding && !skid) {
            mode = mode == 0 ? 1 : 0;
        }
        skid = skidding;
        pressure = mode == 1 && autoBrake ? command : skidding ? command / 2 : command;
    }

    public static void main(String[] args) {
        Brake brake = new Brake();
        for (int i = 0; i < 2; i++) {
            int pedal = Verifier.nondetInt();
            Verifier.assume(pedal >= 0 && pedal <= 4);
            boolean auto = Verifier.nondetBoolean();
            boolean skidding = Verifier.nondetBoolean();
            brake.update(pedal, auto, skidding);
            assert i == 0 || !skidding || brake.pressure < 5;
        }
    }
}
