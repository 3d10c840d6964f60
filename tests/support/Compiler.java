import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * A compiler that stays: reads the arguments of one compilation after another, and tells the exit code and what was said. With an
 * argument it tells a port instead, and does the same for each who connects there, until its input ends.
 */
public class Compiler {
    /** Long conditions are deep trees; what is not used of a stack costs nothing. */
    private static final long STACK = 256 << 20;

    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    public static void main(String[] arguments) throws Exception {
        if (arguments.length == 0) {
            Thread compiling = start(Compiler::answer);
            compiling.join();
            return;
        }
        ServerSocket server = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
        System.out.println(server.getLocalPort());
        start(() -> {
            while (true) {
                Socket socket = server.accept();
                start(() -> answer(socket));
            }
        });
        while (System.in.read() >= 0) {}
        System.exit(0);
    }

    private interface Work {
        void run() throws Exception;
    }

    private static Thread start(Work work) {
        Runnable all = () -> {
            try {
                work.run();
            } catch (Exception broken) {
                broken.printStackTrace();
            }
        };
        Thread thread = new Thread(null, all, "compiler", STACK);
        thread.start();
        return thread;
    }

    private static void answer() throws Exception {
        DataInputStream asked = new DataInputStream(System.in);
        DataOutputStream told = new DataOutputStream(System.out);
        while (true) {
            String[] arguments;
            try {
                arguments = new String[asked.readInt()];
            } catch (EOFException end) {
                return;
            }
            for (int i = 0; i < arguments.length; i++) {
                arguments[i] = new String(asked.readNBytes(asked.readInt()), "UTF-8");
            }
            ByteArrayOutputStream said = new ByteArrayOutputStream();
            int code = COMPILER.run(null, said, said, arguments);
            told.writeInt(code);
            told.writeInt(said.size());
            said.writeTo(told);
            told.flush();
        }
    }

    /** The arguments come with their number before them, each ended by a zero; the exit code goes out in a line before what was said. */
    private static void answer(Socket socket) throws Exception {
        try (socket) {
            InputStream asked = new BufferedInputStream(socket.getInputStream());
            int count = Integer.parseInt(text(asked));
            List<String> arguments = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                String argument = text(asked);
                // What is for the JVM comes too late.
                if (!argument.startsWith("-J")) {
                    arguments.add(argument);
                }
            }
            ByteArrayOutputStream said = new ByteArrayOutputStream();
            int code = COMPILER.run(null, said, said, arguments.toArray(new String[0]));
            OutputStream told = socket.getOutputStream();
            told.write((code + "\n").getBytes("UTF-8"));
            said.writeTo(told);
        }
    }

    private static String text(InputStream from) throws Exception {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        for (int read = from.read(); read > 0; read = from.read()) {
            text.write(read);
        }
        return text.toString("UTF-8");
    }
}
