// verdict: VIOLATED
// witness: int 3
import obligato.Obligato;

public class CheckWithoutAssert {
    public static void main(String[] args) {
        int n = Obligato.anyInt("n");
        Obligato.label(n > 2);
        Obligato.check(n * n != 9 || n < 0, "a square");
    }
}
