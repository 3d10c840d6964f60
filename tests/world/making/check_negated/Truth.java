package making.check_negated;

public class Truth {
    public static void main(String[] args) {
        new Angle(10).opposite().quarter();
    }
}
