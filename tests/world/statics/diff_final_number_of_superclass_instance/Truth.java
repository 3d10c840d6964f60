package statics.diff_final_number_of_superclass_instance;
public class Truth {
    public static void main(String[] args) throws Throwable {
        A.n = 6; System.out.println(new A().f());
    }
}
