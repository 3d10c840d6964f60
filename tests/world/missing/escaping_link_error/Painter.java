// Where the brush is missing an error leaves the method, as soon as its class is used at all.
// check: missing.escaping_link_error.Painter::strokes(int)
// flags: --property exceptions
// remove: Airbrush.class
package missing.escaping_link_error;

public final class Painter {
    private Painter() {
    }

    public static int strokes(int area) {
        int safe = Math.max(area, 0) / 10;
        return safe + Brushes.known();
    }
}
