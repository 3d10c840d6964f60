package libmisc;

import java.util.ArrayList;
import java.util.List;

// With assertions off their conditions must not be evaluated at all.
public class NoAsserts {
    static int evaluated;

    static boolean count() {
        evaluated++;
        return false;
    }

    static class Stack2 {
        private final List<Integer> items = new ArrayList<>();

        int pop() {
            assert !items.isEmpty() : "pop of empty stack " + count();
            return items.remove(items.size() - 1);
        }

        void push(int x) {
            items.add(x);
            assert items.get(items.size() - 1) == x + 1 : "never checked";
        }
    }

    interface Shape {
        double area();

        static Shape square(double s) {
            assert s > 0 : s;
            return () -> s * s;
        }
    }

    public static void main(String[] args) {
        assert count();
        assert count() : "message";
        assert false;
        System.out.println("evaluated " + evaluated + " status " + NoAsserts.class.desiredAssertionStatus());
        Stack2 s = new Stack2();
        s.push(5);
        System.out.println(s.pop());
        System.out.println(Shape.square(-3).area());
        boolean on = false;
        assert on = true;
        System.out.println("on " + on);
        try {
            s.pop();
        } catch (AssertionError e) {
            System.out.println("assertion " + e.getMessage());
        } catch (IndexOutOfBoundsException e) {
            System.out.println("index " + e.getMessage());
        }
        List<Object> errors = new ArrayList<>();
        for (Object o : new Object[] {"text", 1, 'c', 2L, 1.5f, 2.5, true, null, new IllegalStateException("cause")}) {
            AssertionError e = new AssertionError(o);
            errors.add(e.getMessage() + "/" + (e.getCause() == null ? "-" : e.getCause().getMessage()));
        }
        System.out.println(errors);
        System.out.println(new AssertionError() + " " + new AssertionError("m", new Exception("c")).getCause());
        ClassLoader.getSystemClassLoader().setDefaultAssertionStatus(true);
        System.out.println(NoAsserts.class.desiredAssertionStatus() + " " + Late.check());
        throw new AssertionError("explicit errors still work");
    }

    static class Late {
        static String check() {
            try {
                assert false : "late class sees the new status";
                return "off";
            } catch (AssertionError e) {
                return e.getMessage();
            }
        }
    }
}
