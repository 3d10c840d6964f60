package writers.package_setter_in_argument;

// The public constructor makes no account with a negative balance; the package can correct it to one.
// generate: writers.package_setter_in_argument.Statement
public class Statement {
    public static String line(Account account) {
        if (account.balance() < 0) { // tempts
            return "overdrawn";
        }
        return "fine";
    }
}
