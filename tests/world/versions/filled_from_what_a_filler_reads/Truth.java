package versions.filled_from_what_a_filler_reads;

public class Truth {
    public static void main(String[] args) {
        Setting.choose();
        Store.load();
        System.out.println(Store.get());
    }
}
