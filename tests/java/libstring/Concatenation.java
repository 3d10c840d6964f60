package libstring;

// The + operator: conversion of every type, evaluation order, compound assignment, long chains.
public class Concatenation {
    static int calls;

    static String next(String s) {
        calls++;
        return s + calls;
    }

    static final class Loud {
        final String name;

        Loud(String name) {
            this.name = name;
        }

        @Override
        public String toString() {
            calls += 10;
            return name == null ? null : name + calls;
        }
    }

    public static void main(String[] args) {
        byte b = -128;
        short s = 32767;
        char c = 'Z';
        int i = Integer.MIN_VALUE;
        long l = Long.MIN_VALUE;
        float f = -0.0f;
        double d = 1e-5;
        boolean z = true;
        String nul = null;
        Object obj = null;
        char[] none = null;
        System.out.println("" + b + s + c + i + l + f + d + z + nul + obj);
        System.out.println(b + s + c + "|" + b + s + c);
        System.out.println('a' + 1 + "x" + 'a' + 1 + (char) ('a' + 1));
        System.out.println(1 + 2 + "3" + 4 * 5 + (6 - 7) + -8);
        System.out.println("" + Float.NaN + Double.POSITIVE_INFINITY + Float.MIN_NORMAL / 0 + 1.0f + 100.0 + 1e7 + 1.0e-3);
        System.out.println(next("a") + next("b") + next("c") + calls);
        String t = "t";
        System.out.println(t + (t = "u") + t + (t += "v") + t);
        System.out.println(new Loud("x") + "-" + new Loud(null) + "-" + new Loud("y") + calls);
        String acc = null;
        acc += 1;
        acc += 'c';
        acc += null;
        acc += 2.5f;
        System.out.println(acc);
        char k = 'a';
        k += 1;
        k++;
        System.out.println(k + "" + (k + 1) + k--);
        int n = 5;
        System.out.println("n=" + n++ + n + --n + -n + ~n + +n);
        System.out.println("a" + "b" == "ab" ? "folded" : "not folded");
        final int konst = 7;
        System.out.println(("k" + konst) == "k7");
        System.out.println("x".concat("y") + ("p" + 1).length() + ("q" + null).hashCode());
        StringBuilder sb = new StringBuilder("sb");
        System.out.println(sb + "!" + sb.append("2") + sb);
        Object o = "obj";
        o += "ect";
        System.out.println(o);
        int[] arr = {1, 2};
        int at = 0;
        arr[at++] += at + "x".length();
        String[] sa = {"s0", "s1"};
        at = 0;
        sa[at++] += at + sa[at];
        System.out.println(arr[0] + " " + sa[0] + " " + at);
        String big = "";
        big = "1" + b + "2" + s + "3" + c + "4" + i + "5" + l + "6" + f + "7" + d + "8" + z + "9" + nul + "0" + b + "1" + s + "2" + c + "3" + i + "4" + l + "5" + f + "6" + d + "7" + z + "8" + obj + "9";
        System.out.println(big + " " + big.length());
        System.out.println("\1" .length() + "\2tag\1".length() + ("\1" + 5 + "\2").length());
        System.out.println("caf\u00e9".length() + ("" + '\u20ac' + 1).length() + ("\ud83d" + "\ude00").codePointCount(0, 2));
        try {
            System.out.println("v" + none.length);
        } catch (NullPointerException e) {
            System.out.println("NPE " + e.getMessage());
        }
        System.out.println("end" + new Object() {
            @Override
            public String toString() {
                throw new UnsupportedOperationException("no text");
            }
        });
    }
}
