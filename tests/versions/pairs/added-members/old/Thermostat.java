public class Thermostat {
    private int wanted;

    public Thermostat(int wanted) {
        this.wanted = wanted;
    }

    public int step(int measured) {
        if (measured < wanted - 1) {
            return 1;
        }
        return measured > wanted + 1 ? -1 : 0;
    }
}
