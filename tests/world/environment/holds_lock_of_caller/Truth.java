package environment.holds_lock_of_caller;

public class Truth {
    public static void main(String[] args) {
        Bell bell = new Bell();
        synchronized (bell) {
            bell.add(1);
        }
    }
}
