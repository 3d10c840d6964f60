public class Kinds {
    public enum Day { MON, TUE, SUN }
    public static int f(Day day, boolean late, Boolean boxed) {
        int r = switch (day) { case MON -> late ? 1 : 2; case TUE -> 3; case SUN -> 4; };
        if (boxed) { return r; }
        return day.compareTo(Day.TUE) > 0 && !late ? 5 : 6;
    }
    static boolean pre(Day day, boolean late, Boolean boxed) { return true; }
}
//// all inputs
for (Kinds.Day d : new Kinds.Day[] {null, Kinds.Day.MON, Kinds.Day.TUE, Kinds.Day.SUN}) for (boolean l : new boolean[] {true, false}) for (Boolean b : new Boolean[] {null, true, false}) Trace.all(() -> Kinds.pre(d, l, b), () -> Kinds.f(d, l, b));
