package versions.new_interface_constant_shadows_outer;

class Around {
    int ONE = 5;

    class Below extends Part {
        int asked() { return ONE; }
    }
}

public class Truth {
    public static void main(String[] x) {
        System.out.println(new Around().new Below().asked());
    }
}
