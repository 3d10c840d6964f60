package missing.handler_of_a_missing_class;

final class Post {
    private Post() {
    }

    static boolean take(int letters) {
        return letters > 0;
    }

    static boolean retry(Runnable step) {
        try {
            step.run();
            return true;
        } catch (MailException e) {
            return false;
        }
    }
}
