package apps;

import java.util.ArrayList;
import java.util.List;

/** A document tree with visitors: rendering, statistics, rewriting, searching with early exit. */
public class ShapesAndVisitors {
    interface Visitor<R, A> {
        R text(Text t, A a);
        R bold(Bold b, A a);
        R list(Lst l, A a);
        R link(Link l, A a);
        default R doc(Doc d, A a) { throw new UnsupportedOperationException("doc inside " + getClass().getSimpleName()); }
    }
    static abstract class Element { abstract <R, A> R accept(Visitor<R, A> v, A a); }
    static class Text extends Element {
        final String s;
        Text(String s) { this.s = s; }
        <R, A> R accept(Visitor<R, A> v, A a) { return v.text(this, a); }
    }
    static class Bold extends Element {
        final Element in;
        Bold(Element in) { this.in = in; }
        <R, A> R accept(Visitor<R, A> v, A a) { return v.bold(this, a); }
    }
    static class Lst extends Element {
        final Element[] items;
        Lst(Element... items) { this.items = items; }
        <R, A> R accept(Visitor<R, A> v, A a) { return v.list(this, a); }
    }
    static class Link extends Text {
        final String url;
        Link(String s, String url) { super(s); this.url = url; }
        @Override <R, A> R accept(Visitor<R, A> v, A a) { return v.link(this, a); }
    }
    static class Doc extends Lst {
        Doc(Element... e) { super(e); }
        @Override <R, A> R accept(Visitor<R, A> v, A a) { return v.doc(this, a); }
    }

    static class Plain implements Visitor<StringBuilder, Integer> {
        final StringBuilder out = new StringBuilder();
        public StringBuilder text(Text t, Integer d) { return out.append(t.s); }
        public StringBuilder bold(Bold b, Integer d) {
            out.append('*');
            b.in.accept(this, d);
            return out.append('*');
        }
        public StringBuilder list(Lst l, Integer d) {
            for (Element e : l.items) {
                out.append('\n').append("  ".repeat(d)).append("- ");
                e.accept(this, d + 1);
            }
            return out;
        }
        public StringBuilder link(Link l, Integer d) { return text(l, d).append('<').append(l.url).append('>'); }
        @Override public StringBuilder doc(Doc doc, Integer d) {
            for (Element e : doc.items) e.accept(this, d).append('\n');
            return out;
        }
    }

    static class Html extends Plain {
        @Override public StringBuilder bold(Bold b, Integer d) {
            out.append("<b>");
            b.in.accept(this, d);
            return out.append("</b>");
        }
        @Override public StringBuilder list(Lst l, Integer d) {
            out.append("<ul>");
            for (Element e : l.items) {
                out.append("<li>");
                e.accept(this, d + 1);
                out.append("</li>");
            }
            return out.append("</ul>");
        }
        @Override public StringBuilder link(Link l, Integer d) { return out.append("<a href=\"" + l.url + "\">").append(l.s).append("</a>"); }
    }

    static class Upper implements Visitor<Element, Void> {
        int changed;
        public Element text(Text t, Void v) {
            String u = t.s.toUpperCase();
            if (u.equals(t.s)) return t;
            changed++;
            return new Text(u);
        }
        public Element bold(Bold b, Void v) { Element e = b.in.accept(this, v); return e == b.in ? b : new Bold(e); }
        public Element list(Lst l, Void v) {
            Element[] n = l.items.clone();
            for (int i = 0; i < n.length; i++) n[i] = n[i].accept(this, null);
            return new Lst(n);
        }
        public Element link(Link l, Void v) { return new Link(((Text) text(l, v)).s, l.url); }
        @Override public Element doc(Doc d, Void v) { return new Doc(((Lst) list(d, v)).items); }
    }

    static class Found extends RuntimeException {
        final Element e;
        Found(Element e) { super(null, null, false, false); this.e = e; }
    }

    static Element find(Element root, String what) {
        try {
            root.accept(new Visitor<Void, List<Element>>() {
                public Void text(Text t, List<Element> p) { if (t.s.contains(what)) throw new Found(p.isEmpty() ? t : p.get(p.size() - 1)); return null; }
                public Void bold(Bold b, List<Element> p) { return deeper(b, p, b.in); }
                public Void list(Lst l, List<Element> p) { return deeper(l, p, l.items); }
                public Void link(Link l, List<Element> p) { return text(l, p); }
                @Override public Void doc(Doc d, List<Element> p) { return list(d, p); }
                private Void deeper(Element me, List<Element> p, Element... kids) {
                    p.add(me);
                    for (Element k : kids) k.accept(this, p);
                    p.remove(p.size() - 1);
                    return null;
                }
            }, new ArrayList<>());
            return null;
        } catch (Found f) {
            return f.e;
        }
    }

    public static void main(String[] args) {
        Doc d = new Doc(new Text("Title"), new Bold(new Lst(new Text("one"), new Link("two", "http://x/?a=b"), new Lst(new Bold(new Text("deep")), new Text("DONE")))), new Text("end"));
        System.out.print(d.accept(new Plain(), 0));
        System.out.print(d.accept(new Html(), 0));
        Upper u = new Upper();
        System.out.print(d.accept(u, null).accept(new Plain(), 1));
        System.out.println(u.changed);
        for (String w : new String[] {"deep", "DONE", "two", "end", "zzz"}) {
            Element e = find(d, w);
            System.out.print(w + ":" + (e == null ? "none" : e.getClass().getSimpleName()) + " ");
        }
        System.out.println();
        Visitor<Integer, Integer> size = new Visitor<>() {
            public Integer text(Text t, Integer a) { return t.s.length() * a; }
            public Integer bold(Bold b, Integer a) { return b.in.accept(this, a * 2); }
            public Integer list(Lst l, Integer a) { int s = 0; for (Element e : l.items) s += e.accept(this, a); return s; }
            public Integer link(Link l, Integer a) { return -1; }
        };
        System.out.println(size.list(d, 1));
        d.accept(size, 1);
    }
}
