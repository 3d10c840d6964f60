package versions.properties_inside_another_table;

import java.util.Map;

public class Truth {
    public static void main(String[] args) throws Exception {
        Program.mark(Map.of(1, System.getProperties()));
        System.out.println(Program.read());
    }
}
