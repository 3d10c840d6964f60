// verdict: HOLDS
// inputs: bounded
import obligato.Obligato;

public class UpperTextNever {
    public static void main(String[] args) {
        String s = Obligato.anyString(2);
        String upper = s.toUpperCase();
        assert !upper.equals("a") && !upper.equals("Xy");
        assert upper.length() >= s.length();
    }
}
