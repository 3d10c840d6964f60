package versions.hook_inlined;

public class Invoice {
    int tax() {
        return 19;
    }

    int gross(int net) {
        return net + tax();
    }
}
