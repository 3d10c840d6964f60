package versions.opened_member_shadows;

class Below extends Part {
    static int asked() { return Named.one(); }
}

public class Truth {
    public static void main(String[] x) {
        System.out.println(Below.asked());
    }
}
