package versions.type_asked_by_class_object;

public class Truth {
    public static void main(String[] x) throws Exception {
        Board.pinned = new Paper();
        System.out.println(Board.isMarked());
    }
}
