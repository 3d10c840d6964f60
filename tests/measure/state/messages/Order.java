class Order {
    final int id;
    final int total;
    Order(int id, int total) {
        this.id = id;
        this.total = total;
    }
    int total() {
        return total;
    }
}
