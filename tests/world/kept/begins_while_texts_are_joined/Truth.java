package kept.begins_while_texts_are_joined;

class Truth {
    public static void main(String[] arguments) {
        Phase.values();
        Key.JOB.check();
    }
}
