package inputs.kept_length_of_another_class;

class Truth {
    public static void main(String[] args) {
        Shelf.isShort(new Any(new int[3]));
    }
}
