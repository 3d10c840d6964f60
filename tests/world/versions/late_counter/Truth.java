package versions.late_counter;

public class Truth {
    public static void main(String[] x) throws Throwable {
        P p = new P(); for (int i = 0; i < 5; i++) p.up(); System.out.println(p.get());
    }
}
