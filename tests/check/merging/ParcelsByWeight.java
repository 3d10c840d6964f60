// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class ParcelsByWeight {
    public static void main(String[] args) {
        int[] limits = {30, 500, 2000, 5000, 20000};
        int parcels = 0;
        int fees = 0;
        int refused = 0;
        for (int day = 0; day < 12; day++) {
            int weight = Verifier.nondetInt();
            if (weight < 0 || weight > 25000) {
                continue;
            }
            refused += weight;
            for (int i = 0; i < limits.length; i++) {
                if (weight < limits[i]) {
                    parcels++;
                    fees += limits[i];
                    refused -= weight;
                    break;
                }
            }
        }
        assert parcels <= 12 && fees <= 20000 * 12;
        assert refused >= 0 && refused <= 25000 * 12;
    }
}
