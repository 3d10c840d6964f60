package versions.added_to_a_class_with_private_constructor;

class Around {
    int one() { return 5; }

    class Below extends Part.Open {
        int asked() { return one(); }
    }
}

public class Truth {
    public static void main(String[] x) {
        System.out.println(new Around().new Below().asked());
    }
}
