package libbuilder;

// delete, deleteCharAt, replace, setLength, setCharAt with clamping and failures.
public class Deletes {
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

    static StringBuilder sb() {
        return new StringBuilder("abcdefgh");
    }

    public static void main(String[] args) {
        t("del 2,5", () -> sb().delete(2, 5));
        t("del clamp", () -> sb().delete(5, 100));
        t("del all", () -> "[" + sb().delete(0, 8) + "]");
        t("del none", () -> sb().delete(3, 3));
        t("del at end", () -> sb().delete(8, 8));
        t("del at end clamp", () -> sb().delete(8, 50));
        t("del past", () -> sb().delete(9, 10));
        t("del neg", () -> sb().delete(-1, 3));
        t("del reversed", () -> sb().delete(5, 2));
        t("delChar first", () -> sb().deleteCharAt(0));
        t("delChar last", () -> sb().deleteCharAt(7));
        t("delChar past", () -> sb().deleteCharAt(8));
        t("delChar neg", () -> sb().deleteCharAt(-1));
        t("delChar empty", () -> new StringBuilder().deleteCharAt(0));
        t("replace same len", () -> sb().replace(2, 4, "XY"));
        t("replace longer", () -> sb().replace(2, 4, "12345678901234567890"));
        t("replace shorter", () -> sb().replace(1, 7, "-"));
        t("replace empty", () -> sb().replace(1, 7, ""));
        t("replace clamp", () -> sb().replace(6, 99, "!"));
        t("replace insert", () -> sb().replace(4, 4, "__"));
        t("replace at end", () -> sb().replace(8, 8, "__"));
        t("replace past", () -> sb().replace(9, 9, "__"));
        t("replace neg", () -> sb().replace(-1, 2, "__"));
        t("replace reversed", () -> sb().replace(3, 2, "__"));
        t("replace null", () -> sb().replace(3, 4, null));
        t("replace wide", () -> sb().replace(0, 1, "\u20ac").codePointAt(0));
        t("setLength shrink", () -> {
            StringBuilder b = sb();
            b.setLength(3);
            return b + "|" + b.length();
        });
        t("setLength grow", () -> {
            StringBuilder b = sb();
            b.setLength(3);
            b.setLength(6);
            return b.toString().replace('\0', '0') + "|" + b.length() + "|" + (int) b.charAt(5);
        });
        t("setLength neg", () -> {
            sb().setLength(-1);
            return "ok";
        });
        t("setCharAt", () -> {
            StringBuilder b = sb();
            b.setCharAt(0, 'Z');
            b.setCharAt(7, '\u00e9');
            return b.indexOf("\u00e9") + " " + b.charAt(0);
        });
        t("setCharAt past", () -> {
            sb().setCharAt(8, 'x');
            return "ok";
        });
        t("setCharAt neg", () -> {
            sb().setCharAt(-1, 'x');
            return "ok";
        });
        t("charAt past", () -> sb().charAt(8));
        t("charAt neg", () -> sb().charAt(-3));
        t("after shrink", () -> {
            StringBuilder b = sb();
            b.setLength(2);
            return b.charAt(2);
        });
        t("substring", () -> sb().substring(3) + sb().substring(1, 2) + sb().subSequence(0, 2));
        t("substring bad", () -> sb().substring(3, 9));
        t("substring bad 2", () -> sb().substring(9));
        t("substring bad 3", () -> sb().subSequence(4, 3));
        StringBuilder q = new StringBuilder();
        for (int i = 0; i < 30; i++) {
            q.append(i);
            if (q.length() > 10) q.delete(0, q.length() - 10);
        }
        System.out.println(q);
        while (q.length() > 0) q.deleteCharAt(q.length() / 2);
        System.out.println("[" + q + "]" + q.isEmpty());
    }
}
