package callbacks.suppressed_of_the_caller;

public class Truth {
    public static void main(String[] args) {
        Job.run(new Exception() {
            @Override
            public String toString() {
                Job.again();
                return "x";
            }
        });
    }
}
