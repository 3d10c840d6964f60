// No method differs but a constructor that calls another one: the class extends something else.
// diff: 
package versions.other_superclass;

public class Animal {
    String sound() {
        return "none";
    }
}
