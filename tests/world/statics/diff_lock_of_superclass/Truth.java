package statics.diff_lock_of_superclass;
public class Truth {
    public static void main(String[] args) throws Throwable {
        A.n = 77; System.out.println(A.f(77));
    }
}
