package statics.child_begins_before_parent;

// A caller that begins with the child lets the parent see zeros.
// generate: statics.child_begins_before_parent.Animal
public class Animal {
    private static final int LEGS = Dog.legs();

    public static int legs4() {
        if (LEGS == 0) { // tempts
            return -1;
        }
        return LEGS;
    }
}

class Dog extends Animal {
    private static final int FOUR = Integer.parseInt("4");

    static int legs() {
        return FOUR;
    }
}
