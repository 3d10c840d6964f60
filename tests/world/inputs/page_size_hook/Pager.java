// Tempts: the method asks its own object for the page size, which a subclass decides.
// check: inputs.page_size_hook.Pager::pages(int) => VIOLATED
package inputs.page_size_hook;

public class Pager {
    protected int pageSize() {
        return 25;
    }

    public int pages(int items) {
        if (items < 0 || items > 1_000_000) {
            return 0;
        }
        int size = pageSize();
        assert size > 0 : "empty pages";
        return size == 0 ? 0 : (items + size - 1) / size;
    }
}
