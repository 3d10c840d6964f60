package versions.message_made_by_the_exception;

public class Refused extends RuntimeException {
    private final int code;

    Refused(int code) {
        this.code = code;
    }

    @Override
    public String getMessage() {
        return "code " + code;
    }

    static int check(int code) {
        if (code > 9) {
            throw new Refused(code);
        }
        return code;
    }
}
