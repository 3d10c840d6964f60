public class Van extends Vehicle {
    public Van(int most) {
        super(most);
    }

    public boolean load(int kilos) {
        if (kilos < 0 || loaded + kilos > most) {
            return false;
        }
        loaded += kilos;
        return true;
    }
}
