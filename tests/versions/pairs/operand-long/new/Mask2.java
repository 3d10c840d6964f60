public class Mask2 {
    public static long of(long x) {
        return x & 0x7fff_fffe_ffff_fffeL;
    }
}
