package versions.constant_by_a_subclass;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Office.third());
    }
}
