package missing.escaping_link_error;

final class Brushes {
    private Brushes() {
    }

    static int known() {
        return 3;
    }

    static void use(boolean fine) {
        paint(fine ? new Airbrush() : null);
    }

    private static void paint(Brush brush) {
        if (brush == null) {
            throw new IllegalArgumentException();
        }
    }
}
