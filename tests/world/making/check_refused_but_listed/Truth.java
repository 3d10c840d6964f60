package making.check_refused_but_listed;

public class Truth {
    public static void main(String[] args) {
        try {
            new Student(0);
        } catch (IllegalArgumentException refused) {
            Student.CLASS.get(0).share(10);
        }
    }
}
