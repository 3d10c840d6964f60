package callbacks.own_exception_prints_itself;

public class Truth {
    public static void main(String[] args) {
        Job.run(1);
    }
}
