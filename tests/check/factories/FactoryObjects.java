// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.ObjectFactory;
import org.sosy_lab.sv_benchmarks.Verifier;

public class FactoryObjects {
    static class Item {
        final int weight;

        Item(int weight) {
            this.weight = weight;
        }
    }

    static class Heavy extends Item {
        Heavy(int weight) {
            super(weight);
        }
    }

    static class Items implements ObjectFactory<Item> {
        @Override
        public Item createObject() {
            switch (Verifier.nondetInt()) {
                case 0:
                    return null;
                case 1:
                    return new Heavy(100);
                default:
                    return new Item(Verifier.nondetByte());
            }
        }
    }

    public static void main(String[] args) {
        Item a = Verifier.nondetObject(Item.class, new Items());
        Item b = Verifier.nondetObject(Item.class, new Items());
        assert a == null || a != b;
        assert !(a instanceof Heavy) || a.weight == 100;
    }
}
