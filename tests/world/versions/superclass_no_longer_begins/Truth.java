package versions.superclass_no_longer_begins;

public class Truth {
    public static void main(String[] args) {
        Part.touch();
        System.out.println(Counter.get());
    }
}
