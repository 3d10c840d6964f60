// Fields without code of their own: only the type of one changed, and callers compute with it.
// diff:
package missing.wider_field;

public class Sample {
    public int value;
    public int weight;
}
