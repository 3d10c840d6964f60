package versions.other_superclass;

public class Loud extends Animal {
    @Override
    String sound() {
        return "roar";
    }
}
