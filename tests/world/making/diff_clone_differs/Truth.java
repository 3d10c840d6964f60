package making.diff_clone_differs;

public class Truth {
    public static void main(String[] args) {
        System.out.println(new Draft(3).clone().label());
    }
}
