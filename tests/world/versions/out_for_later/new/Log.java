package versions.out_for_later;

import java.io.*;
public final class Log {
    static void mute() { System.setOut(System.out); }
    static void say(String s) { System.out.println("say " + s); }
}
