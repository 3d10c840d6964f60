/**
 * Which kind of triangle three lengths make: the classic of test generation, used by papers 002 and 004 among their
 * small examples. Sums may overflow, which is part of the program.
 *
 * Written from the description. `classify` is the driver.
 */
public class Triangle {
    static final int NONE = 0;
    static final int SCALENE = 1;
    static final int ISOSCELES = 2;
    static final int EQUILATERAL = 3;

    public static int classify(int a, int b, int c) {
        if (a <= 0 || b <= 0 || c <= 0) {
            return NONE;
        }
        int equal = 0;
        if (a == b) {
            equal += 1;
        }
        if (a == c) {
            equal += 2;
        }
        if (b == c) {
            equal += 3;
        }
        if (equal == 0) {
            return a + b <= c || b + c <= a || a + c <= b ? NONE : SCALENE;
        }
        if (equal > 3) {
            return EQUILATERAL;
        }
        if (equal == 1 && a + b > c || equal == 2 && a + c > b || equal == 3 && b + c > a) {
            return ISOSCELES;
        }
        return NONE;
    }

    public static void main(String[] arguments) {
        System.out.println(classify(3, 4, 5) + " " + classify(3, 3, 5) + " " + classify(7, 7, 7) + " "
                + classify(1, 2, 3));
    }
}
