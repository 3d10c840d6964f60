package libstring;

import java.util.Arrays;

// valueOf, copyValueOf, constructors from arrays, builders and bytes.
public class ValueOfs {
    interface Body {
        Object get() throws Exception;
    }

    static void t(String label, Body body) {
        try {
            System.out.println(label + " -> " + body.get());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e);
        }
    }

    public static void main(String[] args) {
        t("bool", () -> String.valueOf(true) + String.valueOf(false));
        t("char", () -> String.valueOf('x') + String.valueOf('\u00e9').length());
        t("int", () -> String.valueOf(Integer.MIN_VALUE) + " " + String.valueOf(Integer.MAX_VALUE) + " " + String.valueOf(-0));
        t("long", () -> String.valueOf(Long.MIN_VALUE) + " " + String.valueOf(Long.MAX_VALUE) + " " + String.valueOf(-10L));
        t("float", () -> String.valueOf(1.0f) + " " + String.valueOf(1e10f) + " " + String.valueOf(-0f) + " " + String.valueOf(Float.NaN));
        t("double", () -> String.valueOf(0.1) + " " + String.valueOf(1e7) + " " + String.valueOf(1e-3) + " " + String.valueOf(9.999e-4));
        t("object", () -> String.valueOf((Object) "obj") + String.valueOf(new StringBuilder("sb")) + String.valueOf(Arrays.asList(1, null)));
        t("null object", () -> String.valueOf((Object) null));
        t("null chars", () -> String.valueOf((char[]) null));
        char[] cs = {'j', 'a', 'v', 'a', '\u20ac'};
        t("chars", () -> String.valueOf(cs).length());
        t("chars part", () -> String.valueOf(cs, 1, 3));
        t("copy", () -> String.copyValueOf(cs, 0, 4) + String.copyValueOf(new char[0]));
        t("chars neg", () -> String.valueOf(cs, -1, 2));
        t("chars over", () -> String.valueOf(cs, 3, 3));
        t("chars neg count", () -> String.copyValueOf(cs, 3, -1));
        t("chars end 0", () -> String.valueOf(cs, 5, 0).isEmpty());
        t("chars overflow", () -> String.valueOf(cs, 1, Integer.MAX_VALUE));
        t("independent", () -> {
            char[] x = {'a', 'b'};
            String s = new String(x);
            x[0] = 'z';
            return s + new String(x);
        });
        t("ctor empty", () -> new String().isEmpty() + " " + new String("").equals(""));
        t("ctor copy", () -> {
            String a = "abc";
            String b = new String(a);
            return (a == b) + " " + a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " " + (b.intern() == a);
        });
        t("ctor sb", () -> new String(new StringBuilder("b\u00e9").append(1)).length() + new String(new StringBuffer("uf")));
        t("ctor null sb", () -> new String((StringBuilder) null));
        t("ctor null string", () -> new String((String) null));
        t("ctor null chars", () -> new String((char[]) null));
        t("ctor part", () -> new String(cs, 2, 2));
        t("ctor narrow part of wide", () -> new String(cs, 0, 4).equals("java") + " " + "java".equals(new String(cs, 0, 4)));
        t("ctor bad", () -> new String(cs, 4, 2));
        byte[] bs = {72, 105, 33};
        t("ascii hibyte", () -> {
            @SuppressWarnings("deprecation")
            String s = new String(bs, 0);
            return s;
        });
        t("bytes part", () -> new String(bs, 1, 2, java.nio.charset.StandardCharsets.US_ASCII));
        t("bytes bad", () -> new String(bs, 2, 2, java.nio.charset.StandardCharsets.US_ASCII));
        t("bytes bad 2", () -> new String(bs, -1, 1, java.nio.charset.StandardCharsets.UTF_8));
        t("bytes unknown", () -> new String(bs, "no-such-charset"));
        t("getBytes unknown", () -> "x".getBytes("no-such-charset"));
        t("bytes null charset", () -> new String(bs, (String) null));
        t("toString self", () -> {
            String s = "me";
            return s.toString() == s;
        });
    }
}
