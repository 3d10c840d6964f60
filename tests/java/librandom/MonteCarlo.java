package librandom;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

// Small simulations with fixed seeds: dice, cards, random text, maze.
public class MonteCarlo {
    static final int SIZE = 7;

    static void carve(char[][] g, int y, int x, Random r) {
        g[y][x] = ' ';
        int[][] dirs = {{0, 2}, {2, 0}, {0, -2}, {-2, 0}};
        for (int i = 3; i > 0; i--) {
            int j = r.nextInt(i + 1);
            int[] t = dirs[i];
            dirs[i] = dirs[j];
            dirs[j] = t;
        }
        for (int[] d : dirs) {
            int ny = y + d[0];
            int nx = x + d[1];
            if (ny > 0 && nx > 0 && ny < g.length && nx < g[0].length && g[ny][nx] == '#') {
                g[y + d[0] / 2][x + d[1] / 2] = ' ';
                carve(g, ny, nx, r);
            }
        }
    }

    public static void main(String[] args) {
        Random r = new Random(2718);
        Map<Integer, Integer> dice = new TreeMap<>();
        for (int i = 0; i < 200; i++) dice.merge(2 + r.nextInt(6) + r.nextInt(6), 1, Integer::sum);
        dice.forEach((k, v) -> System.out.println((k < 10 ? " " : "") + k + " " + "#".repeat(v)));
        List<String> deck = new ArrayList<>();
        for (char s : "CDHS".toCharArray()) for (char v : "23456789TJQKA".toCharArray()) deck.add("" + v + s);
        for (int i = deck.size() - 1; i > 0; i--) {
            int j = r.nextInt(i + 1);
            String t = deck.get(i);
            deck.set(i, deck.get(j));
            deck.set(j, t);
        }
        for (int p = 0; p < 4; p++) {
            List<String> hand = new ArrayList<>(deck.subList(p * 5, p * 5 + 5));
            hand.sort((a, b) -> "23456789TJQKA".indexOf(a.charAt(0)) - "23456789TJQKA".indexOf(b.charAt(0)));
            System.out.println("hand " + p + " " + hand);
        }
        String text = "the theory then there these they thesis other others mother weather whether";
        Map<Character, StringBuilder> next = new TreeMap<>();
        for (int i = 0; i + 1 < text.length(); i++) next.computeIfAbsent(text.charAt(i), k -> new StringBuilder()).append(text.charAt(i + 1));
        StringBuilder made = new StringBuilder("t");
        while (made.length() < 60) {
            StringBuilder options = next.get(made.charAt(made.length() - 1));
            made.append(options.charAt(r.nextInt(options.length())));
        }
        System.out.println(made);
        char[][] g = new char[2 * SIZE + 1][2 * SIZE + 1];
        for (char[] row : g) Arrays.fill(row, '#');
        carve(g, 1, 1, new Random(5));
        for (char[] row : g) System.out.println(new String(row));
        double[] weights = {0.5, 0.3, 0.2};
        int[] picks = new int[3];
        for (int i = 0; i < 300; i++) {
            double x = r.nextDouble();
            int k = 0;
            while (k < 2 && x >= weights[k]) x -= weights[k++];
            picks[k]++;
        }
        System.out.println(Arrays.toString(picks));
        int stay = 0;
        int swap = 0;
        for (int i = 0; i < 300; i++) {
            int prize = r.nextInt(3);
            int pick = r.nextInt(3);
            if (prize == pick) stay++;
            else swap++;
        }
        System.out.println(stay + " " + swap);
        long bits = 0;
        for (int i = 0; i < 64; i++) bits = bits << 1 | (r.nextGaussian() > 0 ? 1 : 0);
        System.out.println(Long.toHexString(bits));
    }
}
