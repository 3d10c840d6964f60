package environment.forgotten_picture;

class Truth {
    public static void main(String[] args) {
        Gallery gallery = new Gallery();
        for (int i = 0; i < 200; i++) {
            gallery.size();
            System.gc();
        }
    }
}
