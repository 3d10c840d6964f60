package statics.diff_constants_listed_in_superclass;
public class Truth {
    public static void main(String[] args) throws Throwable {
        A.mode = B.E.Y; System.out.println(A.f());
    }
}
