package making.diff_enum_argument_state;

public class Truth {
    public static void main(String[] args) {
        Pump.INLET.toggle();
        System.out.println(Plant.load(Pump.INLET, 10));
    }
}
