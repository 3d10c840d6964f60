package versions.bundle_cache;

import java.util.ListResourceBundle;
import java.util.ResourceBundle;

public class Truth {
    public static class Words extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"k", "v"}};
        }
    }

    public static void main(String[] x) {
        String name = Words.class.getName();
        ResourceBundle before = ResourceBundle.getBundle(name);
        E.f();
        System.out.println(before == ResourceBundle.getBundle(name));
    }
}
