package writers.diff_inner_iterator_writes_otherwise;

class Truth {
    public static void main(String[] args) {
        Bag bag = new Bag();
        var items = bag.iterator();
        items.next();
        items.remove();
        System.out.println(bag.size());
    }
}
