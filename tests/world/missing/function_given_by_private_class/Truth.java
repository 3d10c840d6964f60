package missing.function_given_by_private_class;

class Truth {
    public static void main(String[] args) {
        System.out.println(Menu.order().compare(new int[] {1}, new int[] {2}));
    }
}
