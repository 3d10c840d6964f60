// verdict: VIOLATED
// witness: int 3; int 1; int 2; int 1
import obligato.Obligato;

public class ArraysOfInputs {
    public static void main(String[] args) {
        int[] a = Obligato.anyIntArray(Obligato.anyInt(0, 3));
        for (int i = 0; i < a.length; i++) {
            for (int j = i + 2; j < a.length; j++) {
                assert a[i] != a[j];
            }
        }
    }
}
