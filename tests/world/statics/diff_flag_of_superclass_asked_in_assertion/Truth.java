package statics.diff_flag_of_superclass_asked_in_assertion;
public class Truth {
    public static void main(String[] args) throws Throwable {
        A.on = true; try { System.out.println(A.f(-1)); } catch (AssertionError e) { System.out.println(9); }
    }
}
