package missing.handler_of_a_missing_class;

class Truth {
    public static void main(String[] args) {
        new Mailer().send(3);
    }
}
