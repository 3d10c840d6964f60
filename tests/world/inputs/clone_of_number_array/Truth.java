package inputs.clone_of_number_array;

class Truth {
    public static void main(String[] args) {
        Smoother.rounded(new Integer[] {1});
    }
}
