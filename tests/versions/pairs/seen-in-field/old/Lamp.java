public class Lamp {
    private boolean on;
    private int uses;

    public boolean toggle(int times) {
        if (times % 2 != 0) {
            on = !on;
        }
        uses += times;
        return on;
    }
}
