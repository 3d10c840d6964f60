package statics.check_width_computed_late;

public class Truth {
    public static void main(String[] args) {
        Gate.set(1, 4);
        Gate.open(false);
    }
}
