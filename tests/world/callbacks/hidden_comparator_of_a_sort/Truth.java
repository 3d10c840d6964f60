package callbacks.hidden_comparator_of_a_sort;

class Truth {
    public static void main(String[] args) {
        Menu menu = new Menu();
        menu.add("soup");
        menu.add("tea");
        System.out.println(menu.first());
    }
}
