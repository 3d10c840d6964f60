package versions.relabelled_switch;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Light.wait(Light.Colour.AMBER));
    }
}
