package limits;

/** Increments by constants of all sizes, on variables below and above slot 255. */
public class WideIinc {
    static int near(int x) {
        x += 127;
        x += 128;
        x -= 128;
        x -= 129;
        x += 255;
        x += 32767;
        x -= 32768;
        x += 32768;
        x -= 32769;
        x += 65536;
        x += -32768;
        x += (byte) 200;
        x += 'z';
        return x;
    }

    static int far(int start) {
        int v0 = start + 0, v1 = start + 1, v2 = start + 2, v3 = start + 3, v4 = start + 4, v5 = start + 5, v6 = start + 6, v7 = start + 7, v8 = start + 8, v9 = start + 9;
        int v10 = start + 10, v11 = start + 11, v12 = start + 12, v13 = start + 13, v14 = start + 14, v15 = start + 15, v16 = start + 16, v17 = start + 17, v18 = start + 18, v19 = start + 19;
        int v20 = start + 20, v21 = start + 21, v22 = start + 22, v23 = start + 23, v24 = start + 24, v25 = start + 25, v26 = start + 26, v27 = start + 27, v28 = start + 28, v29 = start + 29;
        int v30 = start + 30, v31 = start + 31, v32 = start + 32, v33 = start + 33, v34 = start + 34, v35 = start + 35, v36 = start + 36, v37 = start + 37, v38 = start + 38, v39 = start + 39;
        int v40 = start + 40, v41 = start + 41, v42 = start + 42, v43 = start + 43, v44 = start + 44, v45 = start + 45, v46 = start + 46, v47 = start + 47, v48 = start + 48, v49 = start + 49;
        int v50 = start + 50, v51 = start + 51, v52 = start + 52, v53 = start + 53, v54 = start + 54, v55 = start + 55, v56 = start + 56, v57 = start + 57, v58 = start + 58, v59 = start + 59;
        int v60 = start + 60, v61 = start + 61, v62 = start + 62, v63 = start + 63, v64 = start + 64, v65 = start + 65, v66 = start + 66, v67 = start + 67, v68 = start + 68, v69 = start + 69;
        int v70 = start + 70, v71 = start + 71, v72 = start + 72, v73 = start + 73, v74 = start + 74, v75 = start + 75, v76 = start + 76, v77 = start + 77, v78 = start + 78, v79 = start + 79;
        int v80 = start + 80, v81 = start + 81, v82 = start + 82, v83 = start + 83, v84 = start + 84, v85 = start + 85, v86 = start + 86, v87 = start + 87, v88 = start + 88, v89 = start + 89;
        int v90 = start + 90, v91 = start + 91, v92 = start + 92, v93 = start + 93, v94 = start + 94, v95 = start + 95, v96 = start + 96, v97 = start + 97, v98 = start + 98, v99 = start + 99;
        int v100 = start + 100, v101 = start + 101, v102 = start + 102, v103 = start + 103, v104 = start + 104, v105 = start + 105, v106 = start + 106, v107 = start + 107, v108 = start + 108, v109 = start + 109;
        int v110 = start + 110, v111 = start + 111, v112 = start + 112, v113 = start + 113, v114 = start + 114, v115 = start + 115, v116 = start + 116, v117 = start + 117, v118 = start + 118, v119 = start + 119;
        int v120 = start + 120, v121 = start + 121, v122 = start + 122, v123 = start + 123, v124 = start + 124, v125 = start + 125, v126 = start + 126, v127 = start + 127, v128 = start + 128, v129 = start + 129;
        int v130 = start + 130, v131 = start + 131, v132 = start + 132, v133 = start + 133, v134 = start + 134, v135 = start + 135, v136 = start + 136, v137 = start + 137, v138 = start + 138, v139 = start + 139;
        int v140 = start + 140, v141 = start + 141, v142 = start + 142, v143 = start + 143, v144 = start + 144, v145 = start + 145, v146 = start + 146, v147 = start + 147, v148 = start + 148, v149 = start + 149;
        int v150 = start + 150, v151 = start + 151, v152 = start + 152, v153 = start + 153, v154 = start + 154, v155 = start + 155, v156 = start + 156, v157 = start + 157, v158 = start + 158, v159 = start + 159;
        int v160 = start + 160, v161 = start + 161, v162 = start + 162, v163 = start + 163, v164 = start + 164, v165 = start + 165, v166 = start + 166, v167 = start + 167, v168 = start + 168, v169 = start + 169;
        int v170 = start + 170, v171 = start + 171, v172 = start + 172, v173 = start + 173, v174 = start + 174, v175 = start + 175, v176 = start + 176, v177 = start + 177, v178 = start + 178, v179 = start + 179;
        int v180 = start + 180, v181 = start + 181, v182 = start + 182, v183 = start + 183, v184 = start + 184, v185 = start + 185, v186 = start + 186, v187 = start + 187, v188 = start + 188, v189 = start + 189;
        int v190 = start + 190, v191 = start + 191, v192 = start + 192, v193 = start + 193, v194 = start + 194, v195 = start + 195, v196 = start + 196, v197 = start + 197, v198 = start + 198, v199 = start + 199;
        int v200 = start + 200, v201 = start + 201, v202 = start + 202, v203 = start + 203, v204 = start + 204, v205 = start + 205, v206 = start + 206, v207 = start + 207, v208 = start + 208, v209 = start + 209;
        int v210 = start + 210, v211 = start + 211, v212 = start + 212, v213 = start + 213, v214 = start + 214, v215 = start + 215, v216 = start + 216, v217 = start + 217, v218 = start + 218, v219 = start + 219;
        int v220 = start + 220, v221 = start + 221, v222 = start + 222, v223 = start + 223, v224 = start + 224, v225 = start + 225, v226 = start + 226, v227 = start + 227, v228 = start + 228, v229 = start + 229;
        int v230 = start + 230, v231 = start + 231, v232 = start + 232, v233 = start + 233, v234 = start + 234, v235 = start + 235, v236 = start + 236, v237 = start + 237, v238 = start + 238, v239 = start + 239;
        int v240 = start + 240, v241 = start + 241, v242 = start + 242, v243 = start + 243, v244 = start + 244, v245 = start + 245, v246 = start + 246, v247 = start + 247, v248 = start + 248, v249 = start + 249;
        int v250 = start + 250, v251 = start + 251, v252 = start + 252, v253 = start + 253, v254 = start + 254, v255 = start + 255, v256 = start + 256, v257 = start + 257, v258 = start + 258, v259 = start + 259;
        int v260 = start + 260, v261 = start + 261, v262 = start + 262, v263 = start + 263, v264 = start + 264, v265 = start + 265, v266 = start + 266, v267 = start + 267, v268 = start + 268, v269 = start + 269;
        int v270 = start + 270, v271 = start + 271, v272 = start + 272, v273 = start + 273, v274 = start + 274, v275 = start + 275, v276 = start + 276, v277 = start + 277, v278 = start + 278, v279 = start + 279;
        v250++; v250 += 127; v250 += 128; v250 -= 1; v250 -= 129; v250 += 32767; v250 -= 32768; v250 += 40000; v250--; ++v250;
        v254++; v254 += 127; v254 += 128; v254 -= 1; v254 -= 129; v254 += 32767; v254 -= 32768; v254 += 40000; v254--; ++v254;
        v255++; v255 += 127; v255 += 128; v255 -= 1; v255 -= 129; v255 += 32767; v255 -= 32768; v255 += 40000; v255--; ++v255;
        v256++; v256 += 127; v256 += 128; v256 -= 1; v256 -= 129; v256 += 32767; v256 -= 32768; v256 += 40000; v256--; ++v256;
        v257++; v257 += 127; v257 += 128; v257 -= 1; v257 -= 129; v257 += 32767; v257 -= 32768; v257 += 40000; v257--; ++v257;
        v279++; v279 += 127; v279 += 128; v279 -= 1; v279 -= 129; v279 += 32767; v279 -= 32768; v279 += 40000; v279--; ++v279;
        int sum = 0;
        sum = sum * 7 + v0 + v1 + v2 + v3 + v4 + v5 + v6 + v7 + v8 + v9;
        sum = sum * 7 + v10 + v11 + v12 + v13 + v14 + v15 + v16 + v17 + v18 + v19;
        sum = sum * 7 + v20 + v21 + v22 + v23 + v24 + v25 + v26 + v27 + v28 + v29;
        sum = sum * 7 + v30 + v31 + v32 + v33 + v34 + v35 + v36 + v37 + v38 + v39;
        sum = sum * 7 + v40 + v41 + v42 + v43 + v44 + v45 + v46 + v47 + v48 + v49;
        sum = sum * 7 + v50 + v51 + v52 + v53 + v54 + v55 + v56 + v57 + v58 + v59;
        sum = sum * 7 + v60 + v61 + v62 + v63 + v64 + v65 + v66 + v67 + v68 + v69;
        sum = sum * 7 + v70 + v71 + v72 + v73 + v74 + v75 + v76 + v77 + v78 + v79;
        sum = sum * 7 + v80 + v81 + v82 + v83 + v84 + v85 + v86 + v87 + v88 + v89;
        sum = sum * 7 + v90 + v91 + v92 + v93 + v94 + v95 + v96 + v97 + v98 + v99;
        sum = sum * 7 + v100 + v101 + v102 + v103 + v104 + v105 + v106 + v107 + v108 + v109;
        sum = sum * 7 + v110 + v111 + v112 + v113 + v114 + v115 + v116 + v117 + v118 + v119;
        sum = sum * 7 + v120 + v121 + v122 + v123 + v124 + v125 + v126 + v127 + v128 + v129;
        sum = sum * 7 + v130 + v131 + v132 + v133 + v134 + v135 + v136 + v137 + v138 + v139;
        sum = sum * 7 + v140 + v141 + v142 + v143 + v144 + v145 + v146 + v147 + v148 + v149;
        sum = sum * 7 + v150 + v151 + v152 + v153 + v154 + v155 + v156 + v157 + v158 + v159;
        sum = sum * 7 + v160 + v161 + v162 + v163 + v164 + v165 + v166 + v167 + v168 + v169;
        sum = sum * 7 + v170 + v171 + v172 + v173 + v174 + v175 + v176 + v177 + v178 + v179;
        sum = sum * 7 + v180 + v181 + v182 + v183 + v184 + v185 + v186 + v187 + v188 + v189;
        sum = sum * 7 + v190 + v191 + v192 + v193 + v194 + v195 + v196 + v197 + v198 + v199;
        sum = sum * 7 + v200 + v201 + v202 + v203 + v204 + v205 + v206 + v207 + v208 + v209;
        sum = sum * 7 + v210 + v211 + v212 + v213 + v214 + v215 + v216 + v217 + v218 + v219;
        sum = sum * 7 + v220 + v221 + v222 + v223 + v224 + v225 + v226 + v227 + v228 + v229;
        sum = sum * 7 + v230 + v231 + v232 + v233 + v234 + v235 + v236 + v237 + v238 + v239;
        sum = sum * 7 + v240 + v241 + v242 + v243 + v244 + v245 + v246 + v247 + v248 + v249;
        sum = sum * 7 + v250 + v251 + v252 + v253 + v254 + v255 + v256 + v257 + v258 + v259;
        sum = sum * 7 + v260 + v261 + v262 + v263 + v264 + v265 + v266 + v267 + v268 + v269;
        sum = sum * 7 + v270 + v271 + v272 + v273 + v274 + v275 + v276 + v277 + v278 + v279;
        for (int k = 0; k < 2000; k += 999) sum += k;
        for (int k = 100000; k > -100000; k -= 30000) v279 ^= k;
        System.out.println(v250 + " " + v254 + " " + v255 + " " + v256 + " " + v257 + " " + v279);
        int post = v279++ + v279 + ++v279 + v279-- - --v279;
        System.out.println(post + " " + v279);
        return sum;
    }

    public static void main(String[] args) {
        for (int x : new int[] {0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE}) System.out.println(near(x));
        System.out.println(far(0));
        System.out.println(far(-1000));
        System.out.println(far(Integer.MAX_VALUE));
        int i = Integer.MAX_VALUE;
        i += 1;
        System.out.println(i);
        i += -1;
        System.out.println(i);
        byte b = 120;
        b += 10;
        short s = 32767;
        s += 1;
        char c = 65535;
        c += 2;
        System.out.println(b + " " + s + " " + (int) c);
    }
}
