// The year is asked of the clock by the library; the clock of a virtual machine may stand still.
// check: environment.year_of_the_run.Licence::valid(int)
package environment.year_of_the_run;

import java.time.Clock;

public final class Licence {
    private static final long END_OF_2024 = 1_735_689_600_000L;

    private Licence() {
    }

    public static boolean valid(int seats) {
        long now = Clock.systemUTC().millis();
        assert now < END_OF_2024 : "too late";
        return seats > 0;
    }
}
