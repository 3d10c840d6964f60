package versions.thread_subclass_dump;

public class Truth {
    public static void main(String[] x) throws Throwable {
        System.setErr(System.out);
        P.note(1);
    }
}
