package environment.bundle_of_a_logger;

import java.util.ListResourceBundle;
import java.util.logging.Logger;

public class Truth {
    static Logger kept = Logger.getLogger("a");

    public static class Words extends ListResourceBundle {
        @Override
        public String getBaseBundleName() {
            return "words";
        }

        @Override
        protected Object[][] getContents() {
            return new Object[0][];
        }
    }

    public static void main(String[] args) {
        kept.setResourceBundle(new Words());
        Note.plain(1);
    }
}
