// verdict: HOLDS
// inputs: bounded
import obligato.Obligato;

public class CompareSign {
    public static void main(String[] args) {
        String a = Obligato.anyString(2);
        String b = Obligato.anyString(2);
        int ab = a.compareTo(b);
        int ba = b.compareTo(a);
        assert Integer.signum(ab) == -Integer.signum(ba);
        assert (ab == 0) == a.equals(b);
    }
}
