package environment.check_loader_of_the_class;

import java.net.URL;
import java.net.URLClassLoader;

public class Truth {
    public static void main(String[] args) throws Exception {
        URL[] places = {Truth.class.getProtectionDomain().getCodeSource().getLocation()};
        try (URLClassLoader other = new URLClassLoader(places, ClassLoader.getPlatformClassLoader())) {
            other.setDefaultAssertionStatus(true);
            Object started = other.loadClass("environment.check_loader_of_the_class.Truth$Started").getConstructor().newInstance();
            ((Runnable) started).run();
        }
    }

    public static class Started implements Runnable {
        @Override
        public void run() {
            Part.load(1);
        }
    }
}
