// The assertion holds with the optional class and without it.
// check: missing.kept_with_and_without.Zip::size(int) => HOLDS
// remove: FastZip.class
package missing.kept_with_and_without;

public final class Zip {
    private Zip() {
    }

    public static int size(int bytes) {
        int factor;
        try {
            factor = FastZip.isOn() ? 4 : 2;
        } catch (NoClassDefFoundError e) {
            factor = 2;
        }
        int size = (bytes & 1023) / factor;
        assert size < 512 : size;
        return size;
    }
}
