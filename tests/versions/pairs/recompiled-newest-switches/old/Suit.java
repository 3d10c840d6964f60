public enum Suit { CLUBS, HEARTS, SPADES }
