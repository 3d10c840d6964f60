//! Java text that every generated class has, whatever the seed: the helpers its
//! methods call and the code that prints results.

/// Helpers of the random methods.
pub const HELPERS: &str = r##"
static final Object LOCK = new Object();
static int fuel;
static int sH;

static final class Fuel extends RuntimeException {
Fuel() {
super("out of fuel");
}
}

static boolean tick() {
if (--fuel < 0) {
throw new Fuel();
}
return true;
}

static int trace(int id, int v) {
sH = sH * 31 + id * 7 + v;
return v;
}

static String clip(String s) {
return s == null || s.length() <= 24 ? s : s.substring(0, 24);
}

static String sub(String s, int i, int j) {
int n = s.length() + 1;
int a = Math.floorMod(i, n);
int b = Math.floorMod(j, n);
return a < b ? s.substring(a, b) : s.substring(b, a);
}

static char at(String s, int i) {
return s.isEmpty() ? 'a' : s.charAt((i & 0x7fffffff) % s.length());
}

static int num(String s) {
try {
return Integer.parseInt(s);
} catch (NumberFormatException e) {
return s == null ? -1 : s.length();
}
}

static int sum(int... values) {
int total = values.length;
for (int value : values) {
total = total * 3 + value;
}
return total;
}

static int twist(int x) {
return Integer.rotateLeft(x, 5) ^ x >> 3;
}

static int one(int i, int... choices) {
return choices[Math.floorMod(i, choices.length)];
}

static String one(int i, String... choices) {
return choices[Math.floorMod(i, choices.length)];
}

static ArrayList<Integer> list(int... values) {
ArrayList<Integer> result = new ArrayList<>();
for (int value : values) {
result.add(value);
}
return result;
}

static HashMap<Integer, Integer> map(int... values) {
HashMap<Integer, Integer> result = new HashMap<>();
for (int i = 0; i + 1 < values.length; i += 2) {
result.put(values[i], values[i + 1]);
}
return result;
}

static ArrayDeque<Integer> deque(int... values) {
ArrayDeque<Integer> result = new ArrayDeque<>();
for (int value : values) {
result.addLast(value);
}
return result;
}

static int[][] grid(int seed) {
int[][] result = new int[4][8];
for (int i = 0; i < 4; i++) {
for (int j = 0; j < 8; j++) {
result[i][j] = seed * (i + 1) ^ j;
}
}
return result;
}

static int checked(int x) throws Chk {
if ((x & 3) == 1) {
throw new Chk(x);
}
return x + 1;
}

static int unwind(int n, int x) {
tick();
try {
if (n <= 0) {
if ((x & 1) == 0) {
return x;
}
throw new Own2(x);
}
return unwind(n - 1, x ^ n) + 1;
} catch (Own2 e) {
if (n > 3) {
return e.code + n;
}
throw e;
} finally {
sJ = sJ * 7 + n;
}
}

static class Own extends RuntimeException {
final int code;
Own(int code) {
super("own " + code);
this.code = code;
}
Own(int code, Throwable cause) {
super("own " + code, cause);
this.code = code;
}
}

static class Own2 extends Own {
Own2(int code) {
super(code ^ 1);
}
@Override
public String getMessage() {
return "own2 " + code;
}
}

static class Chk extends Exception {
final int code;
Chk(int code) {
this.code = code;
}
}

static class Res implements AutoCloseable {
private final int id;
Res(int id) {
this.id = id;
sJ = sJ * 11 + id;
if (id % 13 == 5) {
throw new Own(id);
}
}
@Override
public void close() {
sJ = sJ * 5 - id;
if (id % 7 == 3) {
throw new Own2(id);
}
}
}

static class Cell<T> {
private T value;
Cell(T value) {
this.value = value;
}
T get() {
return value;
}
<R> Cell<R> map(Function<? super T, ? extends R> f) {
return new Cell<R>(f.apply(value));
}
}

static class Ver implements Comparable<Ver> {
private final int major;
Ver(int major) {
this.major = major;
}
@Override
public int compareTo(Ver other) {
return Integer.compare(major, other.major);
}
}

static class Dot implements Shape {
private final int x;
Dot(int x) {
this.x = x;
}
@Override
public int area(int k) {
return hidden(k) - x;
}
private int hidden(int k) {
return k * k;
}
@Override
public long grow(long k, int n) {
return Shape.super.grow(k ^ x, n) + 1;
}
}

static class Outer {
int n;
Outer(int n) {
this.n = n;
}
class Inner {
private int k;
Inner(int k) {
this.k = k;
n += k;
}
int both(int x) {
return n++ * 31 + k-- + x;
}
}
}
"##;

/// Digests and the printing of results.
pub const PRINTING: &str = r##"
static int mix(int h, int v) {
return h * 31 + v;
}

static int mix(int h, long v) {
return h * 31 + (int) (v ^ v >>> 32);
}

static int mix(int h, float v) {
return mix(h, Float.floatToIntBits(v));
}

static int mix(int h, double v) {
return mix(h, Double.doubleToLongBits(v));
}

static int mix(int h, boolean v) {
return mix(h, v ? 1231 : 1237);
}

static int mix(int h, Object v) {
return mix(h, dig(v));
}

static int mix(int h, String v) {
return h * 31 + (v == null ? 0 : v.hashCode());
}

static int dig(Object v) {
int h = 1;
if (v == null) {
return 0;
} else if (v instanceof String s) {
return s.hashCode();
} else if (v instanceof Integer i) {
return i;
} else if (v instanceof int[] a) {
for (int x : a) {
h = h * 31 + x;
}
} else if (v instanceof long[] a) {
for (long x : a) {
h = h * 31 + (int) (x ^ x >>> 32);
}
} else if (v instanceof double[] a) {
for (double x : a) {
h = h * 31 + Double.hashCode(x);
}
} else if (v instanceof Character c) {
return c + 5;
} else if (v instanceof Boolean b) {
return b ? 3 : 4;
} else if (v instanceof Float f) {
return mix(7, f.floatValue());
} else if (v instanceof Double d) {
return mix(9, d.doubleValue());
} else if (v instanceof Number n) {
return mix(11, n.longValue());
} else if (v instanceof float[] a) {
for (float x : a) {
h = mix(h, x);
}
} else if (v instanceof byte[] a) {
for (byte x : a) {
h = h * 31 + x;
}
} else if (v instanceof short[] a) {
for (short x : a) {
h = h * 31 + x;
}
} else if (v instanceof char[] a) {
for (char x : a) {
h = h * 31 + x;
}
} else if (v instanceof boolean[] a) {
for (boolean x : a) {
h = h * 31 + (x ? 1 : 2);
}
} else if (v instanceof String[] a) {
for (String x : a) {
h = h * 31 + (x == null ? 0 : x.hashCode());
}
} else if (v instanceof Object[] a) {
for (Object x : a) {
h = mix(h, x);
}
} else if (v instanceof Base b) {
return b.digest();
} else if (v instanceof Color c) {
return c.ordinal() + 77;
} else if (v instanceof Rec r) {
return r.hashCode();
} else if (v instanceof Collection<?> c) {
for (Object x : c) {
h = mix(h, x);
}
} else if (v instanceof Map<?, ?> m) {
for (Map.Entry<?, ?> e : m.entrySet()) {
h = mix(mix(h, e.getKey()), e.getValue());
}
} else if (v instanceof Throwable t) {
return t.getClass().getName().hashCode();
}
return h;
}

static int note(Throwable t) {
int h = dig(t);
for (Throwable s : t.getSuppressed()) {
h = mix(h, s);
}
return mix(h, t.getCause());
}

static String quote(String s) {
if (s == null) {
return "null";
}
int length = s.length();
if (length > 120) {
return quote(s.substring(0, 120)) + "... " + length + " " + s.hashCode();
}
for (int i = 0; i < length; i++) {
char c = s.charAt(i);
if (c < ' ' || c > '~' || c == '\\') {
return escape(s);
}
}
return new StringBuilder(length + 2).append('"').append(s).append('"').toString();
}

static String escape(String s) {
StringBuilder out = new StringBuilder(160).append('"');
for (int i = 0; i < s.length(); i++) {
char c = s.charAt(i);
if (c >= ' ' && c <= '~' && c != '\\') {
out.append(c);
} else {
out.append("\\u").append(Integer.toHexString(c)).append(';');
}
}
return out.append('"').toString();
}

static String show(int v) {
return "int " + v;
}

static String show(byte v) {
return "byte " + v;
}

static String show(short v) {
return "short " + v;
}

static String show(char v) {
return "char " + (int) v;
}

static String show(long v) {
return "long " + v;
}

static String show(boolean v) {
return "boolean " + v;
}

static String show(float v) {
return "float " + Integer.toHexString(Float.floatToIntBits(v));
}

static String show(double v) {
return "double " + Long.toHexString(Double.doubleToLongBits(v));
}

static String show(Object v) {
if (v == null) {
return "null";
}
String name = v.getClass().getName();
if (v instanceof String s) {
return quote(s);
} else if (v instanceof Integer || v instanceof Long || v instanceof Short || v instanceof Byte || v instanceof Boolean || v instanceof Enum) {
return name + " " + v;
} else if (v instanceof Rec r) {
return quote(r.toString());
} else if (v instanceof int[] a) {
StringBuilder out = new StringBuilder("int[]");
for (int x : a) {
out.append(' ').append(x);
}
return out.toString();
}
return name + " " + Integer.toHexString(dig(v));
}

static String fail(Throwable t) {
String message = t instanceof StringIndexOutOfBoundsException ? "" : quote(t.getMessage());
return "! " + t.getClass().getName() + " " + message;
}

static void line(String run, String result) {
String sums = Integer.toHexString(sums());
System.out.println(new StringBuilder(100).append(run).append(result).append(" | ").append(sums).toString());
}
"##;
