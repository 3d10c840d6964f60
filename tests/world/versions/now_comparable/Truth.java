package versions.now_comparable;

public class Truth {
    public static void main(String[] args) {
        Object w = new Weight(3);
        System.out.println(w instanceof Comparable);
    }
}
