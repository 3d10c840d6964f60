package versions.hook_inlined;

public class Truth {
    public static void main(String[] args) {
        System.out.println(new Invoice() {
            int tax() {
                return 7;
            }
        }.gross(100));
    }
}
