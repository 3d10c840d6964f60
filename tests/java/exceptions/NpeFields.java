package exceptions;

/** Helpful messages for reading and writing fields of null. */
public class NpeFields {
    int i;
    long l;
    double d;
    String s;
    boolean z;
    NpeFields f;
    int[] arr;
    NpeFields[] kids;
    static NpeFields st;

    static class Other {
        NpeFields inner;
        byte b;
        static Other other;
    }

    static void t(Runnable r) {
        try {
            r.run();
            System.out.println("no exception");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    static int sink;

    static void params(NpeFields p, long pad, NpeFields q) {
        try { sink = p.i; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { q.i = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { q.l = pad; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { q.d += 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { q.i++; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { q.s = "x"; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { p.f.f = q; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { sink = q.z ? 1 : 0; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }

    void own() {
        try { f.i = 5; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { this.f.f.i = 5; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { kids[0].i = 5; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        kids = new NpeFields[2];
        try { kids[1].i = 5; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { kids[i].kids[i].i = 5; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { getF().i = 5; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { sink = getF(3, "x").f.i; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }

    NpeFields getF() { return f; }
    static NpeFields getF(int a, Object b) { return null; }

    public static void main(String[] args) {
        params(null, 1L, null);
        new NpeFields().own();
        t(() -> st.i = 1);
        t(() -> sink = st.f.i);
        t(() -> st.f.arr[3] = 1);
        st = new NpeFields();
        t(() -> st.f.i = 2);
        t(() -> st.f.l = 2);
        t(() -> st.f.f.f.i = 2);
        t(() -> sink = st.arr.length);
        t(() -> st.f.arr[3] = 1);
        t(() -> sink = Other.other.b);
        t(() -> Other.other.inner.f = null);
        Other.other = new Other();
        t(() -> Other.other.inner.f = null);
        t(() -> sink = Other.other.inner.f.f.i);
        t(() -> sink = new NpeFields().f.i);
        t(() -> sink = ((NpeFields) null).i);
        t(() -> sink = (new NpeFields[1][1])[0][0].i);
        NpeFields loc = null;
        int pad = 4;
        NpeFields loc2 = loc;
        try { loc.i = pad; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { loc2.s += "x"; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { sink = (pad > 3 ? loc : loc2).i; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { for (int x : loc.arr) sink = x; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { for (int x : st.arr) sink = x; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        // statics through a null reference are fine
        System.out.println(loc.sink == sink);
    }
}
