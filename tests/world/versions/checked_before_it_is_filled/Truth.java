package versions.checked_before_it_is_filled;

public class Truth {
    public static void main(String[] x) throws Exception {
        Store.set();
        try {
            Report.render();
        } catch (IllegalStateException refused) {
            System.out.println("refused");
        }
        System.out.println(Report.pages());
    }
}
