package versions.own_exception_trace_dropped;

public class Truth {
    public static void main(String[] args) {
        Work.add(1);
        System.out.println(Failure.asked);
    }
}
