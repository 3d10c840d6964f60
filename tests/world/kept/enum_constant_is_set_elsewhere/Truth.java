package kept.enum_constant_is_set_elsewhere;

class Truth {
    public static void main(String[] arguments) {
        Job job = new Job();
        Job.Janitor.sweep(job);
        job.run();
    }
}
