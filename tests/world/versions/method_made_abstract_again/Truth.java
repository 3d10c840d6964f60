package versions.method_made_abstract_again;

class Mine extends P { }
public class Truth {
    public static void main(String[] x) throws Throwable {
        try { System.out.println(new Mine().also()); } catch (AbstractMethodError e) { System.out.println("abstract"); }
    }
}
