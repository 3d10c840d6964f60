package versions.object_method_made_abstract;

class Mine extends P { }
public class Truth {
    public static void main(String[] x) throws Throwable {
        try { System.out.println(new Mine().toString().length() > 0); } catch (AbstractMethodError e) { System.out.println("abstract"); }
    }
}
