// verdict: HOLDS
import obligato.Obligato;

public class EmptyRange {
    public static void main(String[] args) {
        int n = Obligato.anyInt();
        if (n < 0) {
            // No such number: nothing goes on from here.
            Obligato.anyInt(5, 4);
            assert false;
        }
        Obligato.assume(n > 100);
        assert n != 100;
    }
}
