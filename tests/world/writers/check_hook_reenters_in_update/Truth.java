package writers.check_hook_reenters_in_update;

class Truth {
    public static void main(String[] args) {
        new Range() {
            @Override
            protected void lowChanged() {
                shift();
            }
        }.shift();
    }
}
