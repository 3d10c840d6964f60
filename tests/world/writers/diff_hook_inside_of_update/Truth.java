package writers.diff_hook_inside_of_update;

class Truth {
    public static void main(String[] args) {
        new Slider() {
            @Override
            protected void moved() {
                System.out.println(position());
            }
        }.moveTo(4);
    }
}
