package kept.other_instance_is_changed;

class Truth {
    public static void main(String[] arguments) {
        Purse poor = new Purse(0);
        new Purse(5).give(poor);
        poor.open();
    }
}
