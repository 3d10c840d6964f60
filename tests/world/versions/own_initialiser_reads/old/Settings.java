// The initialiser above the class of a method stands on what others leave, like the method.
// diff: versions.own_initialiser_reads.Checked::answer
package versions.own_initialiser_reads;

final class Settings {
    static void set() {
        Mode.now = 1;
    }
}
