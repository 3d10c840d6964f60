package shop;

public class HiddenMain {
    static void main(String[] args) {}
}
