package shop;

public class Property {
    public static void main(String[] args) {
        System.out.println(System.getProperty("shop.name"));
    }
}
