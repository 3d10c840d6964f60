package writers.check_other_instance_steals;

class Truth {
    public static void main(String[] args) {
        Purse purse = new Purse();
        new Purse().stealFrom(purse);
        purse.count();
    }
}
