package making.check_state_of_superclass;

// A torch never changes its charge, but the field is the superclass's and open to the package.
// check: making.check_state_of_superclass.Torch::minutes(int)
public class Torch extends Device {
    private final int power;

    public Torch(int power) {
        this.power = power < 1 ? 1 : Math.min(power, 10);
    }

    public final int minutes(int reserve) {
        if (reserve < 0 || reserve > 50) {
            return 0;
        }
        int minutes = (charge - reserve) / power;
        assert minutes >= 0 : "less than empty";
        return minutes;
    }
}
