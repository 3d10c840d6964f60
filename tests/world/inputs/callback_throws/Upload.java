// generate: inputs.callback_throws.Upload => covered
package inputs.callback_throws;

/** What a listener throws is counted. */
class Upload {
    interface Listener {
        void sent(int bytes);
    }

    private int failures;

    int send(Listener listener, int bytes) {
        if (listener == null) {
            return 0;
        }
        try {
            listener.sent(bytes);
        } catch (RuntimeException e) {
            failures++;
        }
        if (failures > 0) { // tempts
            return -1;
        }
        return bytes;
    }
}
