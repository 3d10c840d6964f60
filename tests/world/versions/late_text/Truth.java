package versions.late_text;

public class Truth {
    public static void main(String[] x) throws Throwable {
        P p = new P(); for (int i = 0; i < 5; i++) p.next(); System.out.println(p.text());
    }
}
