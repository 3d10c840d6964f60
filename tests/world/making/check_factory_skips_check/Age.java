package making.check_factory_skips_check;

// The constructor checks, and the static method that reads a form does not.
// check: making.check_factory_skips_check.Age::decade() => VIOLATED
public final class Age {
    private final int years;

    public Age(int years) {
        if (years < 0 || years > 150) {
            throw new IllegalArgumentException("no age");
        }
        this.years = years;
    }

    private Age(String text) {
        years = Integer.parseInt(text);
    }

    public static Age fromForm(String field) {
        return new Age(field.trim());
    }

    public int decade() {
        assert years >= 0 : "not born yet";
        return years / 10;
    }
}
