// A subclass of the caller overrides what is no longer called.
// diff: versions.hook_inlined.Invoice::gross
package versions.hook_inlined;

public class Invoice {
    int tax() {
        return 19;
    }

    int gross(int net) {
        return net + 19;
    }
}
