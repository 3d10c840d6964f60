package libsystem;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

// print and println overloads on System.out, and redirecting with setOut and setErr.
public class StreamsOut {
    public static void main(String[] args) {
        System.out.println();
        System.out.println(true);
        System.out.println('c');
        System.out.println(-5);
        System.out.println(5000000000L);
        System.out.println(1.5f);
        System.out.println(2.5);
        System.out.println(new char[] {'a', 'b'});
        System.out.println("string");
        System.out.println((String) null);
        System.out.println((Object) null);
        System.out.println(new StringBuilder("builder"));
        System.out.print(false);
        System.out.print('x');
        System.out.print(7);
        System.out.print(8L);
        System.out.print(0.5f);
        System.out.print(0.25);
        System.out.print(new char[] {'y', 'z'});
        System.out.print("s");
        System.out.print((String) null);
        System.out.print((Object) null);
        System.out.print("\n");
        System.out.append("app").append('e').append("xndx", 1, 3).append(null).append('\n');
        System.out.write('W');
        System.out.write(new byte[] {104, 105, 33, 10}, 0, 4);
        System.out.printf("%s-%d%n", "fmt", 3).format("%c%n", 'q');
        System.err.println("error line");
        PrintStream old = System.out;
        PrintStream oldErr = System.err;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setOut(new PrintStream(bytes, true));
        System.out.println("captured");
        System.out.print(42);
        System.setErr(System.out);
        System.err.print("!err");
        new IllegalStateException("traced").printStackTrace();
        System.out.flush();
        System.setOut(old);
        System.setErr(oldErr);
        String text = bytes.toString();
        String[] lines = text.split("\\R");
        System.out.println(lines.length >= 3);
        System.out.println(lines[0] + " | " + lines[1]);
        System.out.println(lines[2].trim().startsWith("at libsystem.StreamsOut.main("));
        System.out.println((System.out == old) + " " + System.out.checkError());
        try {
            System.out.println((char[]) null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        try {
            System.setProperty("x", "y");
            System.out.printf("%d%n", "not a number");
        } catch (java.util.IllegalFormatException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
        System.out.println("last line without newline follows");
        System.out.print("end");
    }
}
