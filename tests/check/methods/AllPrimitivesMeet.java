// check: AllPrimitivesMeet::meet(boolean,byte,char,short,int,long,float,double)
// verdict: VIOLATED
// witness: boolean true; byte -1; char 65535; short -1; int -1; long 4294967295; float 0.5; double 0.5
public class AllPrimitivesMeet {
    static void meet(boolean z, byte b, char c, short s, int i, long l, float f, double d) {
        if (z && b == s && (short) c == s && i == b && (l & 0xffffffffL) == l && (int) l == i) {
            assert l == i || f != d || f <= 0;
        }
    }
}
