package versions.constant_of_an_interface;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Limits.MOST);
    }
}
