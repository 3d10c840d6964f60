// verdict: VIOLATED
// witness: string "4 2"
// needs: 20
import java.util.Scanner;
import org.sosy_lab.sv_benchmarks.Verifier;

public class ScannerNumbers {
    public static void main(String[] args) {
        String line = Verifier.nondetString();
        if (line.length() != 3) {
            return;
        }
        Scanner scanner = new Scanner(line);
        if (!scanner.hasNextInt()) {
            return;
        }
        int first = scanner.nextInt();
        if (scanner.hasNextInt()) {
            assert scanner.nextInt() != first - 2;
        }
    }
}
