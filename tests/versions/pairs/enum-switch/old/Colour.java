public enum Colour { RED, YELLOW, GREEN }
