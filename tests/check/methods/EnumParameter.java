// check: EnumParameter::next
// property: all
// verdict: HOLDS
public class EnumParameter {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    static Day next(Day day) {
        if (day == null) {
            return Day.MON;
        }
        Day next = Day.values()[(day.ordinal() + 1) % 7];
        assert next != day;
        switch (day) {
            case SUN:
                assert next == Day.MON;
                break;
            default:
                assert next.compareTo(day) > 0;
                break;
        }
        return next;
    }
}
