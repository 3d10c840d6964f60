package versions.opened_overload;

public class Truth {
    public static void main(String[] x) {
        System.out.println(Part.one("text"));
    }
}
