package enums;

/** Enum.valueOf failure escaping from a command interpreter. */
public class EnumUncaught {
    enum Cmd {
        PUSH, ADD, MUL, DUP, PRINT;
        int run(int[] st, int sp, int arg) {
            switch (this) {
                case PUSH: st[sp++] = arg; break;
                case ADD: st[sp - 2] += st[sp - 1]; sp--; break;
                case MUL: st[sp - 2] *= st[--sp]; break;
                case DUP: st[sp] = st[sp - 1]; sp++; break;
                case PRINT: System.out.println("top " + st[sp - 1]); break;
            }
            return sp;
        }
    }

    static void exec(String prog) {
        int[] st = new int[8];
        int sp = 0;
        for (String w : prog.split(" ")) {
            String[] p = w.split(":");
            sp = Cmd.valueOf(p[0].toUpperCase()).run(st, sp, p.length > 1 ? Integer.parseInt(p[1]) : 0);
        }
        System.out.println("depth " + sp);
    }

    public static void main(String[] args) {
        exec("push:3 push:4 add dup mul print");
        exec("push:2 dup dup mul mul print");
        exec("push:1 swap print");
    }
}
