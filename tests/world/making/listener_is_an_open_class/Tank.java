package making.listener_is_an_open_class;

// The listener's own method is empty, but the caller may bring another that asks the tank while it is being filled.
// generate: making.listener_is_an_open_class.Tank => covered
public final class Tank {
    private int litres = 1;
    private int most = 100;

    public void fill(int more, Listener listener) {
        if (more <= 0 || more > 50 || listener == null) {
            return;
        }
        litres += more;
        listener.changed(this);
        if (litres > most) {
            litres = most;
        }
    }

    public boolean isOver() {
        if (litres > most) { // tempts
            return true;
        }
        return false;
    }
}
