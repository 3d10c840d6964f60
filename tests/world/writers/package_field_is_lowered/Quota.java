package writers.package_field_is_lowered;

// No method writes `limit`, but a neighbour in the package can.
// generate: writers.package_field_is_lowered.Quota
public class Quota {
    int limit = 10;

    public boolean allows(int wanted) {
        if (limit < 0) { // tempts
            return false;
        }
        return wanted <= limit;
    }
}
