package inputs.template_without_subclass;

class Truth {
    public static void main(String[] args) {
        Job job = new Job() {
            @Override
            protected int step(int n) {
                return n + 7;
            }
        };
        System.out.println(job.run(0));
    }
}
