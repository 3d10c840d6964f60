package writers.key_fills_the_slot_meanwhile;

/** A key that always fits, unless a subclass decides otherwise. */
public class Key {
    public boolean fits() {
        return true;
    }
}
