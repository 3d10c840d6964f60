public class Keypad {
    public static int move(int key) {
        switch (key) {
            case 2:
                return -10;
            case 4:
                return -1;
            case 6:
                return 1;
            default:
                return 0;
        }
    }
}
