package missing.private_implementation;

class Truth {
    public static void main(String[] args) {
        System.out.println(Clocks.plain().next(59));
    }
}
