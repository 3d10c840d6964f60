/**
 * Which of four balls weighs other than the rest, found with a balance: as paper 002 has such a program among its examples.
 *
 * Written from the puzzle. `odd` is the driver: 0 if there is no such ball, its number if it is heavier, minus that if lighter.
 */
public class FourBalls {
    public static int odd(int first, int second, int third, int fourth) {
        int found = 0;
        int sign = 1;
        if (first == second) {
            if (third == fourth) {
                return 0;
            }
            if (first == third) {
                found = 4;
                sign = fourth > first ? 1 : -1;
            } else if (first == fourth) {
                found = 3;
                sign = third > first ? 1 : -1;
            }
        } else if (third == fourth) {
            if (first == third) {
                found = 2;
                sign = second > third ? 1 : -1;
            } else if (second == third) {
                found = 1;
                sign = first > third ? 1 : -1;
            }
        }
        return found * sign;
    }
}
