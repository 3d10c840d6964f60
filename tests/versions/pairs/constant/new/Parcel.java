public class Parcel {
    public static boolean big(int length, int width, int height) {
        if (length < 0 || width < 0 || height < 0) {
            return false;
        }
        return length > 121 || length / 2 + width / 2 + height / 2 > 150;
    }
}
