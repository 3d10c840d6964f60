public class Level {
    public static Integer or(Integer level, int other) {
        if (other > 0) {
            return level;
        }
        return other;
    }
}
