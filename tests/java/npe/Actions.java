package npe;

/** What could not be done: one form for every instruction that dereferences, with every type it knows. */
public class Actions {
    interface Body { void run() throws Throwable; }

    interface Shape { double area(); default Shape self(int scale, Shape other) { return other; } }

    static abstract class Base {
        abstract void work(long amount, double factor);
        final int fixed() { return 1; }
        protected int kept;
    }

    static class Item extends Base {
        boolean z; byte b; char c; short s; int i; long l; float f; double d; String text; Object any; int[] ints; Item next;
        static int count;
        void work(long amount, double factor) { }
        private int secret(int a) { return a; }
        static int free(Item item) { return 1; }
        int callSecret(Item other) { return other.secret(4); }
    }

    static boolean[] za; static byte[] ba; static char[] ca; static short[] sa; static int[] ia; static long[] la;
    static float[] fa; static double[] da; static String[] ta; static Object[][] oa;
    static Item item; static Shape shape; static Base base; static Throwable thrown; static Object lock;
    static long sink; static double dsink; static Object osink;

    static void t(Body body) {
        try {
            body.run();
            System.out.println("no exception");
        } catch (Throwable e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    static void loads() {
        t(() -> sink = za[0] ? 1 : 2);
        t(() -> sink = ba[0]);
        t(() -> sink = ca[0]);
        t(() -> sink = sa[0]);
        t(() -> sink = ia[0]);
        t(() -> sink = la[0]);
        t(() -> dsink = fa[0]);
        t(() -> dsink = da[0]);
        t(() -> osink = ta[0]);
        t(() -> osink = oa[0]);
    }

    static void stores() {
        t(() -> za[0] = true);
        t(() -> ba[0] = 1);
        t(() -> ca[0] = 'c');
        t(() -> sa[0] = 1);
        t(() -> ia[0] = 1);
        t(() -> la[0] = 1L);
        t(() -> fa[0] = 1f);
        t(() -> da[0] = 1d);
        t(() -> ta[0] = "t");
        t(() -> oa[0] = null);
    }

    static void changes() {
        t(() -> ba[1]++);
        t(() -> ca[1] += 1);
        t(() -> sa[1] ^= 1);
        t(() -> --ia[1]);
        t(() -> la[1] <<= 2);
        t(() -> fa[1] *= 2);
        t(() -> da[1] /= 2);
        t(() -> ta[1] += "x");
        t(() -> za[1] |= true);
        t(() -> sink = ia[1]++ + ia[2]);
        t(() -> ia[0] = ia[1] = 3);
    }

    static void lengths() {
        t(() -> sink = za.length);
        t(() -> sink = la.length);
        t(() -> sink = ta.length);
        t(() -> sink = oa.length);
    }

    static void reads() {
        t(() -> sink = item.z ? 1 : 2);
        t(() -> sink = item.b);
        t(() -> sink = item.c);
        t(() -> sink = item.s);
        t(() -> sink = item.i);
        t(() -> sink = item.l);
        t(() -> dsink = item.f);
        t(() -> dsink = item.d);
        t(() -> osink = item.text);
        t(() -> osink = item.any);
        t(() -> osink = item.ints);
        t(() -> osink = item.next);
        t(() -> sink = item.kept);
        t(() -> sink = base.kept);
    }

    static void writes() {
        t(() -> item.z = true);
        t(() -> item.b = 1);
        t(() -> item.c = 'c');
        t(() -> item.s = 1);
        t(() -> item.i = 1);
        t(() -> item.l = 1);
        t(() -> item.f = 1);
        t(() -> item.d = 1);
        t(() -> item.text = "t");
        t(() -> item.any = item);
        t(() -> item.ints = new int[] { 1 });
        t(() -> item.next = new Item());
        t(() -> item.kept = 4);
        t(() -> item.i++);
        t(() -> item.l += 3);
        t(() -> item.d -= 3);
        t(() -> item.text += "x");
        t(() -> sink = item.l = 5);
        t(() -> item.next.next = item.next = null);
    }

    static void calls() {
        t(() -> item.work(1, 2));
        t(() -> base.work(1L, 2d));
        t(() -> sink = item.fixed());
        t(() -> sink = item.secret(3));
        t(() -> sink = new Item().callSecret(item));
        t(() -> dsink = shape.area());
        t(() -> osink = shape.self(1, shape));
        t(() -> osink = item.getClass());
        t(() -> osink = shape.toString());
        t(() -> sink = lock.hashCode());
        t(() -> sink = lock.equals(lock) ? 1 : 2);
        t(() -> lock.notifyAll());
        t(() -> osink = ia.clone());
        t(() -> osink = oa.clone());
        t(() -> osink = ta.getClass());
        t(() -> sink = Item.free(item));
        t(() -> sink = item.count);
    }

    static void others() {
        t(() -> { throw thrown; });
        t(() -> { throw null; });
        t(() -> { throw (RuntimeException) thrown; });
        t(() -> { synchronized (lock) { sink++; } });
        t(() -> { synchronized (item) { synchronized (lock) { sink++; } } });
        t(() -> { synchronized (Actions.class) { synchronized (lock) { sink++; } } });
        t(() -> { synchronized (ia) { sink++; } });
    }

    public static void main(String[] args) {
        loads();
        stores();
        changes();
        lengths();
        reads();
        writes();
        calls();
        others();
        item = new Item();
        reads();
        t(() -> item.next.next = item);
        t(() -> item.next.d = 1);
        t(() -> item.next.l = sink);
        t(() -> item.next.work(item.l, item.d));
        t(() -> item.text.length());
        t(() -> item.ints[item.i] = item.i);
    }
}
