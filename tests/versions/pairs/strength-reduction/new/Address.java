public class Address {
    public static int of(int page, int offset) {
        if (offset < 0) {
            return -1;
        }
        int line = offset >> 4;
        int column = offset & 15;
        return (page << 12) + (line << 5) + (column << 1);
    }
}
