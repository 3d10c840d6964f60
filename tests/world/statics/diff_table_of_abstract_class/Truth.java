package statics.diff_table_of_abstract_class;
public class Truth {
    public static void main(String[] args) throws Throwable {
        A.on = true; System.out.println(new A().base());
    }
}
