package aliases.check_getter_gives_the_array;

class Truth {
    public static void main(String[] args) {
        Palette palette = new Palette();
        ((int[]) palette.raw())[0] = 1;
        palette.red();
    }
}
