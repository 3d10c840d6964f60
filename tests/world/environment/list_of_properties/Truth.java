package environment.list_of_properties;

public class Truth {
    public static void main(String[] args) {
        System.setProperty("hunt.flag", "1");
        Env.has();
    }
}
