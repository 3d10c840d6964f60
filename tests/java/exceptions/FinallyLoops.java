package exceptions;

/** break and continue through finally blocks, labelled, with and without exceptions. */
public class FinallyLoops {
    static String run(int mode) {
        StringBuilder sb = new StringBuilder();
        outer:
        for (int i = 0; i < 4; i++) {
            try {
                sb.append(i);
                for (int j = 0; j < 4; j++) {
                    try {
                        if (mode == 1 && j == 1) break;
                        if (mode == 2 && j == 1) continue;
                        if (mode == 3 && j == 1) break outer;
                        if (mode == 4 && j == 1) continue outer;
                        if (mode == 5 && i == 2) return sb + "R";
                        if (mode == 6 && j == 2) throw new RuntimeException("six");
                        sb.append((char) ('a' + j));
                    } finally {
                        sb.append('.');
                        if (mode == 7 && j == 2) continue outer;
                        if (mode == 8 && i == 1) break outer;
                    }
                }
                sb.append('|');
            } catch (RuntimeException e) {
                sb.append('!');
                if (i == 1) continue;
                if (i == 2) break;
            } finally {
                sb.append(';');
            }
            sb.append('_');
        }
        return sb.toString();
    }

    @SuppressWarnings("finally")
    static int swallowing() {
        int n = 0;
        for (int i = 0; i < 5; i++) {
            try {
                n++;
                throw new IllegalStateException("swallowed by continue");
            } finally {
                n += 10;
                continue;
            }
        }
        while (true) {
            try {
                throw new Error("swallowed by break");
            } finally {
                n += 1000;
                break;
            }
        }
        return n;
    }

    @SuppressWarnings("finally")
    static int returnCancelled() {
        int n = 0;
        do {
            try {
                return -1;
            } finally {
                n++;
                if (n < 3) continue;
                break;
            }
        } while (true);
        return n;
    }

    static String blocks() {
        String s = "";
        label:
        {
            try {
                s += "1";
                if (s.length() == 1) break label;
                s += "2";
            } finally {
                s += "3";
            }
            s += "4";
        }
        return s + "5";
    }

    static int countdown(int n) {
        int work = 0;
        for (; ; ) {
            try {
                if (n == 0) return work;
                work += 10 / n;
            } catch (ArithmeticException e) {
                work += 1000000;
            } finally {
                n--;
                work += 100;
            }
        }
    }

    public static void main(String[] args) {
        for (int m = 0; m <= 8; m++) System.out.println(m + " " + run(m));
        System.out.println(swallowing());
        System.out.println(returnCancelled());
        System.out.println(blocks());
        System.out.println(countdown(5));
        int k = 0;
        for (int i = 0; i < 3; i++) {
            try {
                try {
                    k += 1;
                    if (i == 1) throw new Exception("x");
                } finally {
                    k += 10;
                }
                k += 100;
            } catch (Exception e) {
                k += 1000;
            } finally {
                k += 10000;
            }
        }
        System.out.println(k);
        int sw = 0;
        for (int i = 0; i < 6; i++) {
            switch (i % 3) {
                case 0:
                    try {
                        sw += 1;
                        break;
                    } finally {
                        sw += 10;
                    }
                case 1:
                    try {
                        sw += 100;
                    } finally {
                        sw += 1000;
                    }
                default:
                    sw += 10000;
            }
        }
        System.out.println(sw);
    }
}
