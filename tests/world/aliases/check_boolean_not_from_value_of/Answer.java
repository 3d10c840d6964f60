package aliases.check_boolean_not_from_value_of;

// A Boolean is true or false, but need not be one of the two constants.
// check: aliases.check_boolean_not_from_value_of.Answer::number(Boolean)
public class Answer {
    public static int number(Boolean answer) {
        if (answer == null) {
            return -1;
        }
        assert answer == Boolean.TRUE || answer == Boolean.FALSE;
        return answer ? 1 : 0;
    }
}
