package versions.library_field_of_subclass;

public class Truth {
    public static void main(String[] x) throws Exception {
        Names names = new Names();
        names.touch();
        System.out.println(Look.touched(names));
    }
}
