// check: BoxedSum::add
// property: exceptions
// verdict: VIOLATED
// witness: int 3; null
public class BoxedSum {
    static int add(Integer a, Integer b) {
        if (a == null) {
            return 0;
        }
        return a + b;
    }
}
