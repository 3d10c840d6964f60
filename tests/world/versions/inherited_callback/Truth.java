package versions.inherited_callback;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Job.twice());
    }
}
