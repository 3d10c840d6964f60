package limits;

/** Jump tables with hundreds of entries: dense, sparse over the whole range, and on strings. */
public class BigSwitch {
    static int dense(int x) {
        switch (x) {
            case -100: return 2445; case -99: return -20228; case -98: return 11750; case -97: return -33672; case -96: return -30506; case -95: return 30239;
            case -94: return -27663; case -93: return 7931; case -92: return 36387; case -91: return -32398; case -90: return 26510; case -89: return -11860;
            case -88: return -35086; case -87: return -28735; case -86: return 16838; case -85: return 14810; case -84: return -30844; case -83: return -8456;
            case -82: return -28111; case -81: return 32226; case -80: return 15642; case -79: return -32253; case -78: return 34115; case -77: return -23774;
            case -76: return -10740; case -75: return 36414; case -74: return -31892; case -73: return 35642; case -72: return 36748; case -71: return 11993;
            case -70: return -33501; case -69: return -11023; case -68: return -33895; case -67: return 32963; case -66: return -22545; case -65: return -2041;
            case -64: return 14937; case -63: return -21093; case -62: return 30868; case -61: return -24561; case -60: return 34830; case -59: return 433;
            case -58: return 33434; case -57: return -16312; case -56: return -26493; case -55: return 36231; case -54: return 34868; case -53: return -15376;
            case -52: return 8810; case -51: return -27230; case -50: return 31793; case -49: return -31771; case -48: return 33972; case -47: return -32188;
            case -46: return -13005; case -45: return 25066; case -44: return 29693; case -43: return 16045; case -42: return 1175; case -41: return 21027;
            case -40: return 36750; case -39: return 19399; case -38: return 7393; case -37: return -709; case -36: return -7439; case -35: return -16438;
            case -34: return -8006; case -33: return -29272; case -32: return 35290; case -31: return -646; case -30: return 28838; case -29: return 24895;
            case -28: return 5020; case -27: return 18829; case -26: return -2260; case -25: return 39817; case -24: return -30406; case -23: return -24525;
            case -22: return 27100; case -21: return 14804; case -20: return -18379; case -19: return 4833; case -18: return -20080; case -17: return 24089;
            case -16: return 15272; case -15: return -34862; case -14: return -29827; case -13: return 33148; case -12: return 35107; case -11: return 1123;
            case -10: return 4580; case -9: return 5898; case -8: return 37905; case -7: return 25100; case -6: return 36008; case -5: return 19795;
            case -4: return -30988; case -3: return -27733; case -2: return -4619; case -1: return 22141; case 0: return -31481; case 1: return -32048;
            case 2: return 580; case 3: return 35752; case 4: return 18411; case 5: return -2698; case 6: return 10566; case 7: return 5482;
            case 8: return -37043; case 9: return 20515; case 10: return 6591; case 11: return -17974; case 12: return -24653; case 13: return 24709;
            case 14: return -32273; case 15: return -11400; case 16: return -2326; case 17: return -23048; case 18: return -7545; case 19: return 12153;
            case 20: return 11242; case 21: return 25078; case 22: return -29439; case 23: return -18195; case 24: return 18875; case 25: return 12644;
            case 26: return 32016; case 27: return -3584; case 28: return -22053; case 29: return 16429; case 30: return 32118; case 31: return -3507;
            case 32: return 14433; case 33: return 7024; case 34: return 9865; case 35: return -9755; case 36: return -20219; case 37: return -29124;
            case 38: return -16903; case 39: return -20170; case 40: return -9597; case 41: return -9417; case 42: return -38419; case 43: return 23565;
            case 44: return 37217; case 45: return -16100; case 46: return -5562; case 47: return -3047; case 48: return -39464; case 49: return -20906;
            case 50: return 14912; case 51: return 30069; case 52: return 8398; case 53: return 39929; case 54: return 34231; case 55: return 1761;
            case 56: return -23552; case 57: return 27566; case 58: return -32924; case 59: return 19853; case 60: return 33304; case 61: return 11429;
            case 62: return 12175; case 63: return 12294; case 64: return 11658; case 65: return -26430; case 66: return 23114; case 67: return 12486;
            case 68: return -31842; case 69: return -15017; case 70: return -31173; case 71: return -12637; case 72: return 17753; case 73: return -18727;
            case 74: return -25592; case 75: return 4571; case 76: return 38738; case 77: return -33109; case 78: return -26581; case 79: return -39970;
            case 80: return 34289; case 81: return -20174; case 82: return 30335; case 83: return -26701; case 84: return 7659; case 85: return -36658;
            case 86: return -30784; case 87: return -12744; case 88: return 9313; case 89: return -20530; case 90: return -6937; case 91: return 5533;
            case 92: return 38941; case 93: return 7731; case 94: return 22147; case 95: return -23899; case 96: return -24881; case 97: return 23972;
            case 98: return 21078; case 99: return 22966; case 100: return 23417; case 101: return 875; case 102: return -28743; case 103: return -21111;
            case 104: return -26607; case 105: return 4909; case 106: return -5298; case 107: return 22733; case 108: return -18840; case 109: return 27676;
            case 110: return -36973; case 111: return -13103; case 112: return 29239; case 113: return 7415; case 114: return -20785; case 115: return 31194;
            case 116: return -36456; case 117: return 29220; case 118: return -929; case 119: return -28072; case 120: return -5776; case 121: return 27947;
            case 122: return 8064; case 123: return -18106; case 124: return 6621; case 125: return -10799; case 126: return 29807; case 127: return 30984;
            case 128: return 25889; case 129: return 3209; case 130: return -10766; case 131: return -14422; case 132: return -8623; case 133: return 12518;
            case 134: return -10281; case 135: return -13797; case 136: return 27847; case 137: return 24589; case 138: return 6604; case 139: return -36202;
            case 140: return -36339; case 141: return -3377; case 142: return 21897; case 143: return -6030; case 144: return -14619; case 145: return 39316;
            case 146: return 5125; case 147: return 18619; case 148: return 5812; case 149: return 7793; case 150: return -29444; case 151: return -11104;
            case 152: return -26611; case 153: return -10267; case 154: return 21614; case 155: return -14218; case 156: return 4267; case 157: return -13213;
            case 158: return 23262; case 159: return 39988; case 160: return -39750; case 161: return 22845; case 162: return 5089; case 163: return -28888;
            case 164: return -24284; case 165: return 10926; case 166: return -13875; case 167: return 22656; case 168: return -16601; case 169: return 16875;
            case 170: return 3583; case 171: return -28630; case 172: return 11883; case 173: return 20707; case 174: return 12610; case 175: return -28870;
            case 176: return -19179; case 177: return -17718; case 178: return -23349; case 179: return -36390; case 180: return -20189; case 181: return 37438;
            case 182: return 20994; case 183: return -20841; case 184: return 38101; case 185: return 22174; case 186: return 5928; case 187: return -19565;
            case 188: return 31913; case 189: return 31864; case 190: return -22832; case 191: return -37196; case 192: return -38134; case 193: return -26530;
            case 194: return 29020; case 195: return -21749; case 196: return 16860; case 197: return -14467; case 198: return -12339; case 199: return -36331;
            case 200: return -6992; case 201: return -12111; case 202: return -1601; case 203: return 25688; case 204: return -8473; case 205: return 36865;
            case 206: return 2728; case 207: return -6005; case 208: return 31349; case 209: return 14920; case 210: return -22820; case 211: return -32018;
            case 212: return 6371; case 213: return 20052; case 214: return 36460; case 215: return 27732; case 216: return 15132; case 217: return 25752;
            case 218: return -22861; case 219: return 29707; case 220: return -20099; case 221: return 28617; case 222: return 26918; case 223: return -37549;
            case 224: return 17688; case 225: return -16000; case 226: return 39764; case 227: return -39485; case 228: return -20366; case 229: return -17411;
            case 230: return -21446; case 231: return 22061; case 232: return -24228; case 233: return 32938; case 234: return -31906; case 235: return 2727;
            case 236: return 27941; case 237: return 29563; case 238: return 32802; case 239: return 23240; case 240: return -26093; case 241: return 33439;
            case 242: return -32553; case 243: return -7430; case 244: return -14926; case 245: return -3704; case 246: return -34469; case 247: return -27189;
            case 248: return 26547; case 249: return 19267; case 250: return 33626; case 251: return -36348; case 252: return -31695; case 253: return 18097;
            case 254: return 2678; case 255: return 26263; case 256: return 39447; case 257: return 27130; case 258: return -13864; case 259: return -3669;
            case 260: return 19289; case 261: return 26605; case 262: return 29898; case 263: return 22657; case 264: return 26552; case 265: return -7540;
            case 266: return 28578; case 267: return -5975; case 268: return 33336; case 269: return -13447; case 270: return 18658; case 271: return -22026;
            case 272: return 14609; case 273: return -24059; case 274: return 11427; case 275: return 17949; case 276: return 1416; case 277: return -30492;
            case 278: return -8459; case 279: return 16143; case 280: return -30416; case 281: return -12123; case 282: return -315; case 283: return -23964;
            case 284: return -19757; case 285: return 7996; case 286: return -21260; case 287: return -6825; case 288: return -22010; case 289: return 21307;
            case 290: return -11219; case 291: return -27663; case 292: return 12200; case 293: return 23866; case 294: return -18663; case 295: return -10678;
            case 296: return -18837; case 297: return 16560; case 298: return 27581; case 299: return 12928; case 300: return 4448; case 301: return 15217;
            case 302: return -14344; case 303: return 6742; case 304: return 1749; case 305: return -27916; case 306: return 7966; case 307: return -37447;
            case 308: return 4299; case 309: return 32620; case 310: return 20118; case 311: return 17731; case 312: return -37630; case 313: return 10376;
            case 314: return 3450; case 315: return 27821; case 316: return -1275; case 317: return 27143; case 318: return -31574; case 319: return -25209;
            case 320: return -10043; case 321: return -26267; case 322: return -28982; case 323: return -5192; case 324: return -4359; case 325: return -34812;
            case 326: return -16204; case 327: return -4553; case 328: return -23019; case 329: return 15345; case 330: return -6104; case 331: return 13208;
            case 332: return -20423; case 333: return 30333; case 334: return 27473; case 335: return 34789; case 336: return 24829; case 337: return 2866;
            case 338: return -28275; case 339: return -3423; case 340: return -32460; case 341: return -15969; case 342: return 15747; case 343: return -30509;
            case 344: return -4752; case 345: return -37794; case 346: return -28392; case 347: return -5849; case 348: return -29024; case 349: return 39715;
            case 350: return -10849; case 351: return -31268; case 352: return -5338; case 353: return -24052; case 354: return 19477; case 355: return -38487;
            case 356: return 4453; case 357: return 32491; case 358: return 14756; case 359: return -4892; case 360: return -23063; case 361: return -34337;
            case 362: return 29063; case 363: return -8748; case 364: return -25654; case 365: return -18839; case 366: return -5673; case 367: return -33397;
            case 368: return -16257; case 369: return -13554; case 370: return 893; case 371: return -23; case 372: return 29610; case 373: return -13017;
            case 374: return -1995; case 375: return 18417; case 376: return 25547; case 377: return -16683; case 378: return -4543; case 379: return 5482;
            case 380: return -37620; case 381: return -7174; case 382: return -35157; case 383: return -37989; case 384: return -37584; case 385: return 26277;
            case 386: return 32227; case 387: return -15168; case 388: return 27401; case 389: return 22227; case 390: return -7799; case 391: return 18596;
            case 392: return -26070; case 393: return 16646; case 394: return 24880; case 395: return 31553; case 396: return 11522; case 397: return 26412;
            case 398: return 341; case 399: return -11796; case 400: return -9911; case 401: return 4918; case 402: return -13966; case 403: return -21687;
            case 404: return 13044; case 405: return 5554; case 406: return -32872; case 407: return -22985; case 408: return -38132; case 409: return -30731;
            case 410: return -6499; case 411: return 16458; case 412: return -18603; case 413: return -32739; case 414: return -28927; case 415: return 9922;
            case 416: return 26314; case 417: return -3047; case 418: return 38483; case 419: return -8253; case 420: return -1589; case 421: return -34071;
            case 422: return 20221; case 423: return -15706; case 424: return -19352; case 425: return -4737; case 426: return 18435; case 427: return -39526;
            case 428: return -5497; case 429: return 7728; case 430: return 3113; case 431: return 31706; case 432: return 2406; case 433: return -7960;
            case 434: return -35485; case 435: return 573; case 436: return -11444; case 437: return 6738; case 438: return -16020; case 439: return -39860;
            case 440: return 3952; case 441: return 10020; case 442: return -29005; case 443: return 22212; case 444: return -3441; case 445: return 25898;
            case 446: return -13658; case 447: return -7471; case 448: return 26156; case 449: return -39352; case 450: return -28092; case 451: return -5375;
            case 452: return -28236; case 453: return -21144; case 454: return 12364; case 455: return 36913; case 456: return -34539; case 457: return 11639;
            case 458: return -37052; case 459: return -725; case 460: return -123; case 461: return -9486; case 462: return -28927; case 463: return 36753;
            case 464: return 29361; case 465: return -19651; case 466: return 38192; case 467: return 11054; case 468: return 2747; case 469: return 24774;
            case 470: return -20410; case 471: return -2753; case 472: return -21028; case 473: return -34261; case 474: return 27237; case 475: return 16261;
            case 476: return 26262; case 477: return -21741; case 478: return 28649; case 479: return 26108; case 480: return 34511; case 481: return -37893;
            case 482: return 36554; case 483: return -9862; case 484: return -28847; case 485: return -35916; case 486: return -34514; case 487: return -22556;
            case 488: return 7278; case 489: return -26249; case 490: return 9364; case 491: return 19164; case 492: return 33207; case 493: return -33345;
            case 494: return -37531; case 495: return 29657; case 496: return -7946; case 497: return 24132; case 498: return -5425; case 499: return -39566;
            default: return Integer.MIN_VALUE;
        }
    }

    static String sparse(int x) {
        switch (x) {
            case -2142535728: return "s0"; case -1960285072: return "s1"; case -1914016178: return "s2"; case -1909934513: return "s3";
            case -1881178938: return "s4"; case -1868408039: return "s5"; case -1866884407: return "s6"; case -1857863425: return "s7";
            case -1833358847: return "s8"; case -1824628397: return "s9"; case -1819345159: return "s10"; case -1817888385: return "s11";
            case -1811436749: return "s12"; case -1801408501: return "s13"; case -1800609333: return "s14"; case -1799195862: return "s15";
            case -1770556177: return "s16"; case -1759634804: return "s17"; case -1749777588: return "s18"; case -1720371535: return "s19";
            case -1686799584: return "s20"; case -1679514149: return "s21"; case -1633193432: return "s22"; case -1607813382: return "s23";
            case -1600961846: return "s24"; case -1574358866: return "s25"; case -1507901217: return "s26"; case -1464303501: return "s27";
            case -1436092141: return "s28"; case -1414063000: return "s29"; case -1397173940: return "s30"; case -1356759438: return "s31";
            case -1328504136: return "s32"; case -1324130839: return "s33"; case -1314546614: return "s34"; case -1313765094: return "s35";
            case -1306890559: return "s36"; case -1295834044: return "s37"; case -1286712913: return "s38"; case -1245519319: return "s39";
            case -1186268183: return "s40"; case -1133259276: return "s41"; case -1122425172: return "s42"; case -1106565683: return "s43";
            case -1099143833: return "s44"; case -1059945466: return "s45"; case -1027004487: return "s46"; case -986812339: return "s47";
            case -942153863: return "s48"; case -937393615: return "s49"; case -921083487: return "s50"; case -903708871: return "s51";
            case -870135113: return "s52"; case -791986054: return "s53"; case -776153222: return "s54"; case -758881253: return "s55";
            case -724456341: return "s56"; case -722529702: return "s57"; case -603212785: return "s58"; case -600671635: return "s59";
            case -588520941: return "s60"; case -579010863: return "s61"; case -565624278: return "s62"; case -557409309: return "s63";
            case -534432804: return "s64"; case -532120043: return "s65"; case -514839058: return "s66"; case -503207469: return "s67";
            case -495807752: return "s68"; case -485982638: return "s69"; case -454920702: return "s70"; case -445138092: return "s71";
            case -436971862: return "s72"; case -408998498: return "s73"; case -406220871: return "s74"; case -382741664: return "s75";
            case -365644943: return "s76"; case -363418941: return "s77"; case -359999029: return "s78"; case -311715718: return "s79";
            case -247239139: return "s80"; case -230435716: return "s81"; case -219256274: return "s82"; case -170338140: return "s83";
            case -154401421: return "s84"; case -149833897: return "s85"; case -146468662: return "s86"; case -139088949: return "s87";
            case -116199606: return "s88"; case -112277210: return "s89"; case -109374152: return "s90"; case -75502517: return "s91";
            case -64198009: return "s92"; case -61954557: return "s93"; case -60996900: return "s94"; case -44606185: return "s95";
            case -43704011: return "s96"; case -30307626: return "s97"; case -14857970: return "s98"; case -7963297: return "s99";
            case 111626851: return "s100"; case 112861917: return "s101"; case 160959568: return "s102"; case 201873060: return "s103";
            case 205236313: return "s104"; case 210782014: return "s105"; case 215213080: return "s106"; case 216408559: return "s107";
            case 239977379: return "s108"; case 407172214: return "s109"; case 412862940: return "s110"; case 428230880: return "s111";
            case 453618517: return "s112"; case 472868643: return "s113"; case 530845142: return "s114"; case 543196268: return "s115";
            case 565484535: return "s116"; case 615060944: return "s117"; case 626170629: return "s118"; case 632083265: return "s119";
            case 642741779: return "s120"; case 656347570: return "s121"; case 695691003: return "s122"; case 725316862: return "s123";
            case 779915017: return "s124"; case 814228497: return "s125"; case 828442609: return "s126"; case 841052473: return "s127";
            case 881569909: return "s128"; case 901335795: return "s129"; case 923510872: return "s130"; case 937729846: return "s131";
            case 967988195: return "s132"; case 975742585: return "s133"; case 1030396269: return "s134"; case 1082808535: return "s135";
            case 1098035864: return "s136"; case 1101407452: return "s137"; case 1111558865: return "s138"; case 1113461071: return "s139";
            case 1133201570: return "s140"; case 1147485406: return "s141"; case 1173314811: return "s142"; case 1186942882: return "s143";
            case 1189111610: return "s144"; case 1215936099: return "s145"; case 1244676632: return "s146"; case 1305396232: return "s147";
            case 1306740651: return "s148"; case 1328084574: return "s149"; case 1339284850: return "s150"; case 1352056790: return "s151";
            case 1400238065: return "s152"; case 1456539387: return "s153"; case 1484045433: return "s154"; case 1486632626: return "s155";
            case 1497364246: return "s156"; case 1521514793: return "s157"; case 1551524189: return "s158"; case 1586899565: return "s159";
            case 1591781443: return "s160"; case 1615531470: return "s161"; case 1654303978: return "s162"; case 1672176259: return "s163";
            case 1696026301: return "s164"; case 1702852241: return "s165"; case 1704200641: return "s166"; case 1776157817: return "s167";
            case 1812147819: return "s168"; case 1822045708: return "s169"; case 1827145625: return "s170"; case 1849138277: return "s171";
            case 1932561637: return "s172"; case 1986142766: return "s173"; case 2010218173: return "s174"; case 2023095381: return "s175";
            case 2082985603: return "s176"; case 2121571943: return "s177"; case 2124330157: return "s178"; case 2131910324: return "s179";
            default: return "-";
        }
    }

    static int words(String s) {
        return switch (s) {
            case "A" -> 0; case "AA" -> 1; case "AADb" -> 2; case "ACcD" -> 3; case "AD" -> 4;
            case "Aa" -> 5; case "AaAd" -> 6; case "AbA" -> 7; case "AbB" -> 8; case "AcbD" -> 9;
            case "B" -> 10; case "BA" -> 11; case "BAA" -> 12; case "BAaa" -> 13; case "BAb" -> 14;
            case "BBAA" -> 15; case "BBAb" -> 16; case "BBa" -> 17; case "BBc" -> 18; case "BC" -> 19;
            case "BCaC" -> 20; case "BCcD" -> 21; case "BaBD" -> 22; case "Bb" -> 23; case "Bba" -> 24;
            case "Bd" -> 25; case "BdC" -> 26; case "C" -> 27; case "CAC" -> 28; case "CBbc" -> 29;
            case "CBc" -> 30; case "CCba" -> 31; case "CCc" -> 32; case "CDCb" -> 33; case "Ca" -> 34;
            case "Cbba" -> 35; case "Cbd" -> 36; case "D" -> 37; case "DCA" -> 38; case "DCC" -> 39;
            case "Da" -> 40; case "Db" -> 41; case "Dc" -> 42; case "DcAB" -> 43; case "DcB" -> 44;
            case "Dcdd" -> 45; case "Dd" -> 46; case "a" -> 47; case "aA" -> 48; case "aC" -> 49;
            case "aCDc" -> 50; case "aaDc" -> 51; case "abA" -> 52; case "acb" -> 53; case "adA" -> 54;
            case "b" -> 55; case "bA" -> 56; case "bAAA" -> 57; case "bADB" -> 58; case "bAc" -> 59;
            case "bB" -> 60; case "bCBA" -> 61; case "bCbc" -> 62; case "bD" -> 63; case "bDa" -> 64;
            case "bDc" -> 65; case "ba" -> 66; case "baD" -> 67; case "bbB" -> 68; case "c" -> 69;
            case "cADa" -> 70; case "cBDa" -> 71; case "cD" -> 72; case "ca" -> 73; case "cabD" -> 74;
            case "cad" -> 75; case "d" -> 76; case "dB" -> 77; case "dBC" -> 78; case "dBbB" -> 79;
            case "dD" -> 80; case "da" -> 81; case "daDa" -> 82; case "dadB" -> 83; case "dbBA" -> 84;
            case "dbaC" -> 85; case "dbdd" -> 86; case "dc" -> 87;
            default -> -1;
        };
    }

    static final int[] KEYS = {
        -2142535728, -1960285072, -1914016178, -1909934513, -1881178938, -1868408039, -1866884407, -1857863425,
        -1833358847, -1824628397, -1819345159, -1817888385, -1811436749, -1801408501, -1800609333, -1799195862,
        -1770556177, -1759634804, -1749777588, -1720371535, -1686799584, -1679514149, -1633193432, -1607813382,
        -1600961846, -1574358866, -1507901217, -1464303501, -1436092141, -1414063000, -1397173940, -1356759438,
        -1328504136, -1324130839, -1314546614, -1313765094, -1306890559, -1295834044, -1286712913, -1245519319,
        -1186268183, -1133259276, -1122425172, -1106565683, -1099143833, -1059945466, -1027004487, -986812339,
        -942153863, -937393615, -921083487, -903708871, -870135113, -791986054, -776153222, -758881253,
        -724456341, -722529702, -603212785, -600671635, -588520941, -579010863, -565624278, -557409309,
        -534432804, -532120043, -514839058, -503207469, -495807752, -485982638, -454920702, -445138092,
        -436971862, -408998498, -406220871, -382741664, -365644943, -363418941, -359999029, -311715718,
        -247239139, -230435716, -219256274, -170338140, -154401421, -149833897, -146468662, -139088949,
        -116199606, -112277210, -109374152, -75502517, -64198009, -61954557, -60996900, -44606185,
        -43704011, -30307626, -14857970, -7963297, 111626851, 112861917, 160959568, 201873060,
        205236313, 210782014, 215213080, 216408559, 239977379, 407172214, 412862940, 428230880,
        453618517, 472868643, 530845142, 543196268, 565484535, 615060944, 626170629, 632083265,
        642741779, 656347570, 695691003, 725316862, 779915017, 814228497, 828442609, 841052473,
        881569909, 901335795, 923510872, 937729846, 967988195, 975742585, 1030396269, 1082808535,
        1098035864, 1101407452, 1111558865, 1113461071, 1133201570, 1147485406, 1173314811, 1186942882,
        1189111610, 1215936099, 1244676632, 1305396232, 1306740651, 1328084574, 1339284850, 1352056790,
        1400238065, 1456539387, 1484045433, 1486632626, 1497364246, 1521514793, 1551524189, 1586899565,
        1591781443, 1615531470, 1654303978, 1672176259, 1696026301, 1702852241, 1704200641, 1776157817,
        1812147819, 1822045708, 1827145625, 1849138277, 1932561637, 1986142766, 2010218173, 2023095381,
        2082985603, 2121571943, 2124330157, 2131910324,
    };

    public static void main(String[] args) {
        long h = 0;
        for (int i = -110; i < 510; i++) h = h * 31 + dense(i);
        System.out.println(h + " " + dense(-101) + " " + dense(-100) + " " + dense(499) + " " + dense(500) + " " + dense(Integer.MAX_VALUE) + " " + dense(Integer.MIN_VALUE));
        int hits = 0, misses = 0;
        StringBuilder sb = new StringBuilder();
        for (int k : KEYS) {
            if (!sparse(k).equals("-")) hits++;
            if (sparse(k + 1).equals("-")) misses++;
            sb.append(sparse(k)).append(',');
        }
        System.out.println(hits + " " + misses + " " + sb.length() + " " + sb.toString().hashCode());
        System.out.println(sparse(0) + sparse(Integer.MAX_VALUE) + sparse(Integer.MIN_VALUE) + sparse(KEYS[0]) + sparse(KEYS[179]) + sparse(KEYS[90]));
        String alphabet = "AaBbCcDd";
        int found = 0;
        long wh = 0;
        for (int n = 0; n < 4096; n++) {
            String w = "" + alphabet.charAt(n & 7) + (n < 64 ? "" : "" + alphabet.charAt(n >> 3 & 7)) + (n < 512 ? "" : "" + alphabet.charAt(n >> 6 & 7));
            int r = words(w);
            if (r >= 0) found++;
            wh = wh * 17 + r;
        }
        System.out.println(found + " " + wh);
    }
}
