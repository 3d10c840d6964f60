package apps;

/** A stack machine with calls, locals and an assembler; runs several small programs. */
public class BytecodeInterpreter {
    static final int PUSH = 0, ADD = 1, SUB = 2, MUL = 3, DIV = 4, LOAD = 5, STORE = 6, JMP = 7, JZ = 8, JNEG = 9, CALL = 10, RET = 11, PRINT = 12, DUP = 13, SWAP = 14, POP = 15, HALT = 16, NEG = 17, MOD = 18, EMIT = 19;
    static final String[] NAMES = {"push", "add", "sub", "mul", "div", "load", "store", "jmp", "jz", "jneg", "call", "ret", "print", "dup", "swap", "pop", "halt", "neg", "mod", "emit"};
    static final boolean[] HAS_ARG = new boolean[NAMES.length];
    static { for (int i : new int[] {PUSH, LOAD, STORE, JMP, JZ, JNEG, CALL}) HAS_ARG[i] = true; }

    static class Trap extends RuntimeException {
        Trap(String m, int pc, Throwable c) { super(m + " at pc " + pc, c); }
    }

    static int[] assemble(String src) {
        java.util.Map<String, Integer> labels = new java.util.HashMap<>();
        String[] words = src.trim().split("\\s+");
        int[] code = new int[words.length];
        for (int pass = 0; pass < 2; pass++) {
            int n = 0;
            next:
            for (String w : words) {
                if (w.endsWith(":")) {
                    labels.put(w.substring(0, w.length() - 1), n);
                    continue;
                }
                for (int i = 0; i < NAMES.length; i++) if (NAMES[i].equals(w)) {
                    code[n++] = i;
                    continue next;
                }
                if (w.charAt(0) == '-' || Character.isDigit(w.charAt(0))) code[n++] = Integer.parseInt(w);
                else if (labels.containsKey(w)) code[n++] = labels.get(w);
                else if (pass == 1) throw new IllegalArgumentException("unknown word " + w);
                else n++;
            }
        }
        return code;
    }

    static String run(int[] code, int limit) {
        int[] st = new int[32], calls = new int[16], vars = new int[8];
        int sp = 0, cp = 0, pc = 0, steps = 0;
        StringBuilder out = new StringBuilder();
        while (true) {
            int at = pc;
            try {
                if (++steps > limit) throw new Trap("step limit", at, null);
                int op = code[pc++];
                int arg = HAS_ARG[op] ? code[pc++] : 0;
                switch (op) {
                    case PUSH: st[sp++] = arg; break;
                    case ADD: sp--; st[sp - 1] += st[sp]; break;
                    case SUB: sp--; st[sp - 1] -= st[sp]; break;
                    case MUL: sp--; st[sp - 1] *= st[sp]; break;
                    case DIV: sp--; st[sp - 1] /= st[sp]; break;
                    case MOD: sp--; st[sp - 1] %= st[sp]; break;
                    case NEG: st[sp - 1] = -st[sp - 1]; break;
                    case LOAD: st[sp++] = vars[arg]; break;
                    case STORE: vars[arg] = st[--sp]; break;
                    case JMP: pc = arg; break;
                    case JZ: if (st[--sp] == 0) pc = arg; break;
                    case JNEG: if (st[--sp] < 0) pc = arg; break;
                    case CALL: calls[cp++] = pc; pc = arg; break;
                    case RET: pc = calls[--cp]; break;
                    case PRINT: out.append(st[--sp]).append(' '); break;
                    case EMIT: out.append((char) st[--sp]); break;
                    case DUP: st[sp] = st[sp - 1]; sp++; break;
                    case SWAP: int t = st[sp - 1]; st[sp - 1] = st[sp - 2]; st[sp - 2] = t; break;
                    case POP: sp--; break;
                    case HALT: return out + "(" + steps + ")";
                }
            } catch (ArrayIndexOutOfBoundsException | ArithmeticException e) {
                throw new Trap(e instanceof ArithmeticException ? "division" : "bounds", at, e);
            }
        }
    }

    public static void main(String[] args) {
        String[] progs = {
            "push 6 push 7 mul print halt",
            "push 10 store 0 loop: load 0 print load 0 push 1 sub dup store 0 jz end jmp loop end: halt",
            "push 1 store 0 push 1 store 1 next: load 1 load 0 mul store 0 load 1 push 1 add dup store 1 push 13 sub jneg next load 0 print halt",
            "push 8 call fib print halt fib: dup push 2 sub jneg base dup push 1 sub call fib swap push 2 sub call fib add base: ret",
            "push 48 store 0 push 18 store 1 gcd: load 1 jz done load 0 load 1 mod load 1 store 0 store 1 jmp gcd done: load 0 print halt",
            "push 72 emit push 105 emit push 33 emit halt",
            "push 1 push 0 div print halt",
            "add halt",
            "loop: jmp loop",
            "call rec halt rec: call rec ret",
            "push -2147483648 push -1 div print push -7 push 2 mod print halt",
            "jmp nowhere",
            "push 1 push"
        };
        for (String p : progs) {
            try {
                System.out.println(run(assemble(p), 5000));
            } catch (Trap t) {
                System.out.println("trap: " + t.getMessage() + " <- " + (t.getCause() == null ? "none" : t.getCause().getMessage()));
            } catch (IllegalArgumentException e) {
                System.out.println("assembler: " + e.getMessage());
            }
        }
    }
}
