package control;

/** Dispatch loops of different shapes: switch, arrays of lambdas, polymorphic instructions, all agreeing. */
public class Interpreters {
    static final int INC = 0, DEC = 1, ADD = 2, JNZ = 3, PUSH = 4, POP = 5, SWAP = 6, END = 7;

    static int viaSwitch(int[] code) {
        int a = 0, b = 1, pc = 0, sp = 0, steps = 0;
        int[] st = new int[8];
        loop:
        while (true) {
            steps++;
            switch (code[pc++]) {
                case INC: a++; continue;
                case DEC: a--; break;
                case ADD: a += b; break;
                case JNZ: if (a != 0) { pc = code[pc]; continue loop; } pc++; break;
                case PUSH: st[sp++] = a; break;
                case POP: a = st[--sp]; break;
                case SWAP: int t = a; a = b; b = t; break;
                case END: break loop;
                default: return Integer.MIN_VALUE;
            }
        }
        return a * 10000 + b * 100 + steps;
    }

    static class M {
        int a, b = 1, pc, sp, steps;
        final int[] st = new int[8], code;
        boolean done;
        M(int[] c) { code = c; }
    }

    interface Op { void go(M m); }

    static final Op[] OPS = {
        m -> m.a++, m -> m.a--, m -> m.a += m.b, m -> { if (m.a != 0) m.pc = m.code[m.pc]; else m.pc++; },
        m -> m.st[m.sp++] = m.a, m -> m.a = m.st[--m.sp], m -> { int t = m.a; m.a = m.b; m.b = t; }, m -> m.done = true
    };

    static int viaLambdas(int[] code) {
        M m = new M(code);
        while (!m.done) {
            m.steps++;
            OPS[code[m.pc++]].go(m);
        }
        return m.a * 10000 + m.b * 100 + m.steps;
    }

    enum Ins {
        I { void go(M m) { m.a++; } }, D { void go(M m) { m.a--; } }, A { void go(M m) { m.a += m.b; } },
        J { void go(M m) { m.pc = m.a != 0 ? m.code[m.pc] : m.pc + 1; } }, PU { void go(M m) { m.st[m.sp++] = m.a; } },
        PO { void go(M m) { m.a = m.st[--m.sp]; } }, S { void go(M m) { m.a ^= m.b; m.b ^= m.a; m.a ^= m.b; } }, E { void go(M m) { m.done = true; } };
        abstract void go(M m);
        static final Ins[] ALL = values();
    }

    static int viaEnum(int[] code) {
        M m = new M(code);
        do {
            m.steps++;
            Ins.ALL[code[m.pc++]].go(m);
        } while (!m.done);
        return m.a * 10000 + m.b * 100 + m.steps;
    }

    static int viaIfs(int[] code) {
        int a = 0, b = 1, sp = 0, steps = 0;
        int[] st = new int[8];
        for (int pc = 0, op; ; ) {
            steps++;
            op = code[pc++];
            if (op < ADD) a += op == INC ? 1 : -1;
            else if (op == ADD) a += b;
            else if (op == JNZ) pc = a != 0 ? code[pc] : pc + 1;
            else if (op <= POP) {
                if (op == PUSH) st[sp++] = a;
                else a = st[--sp];
            } else if (op == SWAP) {
                int t = b;
                b = a;
                a = t;
            } else return a * 10000 + b * 100 + steps;
        }
    }

    public static void main(String[] args) {
        int[][] progs = {
            {END}, {INC, INC, INC, END}, {INC, INC, ADD, SWAP, ADD, END},
            {INC, INC, INC, INC, DEC, JNZ, 4, END},
            {INC, PUSH, ADD, PUSH, ADD, POP, POP, SWAP, END},
            {INC, INC, INC, PUSH, SWAP, INC, SWAP, POP, DEC, JNZ, 3, SWAP, END},
            {DEC, DEC, DEC, INC, JNZ, 3, ADD, ADD, END}
        };
        for (int[] p : progs) System.out.println(viaSwitch(p) + " " + viaLambdas(p) + " " + viaEnum(p) + " " + viaIfs(p));
        int[] bad = {POP, END};
        int caught = 0;
        for (int k = 0; k < 4; k++) {
            try {
                switch (k) {
                    case 0 -> viaSwitch(bad);
                    case 1 -> viaLambdas(bad);
                    case 2 -> viaEnum(bad);
                    default -> viaIfs(bad);
                }
            } catch (ArrayIndexOutOfBoundsException e) {
                caught++;
                System.out.print(e.getMessage() + "; ");
            }
        }
        System.out.println(caught + " " + viaSwitch(new int[] {99}));
    }
}
