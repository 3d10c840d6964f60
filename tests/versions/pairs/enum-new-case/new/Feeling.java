public enum Feeling { GOOD, BAD, MIXED, NONE }
