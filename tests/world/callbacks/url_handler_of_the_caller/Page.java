// Handlers that others register are asked.
// generate: callbacks.url_handler_of_the_caller.Page
package callbacks.url_handler_of_the_caller;

public final class Page {
    private int loads;

    public void clear() {
        loads = 0;
    }

    public int load() {
        loads = 1;
        Object url = url();
        if (loads == 0) { // tempts
            return -1;
        }
        return url == null ? 0 : 1;
    }

    private static Object url() {
        try {
            return new java.net.URL("shop:start");
        } catch (java.net.MalformedURLException e) {
            return null;
        }
    }
}
