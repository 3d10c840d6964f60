public enum Priority { HIGH, NORMAL, LOW }
