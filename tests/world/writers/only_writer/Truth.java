package writers.only_writer;

public class Truth {
    public static void main(String[] x) {
        Lift l = new Lift();
        for (int i = 0; i < 8; i++) l.step();
    }
}
