package environment.stamp_of_a_record;

class Truth {
    public static void main(String[] args) {
        new Journal().note(3);
    }
}
