package environment.check_trace_in_a_log_record;

public class Truth {
    public static void main(String[] args) {
        deeper(40);
    }

    private static void deeper(int more) {
        if (more == 0) {
            Records.make();
        } else {
            deeper(more - 1);
        }
    }
}
