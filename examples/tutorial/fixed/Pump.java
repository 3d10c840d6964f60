import java.nio.file.Files;
import java.nio.file.Path;

/** Fills a water tank: when the pump may run, how fast, and for how long. */
public class Pump {
    private static final int LOW = 300;
    private static final int FULL = 900;
    private static final int MOST_LITRES = 100_000;

    private boolean stopped;

    /** Runs by itself when the level is low, by hand until the tank is full; never when stopped. */
    public boolean mayRun(int level, boolean byHand, boolean valveOpen) {
        return !stopped && valveOpen && (level < LOW || byHand && level < FULL);
    }

    /** Two dry runs in a row stop the pump. */
    public void afterRun(boolean dry, boolean dryBefore) {
        if (dry && dryBefore) {
            stopped = true;
        }
    }

    /** A technician leaves a key file behind: then the pump may run again. */
    public void restart() {
        if (Files.exists(Path.of("technician.key"))) {
            stopped = false;
        }
    }

    /** Litres per minute at a level. */
    public int rate(int level) {
        if (level < 0 || level > FULL) {
            throw new IllegalArgumentException("level " + level);
        }
        int rate = 100 - level / 10;
        return rate < 5 ? 5 : rate;
    }

    /** Seconds to bring so many litres at this rate. */
    public static int seconds(int litres, int rate) {
        if (litres < 0 || litres > MOST_LITRES || rate <= 0) {
            return 0;
        }
        int seconds = litres * 60 / rate;
        assert seconds >= 0 : "time runs backwards";
        return seconds;
    }
}
