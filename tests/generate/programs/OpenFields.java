/** Fields that a test can set: what no method leads to is not impossible. */
public class OpenFields {
    public int level;
    protected String name = "x";

    public boolean isHigh() {
        return level > 3 && level < 10;
    }

    public boolean isNamed() {
        return name != null && name.length() > 3;
    }

    /** Its private field keeps a test from setting all of them. */
    public static class Gauge {
        int limit = 5;
        final int[] marks = new int[2];
        private int reading;

        public void read(int value) {
            reading = value < 0 ? 0 : value;
        }

        // Open: only a test that sets limit or fills marks shows the other sides.
        public boolean isOver() {
            return reading > limit || marks[0] == 7;
        }

        public boolean isOff() {
            return limit == 0;
        }
    }
}
