package versions.opened_field_shadows_outer;

class Around {
    int one = 5;

    class Below extends Part {
        int asked() { return one; }
    }
}

public class Truth {
    public static void main(String[] x) {
        System.out.println(new Around().new Below().asked());
    }
}
