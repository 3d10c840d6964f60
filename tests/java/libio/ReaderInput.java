package libio;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.StringTokenizer;
import java.util.TreeMap;

// BufferedReader over standard input: lines, blank lines, missing final newline, counting.
public class ReaderInput {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String first = in.readLine();
        System.out.println("first [" + first + "]");
        StringTokenizer st = new StringTokenizer(in.readLine());
        int a = Integer.parseInt(st.nextToken());
        int b = Integer.parseInt(st.nextToken());
        System.out.println(a + b + " " + st.hasMoreTokens());
        char[] buf = new char[8];
        in.mark(100);
        int got = in.read(buf, 0, 8);
        System.out.println(got + " [" + new String(buf, 0, got) + "]");
        in.reset();
        System.out.println((char) in.read() + " " + in.skip(2) + " " + (char) in.read() + " [" + in.readLine() + "]");
        int lines = 0;
        int words = 0;
        int chars = 0;
        int blank = 0;
        List<String> all = new ArrayList<>();
        Map<String, Integer> freq = new TreeMap<>();
        String line;
        while ((line = in.readLine()) != null) {
            lines++;
            chars += line.length();
            if (line.isBlank()) blank++;
            else {
                for (String w : line.trim().split("\\s+")) {
                    words++;
                    freq.merge(w.replaceAll("[^A-Za-z]", "").toLowerCase(java.util.Locale.ROOT), 1, Integer::sum);
                }
            }
            all.add(line);
        }
        System.out.println(lines + " lines " + words + " words " + chars + " chars " + blank + " blank");
        System.out.println(freq);
        for (int i = 0; i < all.size(); i++) System.out.println((i + 1) + ": [" + all.get(i) + "]");
        Collections.reverse(all);
        System.out.println(all.get(0) + " | " + all.get(all.size() - 1));
        System.out.println(in.readLine() + " " + in.read() + " " + in.ready());
        in.close();
        try {
            in.readLine();
        } catch (IOException e) {
            System.out.println(e);
        }
    }
}
