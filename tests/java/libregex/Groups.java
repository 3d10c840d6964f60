package libregex;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

// Matcher state: groups, positions, named groups, find, lookingAt, regions, failures.
public class Groups {
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
        Matcher m = Pattern.compile("(\\w+)@(\\w+)\\.(com|org)(!)?").matcher("mail bob@site.com or amy@home.org!");
        while (m.find()) {
            StringBuilder b = new StringBuilder();
            for (int g = 0; g <= m.groupCount(); g++) b.append(m.group(g)).append('[').append(m.start(g)).append(',').append(m.end(g)).append(") ");
            System.out.println(b);
        }
        t("no more", () -> m.group());
        t("before match", () -> Pattern.compile("a").matcher("a").group());
        t("start before match", () -> Pattern.compile("a").matcher("a").start());
        t("bad group", () -> {
            Matcher x = Pattern.compile("(a)").matcher("a");
            x.find();
            return x.group(2);
        });
        Pattern date = Pattern.compile("(?<year>\\d{4})-(?<month>\\d\\d)-(?<day>\\d\\d)");
        t("named", () -> {
            Matcher x = date.matcher("on 2024-03-05.");
            return x.find() + " " + x.group("year") + " " + x.group("month") + " " + x.start("day") + " " + x.end("day");
        });
        t("named missing", () -> {
            Matcher x = date.matcher("2024-03-05");
            x.matches();
            return x.group("hour");
        });
        t("matches", () -> date.matcher("2024-03-05").matches() + " " + date.matcher("x2024-03-05").matches() + " " + date.matcher("2024-03-05 tail").lookingAt() + " " + date.matcher("x2024-03-05").lookingAt());
        t("find from", () -> {
            Matcher x = Pattern.compile("a").matcher("banana");
            return x.find(2) + " " + x.start() + " " + x.find() + " " + x.start() + " " + x.find() + " " + x.find(0) + " " + x.start();
        });
        t("find bad", () -> Pattern.compile("a").matcher("abc").find(4));
        t("reset", () -> {
            Matcher x = Pattern.compile("\\d").matcher("a1b2");
            x.find();
            x.find();
            x.reset();
            x.find();
            String s = x.group();
            x.reset("9z");
            return s + x.find() + x.group();
        });
        t("region", () -> {
            Matcher x = Pattern.compile("^\\w+$").matcher("one two three");
            x.region(4, 7);
            String r = x.matches() + " " + x.regionStart() + " " + x.regionEnd() + " " + x.hitEnd();
            x.useAnchoringBounds(false);
            return r + " " + x.find();
        });
        t("region bad", () -> Pattern.compile("a").matcher("abc").region(2, 9));
        t("toMatchResult", () -> {
            Matcher x = Pattern.compile("(.)(.)").matcher("abcd");
            x.find();
            MatchResult r = x.toMatchResult();
            x.find();
            return r.group(1) + r.group(2) + r.start() + r.end() + " " + x.group();
        });
        t("results", () -> Pattern.compile("\\b\\w").matcher("the big red fox").results().map(MatchResult::group).toList());
        t("optional group", () -> {
            Matcher x = Pattern.compile("(a)|(b)").matcher("b");
            x.find();
            return x.group(1) + " " + x.group(2) + " " + x.start(1);
        });
        t("repeated group keeps last", () -> {
            Matcher x = Pattern.compile("(?:(\\w),?)+").matcher("a,b,c");
            return x.matches() + " " + x.group(1);
        });
        t("nested", () -> {
            Matcher x = Pattern.compile("((a+)(b(c)?))+").matcher("aabcab");
            x.matches();
            List<String> l = new ArrayList<>();
            for (int g = 0; g <= x.groupCount(); g++) l.add(x.group(g));
            return l;
        });
        t("groupCount", () -> Pattern.compile("(?:x)(y)((z))(?<n>w)(?=(q))").matcher("").groupCount());
        t("hitEnd", () -> {
            Matcher x = Pattern.compile("abc").matcher("ab");
            return x.matches() + " " + x.hitEnd() + " " + Pattern.compile("a+").matcher("aa").requireEnd();
        });
        t("toString", () -> date.toString().equals(date.pattern()) + " " + date.flags() + " " + Pattern.compile("x").matcher("y").toString());
        t("empty matches", () -> {
            Matcher x = Pattern.compile("a*").matcher("baac");
            StringBuilder b = new StringBuilder();
            while (x.find()) b.append(x.start()).append('-').append(x.end()).append(' ');
            return b;
        });
        t("usePattern", () -> {
            Matcher x = Pattern.compile("\\d+").matcher("12ab34");
            x.find();
            x.usePattern(Pattern.compile("[a-z]+"));
            return x.find() + x.group();
        });
    }
}
