// When an initialiser runs that reads a variable makes a difference.
// diff: versions.initialiser_begun_earlier.Checked::answer
package versions.initialiser_begun_earlier;

final class Start {
    static void warm() {
        Checked.other();
    }
}
