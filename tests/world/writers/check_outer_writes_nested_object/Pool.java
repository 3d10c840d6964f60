package writers.check_outer_writes_nested_object;

// The connection has no method that closes it; the pool around it writes its private field.
// check: writers.check_outer_writes_nested_object.Pool$Connection::send(int)
public final class Pool {
    public static final class Connection {
        private boolean open = true;

        public Connection() {
        }

        public int send(int bytes) {
            assert open : "sent on a closed connection";
            return bytes;
        }
    }

    public void giveBack(Connection connection) {
        connection.open = false;
    }
}
