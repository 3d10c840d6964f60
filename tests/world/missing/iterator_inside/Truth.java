package missing.iterator_inside;

class Truth {
    public static void main(String[] args) {
        int count = 0;
        for (int number : new Range(3)) {
            count += 1 + number;
        }
        System.out.println(count);
    }
}
