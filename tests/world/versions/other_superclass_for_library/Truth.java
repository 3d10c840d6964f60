package versions.other_superclass_for_library;

public class Truth {
    public static void main(String[] x) throws Exception {
        Board.pinned = new Paper();
        System.out.println(Board.shown());
    }
}
