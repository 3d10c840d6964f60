package missing.wider_field;

public class Sample {
    public double value;
    public int weight;
}
