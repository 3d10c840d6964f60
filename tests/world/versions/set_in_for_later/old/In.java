// System.in is replaced by a changed method.
// diff: versions.set_in_for_later.In::next
package versions.set_in_for_later;

import java.io.*;
public final class In {
    static void use(byte[] b) { System.setIn(new ByteArrayInputStream(b)); }
    static boolean empty() throws IOException { return System.in.available() == 0; }
    static int next() throws IOException { return empty() ? -1 : System.in.read(); }
}
