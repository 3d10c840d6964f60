public class Ages {
    public static int check(int age) {
        if (age < 0) {
            throw new IllegalArgumentException("age " + age);
        }
        return age > 150 ? 150 : age;
    }
}
