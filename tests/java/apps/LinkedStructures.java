package apps;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** Doubly linked list, AVL tree, trie, ring buffer and sparse polynomial written from scratch. */
public class LinkedStructures {
    static class Dll<T> implements Iterable<T> {
        private class Node {
            T v;
            Node prev, next;
            Node(T v, Node p, Node n) {
                this.v = v;
                prev = p;
                next = n;
                if (p != null) p.next = this; else first = this;
                if (n != null) n.prev = this; else last = this;
                size++;
            }
            void remove() {
                if (prev != null) prev.next = next; else first = next;
                if (next != null) next.prev = prev; else last = prev;
                size--;
            }
        }
        private Node first, last;
        private int size;
        Dll<T> addLast(T v) { new Node(v, last, null); return this; }
        Dll<T> addFirst(T v) { new Node(v, null, first); return this; }
        public Iterator<T> iterator() {
            return new Iterator<T>() {
                Node cur = first, ret;
                public boolean hasNext() { return cur != null; }
                public T next() {
                    if (cur == null) throw new NoSuchElementException();
                    ret = cur;
                    cur = cur.next;
                    return ret.v;
                }
                @Override public void remove() {
                    if (ret == null) throw new IllegalStateException("next not called");
                    ret.remove();
                    ret = null;
                }
            };
        }
        void reverse() {
            for (Node n = first; n != null; n = n.prev) {
                Node t = n.next;
                n.next = n.prev;
                n.prev = t;
            }
            Node t = first;
            first = last;
            last = t;
        }
        @Override public String toString() {
            StringBuilder sb = new StringBuilder();
            for (T t : this) sb.append(t).append(' ');
            return sb.append('#').append(size).toString();
        }
    }

    static class Avl {
        static class N { int k, h = 1; N l, r; N(int k) { this.k = k; } }
        N root;
        int rotations;
        static int h(N n) { return n == null ? 0 : n.h; }
        static void fix(N n) { n.h = 1 + Math.max(h(n.l), h(n.r)); }
        N rotR(N y) { N x = y.l; y.l = x.r; x.r = y; fix(y); fix(x); rotations++; return x; }
        N rotL(N x) { N y = x.r; x.r = y.l; y.l = x; fix(x); fix(y); rotations++; return y; }
        N add(N n, int k) {
            if (n == null) return new N(k);
            if (k == n.k) return n;
            if (k < n.k) n.l = add(n.l, k); else n.r = add(n.r, k);
            fix(n);
            int b = h(n.l) - h(n.r);
            if (b > 1) {
                if (k > n.l.k) n.l = rotL(n.l);
                return rotR(n);
            }
            if (b < -1) {
                if (k < n.r.k) n.r = rotR(n.r);
                return rotL(n);
            }
            return n;
        }
        static String show(N n) { return n == null ? "." : "(" + show(n.l) + n.k + show(n.r) + ")"; }
    }

    static class Trie {
        private final Trie[] kids = new Trie[26];
        private int count;
        void add(String w) {
            Trie t = this;
            for (char c : w.toCharArray()) t = t.kids[c - 'a'] == null ? t.kids[c - 'a'] = new Trie() : t.kids[c - 'a'];
            t.count++;
        }
        int words() {
            int n = count;
            for (Trie k : kids) if (k != null) n += k.words();
            return n;
        }
        void each(String prefix, java.util.function.BiConsumer<String, Integer> f) {
            if (count > 0) f.accept(prefix, count);
            for (int i = 0; i < 26; i++) if (kids[i] != null) kids[i].each(prefix + (char) ('a' + i), f);
        }
        Trie at(String p) {
            Trie t = this;
            for (int i = 0; i < p.length() && t != null; i++) t = t.kids[p.charAt(i) - 'a'];
            return t;
        }
    }

    public static void main(String[] args) {
        Dll<Object> d = new Dll<>().addLast("b").addLast(3).addFirst('a').addLast(null);
        System.out.println(d);
        d.reverse();
        System.out.println(d);
        Iterator<Object> it = d.iterator();
        it.next();
        it.remove();
        try {
            it.remove();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + d);
        }
        while (it.hasNext()) if (it.next() instanceof String) it.remove();
        System.out.println(d);
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println("end");
        }
        Avl t = new Avl();
        for (int k : new int[] {50, 40, 30, 20, 10, 60, 70, 65, 68, 30, 5, 1, 3}) t.root = t.add(t.root, k);
        System.out.println(Avl.show(t.root) + " " + Avl.h(t.root) + " " + t.rotations);
        Avl seq = new Avl();
        for (int i = 0; i < 200; i++) seq.root = seq.add(seq.root, i * 37 % 211);
        System.out.println(Avl.h(seq.root) + " " + seq.rotations);
        Trie tr = new Trie();
        for (String w : "tea ten to in inn tea i at".split(" ")) tr.add(w);
        StringBuilder sb = new StringBuilder();
        tr.each("", (w, n) -> sb.append(w).append(n).append(' '));
        System.out.println(sb + "| " + tr.words() + " " + tr.at("te").words() + " " + (tr.at("x") == null));
        try {
            tr.add("Caps");
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
