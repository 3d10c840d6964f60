package missing.private_method_of_an_interface;

class Truth {
    public static void main(String[] args) {
        Greeter greeter = () -> "everybody";
        System.out.println(greeter.greet());
    }
}
