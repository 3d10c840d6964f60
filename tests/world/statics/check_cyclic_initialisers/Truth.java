package statics.check_cyclic_initialisers;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Shelf.held());
        Units.perBox(3);
    }
}
