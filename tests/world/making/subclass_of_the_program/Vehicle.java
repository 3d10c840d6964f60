package making.subclass_of_the_program;

// Objects of the class itself have wheels; those of its subclass, which the package can make, have none.
// generate: making.subclass_of_the_program.Vehicle => covered
public class Vehicle {
    private final String name;

    public Vehicle(String name) {
        this.name = name;
    }

    protected int wheels() {
        return 4;
    }

    public final int toll() {
        if (wheels() == 0) { // tempts
            return 0;
        }
        return name == null ? 1 : wheels() * 2;
    }
}
