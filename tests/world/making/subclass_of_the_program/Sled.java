package making.subclass_of_the_program;

/** Goes without wheels. */
public final class Sled extends Vehicle {
    public Sled() {
        super("sled");
    }

    @Override
    protected int wheels() {
        return 0;
    }
}
