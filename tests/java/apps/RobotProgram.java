package apps;

/** A robot on a grid executes instructions; an invalid one ends the program with a nested exception. */
public class RobotProgram {
    enum Dir {
        N(0, -1), E(1, 0), S(0, 1), W(-1, 0);
        final int dx, dy;
        Dir(int dx, int dy) { this.dx = dx; this.dy = dy; }
        Dir turn(int k) { return values()[(ordinal() + k + 4) % 4]; }
    }

    static class Crash extends Exception {
        Crash(int x, int y) { super("wall at " + x + "," + y); }
    }

    static class ProgramError extends RuntimeException {
        ProgramError(int at, String prog, Throwable cause) { super("instruction " + at + " of '" + prog + "'", cause); }
    }

    private final char[][] grid;
    private int x = 1, y = 1, moved;
    private Dir d = Dir.E;

    RobotProgram(String... rows) {
        grid = new char[rows.length][];
        for (int i = 0; i < rows.length; i++) grid[i] = rows[i].toCharArray();
    }

    private void forward() throws Crash {
        int nx = x + d.dx, ny = y + d.dy;
        if (grid[ny][nx] == '#') throw new Crash(nx, ny);
        grid[y][x] = '.';
        x = nx;
        y = ny;
        moved++;
    }

    private void step(char c) throws Crash {
        switch (c) {
            case 'L': d = d.turn(-1); break;
            case 'R': d = d.turn(1); break;
            case 'F': forward(); break;
            case 'U':
                for (;;) {
                    try {
                        forward();
                    } catch (Crash e) {
                        return;
                    }
                }
            default: throw new IllegalArgumentException("unknown '" + c + "'");
        }
    }

    void run(String prog) {
        for (int i = 0; i < prog.length(); i++) {
            try {
                step(prog.charAt(i));
            } catch (Crash | RuntimeException e) {
                throw new ProgramError(i, prog, e);
            }
        }
        System.out.println(prog + " -> " + x + "," + y + " facing " + d + " after " + moved);
        for (char[] r : grid) System.out.println(new String(r));
    }

    public static void main(String[] args) {
        RobotProgram r = new RobotProgram("########", "#   #  #", "#   #  #", "#      #", "########");
        r.run("FFRFFLURU");
        try {
            r.run("LLX");
        } catch (ProgramError e) {
            System.out.println(e.getMessage() + ": " + e.getCause().getMessage());
        }
        r.run("RULU");
        r.run("RRFFFFFFFFF");
    }
}
