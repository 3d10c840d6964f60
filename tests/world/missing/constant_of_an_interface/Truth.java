package missing.constant_of_an_interface;

class Truth {
    public static void main(String[] args) {
        System.out.println(Names.DAYS.size());
    }
}
