package versions.step_to_static_receiver;

public class Truth {
    public static void main(String[] x) throws Throwable {
        P p = new P(), q = new P(); p.remember(); q.touch(); System.out.println(p.at());
    }
}
