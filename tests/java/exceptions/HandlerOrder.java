package exceptions;

/** Which catch clause runs: order, subclassing, nesting, multi-catch, handlers that throw. */
public class HandlerOrder {
    static class E1 extends Exception { E1(String m) { super(m); } }
    static class E2 extends E1 { E2(String m) { super(m); } }
    static class E3 extends E2 { E3() { super("three"); } }
    static class U extends RuntimeException { }

    static void raise(int k) throws Exception {
        switch (k) {
            case 0: return;
            case 1: throw new E1("one");
            case 2: throw new E2("two");
            case 3: throw new E3();
            case 4: throw new U();
            case 5: throw new Error("err");
            case 6: throw new Exception("plain");
            case 7: int[] a = new int[k]; a[k] = 1; break;
            case 8: Object o = "s"; Integer i = (Integer) o; break;
            case 9: throw null;
            default: raise(k - 10);
        }
    }

    static String classify(int k) {
        try {
            raise(k);
            return "none";
        } catch (E3 e) {
            return "E3 " + e.getMessage();
        } catch (E2 e) {
            return "E2 " + e.getMessage();
        } catch (E1 e) {
            return "E1 " + e.getMessage();
        } catch (ArrayIndexOutOfBoundsException | ClassCastException e) {
            return "multi " + e.getClass().getSimpleName();
        } catch (RuntimeException e) {
            return "RT " + e.getClass().getSimpleName();
        } catch (Exception e) {
            return "Ex " + e.getMessage();
        } catch (Throwable t) {
            return "T " + t;
        }
    }

    static String nested(int k) {
        String s = "";
        try {
            s += "a";
            try {
                s += "b";
                try {
                    raise(k);
                    s += "c";
                } catch (E2 e) {
                    s += "d";
                    throw new U();
                } catch (U e) {
                    s += "e";
                    throw new E3();
                }
                s += "f";
            } catch (E3 e) {
                s += "g";
            } catch (E1 e) {
                s += "h";
                raise(5);
            } finally {
                s += "i";
            }
            s += "j";
        } catch (Error | U e) {
            s += "k";
        } catch (Exception e) {
            s += "l";
        }
        return s;
    }

    static int depth(int n) throws E1 {
        if (n == 0) throw new E2("bottom");
        try {
            return depth(n - 1) + 1;
        } catch (E2 e) {
            if (n % 2 == 0) throw new E1(e.getMessage() + n);
            throw e;
        } catch (E1 e) {
            throw new E2(e.getMessage() + "'" + n);
        }
    }

    public static void main(String[] args) {
        for (int k = 0; k <= 13; k++) System.out.println(k + " " + classify(k) + " " + nested(k));
        for (int n = 1; n < 7; n++) {
            try {
                depth(n);
            } catch (E2 e) {
                System.out.println("E2 " + e.getMessage());
            } catch (E1 e) {
                System.out.println("E1 " + e.getMessage());
            }
        }
        // the handler's range excludes the handlers themselves
        try {
            try {
                throw new E1("x");
            } catch (E1 e) {
                throw new E1("from handler");
            }
        } catch (E1 e) {
            System.out.println(e.getMessage());
        }
        // a caught variable may be reassigned
        try {
            throw new U();
        } catch (RuntimeException e) {
            e = new IllegalStateException("replaced");
            System.out.println(e.getMessage());
        }
        int loops = 0;
        while (true) {
            try {
                if (++loops == 3) break;
                raise(loops);
            } catch (Exception e) {
                System.out.print(e.getMessage() + " ");
                continue;
            }
            System.out.print("unreached ");
        }
        System.out.println(loops);
    }
}
