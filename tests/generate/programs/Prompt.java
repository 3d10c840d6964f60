import java.io.IOException;
import java.util.Scanner;

/** Reads standard input, which is empty where it is explored: what other inputs could show is open, not infeasible. */
public class Prompt {

    static boolean agrees() throws IOException {
        int key = System.in.read();
        return key == 'y' || key == 'Y';
    }

    static int grade() {
        Scanner scanner = new Scanner(System.in);
        if (!scanner.hasNextInt()) {
            return -1;
        }
        int points = scanner.nextInt();
        return points > 90 ? 1 : 2;
    }
}
