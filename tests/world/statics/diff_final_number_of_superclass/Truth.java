package statics.diff_final_number_of_superclass;
public class Truth {
    public static void main(String[] args) throws Throwable {
        A.n = 6; System.out.println(A.f());
    }
}
