package missing.objects_in_constants;

class Truth {
    public static void main(String[] args) {
        System.out.println(Planet.OUTER.year);
    }
}
