package environment.holds_lock_of_class;

public class Truth {
    public static void main(String[] args) {
        synchronized (Bell.class) {
            Bell.add(1);
        }
    }
}
