/** Enums: comparisons, switches on them, constants with bodies, fields. */
public class Enums {
    public enum Light {
        RED(30),
        AMBER(5) {
            @Override
            boolean brief() {
                return true;
            }
        },
        GREEN(20);

        private final int seconds;

        Light(int seconds) {
            this.seconds = seconds;
        }

        boolean brief() {
            // AMBER has a body of its own and the others last longer, so true cannot be.
            return seconds < 10;
        }

        public Light next() {
            switch (this) {
                case RED:
                    return GREEN;
                case GREEN:
                    return AMBER;
                default:
                    return RED;
            }
        }
    }

    public static boolean go(Light light, boolean emergency) {
        return light == Light.GREEN || light == Light.AMBER && emergency;
    }

    public static int waits(Light light) {
        if (light == null) {
            return -1;
        }
        return light.brief() || light.next() == Light.GREEN ? light.ordinal() : 9;
    }
}
