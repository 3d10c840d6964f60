package making.check_field_of_the_package;

// The constructor keeps the opening within bounds; the field is open to the package.
// check: making.check_field_of_the_package.Valve::flow(int)
public final class Valve {
    int opening;

    public Valve(int opening) {
        this.opening = Math.max(0, Math.min(100, opening));
    }

    public int flow(int pressure) {
        if (pressure < 0 || pressure > 1000) {
            return 0;
        }
        int flow = opening * pressure;
        assert flow >= 0 && flow <= 100_000 : "flow out of bounds";
        return flow;
    }
}
