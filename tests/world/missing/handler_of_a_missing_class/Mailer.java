// A handler for an exception of a missing class makes its whole class unusable, also where nothing is thrown.
// check: missing.handler_of_a_missing_class.Mailer::send(int)
// remove: MailException.class
package missing.handler_of_a_missing_class;

public final class Mailer {
    private int failed;

    public boolean send(int letters) {
        boolean sent;
        try {
            sent = Post.take(letters);
        } catch (NoClassDefFoundError e) {
            failed++;
            sent = false;
        }
        assert sent || letters <= 0 : failed;
        return sent;
    }
}
