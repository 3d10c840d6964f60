package missing.singleton_in_a_holder;

class Truth {
    public static void main(String[] args) {
        System.out.println(Settings.current(2000));
    }
}
