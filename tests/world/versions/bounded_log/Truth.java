package versions.bounded_log;

public class Truth {
    public static void main(String[] x) throws Exception {
        Log l = new Log();
        for (int i = 0; i < 20; i++) l.add("" + i);
        System.out.println(l.size());
    }
}
