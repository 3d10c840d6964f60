package missing.no_longer_shared;

class Truth {
    public static void main(String[] args) {
        Counter first = new Counter("first");
        Counter second = new Counter("second");
        first.count++;
        second.count++;
        System.out.println(second.name + " " + second.count);
    }
}
