// A class cannot be loaded where the interface that it implements is missing.
// generate: missing.missing_interface.Lamp
// remove: Dimmable.class
package missing.missing_interface;

public final class Lamp {
    private int level = 10;

    public int dim(int by) {
        int step;
        try {
            step = new SoftLamp().step();
        } catch (NoClassDefFoundError e) {
            step = 10;
        }
        if (step < 10 && by > 0) { // tempts
            level = Math.max(0, level - step);
        } else {
            level = by > 0 ? 0 : 10;
        }
        return level;
    }
}
