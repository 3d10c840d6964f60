package statics.check_initialiser_fails_once;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Lookup.find(1));
        System.out.println(Lookup.find(1));
    }
}
