package libcoll;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Vector;

// Iterator and ListIterator over three list kinds: edits, cursor positions, misuse.
public class ListIterators {
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

    static void drive(List<String> l) {
        System.out.println(l.getClass().getSimpleName());
        ListIterator<String> it = l.listIterator();
        StringBuilder b = new StringBuilder();
        while (it.hasNext()) {
            b.append(it.previousIndex()).append('/').append(it.nextIndex()).append(' ');
            String s = it.next();
            if (s.equals("b")) it.remove();
            else if (s.equals("c")) {
                it.set("C");
                it.add("c2");
            } else if (s.equals("d")) it.set("D");
        }
        while (it.hasPrevious()) b.append(it.previous()).append(' ');
        System.out.println("  " + b + l);
        t("  next at end", () -> l.listIterator(l.size()).next());
        t("  previous at start", () -> l.listIterator().previous());
        t("  remove first", () -> {
            l.listIterator().remove();
            return "";
        });
        t("  set before next", () -> {
            l.listIterator().set("x");
            return "";
        });
        t("  remove twice", () -> {
            Iterator<String> i = l.iterator();
            i.next();
            i.remove();
            i.remove();
            return "";
        });
        System.out.println("  " + l);
        t("  set after add", () -> {
            ListIterator<String> i = l.listIterator();
            i.next();
            i.add("new");
            i.set("bad");
            return "";
        });
        t("  remove after previous", () -> {
            ListIterator<String> i = l.listIterator(2);
            String was = i.previous();
            i.remove();
            return was + " " + i.nextIndex() + " " + l;
        });
        t("  bad start", () -> l.listIterator(l.size() + 1));
        t("  neg start", () -> l.listIterator(-1));
        t("  comod", () -> {
            for (String s : l) if (s.equals("C")) l.add("late");
            return "";
        });
        t("  comod remove", () -> {
            Iterator<String> i = l.iterator();
            i.next();
            l.remove(0);
            i.remove();
            return "";
        });
        t("  no comod on last but one", () -> {
            int n = 0;
            for (String s : new ArrayList<>(l)) n++;
            int k = 0;
            for (String s : l) {
                k++;
                if (k == l.size() - 1) l.remove(0);
            }
            return n + " " + k + " " + l;
        });
        t("  forEachRemaining", () -> {
            Iterator<String> i = l.iterator();
            i.next();
            StringBuilder r = new StringBuilder();
            i.forEachRemaining(r::append);
            return r + " " + i.hasNext();
        });
        t("  iterator exhausted", () -> {
            Iterator<String> i = l.iterator();
            while (i.hasNext()) i.next();
            return i.next();
        });
        t("  forEach comod", () -> {
            l.forEach(x -> {
                if (l.size() < 6) l.add("fe");
            });
            return "done " + l.size();
        });
        System.out.println("  " + l);
    }

    public static void main(String[] args) {
        List<String> src = Arrays.asList("a", "b", "c", "d", "e");
        drive(new ArrayList<>(src));
        drive(new LinkedList<>(src));
        drive(new Vector<>(src));
    }
}
