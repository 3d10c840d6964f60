package versions.property;

public class Mode {
    static void choose(int level) {
        System.setProperty("versions.mode", level > 3 ? "strict" : "plain");
    }
}
