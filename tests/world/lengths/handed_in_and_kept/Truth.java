package lengths.handed_in_and_kept;

class Truth {
    public static void main(String[] arguments) {
        Kept kept = new Kept();
        kept.both(kept.raw(), 599);
    }
}
