package versions.final_override_child;

class Mine extends P { int also(int x) { return 2; } }
public class Truth {
    public static void main(String[] x) throws Throwable {
        try { System.out.println(new Mine().also(1)); } catch (LinkageError e) { System.out.println("refused"); }
    }
}
