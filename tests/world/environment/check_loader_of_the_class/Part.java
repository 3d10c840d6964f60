package environment.check_loader_of_the_class;

// check: environment.check_loader_of_the_class.Part::load(int)
public final class Part {
    private Part() {}

    public static void load(int n) {
        assert "app".equals(Part.class.getClassLoader().getName());
    }
}
