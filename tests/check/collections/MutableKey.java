// verdict: VIOLATED
// witness: int 4
import java.util.HashSet;
import java.util.Set;
import org.sosy_lab.sv_benchmarks.Verifier;

public class MutableKey {
    static class Key {
        int id;

        Key(int id) {
            this.id = id;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key && ((Key) o).id == id;
        }

        @Override
        public int hashCode() {
            return id;
        }
    }

    public static void main(String[] args) {
        Set<Key> keys = new HashSet<>();
        Key key = new Key(1);
        keys.add(key);
        key.id = Verifier.nondetInt();
        Verifier.assume(key.id >= 0 && key.id < 8);
        assert keys.contains(key);
    }
}
