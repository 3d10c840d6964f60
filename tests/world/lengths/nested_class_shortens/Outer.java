package lengths.nested_class_shortens;

// An inner class writes the field.
// check: lengths.nested_class_shortens.Outer::last
// flags: --property exceptions
public class Outer {
    private int[] data = new int[3];

    public Shorter shorter() {
        return new Shorter();
    }

    public class Shorter {
        public void run() {
            data = new int[1];
        }
    }

    public int last() {
        return data[2];
    }
}
