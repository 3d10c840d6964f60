package com.acme.avionics;

/** Switches a device on below a threshold, and says "why" <b>in words</b> & 'signs'. */
public final class AltitudeSwitch {
    private static final int EXPECTED = 0x5A5A;
    private final int threshold;
    private boolean failed;

    public AltitudeSwitch(int threshold) {
        this.threshold = threshold;
    }

    /** On when powered and below the threshold (or inhibited), unless the switch has failed. */
    public boolean shouldSwitchOn(boolean powered, int altitude, boolean inhibited) {
        if (powered && (altitude < threshold || inhibited) && !failed) {
            return true;
        }
        return false;
    }

    /** Two sensors that disagree. */
    public boolean disagree(boolean left, boolean right) {
        boolean mismatch = left ^ right;
        return mismatch;
    }

    public int level(boolean armed, int level) {
        return armed ? level : 0;
    }

    public String describe(int altitude, String größe) {
        // The second condition contradicts the first: left over from an older unit.
        if (altitude < 0 && altitude > 100) {
            return "under & over";
        }
        if (größe.equals("<&\"'") || größe.length() > 3) {
            return "Größe: " + größe;
        }
        return altitude + " ft";
    }

    public int firstInvalid(int[] readings) {
        int i = 0;
        while (i < readings.length && readings[i] >= 0) {
            i++;
        }
        return i;
    }

    public void verify(byte[] block) {
        if (checksum(block) == EXPECTED) {
            failed = false;
        } else {
            failed = true;
        }
    }

    public boolean allNominal(boolean[] ok) {
        return
                ok[0] && ok[1] && ok[2] && ok[3] && ok[4] && ok[5]
                && ok[6] && ok[7] && ok[8] && ok[9] && ok[10] && ok[11]
                && ok[12] && ok[13] && ok[14] && ok[15] && ok[16] && ok[17]
                && ok[18] && ok[19] && ok[20] && ok[21] && ok[22] && ok[23]
                && ok[24] && ok[25] && ok[26] && ok[27] && ok[28] && ok[29]
                && ok[30] && ok[31] && ok[32] && ok[33] && ok[34] && ok[35]
                && ok[36] && ok[37] && ok[38] && ok[39] && ok[40] && ok[41]
                && ok[42] && ok[43] && ok[44] && ok[45] && ok[46] && ok[47]
                && ok[48] && ok[49] && ok[50] && ok[51] && ok[52] && ok[53]
                && ok[54] && ok[55] && ok[56] && ok[57] && ok[58] && ok[59];
    }

    private static int checksum(byte[] block) {
        int sum = 0;
        for (byte b : block) {
            sum = sum * 31 + b;
        }
        return sum;
    }
}
