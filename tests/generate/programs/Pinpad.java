/** A door with a code: what opens it is a sum over the last keys, so single paths rarely come near it. */
public class Pinpad {
    private enum Door { LOCKED, ARMED, OPEN, ALARM }

    private Door door = Door.LOCKED;
    private int last;
    private int code;
    private int wrong;

    public void press(int key) {
        if (key < 0 || key > 9) {
            wrong++;
            return;
        }
        code = (code * 10 + key) % 10_000;
        last = key;
    }

    public Door enter(boolean byService) {
        switch (door) {
            case LOCKED:
                if (code == 4711 && wrong == 0 || byService && code == 9002) {
                    door = Door.ARMED;
                } else if (++wrong > 4) {
                    door = Door.ALARM;
                }
                break;
            case ARMED:
                if (code != 4711 && last == 7 && !byService) {
                    door = Door.OPEN;
                }
                break;
            case OPEN:
                door = Door.LOCKED;
                break;
            default:
                if (byService && wrong > 6) {
                    wrong = 0;
                    door = Door.LOCKED;
                }
        }
        return door;
    }
}
