package making.diff_only_instance;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Registry.get().add(-3));
    }
}
