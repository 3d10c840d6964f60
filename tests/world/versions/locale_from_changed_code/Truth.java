package versions.locale_from_changed_code;

public class Truth {
    public static void main(String[] args) {
        Loader.load();
        System.out.println(Upper.upper("i"));
    }
}
