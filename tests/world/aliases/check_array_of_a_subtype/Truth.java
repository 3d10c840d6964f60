package aliases.check_array_of_a_subtype;

class Truth {
    public static void main(String[] args) {
        Slots.put(new Integer[1], "text");
    }
}
