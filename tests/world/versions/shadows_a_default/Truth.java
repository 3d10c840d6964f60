package versions.shadows_a_default;

public class Truth { static class C extends Base implements CharSequence { public int length() { return 1; } public char charAt(int i) { return 'a'; } public CharSequence subSequence(int a, int b) { return this; } }
  public static void main(String[] x) { CharSequence c = new C(); System.out.println(c.isEmpty()); } }
