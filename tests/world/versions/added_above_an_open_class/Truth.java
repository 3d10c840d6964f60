package versions.added_above_an_open_class;

class Around {
    int one() { return 5; }

    class Below extends Open {
        int asked() { return one(); }
    }
}

public class Truth {
    public static void main(String[] x) {
        System.out.println(new Around().new Below().asked());
    }
}
