package switches;

/** Switches on enums: old and arrow forms, with bodies, missing cases, from other classes. */
public class EnumSwitch {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN; boolean weekend() { switch (this) { case SAT: case SUN: return true; default: return false; } } }
    enum Op {
        ADD { int ap(int a, int b) { return a + b; } }, SUB { int ap(int a, int b) { return a - b; } }, MUL { int ap(int a, int b) { return a * b; } };
        abstract int ap(int a, int b);
        Op next() {
            return switch (this) {
                case ADD -> SUB;
                case SUB -> MUL;
                case MUL -> ADD;
            };
        }
    }

    static int old(Day d) {
        int n = 0;
        switch (d) {
            case WED: n += 100;
            case MON: n += 1; break;
            case FRI: n += 1000;
            default: n += 5;
            case SUN: n += 50;
        }
        return n;
    }

    static String arrow(Day d) {
        return switch (d) {
            case MON, TUE -> "early";
            case WED -> {
                String s = "";
                for (int i = 0; i < 2; i++) s += "mid";
                yield s;
            }
            case SUN -> throw new IllegalArgumentException("closed on " + d);
            default -> d.name().toLowerCase();
        };
    }

    static int exhaustive(Op o) {
        return switch (o) {
            case ADD -> 1;
            case SUB -> 2;
            case MUL -> 3;
        };
    }

    static void noDefault(Day d) {
        switch (d) {
            case MON: System.out.print("m");
        }
        switch (d) {
            case TUE -> System.out.print("t");
            case FRI -> System.out.print("f");
        }
        switch (d) { }
    }

    static String lib(Thread.State s) {
        switch (s) {
            case NEW: return "n";
            case RUNNABLE: return "r";
            default: return "x";
        }
    }

    static String pair(Day d, Op o) {
        return switch (d) {
            case MON -> switch (o) { case ADD -> "ma"; case SUB -> "ms"; default -> "m?"; };
            case TUE -> {
                switch (o) {
                    case ADD: yield "ta";
                    case MUL: yield "tm";
                }
                yield "t?";
            }
            default -> "" + o.ap(d.ordinal(), 2);
        };
    }

    public static void main(String[] args) {
        for (Day d : Day.values()) {
            String a;
            try {
                a = arrow(d);
            } catch (IllegalArgumentException e) {
                a = e.getMessage();
            }
            System.out.print(d + ":" + old(d) + ":" + a + ":" + d.weekend() + " ");
            noDefault(d);
        }
        System.out.println();
        for (Op o : Op.values()) System.out.print(exhaustive(o) + "" + o.ap(7, 3) + o.next() + o.next().next().next().ap(2, 2) + " ");
        System.out.println();
        for (Thread.State s : Thread.State.values()) System.out.print(lib(s));
        System.out.println();
        for (Day d : new Day[] {Day.MON, Day.TUE, Day.SUN}) for (Op o : Op.values()) System.out.print(pair(d, o) + " ");
        System.out.println();
        try {
            old(null);
        } catch (NullPointerException e) {
            System.out.println("NPE old");
        }
        try {
            exhaustive(null);
        } catch (NullPointerException e) {
            System.out.println("NPE arrow");
        }
        Op o = Op.ADD;
        int acc = 1;
        for (int i = 1; i < 10; i++, o = o.next()) acc = o.ap(acc, i);
        System.out.println(acc);
        System.out.println(Op.ADD.getClass() == Op.class ? "same" : "body class");
        System.out.println(Op.ADD.getDeclaringClass() == Op.class);
    }
}
