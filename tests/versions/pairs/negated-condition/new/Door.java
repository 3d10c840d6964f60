public class Door {
    public static int unlock(boolean locked, boolean jammed, int code) {
        if (jammed && locked) {
            return code == 4711 ? 1 : -1;
        }
        return 0;
    }
}
