package making.diff_enum_method;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Day.SATURDAY.hours());
    }
}
