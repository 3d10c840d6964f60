package missing.handler_of_a_missing_class;

class MailException extends RuntimeException {
    private static final long serialVersionUID = 1;
}
