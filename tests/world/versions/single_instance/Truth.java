package versions.single_instance;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Clock.INSTANCE.tick());
    }
}
