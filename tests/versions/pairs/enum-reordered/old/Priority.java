public enum Priority { LOW, NORMAL, HIGH }
