import java.io.File;
import java.time.LocalDate;
import java.util.Locale;

/** Asks the machine that it runs on: what is not covered is open, for another machine has other answers. */
public class Surroundings {

    static String size() {
        return Runtime.getRuntime().availableProcessors() > 4096 ? "big" : "small";
    }

    static boolean traced() {
        String level = System.getProperty("surroundings.trace");
        return level != null && level.equals("all");
    }

    static boolean installed() {
        return System.getenv("SURROUNDINGS_HOME") != null;
    }

    static boolean outdated() {
        return LocalDate.now().getYear() > 9999;
    }

    static String joined(boolean twice) {
        return File.separatorChar == '\\' && twice ? "back" : "forth";
    }

    static boolean turkish(boolean strict) {
        return strict && Locale.getDefault().getLanguage().equals("tr");
    }

    static boolean roomy(long need) {
        return need > 0 && Runtime.getRuntime().maxMemory() < 1024;
    }

    static boolean busy() {
        return Thread.activeCount() > 1_000;
    }

    static boolean configured() {
        return Surroundings.class.getResource("/surroundings.properties") != null;
    }

    static boolean readable() {
        return System.console() != null;
    }

    /** The one part that has nothing to do with the machine: a number above three is not below two (2 infeasible). */
    static boolean between(int number) {
        return number > 3 && number < 2;
    }
}
