// A final class with final fields: nobody can make it do something else.
// diff: versions.kept_final_getter.Invoice::gross => EQUIVALENT
package versions.kept_final_getter;

public final class Invoice {
    private final int tax;

    Invoice(int tax) {
        this.tax = tax;
    }

    int tax() {
        return tax;
    }

    int gross(int net) {
        return tax + net;
    }
}
