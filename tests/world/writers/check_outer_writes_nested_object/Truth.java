package writers.check_outer_writes_nested_object;

class Truth {
    public static void main(String[] args) {
        Pool.Connection connection = new Pool.Connection();
        new Pool().giveBack(connection);
        connection.send(1);
    }
}
