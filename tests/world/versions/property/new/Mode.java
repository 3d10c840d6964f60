// What is left is in the properties of the system.
// diff: versions.property.Mode::choose
package versions.property;

public class Mode {
    static void choose(int level) {
        System.setProperty("versions.mode", level > 4 ? "strict" : "plain");
    }
}
