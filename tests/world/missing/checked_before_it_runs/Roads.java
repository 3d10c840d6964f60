package missing.checked_before_it_runs;

final class Roads {
    private Roads() {
    }

    static int lanes() {
        return 2;
    }

    static Road under(int river) {
        return river > 0 ? new Tunnel() : null;
    }
}
