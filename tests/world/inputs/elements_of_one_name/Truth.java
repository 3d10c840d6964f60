package inputs.elements_of_one_name;

class Truth {
    public static void main(String[] args) {
        Shelf.elements(new Object[] {7});
    }
}
