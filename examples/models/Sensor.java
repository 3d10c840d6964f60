/** A driver of a device: its reading is native. */
public final class Sensor {
    public native int read();

    /** The reading as a part of the range. */
    public static int percent(Sensor sensor) {
        int percent = (sensor.read() + 40) * 100 / 165;
        assert percent >= 0 && percent <= 100 : "out of range";
        return percent;
    }

    /** The larger of two, by way of a copy. */
    public static int larger(int a, int b) {
        int[] from = {a, b};
        int[] to = new int[2];
        System.arraycopy(from, 0, to, 0, 2);
        int larger = to[0] > to[1] ? to[0] : to[1];
        assert larger >= a && larger >= b;
        return larger;
    }
}
