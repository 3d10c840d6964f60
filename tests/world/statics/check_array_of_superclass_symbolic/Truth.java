package statics.check_array_of_superclass_symbolic;
public class Truth {
    public static void main(String[] args) throws Throwable {
        A.f(3);
    }
}
