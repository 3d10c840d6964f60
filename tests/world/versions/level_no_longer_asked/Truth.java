package versions.level_no_longer_asked;

import java.util.logging.Level;

public class Truth {
    static final class Loud extends Level {
        Loud() {
            super("LOUD", 77);
        }
    }

    static final Level KEPT = new Loud();

    public static void main(String[] args) {
        System.out.println(Noise.of(1));
    }
}
