package versions.array_held_twice;

public class Truth {
    public static void main(String[] args) {
        Cells.load();
        System.out.println(Cells.first());
    }
}
