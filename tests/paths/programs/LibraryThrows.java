public class LibraryThrows {
    public static int f(int x, int y) {
        try {
            String s = "abc".substring(x);
            char c = s.charAt(y);
            if (c == 'b') { return 1; }
            return Integer.parseInt(s);
        } catch (StringIndexOutOfBoundsException e) {
            if (y < 0) { throw e; }
            return 2;
        } catch (NumberFormatException e) {
            return 3;
        }
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> LibraryThrows.pre(x, y), () -> LibraryThrows.f(x, y)); }
