// verdict: VIOLATED
// witness: int -1
import obligato.Obligato;

public class UnreachablePlace {
    static String sign(int n) {
        if (n > 0) {
            return "+";
        }
        if (n == 0) {
            return "0";
        }
        throw Obligato.unreachable();
    }

    public static void main(String[] args) {
        sign(Obligato.anyInt());
    }
}
