package inputs.object_array_that_refuses;

class Truth {
    public static void main(String[] args) {
        Shelf.put(new String[3], 1, 20);
    }
}
