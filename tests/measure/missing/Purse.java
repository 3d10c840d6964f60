public class Purse {
    private long coins;
    private float weight;
    protected char sign;
    public void put(int n) { coins += n; weight += 0.25f; sign = 'x'; }
    public long coins() { return coins; }
    public float weight() { return weight; }
}
