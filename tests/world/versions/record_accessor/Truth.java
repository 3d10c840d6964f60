package versions.record_accessor;

public class Truth {
    public static void main(String[] args) {
        System.out.println(new Point(2, 3).norm());
    }
}
