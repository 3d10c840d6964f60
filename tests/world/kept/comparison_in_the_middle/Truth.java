package kept.comparison_in_the_middle;

class Truth {
    public static void main(String[] arguments) {
        Ranking ranking = new Ranking();
        java.util.List<String> names = new java.util.ArrayList<>(java.util.List.of("b", "a"));
        ranking.sort(names, (a, b) -> {
            ranking.best();
            return a.compareTo(b);
        });
    }
}
