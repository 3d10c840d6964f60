package versions.setter_beside_the_target;

public class Truth {
    public static void main(String[] args) {
        Meter m = new Meter();
        m.set(3);
        System.out.println(m.level());
    }
}
