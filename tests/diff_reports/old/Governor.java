package com.acme.rail;

/** Limits the speed of a train, and says "why" <b>in words</b> & 'signs'. */
public final class Governor {
    private final int limit;
    private int warnings;
    private boolean braking;

    public Governor(int limit) {
        this.limit = limit;
    }

    public int limit() {
        return limit;
    }

    public int warnings() {
        return warnings;
    }

    /** Warns above the limit, brakes well above it. */
    public int update(int speed, boolean wet) {
        int margin = margin(wet);
        if (speed > limit + margin) {
            braking = true;
            return 2;
        }
        if (speed > limit) {
            warnings++;
            return 1;
        }
        return 0;
    }

    private int margin(boolean wet) {
        return wet ? 5 : 10;
    }

    public boolean mayDepart(boolean doorsClosed, int speed, boolean signal) {
        return doorsClosed && speed == 0 && (signal || !braking);
    }

    public String label(String größe, int speed) {
        // A label may hold anything: | pipes, `ticks`, @team and <script>alert(1)</script>.
        if (größe.equals("<&\"'") || größe.length() > 3) {
            return "Größe: " + größe;
        }
        return speed + " km/h";
    }

    public int average(int[] speeds) {
        int sum = 0;
        for (int speed : speeds) {
            sum += speed;
        }
        return sum / speeds.length;
    }

    public int distance(int from, int to) {
        return Math.abs(from - to);
    }

    @Override
    public String toString() {
        return "limit " + limit + ", " + warnings + " warnings";
    }
}
