package fields;

/** Statics shared along a hierarchy, instance counters, lazily filled caches, swaps through fields. */
public class StaticState {
    static class Base {
        static int created;
        static long weight;
        final int id = ++created;
        protected int mine;

        Base() { weight += id; }
    }

    static class Left extends Base {
        static int created = 100;
        { created++; }
    }

    static class Right extends Base {
        { created++; mine = created; }
    }

    static class Cache {
        private static final int[] MEMO = new int[50];
        static int misses;

        static int fib(int n) {
            if (n < 2) return n;
            if (MEMO[n] != 0) return MEMO[n];
            misses++;
            return MEMO[n] = fib(n - 1) + fib(n - 2);
        }
    }

    static class Link {
        int v;
        Link next;
        static Link head;

        Link(int v) {
            this.v = v;
            next = head;
            head = this;
        }
    }

    int x = 1, y = 2;

    static int depth, deepest;

    static void dive(int n) {
        depth++;
        if (depth > deepest) deepest = depth;
        try {
            if (n > 0) {
                dive(n - 1);
                dive(n - 2);
            }
        } finally {
            depth--;
        }
    }

    StaticState swap() {
        x = x + y - (y = x);
        return this;
    }

    public static void main(String[] args) {
        new Base();
        new Left();
        new Right();
        Right r = new Right();
        System.out.println(Base.created + " " + Left.created + " " + Right.created + " " + Base.weight + " " + r.mine + " " + r.id);
        System.out.println(new Left().id + " " + Left.created + " " + Base.created);
        System.out.println(Cache.fib(46) + " " + Cache.misses + " " + Cache.fib(40) + " " + Cache.misses);
        for (int i = 0; i < 5; i++) new Link(i * i);
        StringBuilder sb = new StringBuilder();
        for (Link l = Link.head; l != null; l = l.next) sb.append(l.v).append("->");
        System.out.println(sb + "nil");
        Link prev = null;
        while (Link.head != null) {
            Link t = Link.head.next;
            Link.head.next = prev;
            prev = Link.head;
            Link.head = t;
        }
        sb.setLength(0);
        for (Link l = prev; l != null; l = l.next) sb.append(l.v).append("->");
        System.out.println(sb + "nil");
        dive(7);
        System.out.println(depth + " " + deepest);
        StaticState s = new StaticState();
        System.out.println(s.x + "," + s.y + " " + s.swap().x + "," + s.y + " " + s.swap().swap().y);
        s.x = s.y = s.x + 10;
        System.out.println(s.x + "," + s.y);
        StaticState t = s;
        t.x++;
        s.x += t.x++ + s.x;
        System.out.println(s.x + " " + t.x);
        // assignment expressions through chains of fields
        Link a = new Link(1), b = new Link(2);
        a.next = a = b;
        System.out.println((a == b) + " " + (Link.head == b) + " " + (b.next.next == b));
    }
}
