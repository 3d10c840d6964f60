package control;

/** Labelled break and continue over every loop form and plain blocks. */
public class LabelledLoops {
    static String grid(int mode) {
        StringBuilder sb = new StringBuilder();
        rows:
        for (int i = 0; i < 4; i++) {
            cols:
            for (int j = 0; j < 4; j++) {
                int k = 0;
                deep:
                while (true) {
                    k++;
                    if (k > 3) break;
                    switch (mode) {
                        case 0: if (k == 2) continue; break;
                        case 1: if (k == 2) continue deep; break;
                        case 2: if (k == 2) continue cols; break;
                        case 3: if (j == 2) continue rows; break;
                        case 4: if (i == 1 && j == 1) break rows; break;
                        case 5: if (j == i) break cols; break;
                        case 6: if (k == j) break deep; break;
                        default: if (k == 1) continue; else break deep;
                    }
                    sb.append(k);
                }
                sb.append(',');
            }
            sb.append(';');
        }
        return sb.toString();
    }

    static int blocks(int n) {
        int r = 0;
        a: {
            r += 1;
            b: {
                r += 10;
                if (n == 1) break a;
                if (n == 2) break b;
                c: if (n == 3) {
                    r += 100;
                    if (r > 0) break c;
                    r += 5000;
                } else r += 200;
                r += 1000;
            }
            r += 10000;
        }
        return r;
    }

    static int doLoop(int n) {
        int i = 0, s = 0;
        outer:
        do {
            i++;
            int j = i;
            do {
                j--;
                if (j == 3) continue outer;
                if (s > 40) break outer;
                s += j;
            } while (j > 0);
        } while (i < n);
        return s * 100 + i;
    }

    static String firstDup(String[] ws) {
        String found = null;
        search:
        for (int i = 0; i < ws.length; i++)
            for (int j = i + 1; j < ws.length; j++)
                if (ws[i].equals(ws[j])) {
                    found = ws[i] + i + j;
                    break search;
                }
        return found;
    }

    public static void main(String[] args) {
        for (int m = 0; m < 8; m++) System.out.println(m + " " + grid(m));
        for (int n = 0; n < 5; n++) System.out.print(blocks(n) + " ");
        System.out.println();
        for (int n = 0; n < 9; n++) System.out.print(doLoop(n) + " ");
        System.out.println();
        System.out.println(firstDup("a b c b a".split(" ")) + " " + firstDup("x y".split(" ")));
        int i = 0;
        for (; ; ) {
            if (i++ > 5) break;
        }
        System.out.println(i);
        for (int a = 0, b = 10; a < b; a += 2, b--) System.out.print(a + "/" + b + " ");
        System.out.println();
        int x = 10;
        while (x-- > 0) if (x % 3 != 0) continue; else System.out.print(x + " ");
        System.out.println(x);
        do x += 3; while (x < 10);
        System.out.println(x);
        for (char c = 'a'; c <= 'e'; c++) for (String s = ""; s.length() < 3; s += c) System.out.print(s + ".");
        System.out.println();
        lab: for (int v : new int[] {1, 2, 3, 4, 5, 6}) {
            for (int w : new int[] {2, 3}) if (v % w == 0) continue lab;
            System.out.print(v + " ");
        }
        System.out.println();
        for (double d = 0; d != 1.0 && d < 1.05; d += 0.1) System.out.print((int) (d * 10) + " ");
        System.out.println();
        if (args.length == 0) ; else System.out.println("else");
        ;
        {
            ;
        }
        empty: ;
        System.out.println("end");
    }
}
