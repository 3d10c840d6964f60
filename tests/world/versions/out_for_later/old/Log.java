// The target prints to System.out, which a changed method replaces.
// diff: versions.out_for_later.Log::say
package versions.out_for_later;

import java.io.*;
public final class Log {
    static void mute() { System.setOut(new PrintStream(OutputStream.nullOutputStream())); }
    static void say(String s) { System.out.println("say " + s); }
}
