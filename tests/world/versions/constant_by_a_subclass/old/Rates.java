package versions.constant_by_a_subclass;

public interface Rates {
    int[] TABLE = {1, 2, 3};
}
