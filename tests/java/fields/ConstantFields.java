package fields;

/** Constant variables are inlined; other finals are read at run time. */
public class ConstantFields {
    static class Holder {
        static { System.out.println("Holder initialised"); }
        static final int I = 42;
        static final long L = 1L << 40;
        static final String S = "const" + I;
        static final double D = 1 / 4.0;
        static final char C = (char) (I + 23);
        static final boolean Z = I > 41 && !false;
        static final byte B = (byte) 300;
        static final int COND = Z ? I * 2 : -1;
        static final Integer BOXED = 5;
        static int plain = 6;
    }

    static class Holder2 {
        static { System.out.println("Holder2 initialised"); }
        static final Integer BOXED = 7;
    }

    static class Holder3 {
        static { System.out.println("Holder3 initialised"); }
        static final String NOTCONST = String.valueOf("x");
    }

    static class Holder4 {
        static { System.out.println("Holder4 initialised"); }
        static final String NUL = null;
    }

    interface Consts {
        int A = 1;
        String HELLO = "hello";
        Object MADE = trace("Consts.MADE");
    }

    static Object trace(String s) {
        System.out.println("trace " + s);
        return s;
    }

    final int early = 5;
    final int late;
    final String str = "instance";

    ConstantFields(boolean leak) {
        peek();
        late = 9;
        peek();
    }

    void peek() { System.out.println(early + " " + late + " " + str); }

    public static void main(String[] args) throws Exception {
        System.out.println(Holder.I + " " + Holder.L + " " + Holder.S + " " + Holder.D + " " + Holder.C + " " + Holder.Z + " " + Holder.B + " " + Holder.COND);
        System.out.println("no initialisation so far");
        switch (args.length + 42) {
            case Holder.I: System.out.println("case constant"); break;
            default: System.out.println("wrong");
        }
        System.out.println(Holder.S == "const42");
        System.out.println(Holder.plain);
        System.out.println(Holder2.BOXED);
        System.out.println(Holder3.NOTCONST);
        System.out.println(Holder4.NUL);
        System.out.println(Consts.A + Consts.HELLO);
        System.out.println(Consts.MADE);
        new ConstantFields(true);
        // ConstantValue attributes are visible to reflection as well
        System.out.println(Holder.class.getDeclaredField("L").getLong(null) + " " + Holder.class.getDeclaredField("S").get(null)
            + " " + Holder.class.getDeclaredField("D").get(null) + " " + Holder.class.getDeclaredField("C").get(null)
            + " " + Holder.class.getDeclaredField("Z").get(null) + " " + Holder.class.getDeclaredField("B").get(null));
        final int localConst = 3;
        class Local {
            static final int K = 4;
            int both() { return localConst * K; }
        }
        System.out.println(new Local().both());
        final String n = null;
        System.out.println("null is no constant: " + n + (n == null));
    }
}
