package inputs.fields_of_one_name;

class Truth {
    public static void main(String[] args) {
        Anything box = new Anything();
        box.first = new Thing();
        Shelf.isNarrow(box);
    }
}
