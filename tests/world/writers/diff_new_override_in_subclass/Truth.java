package writers.diff_new_override_in_subclass;

class Truth {
    public static void main(String[] args) {
        System.out.println(new Plain().score());
    }
}
