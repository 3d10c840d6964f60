package versions.member_above_an_open_class;

class Below extends Part.Open {
    static int asked() { return Named.one(); }
}

public class Truth {
    public static void main(String[] x) {
        System.out.println(Below.asked());
    }
}
