package missing.wider_field;

class Truth {
    public static void main(String[] args) {
        Sample sample = new Sample();
        sample.value = 7;
        sample.weight = 2;
        System.out.println(sample.value / sample.weight);
    }
}
