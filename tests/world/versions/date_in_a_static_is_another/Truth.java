package versions.date_in_a_static_is_another;

public class Truth {
    public static void main(String[] args) {
        Day.reset(1);
        System.out.println(Day.isReset());
    }
}
