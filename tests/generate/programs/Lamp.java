/** The constants of an enum can change: earlier calls may have done so, which no test here does. */
public enum Lamp {
    RED,
    GREEN;

    private int blinks;

    public void blink() {
        blinks++;
    }

    // Open: true after three calls of blink.
    public boolean isTired() {
        return blinks > 2;
    }
}
