// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class OptionMatching {
    private boolean verbose, quiet, force, dry;
    private int level, mode;

    private boolean accept(int option, int value) {
        switch (option) {
            case 'v':
                if (quiet) {
                    return false;
                }
                verbose = true;
                break;
            case 'q':
                if (verbose) {
                    return false;
                }
                quiet = true;
                break;
            case 'f':
                force = true;
                dry = false;
                break;
            case 'n':
                dry = true;
                force = false;
                break;
            case 'l':
                if (value < 0 || value > 9) {
                    return false;
                }
                level = value;
                break;
            case 'm':
                mode = value & 3;
                break;
            default:
                return false;
        }
        return true;
    }

    public static void main(String[] args) {
        OptionMatching options = new OptionMatching();
        int refused = 0;
        for (int i = 0; i < 9; i++) {
            if (!options.accept(Verifier.nondetInt(), Verifier.nondetInt())) {
                refused++;
            }
        }
        assert !(options.verbose && options.quiet);
        assert !(options.force && options.dry);
        assert options.level >= 0 && options.level <= 9 && options.mode <= 3;
        assert refused <= 9;
    }
}
