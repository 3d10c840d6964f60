// Tempts: no class implements the interface whose default method changed.
// diff: => DIFFERENT
package inputs.default_method_without_class;

public interface Discount {
    int percent();

    default int apply(int price) {
        return price - price * percent() / 100;
    }
}
