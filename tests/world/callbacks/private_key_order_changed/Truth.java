package callbacks.private_key_order_changed;

class Truth {
    public static void main(String[] args) {
        Agenda a = new Agenda();
        a.add(9, "nine");
        a.add(8, "eight");
        System.out.println(a.first());
    }
}
