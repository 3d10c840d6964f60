package environment.check_working_folder;

public class Truth {
    public static void main(String[] args) {
        Paths.root();
    }
}
