package callbacks.snapshot_of_a_field;

class Truth {
    public static void main(String[] args) {
        Gate gate = new Gate();
        System.out.println(gate.let(new Filter() {
            @Override
            public boolean passes(int value) {
                gate.setLimit(99);
                return true;
            }
        }, 1));
    }
}
