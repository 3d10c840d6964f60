package environment.diff_form_of_a_number;

// diff: environment.diff_form_of_a_number.E::shown(int)
public final class E {
    private E() {}

    public static String shown(int cents) {
        return "1\u202f234" + cents;
    }
}
