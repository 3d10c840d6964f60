package making.check_state_of_superclass;

/** A torch that begins half full. */
public final class Lantern extends Torch {
    public Lantern(int used) {
        super(2);
        charge = 50 - used;
    }
}
