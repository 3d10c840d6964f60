// Both versions go through the constants in the order of their declaration.
// diff: environment.kept_set_of_constants.Checklist::code(boolean) => EQUIVALENT
package environment.kept_set_of_constants;

import java.util.EnumSet;

public final class Checklist {
    private enum Step { FUEL, FLAPS, LIGHTS }

    private Checklist() {
    }

    public static int code(boolean all) {
        int code = 0;
        for (Step step : all ? EnumSet.allOf(Step.class) : EnumSet.of(Step.LIGHTS, Step.FUEL)) {
            code = code * 10 + step.ordinal() + 1;
        }
        return code;
    }
}
