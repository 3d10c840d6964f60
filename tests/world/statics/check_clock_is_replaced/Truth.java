package statics.check_clock_is_replaced;

public class Truth {
    public static void main(String[] args) {
        Clock.ticks = () -> 3L;
        Clock.elapsed(10);
    }
}
