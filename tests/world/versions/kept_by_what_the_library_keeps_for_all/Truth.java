package versions.kept_by_what_the_library_keeps_for_all;

import java.io.IOException;
import java.net.URL;

public class Truth {
    public static void main(String[] args) throws IOException {
        Setting.set();
        System.out.println(Caching.isOn());
        new URL("file:/").openConnection().setDefaultUseCaches(true);
    }
}
