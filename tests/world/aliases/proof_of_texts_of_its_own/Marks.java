package aliases.proof_of_texts_of_its_own;

import java.util.concurrent.atomic.AtomicInteger;

// Literals and what is made of known texts are told apart; a number is exchanged for another.
// check: aliases.proof_of_texts_of_its_own.Marks::of => HOLDS
public final class Marks {
    public static boolean of(int number, int expected) {
        String made = new String("ab");
        String literal = number > 3 ? "ab" : "cd";
        assert made != literal && "ab" != "cd";
        AtomicInteger held = new AtomicInteger(number);
        boolean exchanged = held.compareAndSet(expected, 7);
        assert exchanged == (number == expected) && held.get() == (exchanged ? 7 : number);
        return exchanged;
    }
}
