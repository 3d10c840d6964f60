package limits;

/** Expressions, conditionals, try blocks and loops nested very deeply. */
public class DeepNesting {
    static int left(int x) {
        return 
            ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((x
            + 1) - 2) * 3) ^ 4) + 5) - 6) * 7) ^ 8) + 9) - 10) * 11) ^ 12) + 13) - 14) * 15) ^ 16) + 17) - 18) * 19) ^ 20)
            + 21) - 22) * 23) ^ 24) + 25) - 26) * 27) ^ 28) + 29) - 30) * 31) ^ 32) + 33) - 34) * 35) ^ 36) + 37) - 38) *
            39) ^ 40) + 41) - 42) * 43) ^ 44) + 45) - 46) * 47) ^ 48) + 49) - 50) * 51) ^ 52) + 53) - 54) * 55) ^ 56) + 57)
            - 58) * 59) ^ 60) + 61) - 62) * 63) ^ 64) + 65) - 66) * 67) ^ 68) + 69) - 70) * 71) ^ 72) + 73) - 74) * 75) ^
            76) + 77) - 78) * 79) ^ 80) + 81) - 82) * 83) ^ 84) + 85) - 86) * 87) ^ 88) + 89) - 90) * 91) ^ 92) + 93) - 94)
            * 95) ^ 96) + 97) - 98) * 99) ^ 100) + 101) - 102) * 103) ^ 104) + 105) - 106) * 107) ^ 108) + 109) - 110) *
            111) ^ 112) + 113) - 114) * 115) ^ 116) + 117) - 118) * 119) ^ 120);
    }

    static int right(int x) {
        return (120 ^ (119 * (118 - (117 + (116 ^ (115 * (114 - (113 + (112 ^ (111 * (110 - (109 + (108 ^ (107 * (106 - (105 +
            (104 ^ (103 * (102 - (101 + (100 ^ (99 * (98 - (97 + (96 ^ (95 * (94 - (93 + (92 ^ (91 * (90 - (89 + (88 ^ (87
            * (86 - (85 + (84 ^ (83 * (82 - (81 + (80 ^ (79 * (78 - (77 + (76 ^ (75 * (74 - (73 + (72 ^ (71 * (70 - (69 +
            (68 ^ (67 * (66 - (65 + (64 ^ (63 * (62 - (61 + (60 ^ (59 * (58 - (57 + (56 ^ (55 * (54 - (53 + (52 ^ (51 * (50
            - (49 + (48 ^ (47 * (46 - (45 + (44 ^ (43 * (42 - (41 + (40 ^ (39 * (38 - (37 + (36 ^ (35 * (34 - (33 + (32 ^
            (31 * (30 - (29 + (28 ^ (27 * (26 - (25 + (24 ^ (23 * (22 - (21 + (20 ^ (19 * (18 - (17 + (16 ^ (15 * (14 - (13
            + (12 ^ (11 * (10 - (9 + (8 ^ (7 * (6 - (5 + (4 ^ (3 * (2 - (1 +
            x))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))));
    }

    static String tern(int x) {
        return x == 0 ? "t0" : x == 3 ? "t1" : x == 6 ? "t2" : x == 9 ? "t3" : x == 12 ? "t4" : x == 15 ? "t5" : x == 18 ?
            "t6" : x == 21 ? "t7" : x == 24 ? "t8" : x == 27 ? "t9" : x == 30 ? "t10" : x == 33 ? "t11" : x == 36 ? "t12" :
            x == 39 ? "t13" : x == 42 ? "t14" : x == 45 ? "t15" : x == 48 ? "t16" : x == 51 ? "t17" : x == 54 ? "t18" : x
            == 57 ? "t19" : x == 60 ? "t20" : x == 63 ? "t21" : x == 66 ? "t22" : x == 69 ? "t23" : x == 72 ? "t24" : x ==
            75 ? "t25" : x == 78 ? "t26" : x == 81 ? "t27" : x == 84 ? "t28" : x == 87 ? "t29" : x == 90 ? "t30" : x == 93
            ? "t31" : x == 96 ? "t32" : x == 99 ? "t33" : x == 102 ? "t34" : x == 105 ? "t35" : x == 108 ? "t36" : x == 111
            ? "t37" : x == 114 ? "t38" : x == 117 ? "t39" : x == 120 ? "t40" : x == 123 ? "t41" : x == 126 ? "t42" : x ==
            129 ? "t43" : x == 132 ? "t44" : x == 135 ? "t45" : x == 138 ? "t46" : x == 141 ? "t47" : x == 144 ? "t48" : x
            == 147 ? "t49" : x == 150 ? "t50" : x == 153 ? "t51" : x == 156 ? "t52" : x == 159 ? "t53" : x == 162 ? "t54" :
            x == 165 ? "t55" : x == 168 ? "t56" : x == 171 ? "t57" : x == 174 ? "t58" : x == 177 ? "t59" : "end";
    }

    static int trys(int k) {
        int n = 0;
        try { n += 0;
        try { n += 1;
        try { n += 2;
        try { n += 3;
        try { n += 4;
        try { n += 5;
        try { n += 6;
        try { n += 7;
        try { n += 8;
        try { n += 9;
        try { n += 10;
        try { n += 11;
        try { n += 12;
        try { n += 13;
        try { n += 14;
        try { n += 15;
        try { n += 16;
        try { n += 17;
        try { n += 18;
        try { n += 19;
        try { n += 20;
        try { n += 21;
        try { n += 22;
        try { n += 23;
        try { n += 24;
        if (k >= 0) throw new IllegalStateException("" + k);
        } catch (ArithmeticException e24) { n += 1000; if (k > 24) throw e24; } finally { n ^= 24; }
        } catch (IllegalStateException e23) { n += 1000; if (k > 23) throw new ArithmeticException(); } finally { n ^= 23; }
        } catch (ArithmeticException e22) { n += 1000; if (k > 22) throw new ArithmeticException(); } finally { n ^= 22; }
        } catch (IllegalStateException e21) { n += 1000; if (k > 21) throw e21; } finally { n ^= 21; }
        } catch (ArithmeticException e20) { n += 1000; if (k > 20) throw new ArithmeticException(); } finally { n ^= 20; }
        } catch (IllegalStateException e19) { n += 1000; if (k > 19) throw new ArithmeticException(); } finally { n ^= 19; }
        } catch (ArithmeticException e18) { n += 1000; if (k > 18) throw e18; } finally { n ^= 18; }
        } catch (IllegalStateException e17) { n += 1000; if (k > 17) throw new ArithmeticException(); } finally { n ^= 17; }
        } catch (ArithmeticException e16) { n += 1000; if (k > 16) throw new ArithmeticException(); } finally { n ^= 16; }
        } catch (IllegalStateException e15) { n += 1000; if (k > 15) throw e15; } finally { n ^= 15; }
        } catch (ArithmeticException e14) { n += 1000; if (k > 14) throw new ArithmeticException(); } finally { n ^= 14; }
        } catch (IllegalStateException e13) { n += 1000; if (k > 13) throw new ArithmeticException(); } finally { n ^= 13; }
        } catch (ArithmeticException e12) { n += 1000; if (k > 12) throw e12; } finally { n ^= 12; }
        } catch (IllegalStateException e11) { n += 1000; if (k > 11) throw new ArithmeticException(); } finally { n ^= 11; }
        } catch (ArithmeticException e10) { n += 1000; if (k > 10) throw new ArithmeticException(); } finally { n ^= 10; }
        } catch (IllegalStateException e9) { n += 1000; if (k > 9) throw e9; } finally { n ^= 9; }
        } catch (ArithmeticException e8) { n += 1000; if (k > 8) throw new ArithmeticException(); } finally { n ^= 8; }
        } catch (IllegalStateException e7) { n += 1000; if (k > 7) throw new ArithmeticException(); } finally { n ^= 7; }
        } catch (ArithmeticException e6) { n += 1000; if (k > 6) throw e6; } finally { n ^= 6; }
        } catch (IllegalStateException e5) { n += 1000; if (k > 5) throw new ArithmeticException(); } finally { n ^= 5; }
        } catch (ArithmeticException e4) { n += 1000; if (k > 4) throw new ArithmeticException(); } finally { n ^= 4; }
        } catch (IllegalStateException e3) { n += 1000; if (k > 3) throw e3; } finally { n ^= 3; }
        } catch (ArithmeticException e2) { n += 1000; if (k > 2) throw new ArithmeticException(); } finally { n ^= 2; }
        } catch (IllegalStateException e1) { n += 1000; if (k > 1) throw new ArithmeticException(); } finally { n ^= 1; }
        } catch (ArithmeticException e0) { n += 1000; if (k > 0) throw e0; } finally { n ^= 0; }
        return n;
    }

    static int loops(int lim) {
        int n = 0;
        for (int i0 = 0; i0 < 2; i0++) {
          for (int i1 = 0; i1 < 2; i1++)
            for (int i2 = 0; i2 < 2; i2++)
              for (int i3 = 0; i3 < 2; i3++)
                for (int i4 = 0; i4 < 2; i4++)
                  for (int i5 = 0; i5 < 2; i5++)
                    for (int i6 = 0; i6 < 2; i6++)
                      for (int i7 = 0; i7 < 2; i7++)
                        for (int i8 = 0; i8 < 2; i8++)
                          for (int i9 = 0; i9 < 2; i9++)
                            for (int i10 = 0; i10 < 2; i10++)
                              for (int i11 = 0; i11 < 2; i11++)
                                    if ((n += i0 + i1 + i2 + i3 + i4 + i5 + i6 + i7 + i8 + i9 + i10 + i11) > lim) return n;
        }
        return -n;
    }

    DeepNesting me(int k) {
        d += k;
        return this;
    }

    int d;

    public static void main(String[] args) {
        for (int x : new int[] {0, 1, -7, Integer.MAX_VALUE}) System.out.println(left(x) + " " + right(x));
        for (int x : new int[] {0, 3, 4, 90, 177, 180}) System.out.print(tern(x) + " ");
        System.out.println();
        for (int k = -1; k < 30; k += 3) {
            try {
                System.out.print(trys(k) + " ");
            } catch (RuntimeException e) {
                System.out.print(e.getClass().getSimpleName() + " ");
            }
        }
        System.out.println();
        System.out.println(loops(1000) + " " + loops(Integer.MAX_VALUE));
        System.out.println(new DeepNesting()
            .me(0).me(1).me(2).me(3).me(4).me(5).me(6).me(7).me(8).me(9).me(10).me(11)
            .me(12).me(13).me(14).me(15).me(16).me(17).me(18).me(19).me(20).me(21).me(22).me(23)
            .me(24).me(25).me(26).me(27).me(28).me(29).me(30).me(31).me(32).me(33).me(34).me(35)
            .me(36).me(37).me(38).me(39).me(40).me(41).me(42).me(43).me(44).me(45).me(46).me(47)
            .me(48).me(49).me(50).me(51).me(52).me(53).me(54).me(55).me(56).me(57).me(58).me(59)
            .me(60).me(61).me(62).me(63).me(64).me(65).me(66).me(67).me(68).me(69).me(70).me(71)
            .me(72).me(73).me(74).me(75).me(76).me(77).me(78).me(79).me(80).me(81).me(82).me(83)
            .me(84).me(85).me(86).me(87).me(88).me(89).me(90).me(91).me(92).me(93).me(94).me(95)
            .me(96).me(97).me(98).me(99).d);
        System.out.println(Math.max(0, Math.max(1, Math.max(2, Math.max(3, Math.max(4, Math.max(5, Math.max(6, Math.max(7, Math.max(8,
            Math.max(9, Math.max(10, Math.max(11, Math.max(12, Math.max(13, Math.max(14, Math.max(15, Math.max(16,
            Math.max(17, Math.max(18, Math.max(19, Math.max(20, Math.max(21, Math.max(22, Math.max(23, Math.max(24,
            Math.max(25, Math.max(26, Math.max(27, Math.max(28, Math.max(29, Math.max(30, Math.max(31, Math.max(32,
            Math.max(33, Math.max(34, Math.max(35, Math.max(36, Math.max(37, Math.max(38, Math.max(39, Math.max(40,
            Math.max(41, Math.max(42, Math.max(43, Math.max(44, Math.max(45, Math.max(46, Math.max(47, Math.max(48,
            Math.max(49, Math.max(50, Math.max(51, Math.max(52, Math.max(53, Math.max(54, Math.max(55, Math.max(56,
            Math.max(57, Math.max(58, Math.max(59, 7)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))));
        boolean q = (args.length == 1 || (args.length < 3 && (args.length == 3 || (args.length < 5 && (args.length == 5 ||
            (args.length < 7 && (args.length == 7 || (args.length < 9 && (args.length == 9 || (args.length < 11 &&
            (args.length == 11 || (args.length < 13 && (args.length == 13 || (args.length < 15 && (args.length == 15 ||
            (args.length < 17 && (args.length == 17 || (args.length < 19 && (args.length == 19 || (args.length < 21 &&
            (args.length == 21 || (args.length < 23 && (args.length == 23 || (args.length < 25 && (args.length == 25 ||
            (args.length < 27 && (args.length == 27 || (args.length < 29 && (args.length == 29 || (args.length < 31 &&
            (args.length == 31 || (args.length < 33 && (args.length == 33 || (args.length < 35 && (args.length == 35 ||
            (args.length < 37 && (args.length == 37 || (args.length < 39 && (args.length == 39 || (args.length < 41 &&
            (args.length == 41 || (args.length < 43 && (args.length == 43 || (args.length < 45 && (args.length == 45 ||
            (args.length < 47 && (args.length == 47 || (args.length < 49 && (args.length == 49 ||
            true)))))))))))))))))))))))))))))))))))))))))))))))));
        System.out.println(q);
    }
}
