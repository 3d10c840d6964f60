package granted.without_initial_statics;

public class Truth {
    public static void main(String[] args) {
        Mode.limit = 9;
        Mode.speed(8);
    }
}
