public class Gauge {
    private int calls;

    public boolean count() {
        calls++;
        return calls < 52;
    }
}
