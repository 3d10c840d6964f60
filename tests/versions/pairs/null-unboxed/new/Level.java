public class Level {
    public static Integer or(Integer level, int other) {
        return other > 0 ? level : other;
    }
}
