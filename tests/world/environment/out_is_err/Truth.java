package environment.out_is_err;

public class Truth {
    public static void main(String[] args) {
        System.setErr(System.out);
        Job.show(1);
    }
}
