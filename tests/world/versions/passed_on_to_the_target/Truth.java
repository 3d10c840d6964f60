package versions.passed_on_to_the_target;

public class Truth {
    public static void main(String[] x) {
        Other other = new Other();
        other.set(1);
        Part part = new Part();
        part.take(other);
        System.out.println(part.size());
    }
}
