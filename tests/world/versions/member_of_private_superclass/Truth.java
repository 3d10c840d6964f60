package versions.member_of_private_superclass;

public class Truth {
    public static void main(String[] x) {
        new Part.Given.Inside();
    }
}
