package versions.message_kept_by_the_library;

public class Truth {
    public static void main(String[] args) {
        Failure.remember("this");
        System.out.println(Failure.last());
    }
}
