package shop;

public class Asserts {
    public static void main(String[] args) {
        boolean on = false;
        assert on = true;
        System.out.println(on ? "on" : "off");
    }
}
