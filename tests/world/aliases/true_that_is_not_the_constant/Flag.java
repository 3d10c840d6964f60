package aliases.true_that_is_not_the_constant;

// A Boolean that is true need not be the constant TRUE.
// generate: aliases.true_that_is_not_the_constant.Flag
public class Flag {
    public static int read(Boolean flag) {
        if (flag == null) {
            return -1;
        }
        if (flag == Boolean.TRUE) {
            return 1;
        }
        if (flag) { // tempts
            return 2;
        }
        return 0;
    }
}
