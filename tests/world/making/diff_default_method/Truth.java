package making.diff_default_method;

public class Truth {
    public static void main(String[] args) {
        Shape one = () -> 1;
        System.out.println(one.isLargerThan(one));
    }
}
