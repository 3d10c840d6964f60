package limits;

/** Methods with the full 255 argument slots, and arrays with the full 255 dimensions. */
public class ManyArgs {
    static int ints(
        int a0, int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8, int a9, int a10, int a11, int a12, int a13, int a14,
        int a15, int a16, int a17, int a18, int a19, int a20, int a21, int a22, int a23, int a24, int a25, int a26, int a27, int a28, int a29,
        int a30, int a31, int a32, int a33, int a34, int a35, int a36, int a37, int a38, int a39, int a40, int a41, int a42, int a43, int a44,
        int a45, int a46, int a47, int a48, int a49, int a50, int a51, int a52, int a53, int a54, int a55, int a56, int a57, int a58, int a59,
        int a60, int a61, int a62, int a63, int a64, int a65, int a66, int a67, int a68, int a69, int a70, int a71, int a72, int a73, int a74,
        int a75, int a76, int a77, int a78, int a79, int a80, int a81, int a82, int a83, int a84, int a85, int a86, int a87, int a88, int a89,
        int a90, int a91, int a92, int a93, int a94, int a95, int a96, int a97, int a98, int a99, int a100, int a101, int a102, int a103, int a104,
        int a105, int a106, int a107, int a108, int a109, int a110, int a111, int a112, int a113, int a114, int a115, int a116, int a117, int a118, int a119,
        int a120, int a121, int a122, int a123, int a124, int a125, int a126, int a127, int a128, int a129, int a130, int a131, int a132, int a133, int a134,
        int a135, int a136, int a137, int a138, int a139, int a140, int a141, int a142, int a143, int a144, int a145, int a146, int a147, int a148, int a149,
        int a150, int a151, int a152, int a153, int a154, int a155, int a156, int a157, int a158, int a159, int a160, int a161, int a162, int a163, int a164,
        int a165, int a166, int a167, int a168, int a169, int a170, int a171, int a172, int a173, int a174, int a175, int a176, int a177, int a178, int a179,
        int a180, int a181, int a182, int a183, int a184, int a185, int a186, int a187, int a188, int a189, int a190, int a191, int a192, int a193, int a194,
        int a195, int a196, int a197, int a198, int a199, int a200, int a201, int a202, int a203, int a204, int a205, int a206, int a207, int a208, int a209,
        int a210, int a211, int a212, int a213, int a214, int a215, int a216, int a217, int a218, int a219, int a220, int a221, int a222, int a223, int a224,
        int a225, int a226, int a227, int a228, int a229, int a230, int a231, int a232, int a233, int a234, int a235, int a236, int a237, int a238, int a239,
        int a240, int a241, int a242, int a243, int a244, int a245, int a246, int a247, int a248, int a249, int a250, int a251, int a252, int a253, int a254) {
        int h = 0;
        h = h * 31 + a0 * 1 + a1 * 2 + a2 * 3 + a3 * 4 + a4 * 5 + a5 * 6 + a6 * 7 + a7 * 8 + a8 * 9 + a9 * 10 + a10 * 11 + a11 * 12 + a12 * 13 + a13 * 14 + a14 * 15;
        h = h * 31 + a15 * 16 + a16 * 17 + a17 * 18 + a18 * 19 + a19 * 20 + a20 * 21 + a21 * 22 + a22 * 23 + a23 * 24 + a24 * 25 + a25 * 26 + a26 * 27 + a27 * 28 + a28 * 29 + a29 * 30;
        h = h * 31 + a30 * 31 + a31 * 32 + a32 * 33 + a33 * 34 + a34 * 35 + a35 * 36 + a36 * 37 + a37 * 38 + a38 * 39 + a39 * 40 + a40 * 41 + a41 * 42 + a42 * 43 + a43 * 44 + a44 * 45;
        h = h * 31 + a45 * 46 + a46 * 47 + a47 * 48 + a48 * 49 + a49 * 50 + a50 * 51 + a51 * 52 + a52 * 53 + a53 * 54 + a54 * 55 + a55 * 56 + a56 * 57 + a57 * 58 + a58 * 59 + a59 * 60;
        h = h * 31 + a60 * 61 + a61 * 62 + a62 * 63 + a63 * 64 + a64 * 65 + a65 * 66 + a66 * 67 + a67 * 68 + a68 * 69 + a69 * 70 + a70 * 71 + a71 * 72 + a72 * 73 + a73 * 74 + a74 * 75;
        h = h * 31 + a75 * 76 + a76 * 77 + a77 * 78 + a78 * 79 + a79 * 80 + a80 * 81 + a81 * 82 + a82 * 83 + a83 * 84 + a84 * 85 + a85 * 86 + a86 * 87 + a87 * 88 + a88 * 89 + a89 * 90;
        h = h * 31 + a90 * 91 + a91 * 92 + a92 * 93 + a93 * 94 + a94 * 95 + a95 * 96 + a96 * 97 + a97 * 98 + a98 * 99 + a99 * 100 + a100 * 101 + a101 * 102 + a102 * 103 + a103 * 104 + a104 * 105;
        h = h * 31 + a105 * 106 + a106 * 107 + a107 * 108 + a108 * 109 + a109 * 110 + a110 * 111 + a111 * 112 + a112 * 113 + a113 * 114 + a114 * 115 + a115 * 116 + a116 * 117 + a117 * 118 + a118 * 119 + a119 * 120;
        h = h * 31 + a120 * 121 + a121 * 122 + a122 * 123 + a123 * 124 + a124 * 125 + a125 * 126 + a126 * 127 + a127 * 128 + a128 * 129 + a129 * 130 + a130 * 131 + a131 * 132 + a132 * 133 + a133 * 134 + a134 * 135;
        h = h * 31 + a135 * 136 + a136 * 137 + a137 * 138 + a138 * 139 + a139 * 140 + a140 * 141 + a141 * 142 + a142 * 143 + a143 * 144 + a144 * 145 + a145 * 146 + a146 * 147 + a147 * 148 + a148 * 149 + a149 * 150;
        h = h * 31 + a150 * 151 + a151 * 152 + a152 * 153 + a153 * 154 + a154 * 155 + a155 * 156 + a156 * 157 + a157 * 158 + a158 * 159 + a159 * 160 + a160 * 161 + a161 * 162 + a162 * 163 + a163 * 164 + a164 * 165;
        h = h * 31 + a165 * 166 + a166 * 167 + a167 * 168 + a168 * 169 + a169 * 170 + a170 * 171 + a171 * 172 + a172 * 173 + a173 * 174 + a174 * 175 + a175 * 176 + a176 * 177 + a177 * 178 + a178 * 179 + a179 * 180;
        h = h * 31 + a180 * 181 + a181 * 182 + a182 * 183 + a183 * 184 + a184 * 185 + a185 * 186 + a186 * 187 + a187 * 188 + a188 * 189 + a189 * 190 + a190 * 191 + a191 * 192 + a192 * 193 + a193 * 194 + a194 * 195;
        h = h * 31 + a195 * 196 + a196 * 197 + a197 * 198 + a198 * 199 + a199 * 200 + a200 * 201 + a201 * 202 + a202 * 203 + a203 * 204 + a204 * 205 + a205 * 206 + a206 * 207 + a207 * 208 + a208 * 209 + a209 * 210;
        h = h * 31 + a210 * 211 + a211 * 212 + a212 * 213 + a213 * 214 + a214 * 215 + a215 * 216 + a216 * 217 + a217 * 218 + a218 * 219 + a219 * 220 + a220 * 221 + a221 * 222 + a222 * 223 + a223 * 224 + a224 * 225;
        h = h * 31 + a225 * 226 + a226 * 227 + a227 * 228 + a228 * 229 + a229 * 230 + a230 * 231 + a231 * 232 + a232 * 233 + a233 * 234 + a234 * 235 + a235 * 236 + a236 * 237 + a237 * 238 + a238 * 239 + a239 * 240;
        h = h * 31 + a240 * 241 + a241 * 242 + a242 * 243 + a243 * 244 + a244 * 245 + a245 * 246 + a246 * 247 + a247 * 248 + a248 * 249 + a249 * 250 + a250 * 251 + a251 * 252 + a252 * 253 + a253 * 254 + a254 * 255;
        return h;
    }

    static long longs(
        long a0, long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, long a9, long a10, long a11, long a12, long a13, long a14,
        long a15, long a16, long a17, long a18, long a19, long a20, long a21, long a22, long a23, long a24, long a25, long a26, long a27, long a28, long a29,
        long a30, long a31, long a32, long a33, long a34, long a35, long a36, long a37, long a38, long a39, long a40, long a41, long a42, long a43, long a44,
        long a45, long a46, long a47, long a48, long a49, long a50, long a51, long a52, long a53, long a54, long a55, long a56, long a57, long a58, long a59,
        long a60, long a61, long a62, long a63, long a64, long a65, long a66, long a67, long a68, long a69, long a70, long a71, long a72, long a73, long a74,
        long a75, long a76, long a77, long a78, long a79, long a80, long a81, long a82, long a83, long a84, long a85, long a86, long a87, long a88, long a89,
        long a90, long a91, long a92, long a93, long a94, long a95, long a96, long a97, long a98, long a99, long a100, long a101, long a102, long a103, long a104,
        long a105, long a106, long a107, long a108, long a109, long a110, long a111, long a112, long a113, long a114, long a115, long a116, long a117, long a118, long a119,
        long a120, long a121, long a122, long a123, long a124, long a125, long a126) {
        long h = 0;
        h = h * 31 + a0 * 1 + a1 * 2 + a2 * 3 + a3 * 4 + a4 * 5 + a5 * 6 + a6 * 7 + a7 * 8 + a8 * 9 + a9 * 10 + a10 * 11 + a11 * 12 + a12 * 13 + a13 * 14 + a14 * 15;
        h = h * 31 + a15 * 16 + a16 * 17 + a17 * 18 + a18 * 19 + a19 * 20 + a20 * 21 + a21 * 22 + a22 * 23 + a23 * 24 + a24 * 25 + a25 * 26 + a26 * 27 + a27 * 28 + a28 * 29 + a29 * 30;
        h = h * 31 + a30 * 31 + a31 * 32 + a32 * 33 + a33 * 34 + a34 * 35 + a35 * 36 + a36 * 37 + a37 * 38 + a38 * 39 + a39 * 40 + a40 * 41 + a41 * 42 + a42 * 43 + a43 * 44 + a44 * 45;
        h = h * 31 + a45 * 46 + a46 * 47 + a47 * 48 + a48 * 49 + a49 * 50 + a50 * 51 + a51 * 52 + a52 * 53 + a53 * 54 + a54 * 55 + a55 * 56 + a56 * 57 + a57 * 58 + a58 * 59 + a59 * 60;
        h = h * 31 + a60 * 61 + a61 * 62 + a62 * 63 + a63 * 64 + a64 * 65 + a65 * 66 + a66 * 67 + a67 * 68 + a68 * 69 + a69 * 70 + a70 * 71 + a71 * 72 + a72 * 73 + a73 * 74 + a74 * 75;
        h = h * 31 + a75 * 76 + a76 * 77 + a77 * 78 + a78 * 79 + a79 * 80 + a80 * 81 + a81 * 82 + a82 * 83 + a83 * 84 + a84 * 85 + a85 * 86 + a86 * 87 + a87 * 88 + a88 * 89 + a89 * 90;
        h = h * 31 + a90 * 91 + a91 * 92 + a92 * 93 + a93 * 94 + a94 * 95 + a95 * 96 + a96 * 97 + a97 * 98 + a98 * 99 + a99 * 100 + a100 * 101 + a101 * 102 + a102 * 103 + a103 * 104 + a104 * 105;
        h = h * 31 + a105 * 106 + a106 * 107 + a107 * 108 + a108 * 109 + a109 * 110 + a110 * 111 + a111 * 112 + a112 * 113 + a113 * 114 + a114 * 115 + a115 * 116 + a116 * 117 + a117 * 118 + a118 * 119 + a119 * 120;
        h = h * 31 + a120 * 121 + a121 * 122 + a122 * 123 + a123 * 124 + a124 * 125 + a125 * 126 + a126 * 127;
        return h;
    }

    double mixed(
        byte p0, short p1, char p2, int p3, long p4, float p5, double p6, boolean p7, String p8, int[] p9, byte p10, short p11,
        char p12, int p13, long p14, float p15, double p16, boolean p17, String p18, int[] p19, byte p20, short p21, char p22, int p23,
        long p24, float p25, double p26, boolean p27, String p28, int[] p29, byte p30, short p31, char p32, int p33, long p34, float p35,
        double p36, boolean p37, String p38, int[] p39, byte p40, short p41, char p42, int p43, long p44, float p45, double p46, boolean p47,
        String p48, int[] p49, byte p50, short p51, char p52, int p53, long p54, float p55, double p56, boolean p57, String p58, int[] p59,
        byte p60, short p61, char p62, int p63, long p64, float p65, double p66, boolean p67, String p68, int[] p69, byte p70, short p71,
        char p72, int p73, long p74, float p75, double p76, boolean p77, String p78, int[] p79, byte p80, short p81, char p82, int p83,
        long p84, float p85, double p86, boolean p87, String p88, int[] p89, byte p90, short p91, char p92, int p93, long p94, float p95,
        double p96, boolean p97, String p98, int[] p99, byte p100, short p101, char p102, int p103, long p104, float p105, double p106, boolean p107,
        String p108, int[] p109, byte p110, short p111, char p112, int p113, long p114, float p115, double p116, boolean p117, String p118, int[] p119,
        byte p120, short p121, char p122, int p123, long p124, float p125, double p126, boolean p127, String p128, int[] p129, byte p130, short p131,
        char p132, int p133, long p134, float p135, double p136, boolean p137, String p138, int[] p139, byte p140, short p141, char p142, int p143,
        long p144, float p145, double p146, boolean p147, String p148, int[] p149, byte p150, short p151, char p152, int p153, long p154, float p155,
        double p156, boolean p157, String p158, int[] p159, byte p160, short p161, char p162, int p163, long p164, float p165, double p166, boolean p167,
        String p168, int[] p169, byte p170, short p171, char p172, int p173, long p174, float p175, double p176, boolean p177, String p178, int[] p179,
        byte p180, short p181, char p182, int p183, long p184, float p185, double p186, boolean p187, String p188, int[] p189, byte p190, short p191,
        char p192, int p193, long p194, float p195, double p196, boolean p197, String p198, int[] p199, byte p200, short p201, char p202, int p203,
        long p204, float p205, double p206, boolean p207, String p208, int[] p209, byte p210) {
        double h = 0;
        h = h * 3 % 1000003 + p0;
        h = h * 3 % 1000003 + p5;
        h = h * 3 % 1000003 + p10;
        h = h * 3 % 1000003 + p15;
        h = h * 3 % 1000003 + p20;
        h = h * 3 % 1000003 + p25;
        h = h * 3 % 1000003 + p30;
        h = h * 3 % 1000003 + p35;
        h = h * 3 % 1000003 + p40;
        h = h * 3 % 1000003 + p45;
        h = h * 3 % 1000003 + p50;
        h = h * 3 % 1000003 + p55;
        h = h * 3 % 1000003 + p60;
        h = h * 3 % 1000003 + p65;
        h = h * 3 % 1000003 + p70;
        h = h * 3 % 1000003 + p75;
        h = h * 3 % 1000003 + p80;
        h = h * 3 % 1000003 + p85;
        h = h * 3 % 1000003 + p90;
        h = h * 3 % 1000003 + p95;
        h = h * 3 % 1000003 + p100;
        h = h * 3 % 1000003 + p105;
        h = h * 3 % 1000003 + p110;
        h = h * 3 % 1000003 + p115;
        h = h * 3 % 1000003 + p120;
        h = h * 3 % 1000003 + p125;
        h = h * 3 % 1000003 + p130;
        h = h * 3 % 1000003 + p135;
        h = h * 3 % 1000003 + p140;
        h = h * 3 % 1000003 + p145;
        h = h * 3 % 1000003 + p150;
        h = h * 3 % 1000003 + p155;
        h = h * 3 % 1000003 + p160;
        h = h * 3 % 1000003 + p165;
        h = h * 3 % 1000003 + p170;
        h = h * 3 % 1000003 + p175;
        h = h * 3 % 1000003 + p180;
        h = h * 3 % 1000003 + p185;
        h = h * 3 % 1000003 + p190;
        h = h * 3 % 1000003 + p195;
        h = h * 3 % 1000003 + p200;
        h = h * 3 % 1000003 + p205;
        h = h * 3 % 1000003 + p210;
        h = h * 3 % 1000003 + p199.length;
        h = h * 3 % 1000003 + p200;
        h = h * 3 % 1000003 + p201;
        h = h * 3 % 1000003 + p202;
        h = h * 3 % 1000003 + p203;
        h = h * 3 % 1000003 + p204;
        h = h * 3 % 1000003 + p205;
        h = h * 3 % 1000003 + p206;
        h = h * 3 % 1000003 + (p207 ? 1 : 0);
        h = h * 3 % 1000003 + p208.length();
        h = h * 3 % 1000003 + p209.length;
        h = h * 3 % 1000003 + p210;
        return h;
    }

    interface Wide { double call(ManyArgs m); }

    public static void main(String[] args) {
        System.out.println(ints(
            46, 39, 25, -30, -79, 25, 93, -89, -62, 9, 94, -79, 46, 6, -25,
            50, 29, 9, 80, -99, -78, 50, 98, -66, -74, -4, -30, -71, 55, 11,
            13, 85, -35, -80, 86, 14, 66, -6, -76, -91, 26, 84, -24, -46, -84,
            67, -34, -29, -6, -48, 30, 28, 34, 9, 96, 46, 77, 65, 94, -29,
            16, 64, -19, 2, 74, 78, 21, -70, -89, 91, -63, 73, -25, -87, 54,
            38, 88, 89, -67, -10, 63, -4, -37, -34, 29, -92, 13, 22, -94, -78,
            -80, -92, -45, 18, 53, 20, 83, -80, 86, -26, -13, 55, -53, -66, 65,
            94, -70, 65, -53, 28, -34, -14, -58, -59, -43, 21, -43, -36, -34, -85,
            -44, -59, 56, -23, 97, -84, 61, -2, 36, 59, 13, -46, -75, 6, 20,
            -20, 74, -85, 90, -2, -41, 67, 18, 23, 35, -50, -34, -59, 33, 75,
            -70, 41, -19, 3, -58, -65, 20, 20, 26, -32, 44, -6, -75, 41, 27,
            95, 50, -16, -59, -13, -76, -6, -3, -72, -65, 27, 49, -28, -16, -2,
            47, 40, -55, -20, 97, -93, -19, -48, 17, -69, -28, 16, 61, -6, 44,
            99, 75, 78, -8, 23, 62, -50, 39, 70, 71, -56, -8, -52, 54, -52,
            -24, -25, 81, -38, 81, 50, -84, 7, -98, -47, 41, -82, -48, 31, 29,
            69, -70, 92, -40, 71, -72, 75, -27, -75, -51, 73, 48, 82, 70, -100,
            -32, -88, 9, -78, -29, -20, 45, 77, -98, 31, 6, -11, 81, 50, 36));
        System.out.println(longs(
            -301402153862L, -112389463910L, -175657049707L, -562932463883L, 592561199161L, -980552081038L, 768718468073L, 782319366731L, -1002179837414L, -979452034773L, -859019489284L, 781656479603L, 595511977437L, 533267971124L, 509924574939L,
            -513028413112L, 527851840018L, -385938616089L, -433112381520L, -613538801575L, -550611088471L, 258385384967L, -676137660390L, 1084738933944L, 938075395847L, -64174999722L, -483515981425L, -1074786220050L, 471690375520L, 787643416118L,
            993578491905L, -915836872388L, -881178155134L, -49378846394L, -932335845651L, -231151210833L, 43248183225L, 386928656030L, -753127541138L, -776063993821L, 867311213402L, -342932960822L, 800175360508L, -631747132307L, 1086821786120L,
            150574627009L, -925535844382L, -891912903594L, -258914487223L, 680798011408L, -93767321187L, -177512735164L, 40515719554L, 896193152336L, -46851829925L, 957359382519L, -655419001467L, 692341788871L, 166161276045L, 506779741925L,
            -7151255356L, 355067800579L, -935346848906L, 731865677800L, -797014034975L, -729475579360L, -850100916798L, -255365811727L, 60089200467L, 580249565712L, 14982748077L, -664886626571L, 871057045629L, -823379838281L, -543427122646L,
            -806846978990L, 822416126519L, -989192332118L, -284767209401L, -769654381554L, -45861489528L, -128618132414L, 80414699197L, -350692778638L, 688769819021L, -389652634022L, 828834880180L, -311651673091L, -519675583354L, 797687570028L,
            -65005526218L, 46695120520L, -585331700518L, -694150087221L, -125964951545L, -429481170833L, -728625608848L, 248569744523L, 844340004083L, 267132098347L, -199635499020L, -544011771377L, 461166531392L, -534711023260L, -1002858156720L,
            792072632576L, -909736621415L, 191262744510L, -578636076828L, 862015742136L, 548815338792L, 994359633172L, 190225805869L, -959028930701L, 29285492617L, 311310292179L, 898964120469L, -720010629960L, 488572770976L, 802232855862L,
            24378968819L, 513829427000L, -1023518623929L, 399693396591L, 701628494604L, 820477750350L, 244669348038L));
        Wide w = m -> m.mixed(
            (byte) -0, (short) 100, (char) 2, 3, 4L, 5.5f, 6.25, true, "s8", new int[9], (byte) -10, (short) 1100,
            (char) 12, 13, 14L, 15.5f, 16.25, true, "s18", new int[19], (byte) -20, (short) 2100, (char) 22, 23,
            24L, 25.5f, 26.25, true, "s28", new int[29], (byte) -30, (short) 3100, (char) 32, 33, 34L, 35.5f,
            36.25, true, "s38", new int[39], (byte) -40, (short) 4100, (char) 42, 43, 44L, 45.5f, 46.25, true,
            "s48", new int[49], (byte) -50, (short) 5100, (char) 52, 53, 54L, 55.5f, 56.25, true, "s58", new int[59],
            (byte) -60, (short) 6100, (char) 62, 63, 64L, 65.5f, 66.25, true, "s68", new int[69], (byte) -70, (short) 7100,
            (char) 72, 73, 74L, 75.5f, 76.25, true, "s78", new int[79], (byte) -80, (short) 8100, (char) 82, 83,
            84L, 85.5f, 86.25, true, "s88", new int[89], (byte) -90, (short) 9100, (char) 92, 93, 94L, 95.5f,
            96.25, true, "s98", new int[99], (byte) -100, (short) 10100, (char) 102, 103, 104L, 105.5f, 106.25, true,
            "s108", new int[109], (byte) -110, (short) 11100, (char) 112, 113, 114L, 115.5f, 116.25, true, "s118", new int[119],
            (byte) -120, (short) 12100, (char) 122, 123, 124L, 125.5f, 126.25, true, "s128", new int[129], (byte) -130, (short) 13100,
            (char) 132, 133, 134L, 135.5f, 136.25, true, "s138", new int[139], (byte) -140, (short) 14100, (char) 142, 143,
            144L, 145.5f, 146.25, true, "s148", new int[149], (byte) -150, (short) 15100, (char) 152, 153, 154L, 155.5f,
            156.25, true, "s158", new int[159], (byte) -160, (short) 16100, (char) 162, 163, 164L, 165.5f, 166.25, true,
            "s168", new int[169], (byte) -170, (short) 17100, (char) 172, 173, 174L, 175.5f, 176.25, true, "s178", new int[179],
            (byte) -180, (short) 18100, (char) 182, 183, 184L, 185.5f, 186.25, true, "s188", new int[189], (byte) -190, (short) 19100,
            (char) 192, 193, 194L, 195.5f, 196.25, true, "s198", new int[199], (byte) -200, (short) 20100, (char) 202, 203,
            204L, 205.5f, 206.25, true, "s208", new int[209], (byte) -210);
        System.out.println(w.call(new ManyArgs()));
        System.out.println(w.call(new ManyArgs() { }));
        int[][][][][][][][][][] ten = new int[1][1][1][1][1][1][1][1][2][3];
        ten[0][0][0][0][0][0][0][0][1][2] = 5;
        System.out.println(ten[0][0][0][0][0][0][0][0][1][2] + " " + ten.getClass().getName());
        Object deep = new int[0];
        for (int i = 1; i < 255; i++) deep = java.lang.reflect.Array.newInstance(deep.getClass(), 0);
        System.out.println(deep.getClass().getName().length());
        try {
            java.lang.reflect.Array.newInstance(deep.getClass(), 0);
        } catch (IllegalArgumentException e) {
            System.out.println("no 256 dimensions");
        }
    }
}
