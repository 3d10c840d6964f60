// verdict: HOLDS
// property: exceptions
// inputs: bounded
import obligato.Obligato;

public class DivisionChecked {
    static int read(String line) {
        int data = -1;
        try {
            data = Integer.parseInt(line);
        } catch (NumberFormatException e) {
            System.out.println("not a number");
        } finally {
            System.out.println("read");
        }
        return data;
    }

    public static void main(String[] args) {
        int n = read(Obligato.anyString(2));
        if (n != 0) {
            System.out.println(100 / n);
        } else {
            System.out.println("would divide by zero");
        }
    }
}
