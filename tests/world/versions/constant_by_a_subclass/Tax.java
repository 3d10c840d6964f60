package versions.constant_by_a_subclass;

public class Tax implements Rates {}
