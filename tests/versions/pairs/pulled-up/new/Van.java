public class Van extends Vehicle {
    public Van(int most) {
        super(most);
    }
}
