package versions.array_behind_a_private_buffer;

public class Truth {
    public static void main(String[] args) {
        Cells.load();
        System.out.println(Cells.first());
    }
}
