package versions.bundle_begun_by_its_name;

import java.util.ListResourceBundle;
public class German extends ListResourceBundle {
    static final int BEGUN_WITH = Words.first;
    public German() {}
    protected Object[][] getContents() { return new Object[0][]; }
}
