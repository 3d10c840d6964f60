// Java 8: what older code is full of. Tabs, escapes and comments stand where they do on purpose.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;

public class Legacy {
	static final boolean TRACE = false, CHECK = true;
	static final String MODE = "fast";
	static final int LEVEL = CHECK ? 2 : 0;
	interface Flags { boolean VERBOSE = false; int DEPTH = 3; }
	static int sink;
	private boolean hidden;
	private static boolean secret(int i) { return i > 1 && i < 4; }

	static boolean two(boolean x, boolean y) { return x | y; }
	static int three(int a, int b, int c) { return a + b + c; }

	static void boxed(Boolean b, Boolean c, boolean x, Integer i, Long l, List<Boolean> list) {
		if (b && x) sink++;
		if (!b || c && !x) sink++;
		if (b == c) sink++;
		if (b != x) sink++;
		if (b & c | x) sink++;
		if (b ? c : x) sink++;
		Boolean r = b && c;
		r = x ? b : c;
		r = b ^ c;
		r &= x;
		r |= c && x;
		if (list.get(0) && list.get(1) == x) sink++;
		if (i == 3 || l > i) sink++;
		if (Boolean.TRUE.equals(b) && Boolean.valueOf(x)) sink++;
		sink += r ? 1 : 0;
		boolean plain = b;
		if (plain = c) sink++;
	}

	static void compound(boolean a, boolean b, boolean c, int i, Legacy other, boolean[] v) {
		boolean x = a;
		x &= b && c; x |= b || c; x ^= i > 2;
		x &= !a; x |= a == b; x ^= a & b;
		x &= a ? b : c;
		x |= i > 1 ? b : i < 0;
		v[i & 1] |= a && b;
		v[a ? 1 : 0] &= b;
		v[0] ^= v[1] = a || c;
		other.hidden |= a && c;
		other.hidden = other.hidden ^ (b || c);
		x = x & a | b & !c ^ (i == 1);
		if (x ^= a) sink++;
		if ((x |= b) && c) sink++;
		if (!(i < 2) && !(a == b) || !(other == null)) sink++;
		int bits = i & 3 | 4; bits ^= i; bits |= 8;
		if ((bits & 1) == 0 && (bits | i) != (i ^ 2)) sink++;
		if ((bits & i) > 0 == a) sink++;
		long wide = i; wide &= 7L; wide |= i & 1;
		if ((wide & 1L) != 0 ^ b) sink++;
	}

	static int nestedTernaries(boolean a, boolean b, int i, String s) {
		three(a ? b ? 1 : 2 : 3, i > 0 && a ? 4 : b || a ? 5 : 6, two(a && b, a ? b : i > 1) ? 7 : 8);
		String t = a ? b ? "x" : s == null ? "n" : s : i > 2 ? "y" : "z";
		Object o = a ? (Object) Integer.valueOf(i) : b ? t : null;
		int[] w = {a ? 1 : 2, b ? i > 1 ? 3 : 4 : 5};
		sink += w[a ? 0 : 1] + (o == null ? 0 : 1) + (s != null && s.length() > (a ? 1 : 2) ? 1 : 0);
		if ((a ? i : -i) > (b ? 1 : 0) && (s == null ? a : s.isEmpty())) sink++;
		return (a ? b : !b) ? a ? 1 : 2 : b == a ? 3 : 4;
	}

	static void constants(boolean x, int i) {
		if (TRACE && x) sink++;
		if (x && TRACE || i > 1) sink++;
		if (CHECK || x) sink++;
		if (CHECK && x) sink++;
		if (LEVEL > 1 && x && i < 3) sink++;
		if (Flags.VERBOSE || x) sink++;
		if (!Flags.VERBOSE && Flags.DEPTH == 3 && x) sink++;
		if (MODE == "fast" && (x ? i > 3 : i < 2)) sink++;
		if (Integer.MIN_VALUE < 0 && x) sink++;
		if (x | TRACE) sink++;
		if (x ^ CHECK) sink++;
		if (x == CHECK && i != LEVEL) sink++;
		while (CHECK) { if (i++ > 2 && x) break; if (i > 6) return; }
		do { if (x) sink++; } while (TRACE);
		for (; !TRACE; ) { if (i-- < 0) break; }
		final boolean local = true;
		if (local && x) sink++;
		assert CHECK : "no";
		boolean y = TRACE && x || CHECK && x;
		y = TRACE ? x : !x;
		y |= TRACE;
		sink += CHECK ? 1 : 2;
		sink += y ? 1 : 0;
		if (false || x) sink++;
		if (true & x) sink++;
		if (x && true && i > 0) sink++;
	}

	static boolean lines(boolean a, boolean b, int i, String s) {
		if (a
			&& // one
			b /* two */ ||
			/* three && four */ i
				> 3
			&& !(
				s == null ||
				s.
					isEmpty())) sink++;
		boolean r =
			a ?
				b :
				i > 1;
		while (i < 3
			&& (a || b))
			i++;
		return two(
			a && b,
			i == 3
				|| r)
			&& s != null && "a && b".equals(s) /* || */ || 'x' == s.charAt(0);
	}

	static void escapes(boolean \u0061b, boolean äö, int i) {
		if (\u0061b \u0026\u0026 äö) sink++;
		if (ab	&&	äö	||	i > 2) sink++; if (\u0069 == 1) sink++;
		String s = "\u0041" + \u0022bc\u0022;
		if (s.length() > 3 && s.charAt(0) == '\u0041' || ab) sink++;
	}

	class Inner {
		private boolean on = sink > 3 || hidden;
		boolean reach(int i) { return hidden && secret(i) || on; }
		class Deeper { boolean all(int i) { return on && hidden && Legacy.secret(i); } }
	}

	static boolean finallies(int i, boolean a, Iterator<Boolean> more) {
		try {
			try {
				if (i == 1 && a) return a || more.next();
				if (i == 2) throw new IllegalStateException();
			} finally {
				try { if (a && i > 0) sink++; else if (i == 3) return !a; }
				finally { sink += i > 1 || a ? 1 : 2; }
			}
			while (i-- > 0) { try { if (a) continue; if (i == 2) break; } finally { boolean z = a ^ i == 1; if (z) sink++; } }
			return i < 0 ? a : !a;
		} catch (IllegalStateException | UnsupportedOperationException e) {
			return e.getMessage() == null && a;
		} finally {
			if (a | i > 1) sink++;
			for (int j = 0; j < 2 && !a; j++) if (j == i) { sink++; break; }
		}
	}

	static Function<Integer, Predicate<String>> curried(boolean a) {
		return n -> s -> a ? s.length() > n : s.isEmpty() || n == 0;
	}

	static boolean lambdas(boolean a, int n) throws Exception {
		Callable<Boolean> c = () -> a && n > 1;
		BooleanSupplier d = () -> { try { return c.call() == a; } catch (Exception e) { return !a; } finally { if (n == 0) sink++; } };
		Runnable r = a ? () -> { if (n > 2) sink++; } : () -> { if (n < 1 || n > 3) sink--; };
		r.run();
		List<Integer> list = new ArrayList<>(Arrays.asList(1, 2, 3));
		list.removeIf(i -> i > n); list.removeIf(i -> i > n == a);
		boolean[] seen = new boolean[1];
		list.forEach(i -> seen[0] |= i == 2 && a);
		return d.getAsBoolean() & curried(a).apply(n).test("ab") && !list.isEmpty();
	}

	static int same(int i) { if (i > 0) return 1; return 0; } static int same(long i) { if (i > 0) return 1; return 0; } static int same(boolean i) { if (i) return 1; return 0; }

	static int strings(String s, boolean a) {
		switch (s) { case "one": case "FB": return a ? 1 : 2; case "Ea": if (a) break; return 3; default: if (!a) return 4; }
		synchronized (s) { if (a && s.isEmpty()) return 5; }
		label: for (String t : new String[] {s, "x"}) { for (char ch : t.toCharArray()) { if (ch == 'x') break label; if (ch == 'o' && a) continue label; sink++; } }
		return s == "Ea" ? 6 : 7;
	}

	boolean first = sink > 2 && !hidden;
	{ if (first || sink == 1) sink++; while (sink % 2 == 0 && sink < 50) sink++; }
	boolean second = first ? hidden : sink > 3;
	Legacy() { }
	Legacy(boolean a) { super(); hidden = a && first; }
	Legacy(int i) { this(i > 1 || secret(i)); }

	public static void main(String[] args) throws Exception {
		boolean[] both = {false, true};
		for (boolean a : both) for (boolean b : both) for (int i = 0; i < 5; i++) {
			boxed(a, b, i > 2, i, (long) i * 2 - 3, Arrays.asList(b, a));
			compound(a, b, i > 1, i, new Legacy(), new boolean[] {b, a});
			nestedTernaries(a, b, i, i == 0 ? null : i == 1 ? "" : "abc");
			constants(a, i);
			try { lines(a, b, i, i == 0 ? null : i == 1 ? "a && b" : "xy"); } catch (NullPointerException e) { sink++; }
			escapes(a, b, i);
			finallies(i, a, Arrays.asList(b, a).iterator());
			lambdas(a, i);
			same(i); same((long) -i); same(a);
			strings(i == 0 ? "one" : i == 1 ? "FB" : i == 2 ? "Ea" : i == 3 ? "" : "oxo", a);
			Legacy l = new Legacy(a); l.hidden = b;
			Inner in = l.new Inner(); in.reach(i); in.new Deeper().all(i);
			new Legacy(i);
		}
	}
}
