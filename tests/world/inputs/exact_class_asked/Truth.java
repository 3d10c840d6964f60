package inputs.exact_class_asked;

class Truth {
    public static void main(String[] args) {
        System.out.println(Door.opens(new Badge(3) {}));
    }
}
