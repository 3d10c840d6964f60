package versions.other_superclass;

public class Animal {
    String sound() {
        return "none";
    }
}
