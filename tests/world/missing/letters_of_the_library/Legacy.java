// Character sets of other modules are there on the JVM; without them an old text cannot be read.
// check: missing.letters_of_the_library.Legacy::readable(boolean)
package missing.letters_of_the_library;

import java.nio.charset.Charset;

public final class Legacy {
    private Legacy() {
    }

    public static boolean readable(boolean host) {
        boolean readable = Charset.isSupported(host ? "IBM1047" : "UTF-8");
        assert readable == !host : "readable";
        return readable;
    }
}
