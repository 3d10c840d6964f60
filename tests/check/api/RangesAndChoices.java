// verdict: HOLDS
import obligato.Obligato;

public class RangesAndChoices {
    enum Color { RED, GREEN, BLUE }

    public static void main(String[] args) {
        int low = Obligato.anyInt(-3, 3);
        long wide = Obligato.anyLong(1L << 40, 1L << 41);
        Color color = Obligato.anyEnum(Color.class);
        String word = Obligato.anyOf("a", "bb", "ccc");
        char letter = Obligato.anyChar('a', 'f');
        Obligato.check(low >= -3 && low <= 3);
        Obligato.check(wide > Integer.MAX_VALUE);
        Obligato.check(color != null && color.ordinal() < 3);
        Obligato.check(word.length() <= 3, "the words are short");
        Obligato.check(Character.digit(letter, 16) >= 10);
    }
}
