package environment.wait_with_lock_held;

public class Truth {
    public static void main(String[] args) {
        Gate gate = new Gate();
        synchronized (gate) {
            gate.pass();
        }
    }
}
