package statics.diff_list_of_superclass_symbolic;
public class Truth {
    public static void main(String[] args) throws Throwable {
        B.add(1); B.add(2); System.out.println(A.f());
    }
}
