package libmisc;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;

// A tiny test runner: methods found by name, expected exceptions, assertions enabled.
public class MiniTests {
    static final Map<String, Class<? extends Throwable>> EXPECT = Map.of("testSubstring", StringIndexOutOfBoundsException.class, "testNoThrow", ArithmeticException.class,
        "testOtherKind", IllegalStateException.class, "testAsserts", AssertionError.class, "testDivide", RuntimeException.class);

    public static class Suite {
        private final List<String> log = new ArrayList<>();

        public void setUp() {
            log.add("up");
        }

        public void testAdds() {
            same(4, 2 + 2);
        }

        public void testSubstring() {
            "abc".substring(4);
        }

        public void testWrong() {
            same("expected", "actual");
        }

        public void testNoThrow() {
            log.add("quiet");
        }

        public void testOtherKind() {
            Objects.requireNonNull(null, "was null");
        }

        public void testDivide() {
            same(0, 1 / (log.size() - 1));
        }

        public void testAsserts() {
            int n = log.size();
            assert n > 100 : "log has " + n;
        }

        public void testPlainAssert() {
            assert log.isEmpty();
        }

        public int testReturns() {
            return log.size();
        }

        public void testNeeds(int x) {
            throw new IllegalStateException("must not run " + x);
        }

        private void testHidden() {
            throw new IllegalStateException("must not run");
        }

        public static void testStatic() {
            same(List.of(1), Arrays.asList(1));
        }
    }

    static void same(Object a, Object b) {
        if (!Objects.equals(a, b)) throw new AssertionError("wanted <" + a + "> got <" + b + ">");
    }

    public static void main(String[] args) throws Exception {
        Method[] ms = Suite.class.getDeclaredMethods();
        Arrays.sort(ms, Comparator.comparing(Method::getName));
        int pass = 0;
        int fail = 0;
        for (Method m : ms) {
            String name = m.getName();
            if (!name.startsWith("test") || !Modifier.isPublic(m.getModifiers()) || m.getParameterCount() > 0) {
                System.out.println("skip " + Modifier.toString(m.getModifiers()) + " " + m.getReturnType() + " " + name + Arrays.toString(m.getParameterTypes()));
                continue;
            }
            Suite s = Suite.class.getDeclaredConstructor().newInstance();
            s.setUp();
            Throwable got = null;
            Object result = null;
            try {
                result = m.invoke(s);
            } catch (InvocationTargetException e) {
                got = e.getCause();
            }
            Class<?> want = EXPECT.get(name);
            boolean ok = got == null ? want == null : want != null && want.isInstance(got);
            if (ok) pass++;
            else fail++;
            System.out.println((ok ? "pass " : "FAIL ") + name + " -> " + result + (want == null ? "" : " wants " + want.getSimpleName()) + (got == null ? "" : " threw " + got));
        }
        System.out.println(pass + " passed, " + fail + " failed");
        boolean enabled = false;
        assert enabled = true;
        System.out.println("assertions " + enabled + " " + MiniTests.class.desiredAssertionStatus() + " " + String.class.desiredAssertionStatus());
        assert fail == 0 : fail + " failures";
        System.out.println("unreachable with assertions");
    }
}
