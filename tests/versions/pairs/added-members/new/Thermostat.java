public class Thermostat {
    private int wanted;
    private final String unit;

    public Thermostat(int wanted) {
        this.wanted = wanted;
        this.unit = "C";
    }

    public String shown() {
        return wanted + unit;
    }

    public int step(int measured) {
        if (measured < wanted - 1) {
            return 1;
        }
        return measured > wanted + 1 ? -1 : 0;
    }
}
