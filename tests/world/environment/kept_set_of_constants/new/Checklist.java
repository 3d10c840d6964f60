package environment.kept_set_of_constants;

public final class Checklist {
    private enum Step { FUEL, FLAPS, LIGHTS }

    private Checklist() {
    }

    public static int code(boolean all) {
        int code = 0;
        for (Step step : Step.values()) {
            if (all || step != Step.FLAPS) {
                code = code * 10 + step.ordinal() + 1;
            }
        }
        return code;
    }
}
