package versions.filled_by_what_gives_nothing;

public class Truth {
    public static void main(String[] x) throws Exception {
        Store.set();
        Report.render();
        System.out.println(Report.text());
    }
}
