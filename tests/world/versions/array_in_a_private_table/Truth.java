package versions.array_in_a_private_table;

public class Truth {
    public static void main(String[] args) {
        Cells.load();
        System.out.println(Cells.first());
    }
}
