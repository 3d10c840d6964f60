package versions.record_made_otherwise_as_text;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Shower.show(new Point(1)));
    }
}
