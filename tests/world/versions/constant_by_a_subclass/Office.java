package versions.constant_by_a_subclass;

public class Office {
    static int third() {
        return Tax.TABLE[2];
    }
}
