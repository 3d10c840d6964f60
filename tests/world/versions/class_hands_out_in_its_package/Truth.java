package versions.class_hands_out_in_its_package;

public class Truth {
    public static void main(String[] args) {
        System.out.println(new Maker().part().count());
    }
}
