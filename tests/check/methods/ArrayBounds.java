// check: ArrayBounds::get
// property: exceptions
// verdict: VIOLATED
// witness: array double [double 1.0]; int 1
public class ArrayBounds {
    static double get(double[] values, int at) {
        if (values != null && at >= 0 && at <= values.length) {
            return values[at];
        }
        return 0;
    }
}
