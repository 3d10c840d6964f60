package aliases.check_two_fields_one_cell;

class Truth {
    public static void main(String[] args) {
        Counter counter = new Counter();
        new Pair(counter, counter).raiseLeft();
    }
}
