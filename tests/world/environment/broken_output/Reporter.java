// `System.out` is whatever stream the caller has set, and that stream may have failed.
// generate: environment.broken_output.Reporter
package environment.broken_output;

public final class Reporter {
    private int lost;

    public int report(int value) {
        System.out.println(value > 0 ? "up" : "down");
        if (System.out.checkError()) { // tempts
            lost++;
        }
        return lost;
    }
}
