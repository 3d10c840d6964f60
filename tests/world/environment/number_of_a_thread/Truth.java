package environment.number_of_a_thread;

public class Truth {
    public static void main(String[] args) {
        new Thread(() -> {});
        Work.name();
    }
}
