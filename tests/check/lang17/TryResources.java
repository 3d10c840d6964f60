// verdict: VIOLATED
// witness: int 3
import org.sosy_lab.sv_benchmarks.Verifier;

public class TryResources {
    static class Resource implements AutoCloseable {
        static int open;
        final int id;

        Resource(int id) {
            if (id == 3) {
                throw new IllegalArgumentException("taken");
            }
            this.id = id;
            open++;
        }

        @Override
        public void close() {
            open--;
            if (id == 5) {
                throw new IllegalStateException("close");
            }
        }
    }

    public static void main(String[] args) {
        int id = Verifier.nondetInt();
        String end = "done";
        try (Resource outer = new Resource(5); Resource inner = new Resource(id)) {
            end = "body";
        } catch (IllegalStateException e) {
            end = "close";
        } catch (IllegalArgumentException e) {
            assert e.getSuppressed().length == 1;
            end = "open";
        }
        assert Resource.open == 0;
        assert end.equals("close");
    }
}
