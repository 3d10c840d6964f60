package environment.check_encoding_of_a_bundle;

// How a bundle is read was a property when its class began.
// check: environment.check_encoding_of_a_bundle.Words::word()
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.PropertyResourceBundle;

final class Words {
    static void word() throws IOException {
        byte[] text = {'a', '=', (byte) 0xc3, (byte) 0xa9};
        String word = new PropertyResourceBundle(new ByteArrayInputStream(text)).getString("a");
        assert word.length() == 1;
    }
}
