public class Address {
    public static int of(int page, int offset) {
        if (offset < 0) {
            return -1;
        }
        int line = offset / 16;
        int column = offset % 16;
        return page * 4096 + line * 32 + column * 2;
    }
}
