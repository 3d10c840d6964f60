package aliases.diff_inlines_visible_table;

class Truth {
    public static void main(String[] args) {
        Zones.COSTS[0] = 9;
        System.out.println(Zones.cost(0));
    }
}
