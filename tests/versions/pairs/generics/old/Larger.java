public class Larger {
    public static int of(int a, int b) {
        Cell first = new Cell(a);
        Cell second = new Cell(b);
        Integer x = (Integer) first.get();
        Integer y = (Integer) second.get();
        return x > y ? x : y;
    }
}
