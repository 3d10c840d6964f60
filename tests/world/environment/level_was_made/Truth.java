package environment.level_was_made;

import java.util.logging.Level;

public class Truth {
    static final class Loud extends Level {
        Loud() {
            super("LOUD", 77);
        }
    }

    static Level kept;

    public static void main(String[] args) {
        kept = new Loud();
        Work.plain();
    }
}
