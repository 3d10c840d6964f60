package kept.begins_while_a_set_asks;

class Truth {
    public static void main(String[] arguments) {
        Phase.values();
        Key.JOB.check();
    }
}
