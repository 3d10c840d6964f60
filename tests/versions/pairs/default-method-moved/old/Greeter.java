public class Greeter implements Polite {
    public int greet(int hour) {
        return tone(hour) + (hour > 12 ? 1 : 0);
    }

    @Override
    public int tone(int hour) {
        return hour < 10 ? 3 : 5;
    }
}
