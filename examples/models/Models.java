import obligato.Obligato;
import obligato.StandsFor;

/** What the device and the library do, as far as it matters. */
public class Models {
    @StandsFor("Sensor::read")
    static int read(Sensor sensor) {
        return Obligato.anyInt("reading", -40, 125);
    }

    @StandsFor("java.lang.System::arraycopy")
    static void arraycopy(Object from, int at, Object to, int where, int count) {
        if (!(from instanceof int[]) || !(to instanceof int[])) {
            System.arraycopy(from, at, to, where, count);
            return;
        }
        int[] source = (int[]) from;
        int[] target = (int[]) to;
        if (at < 0 || where < 0 || count < 0 || at > source.length - count || where > target.length - count) {
            throw new ArrayIndexOutOfBoundsException();
        }
        int[] copy = new int[count];
        for (int i = 0; i < count; i++) {
            copy[i] = source[at + i];
        }
        for (int i = 0; i < count; i++) {
            target[where + i] = copy[i];
        }
    }
}
