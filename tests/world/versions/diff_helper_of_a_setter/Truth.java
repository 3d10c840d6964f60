package versions.diff_helper_of_a_setter;

public class Truth {
    public static void main(String[] args) {
        Box box = new Box();
        box.set(-4);
        System.out.println(Sign.of(box));
    }
}
