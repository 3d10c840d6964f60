package versions.capacity_of_a_builder;

public class Truth {
    public static void main(String[] args) {
        Page.clear(1);
        System.out.println(Page.room());
    }
}
