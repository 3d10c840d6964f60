import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** A compiler that stays: reads the arguments of one compilation after another, and tells the exit code and what was said. */
public class Compiler {
    /** Long conditions are deep trees; what is not used of a stack costs nothing. */
    private static final long STACK = 256 << 20;

    public static void main(String[] none) throws Exception {
        Thread compiling = new Thread(null, Compiler::compileAll, "compiler", STACK);
        compiling.start();
        compiling.join();
    }

    private static void compileAll() {
        try {
            answer();
        } catch (Exception broken) {
            broken.printStackTrace();
        }
    }

    private static void answer() throws Exception {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
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
            int code = compiler.run(null, said, said, arguments);
            told.writeInt(code);
            told.writeInt(said.size());
            said.writeTo(told);
            told.flush();
        }
    }
}
