package kept.method_reference_writes;

class Truth {
    public static void main(String[] arguments) {
        Gate gate = new Gate();
        gate.setter().accept(0);
        gate.pass();
    }
}
