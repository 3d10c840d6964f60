// A generator without a seed takes one that is different each time.
// generate: environment.dice_that_split.Dice
package environment.dice_that_split;

import java.util.SplittableRandom;

public final class Dice {
    private final SplittableRandom random = new SplittableRandom();
    private int sixes;

    public String roll() {
        int eyes = 1 + random.nextInt(6);
        if (eyes == 6) { // tempts
            sixes++;
            return "six";
        }
        return eyes == 1 ? "one" : "other";
    }
}
