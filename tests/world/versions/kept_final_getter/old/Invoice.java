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
        return net + tax();
    }
}
