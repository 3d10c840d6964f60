/** What a class inherits is called on its objects, where it has another method of the same name. */
public class Narrowed {
    private Narrowed() {
    }

    /** What is inherited. */
    public abstract static class Measured {
        public int measure(StringBuilder of) {
            return of == null ? -1 : of.length();
        }
    }

    /** Has another one. */
    public static class Text extends Measured {
        public int measure(String of) {
            return of == null ? -2 : of.length();
        }
    }
}
