import type { WikiWords } from './type.ts'

export const lt: WikiWords = {
  stopWords:
    'ant apie ar arba aš bei be bet bus būti buvo čia dar dabar dėl gal gali galima galiu gauti ir iš ' +
    'is į i ja jau jei jie jis jo jos ją jį jūs jums jūsų kad kai kaip kam ką kas kiek kiekvienas ' +
    'kitas kito ko kodėl kokia kokią kokie koks kol kur kuri kurį kuris man mane mano mes mūsų ne nėra ' +
    'negaliu noriu nuo o padaryti padėkite per po prašau prie prieš reikia reikėtų sau savo su ta tai ' +
    'taip tas tik to tu už va visi visiems yra minecraft labas sveiki laba diena dieną ačiū aciu ' +
    'prasau prasom pls kažkas kazkas pas labai šiandien rytoj visada niekada viską žmonės zmones ziniu ' +
    'žinau nežinau nezinau suprasti pasakykit pasakykite padekit padėkit noreciau norėčiau galėčiau ' +
    'reikės esu tavo jus tą toks tokia daryti daryt padaryt rašo raso ka tam tikroj turėtų galėtų ' +
    'kitiems ok nu blemba veikia naudoja naudoti pridėti rodo mato ieškau chebra bičas bičai klausimas ' +
    'norim norime nori norėjau bandau bandžiau minutę pora tokį truputį tiesiog visai žodžiu nėr ' +
    'galetu tapo nors kažkur kažkaip neaišku suprast kiekvieną kiti kitą būtent tada reiškia kartus ' +
    'abu vėl vel vienas viena vieni karto iškart pats viska',
  uncovered: [
    'prisijaukinti, prijaukinti, veisti, šerti, lapė, lapę, vilkas, vilką, katė, katę, šuo, arklys, ' +
      'papūga, aksolotlis, bitės, panda, delfinas, deimantai, deimantų, netherite, auksas, rūda, kokiame ' +
      'aukštyje, kerai, užkerėti, enchant, lankas, kardas, kirtiklis, šarvai, skydas, eliksyras, ' +
      'gėrimas, virti, craftinti, receptas, darbastalis, priekalas, beacon, end portalas, nether ' +
      'portalas, pastatyti portalą, nether tvirtovė, tvirtovė, tvirtovę, kaimas, prekiauti su kaimiečiu, ' +
      'biomas, rasti kaimą, redstone, xp ferma, endermanų ferma, endermanas, geležies ferma, pastatyti ' +
      'fermą, wither, warden, nužudyti drakoną, nugalėti drakoną, pastatyti namą, gražus namas, ' +
      'shaderiai, optifine, speedrun, totemas, ocelotas, badas, žvejoti, širdys, širdžių, sala, salą, ' +
      'arbūzai, auginti, pagaminti',
    'robuksai, kitas žaidimas, kiti žaidimai, terraria, tankai',
    'svetainė, svetainės hostingas, svetainę patalpinti, boto hostingas, laikyti botą, laikyti discord ' +
      'botą, discord botas python, telegram, telegram botas, vpn, vaizdo plokštė, dedikuotas serveris, ' +
      'virtualus serveris, prieiga prie skydelio, duoti prieigą prie skydo, pakviesti į skydą, ' +
      'bendrasavininkis, subpaskyra, pranešimas kai serveris krenta, pranešimai, sms, mobili programėlė, ' +
      'pašto hostingas, debesis, partnerių programa, rekomendacija, api, internetinė parduotuvė, ' +
      'messenger, brolį į skydelį',
    'darbas, darbą, į darbą, priimat į darbą, darbo pas jus, vakansijos, dirbti pas jus, alga, ' +
      'praktika, savininkas, kam priklauso, įkūrėjas, direktorius, kas sukūrė hostingą, investuotojas, ' +
      'biuras, bendradarbiavimas, partneriai, rėmėjas, reklama pas jus, ieškote moderatorių, akcijos',
    'namų darbai, namų darbas, referatas, rašinys, mokykla, klasė, matematika, fizika, chemija, ' +
      'biologija, istorija, orai, maistas, filmas, daina, anekdotas, naujienos, prezidentas, sostinė, ' +
      'gyventojai, kiek metų, vertimas, meilė, futbolas, kiek žmonių gyvena, gydytojas, horoskopas, ' +
      'piešti, lygtis, blynai',
    'python, programavimas, programuotojas, pamokos, universitetas, egzaminas, serialas, anime, ' +
      'muzika, pirkti telefoną, nešiojamas, vaizdo plokštė, bitcoin, receptai, dieta, treniruotė, taksi, ' +
      'bilietas, lėktuvas, atostogos, viešbutis, tinklalapis, tinklalapį',
    'karvė veisti, kiaulė, višta, asilas, lama, triušis, bitė, medus, ferma, automatinė ferma, ' +
      'gleivės, totemas, kempinė, piltuvas, stūmoklis, bėgiai, vagonėlis, valtis, lobių žemėlapis, ' +
      'laivas, šventykla, ragana, nematomumas, greitai xp, taisyti kirtiklį, kirvis, kirvį, meškerė, ' +
      'arbaletas, strėlės, perlas, obsidianas, kvarcas, varis, smaragdai, anglis, moliūgas, kviečiai, ' +
      'morkos, bambukas, grybai, kur gyvena, kuo šerti, kaip nužudyti',
    'kripto, kriptovaliuta, kriptovaliutos, bitkoinas, bitkoinais, bitcoin, papildyti kriptovaliuta, ' +
      'papildyti bitkoinais, mokėti kriptovaliuta, mokėti bitkoinais, mokėjimas kriptovaliuta, mokėti ' +
      'usdt, usdt, btc, ethereum',
    'dovanų kuponas, dovanų kortelė, padovanoti, padovanoti kodą, padovanoti serverį, padovanoti ' +
      'serverį draugui, serveris dovanų, dovana draugui, dovana',
    'teamspeak serveris, kainuoja teamspeak, kiek kainuoja teamspeak, kainuoja teamspeak serveris, ' +
      'teamspeak kaina, teamspeak',
  ],
  articles: {
    'first-server-java':
      'sukurti serverį, paleisti serverį, pirmas serveris, pirmasis serveris, pradėti, kaip ' +
      'prisijungti prie serverio, prisijungti prie serverio, nepavyko prisijungti, negaliu ' +
      'prisijungti, neįleidžia, ryšio klaida, prisijungimo klaida, connection refused, connection ' +
      'timed out, timed out, unknown host, nežinomas serveris, outdated client, failed to verify ' +
      'username, serverio adresas, ip adresas, nuo ko pradėti, naujokas, kur rasti ip, išsinuomojau ' +
      'serverį, žaisti su draugais, pirmas kartas, prisijungti, sumokėjau ką toliau, kur įvesti ip, ' +
      'kur rašyti adresą, pridėti serverį, pakviesti draugus, duoti ip, kaip pradėti žaisti, niekas ' +
      'negali įeiti, neranda serverio, ryšys prarastas, pirmas paleidimas',
    cores:
      'branduolys, serverio branduolys, programinė įranga, paper, purpur, spigot, vanilla, folia, ' +
      'fabric, forge, neoforge, kurį pasirinkti, pakeisti programinę įrangą, java versija, eula txt, ' +
      'java, bukkit, serverio tipas, kas geriau paper ar purpur, kokia serverio versija, grynas ' +
      'minecraft, pakeisti branduolį, kokį branduolį, forge ar fabric, ką pasirinkti',
    'file-manager':
      'failų tvarkyklė, failai naršyklėje, failai skyde, failų redaktorius, išskleisti archyvą, ' +
      'išpakuoti, zip, 7z, rar, šiukšlinė, grąžinti failą, ištryniau failą, įkelti aplanką, nutempti, ' +
      'prieigos teisės, permission denied, atsisiųsti iš nuorodos, ieškoti failuose, nbt, atidaryti ' +
      'konfigą, redaguoti failą, pakeisti failą, yml, json, sukurti aplanką, pervadinti failą, be ' +
      'atsisiuntimo, pataisyti eilutę, eilutė, failai, ištrinti aplanką, netyčia ištryniau, archyvas, ' +
      'iš telefono failai, atidaryti failą, configas, įkelti per naršyklę, atkurti failą, kur yra ' +
      'failai',
    sftp:
      'sftp, ftp, filezilla, winscp, įkelti failus, įkelti pasaulį, atsisiųsti failus, atsisiųsti ' +
      'pasaulį, prieiga prie failų, aplankai, ssh, ssh raktas, sftp slaptažodis, rsync, scp, lftp, ' +
      'didelis failas, dideli failai, įkėlimas nutrūksta, ftp klientas, įkelti, atsisiųsti, per didelis ' +
      'failas, naršyklė neįkelia, raktas vietoj slaptažodžio, sftp prievadas, ftp prieiga, nutrūksta ' +
      'įkėlimas',
    'move-a-server':
      'perkelti, perkelti serverį, perkelti pasaulį, perkėlimas, persikelti, migracija, aternos, kitas ' +
      'hostingas, pakeisti hostingą, iš savo kompiuterio, iš kompo, kompas, singleplayer pasaulis, ' +
      'išeiti iš kito hostingo, pasiimti pasaulį, pasiimti žemėlapį, pasiimti pluginus, exaroton, ' +
      'hamachi, senas hostingas, iš kompiuterio, savo pasaulį, pasaulis iš kompiuterio, žaidėm namie, ' +
      'iš nemokamo hostingo, iš kito hosto, įkelti savo pasaulį, iš aternos, pas jus',
    'subdomain-and-domain':
      'domenas, subdomenas, nuosavas domenas, savas domenas, prijungti domeną, adresas be prievado, ' +
      'dns, srv, srv įrašas, a įrašas, nusipirkau domeną, savas adresas, raidės vietoj skaičių, ' +
      'skaičiai, gražus ip, gražus adresas, cname, vardas vietoj ip, vardą, raidėmis, vietoj skaičių, ' +
      'be prievado, nusipirkau vardą, galūnė lt, domenas neveikia',
    'join-bedrock':
      'bedrock, prisijungti iš telefono, telefonas, telefono, mobilusis, planšetė, pe, xbox, ' +
      'playstation, switch, žaidimų konsolė, prievadas 19132, bedrock serveris, android, iphone, ipad, ' +
      'ps4, ps5, nintendo, mcpe, mobilus, išmanusis, iš konsolės, planšetėje, bedrock adresas, pridėti ' +
      'serverį telefone, mobili versija, iš telefono neįeina, xboxe',
    'not-starting':
      'nepasileidžia, serveris nepasileidžia, neįsijungia, neatsako, serveris neatsako, užstrigo, ' +
      'pakibo, nulūžo, prievadas užimtas, sutikti su eula, smėlio dėžė, nekrauna, užstringa, įsijungia ' +
      'ir išsijungia, serveris sugedo, serveris neveikia, įdėjau pluginą ir nepasileidžia, įdėjau modą ' +
      'ir nepasileidžia, nestartuoja, neužsikrauna, ilgai kraunasi, užstringa paleidžiant, gęsta, ' +
      'spaudžiu paleisti, spaudžiu start, iškart išsijungia, raudonas, raudona būsena, išsijungia po ' +
      'sekundės, nepakyla, sukasi, serveris mirė, po atnaujinimo nepasileidžia, guli',
    'server-properties':
      'serverio nustatymai, nustatymai, server properties, pvp, išjungti pvp, komandų blokai, komandų ' +
      'blokas, skraidymas, skraidyti, sunkumas, sudėtingumas, žaidimo režimas, gamemode, sėkla, seed, ' +
      'hardcore, vietos, žaidėjų skaičius, serverio prievadas, rcon, išjungti nether, mobų ' +
      'atsiradimas, hard, muštis, kad nesimuštų, žudyti vieni kitus, kūrybinis visiems, survival, ' +
      'daugiau vietų, serverio configas, mušti vienas kitą, mušasi, įjungti pvp, nustatyti sunkumą, ' +
      'taikus režimas, daugiau žaidėjų, maksimalus žaidėjų skaičius, kūrybinis, išgyvenimas, pakeisti ' +
      'režimą, monstrai, įsigalios paleidus iš naujo, veikia su senomis reikšmėmis, reikia paleisti iš ' +
      'naujo',
    'motd-and-icon':
      'motd, piktograma, ikona, serverio piktograma, paveikslėlis, serverio paveikslėlis, logotipas, ' +
      'aprašymas, serverio pavadinimas, serverių sąrašas, spalvos, spalvotas tekstas, tekstas po ' +
      'pavadinimu, spalvotas užrašas, tekstas sąraše, paveiksliukas, paveiksliuką, paveiksliukas ' +
      'sąraše, logo, gradientas, pakeisti pavadinimą, pasisveikinimas, paveikslėlis prie pavadinimo, ' +
      'avataras, logotipo, pilkas kvadratas, spalvotas pavadinimas, teksto spalva, užrašas, ' +
      'pavadinimas, 64x64, png',
    backups:
      'atsarginė kopija, atsarginės kopijos, bekapas, backup, pasaulio kopija, išsaugoti pasaulį, ' +
      'atkurti pasaulį, atstatyti pasaulį, grąžinti pasaulį, dingo pasaulis, ištryniau pasaulį, ' +
      'grąžinti, atkurti, vakar, kaip buvo, sudegė, pasaulis sugadintas, dingo pastatai, kopija, ' +
      'atsukti į vakar, grąžinti vakar, netyčia ištrinta, viskas dingo, praradome viską, išgelbėti ' +
      'pasaulį, sugadintas pasaulis, kopijos, kaip dažnai kopijos, kur kopijos',
    schedules:
      'tvarkaraštis, automatinis paleidimas iš naujo, automatinis restartas, restartas naktį, ' +
      'planuoklė, cron, automatinės žinutės, skelbimai, komanda nustatytu laiku, restartuoti kasdien, ' +
      'restartuoti, pats restartuojasi, kiekvieną naktį, kas rytą, kas kelias valandas, tam tikru ' +
      'laiku, restartas, perkrauti, pats persikrautų, persikrauti, 4 ryto, naktį pats, naktinis ' +
      'perkrovimas, automatiškai, kas 6 valandas, kas vakarą, kas naktį, komanda pagal laikmatį, ' +
      'įspėjimas prieš perkrovimą, užduotis, kartą per dieną, kasdien, parašytų į čatą',
    upgrade:
      'atnaujinti, atnaujinimas, atnaujinti serverį, pakeisti versiją, nauja versija, į naują versiją, ' +
      'upgrade, update, 1.21 į 26, forceUpgrade, senas pasaulis naujoje versijoje, atsinaujinti, saugu ' +
      'atnaujinti, pereiti į naują versiją, pakelti versiją, atnaujinti minecraft, išėjo nauja ' +
      'versija, nesugrius pastatai, sumažinti versiją, atnaujinti branduolį, naujausia versija',
    'resource-packs-and-datapacks':
      'resursų paketas, išteklių paketas, resource pack, tekstūrų paketas, tekstūros, texture pack, ' +
      'duomenų paketas, datapack, sha1, savos tekstūros, kad visi matytų tekstūras, aplankas ' +
      'datapacks, kur dėti datapacką, automatiškai parsisiųstų, visiems siųstųsi, nuoroda į paką, ' +
      'datapackai, įdėti datapack, garsai, privalomas pakas',
    protection:
      'apsauga, apsaugoti, griferis, griferiai, griefer, ddos, botai, įsilaužė, nulaužė, xray, ' +
      'čyteriai, cheat, kas sulaužė, kas pavogė, coreprotect, užblokuoti žaidėją, tik draugams, ' +
      'griferina, susprogdino, tnt, pavogė, vagia, sugriovė, griauna, griauti, atakuoja, ataka, ' +
      'ddosina, botai jungiasi, atkurti sugriautą, apvogė, vagis, skrynios, skrynias, kas sugriovė, ' +
      'kas susprogdino, kas tai padarė, sužinoti kas, blokų istorija, kenkėjas, botai puola, botai ' +
      'spamina, sudegino, lava, svetimi',
    'offline-mode':
      'piratinis, piratas, be licencijos, licencija, nelicencijuotas, cracked, crack, tlauncher, ' +
      'online mode, authme, slaptažodis serveryje, registracija serveryje, skinai, skin, nesimato ' +
      'skinų, steve, be pirkimo, nemokamas minecraft, legacy launcher, ely by, skinsrestorer, ' +
      'easyauth, nepirko žaidimo, piratai, iš piratinės, piratinė versija, nepirkęs, online-mode ' +
      'false, skinas neveikia, registracija, register, login, svetimas vardas, prisijungė mano vardu',
    luckperms:
      'adminas, administratorius, teisės, suteikti teises, grupės, rangai, rangas, prefiksas, ' +
      'prefiksai, vip, permissions, luckperms, moderatorius, donatoriai, privilegijos, titulai, ' +
      'spalvotas nikas, prefiksas čate, teisės komandoms, helperis, rolės, žyma, vip prieš vardą, ' +
      'duoti teises, teisės draugui, moderatoriai, moderatoriams, galėtų kickinti, kickint, galėtų ' +
      'baninti, žaidėjai negali rašyti komandų, nėra teisių, vardo spalva',
    worldguard:
      'regionas, regionai, privatas, privatizuoti, apsaugoti spawn, apsaugoti teritoriją, sklypas, ' +
      'sklypai, worldguard, worldedit, vėliavėlės, flags, claim, uždrausti laužyti, uždrausti griauti, ' +
      'kad negriautų, uždrausti statyti, laužyti blokus, spawn, apsaugoti namą, teritorija, svetimi ' +
      'nelaužytų, svetimi nekastų, nekastų, nelaužytų, nestatytų, užrakinti teritoriją, užrakinti ' +
      'miestą, miestas, uždrausti svetimiems, aptverti, užrakinti skrynią, zona be pvp, zona, niekas ' +
      'neliestų, saugi zona',
    'economy-and-eula':
      'parama, aukos, donate, parduoti, pardavinėti rangus, uždirbti, parduotuvė, ekonomika, pinigai ' +
      'serveryje, valiuta, vault, essentials, tikri pinigai, mojang taisyklės, už tikrus pinigus, ar ' +
      'galima pardavinėti, ar mojang leidžia, prekyba, prekiauti, pirkti daiktus, parduoti daiktus, ' +
      'monetos, aukcionas, pinigai žaidime, pinigai, chestshop, pardavinėti, pardavimas, už eurus, už ' +
      'pinigus, legalu, mojang, ar galiu uždirbti, parduotuvė serveryje, serverio valiuta, vieni ' +
      'kitiem pardavinėti, pajamos',
    'plugins-and-mods':
      'įskiepis, įskiepiai, pluginai, plugins, modas, modai, įdiegti įskiepius, įdiegti modus, įdėti ' +
      'modus, įdėti pluginus, įskiepis neveikia, atnaujinti įskiepius, jar, kur dėti modus, įdėti ' +
      'modą, aplankas plugins, aplankas mods, įskiepis nesikrauna, priklausomybė, trūksta plugino, ' +
      'įmesti pluginą, pluginų aplankas, modus dėti, jar failas, kur dėti jar, kur siųstis pluginą, ' +
      'raudonas pluginas, pašalinti pluginą, modrinth, forge modai, fabric modai, ar draugams reikia ' +
      'modų',
    modpacks:
      'modpackas, modpack, modų rinkinys, modų paketas, curseforge, modrinth, mrpack, server pack, ' +
      'paruoštas modpackas, cobblemon, pixelmon, rlcraft, all the mods, better mc, modų pakas, įkelti ' +
      'modpacką, paruošti modai, pokemonai, modpackas iš curseforge, krūva modų, kruva modu, atm, ftb',
    'voice-chat':
      'balso pokalbis, balso čatas, voice chat, mikrofonas, nesigirdi, girdėti draugus, kalbėti, ' +
      'proximity chat, plasmo voice, kalbėti žaidime, girdėti šalia, balsu, mikrofonu, simple voice ' +
      'chat, šnekėti, girdėti vienas kitą, kalbėtis, balsai šalia, mikrofonas neveikia, kalbėti šalia, ' +
      'pagal atstumą, stovi šalia',
    'web-maps':
      'žemėlapis, pasaulio žemėlapis, žemėlapis naršyklėje, internetinis žemėlapis, dynmap, bluemap, ' +
      'squaremap, žemėlapis svetainėje, kur žaidėjai žemėlapyje, žiūrėti pasaulį naršyklėje, minimapa, ' +
      'live map, žemėlapis internete, pažiūrėti žemėlapį, serverio žemėlapis, kas kur yra, iš viršaus, ' +
      '3d žemėlapis, nuoroda į žemėlapį, parodyti žemėlapį',
    discordsrv:
      'discord, discord botas, diskordas, boto token, čatas discord, sujungti su discord, discord ' +
      'konsolė, žinutės iš žaidimo į discord, čatas discorde, discord kanalas, rolių sinchronizavimas, ' +
      'dc, žinutės į discord, čatas iš žaidimo, matytųsi discorde, dc kanalas, webhook, prijungti ' +
      'discord, discord rolės, abi puses',
    proxies:
      'proxy, tarpinis serveris, velocity, bungeecord, bungee, serverių tinklas, sujungti serverius, ' +
      'keli serveriai, lobby, forwarding secret, ip forwarding, lobby ir survival, vienas ip keliems ' +
      'serveriams, sujungti, pereiti tarp serverių, waterfall, skyblock, anarchija, mini žaidimai, ' +
      'bedwars, tinklas, sujungti du serverius, siųsti žaidėjus, pereiti, portalas tarp serverių, ' +
      'vienas ip, vienas adresas, du serveriai',
    viaversion:
      'skirtingos versijos, kita versija, senesnė versija, naujesnė versija, kelios versijos, bet kuri ' +
      'versija, viaversion, via version, viabackwards, outdated client, outdated server, protokolas, ' +
      '1.20 ir 1.21, žaidėjai iš senesnių versijų, sena versija, 1.8, 1.12, 1.16, skirtingos versijos ' +
      'kartu, versija nesutampa, senas klientas, naujesnis klientas, iš naujesnės versijos, nesutampa ' +
      'versijos, draugo kita versija, kitas su naujausia, skirtingi klientai, įeis abu, senesnė, ' +
      'nesuderinamas klientas',
    'bedrock-on-java':
      'geyser, floodgate, crossplay, telefonas java, iš telefono į java, bedrock į java, bedrock ir ' +
      'java kartu, xbox į java, telefonas ir kompiuteris, telefonas ir java, iš telefono ir kompo, ' +
      'draugas iš telefono, pe ir java, telefonas su mumis java, iš planšetės pas mus, kompas ir ' +
      'telefonas kartu, su planšete, draugai su kompais, mobilūs žaidėjai, bedrock žaidėjai, iš ' +
      'konsolės į java, taškas prieš vardą',
    'memory-and-gc':
      'atmintis, operatyvioji atmintis, operatyvinė, ram, gb, kiek ram, kiek atminties, per mažai ' +
      'atminties, trūksta atminties, šiukšlių surinkimas, garbage collector, aikar vėliavėlės, ' +
      'paleidimo parametrai, jvm argumentai, xmx, out of memory, java heap space, baigėsi atmintis, ' +
      'gigabaitai, giga, ramas, ramo, trūksta ramo, trūksta ram, ėda atmintį, ar užteks ramo, kiek ' +
      'gigų, kiek gigu, kiek gb, 10 žmonių, 20 žaidėjų, aštuoniese, mažai ramo, baigėsi ramas, ' +
      'atminties nutekėjimas, užsipildo, 4 gigai, 8 gigai, kokį planą, darbinė atmintis',
    'view-distance-and-entities':
      'matomumo nuotolis, matomumas, vaizdo atstumas, render distance, view distance, simulation ' +
      'distance, mobų limitas, per daug mobų, esybės, mobai neatsiranda, per daug gyvūnų, karvės, ' +
      'kaimiečiai, apriboti mobus, mobų ferma, kiek chunkų, spindulys, toli matyti, netoli matyti, ' +
      'rūkas, nukerpa, vištos, daug karvių, aptvaras, banda, fermos, daiktai ant žemės',
    profiler:
      'lagina, laguoja, laginti, lagas, lagai, stringa, stabdo, strigimai, lėtas serveris, žemas tps, ' +
      'tps, mspt, spark, timings, apkrova, optimizavimas, kodėl lagina, lagų priežastis, kas lagina, ' +
      'kuris pluginas lagina, apkrauna, ryja, kas ryja, meta atgal, blokai grįžta, tps nukrito, tps ' +
      '10, skaidrės, lėtai, blogai veikia, procesoriaus apkrova, spark ataskaita, vėlavimas, kabo, ' +
      'užlūžinėja, stringa visiems',
    pregeneration:
      'pasaulio generavimas, generuoti pasaulį, iš anksto sugeneruoti, čankai, chunks, nauji čankai, ' +
      'chunky, pasaulio riba, world border, lagai skrendant, užkrauti iš anksto, generuoti iš anksto, ' +
      'lagina su elytra, elytra, lagina skrendant, tyrinėti naujas vietas, tyrinėja, naujos vietos, ' +
      'skraidyti su elytra, neatrasta, naujos teritorijos, tyrinėti, iš anksto, 5000 blokų, blokų ' +
      'aplink spawn, stringa tyrinėjant, žemėlapio riba, apriboti pasaulį, pasaulio dydis, vieta diske',
    'crash-reports':
      'crash, krešina, nukrenta, lūžta, lūžis, nulūžo, užlūžta, išsijungia, serveris krenta, žurnalas, ' +
      'logai, log, ataskaita, klaida paleidžiant, nestartuoja, crash report, caused by, nukrito, ' +
      'krenta, kuris modas krešina, krašina, krašo priežastis, nuolat krenta, kaltas modas, nulūžta, ' +
      'nulūžo serveris, krashlog, klaida loguose, raudonos eilutės, exception, error, kodėl nulūžo, ' +
      'naktį nulūžta, pats išsijungia, kas valandą, kokia čia klaida, skaityti logą, rasti kaltininką',
    account:
      'paskyra, slaptažodis, pamiršau slaptažodį, pakeisti slaptažodį, atkurti slaptažodį, pakeisti el ' +
      'paštą, el paštas, prisijungti prie paskyros, registruotis svetainėje, ištrinti paskyrą, ' +
      'sesijos, nulaužta paskyra, patvirtinti paštą, pašto patvirtinimas, patvirtinimo laiškas, ' +
      'pamiršau vartotojo vardą, negaliu prisijungti prie paskyros, ištrinti savo paskyrą, ' +
      'registruotis, neateina laiškas, šlamštas, ištrinti profilį, profilis, ištrinti mano duomenis, ' +
      'paštas, pakeisti paštą, laiškas neatėjo, nėra laiško, nuoroda iš laiško, slaptažodžio ' +
      'atkūrimas, neprisimenu slaptažodžio, įsilaužė į paskyrą, kažkas prisijungė, neįleidžia į ' +
      'skydelį',
    'second-step':
      'dviejų veiksnių, dviejų žingsnių, dviejų veiksnių autentifikavimas, 2fa, antras žingsnis, ' +
      'antras veiksnys, kodas iš programėlės, authenticator, pamečiau telefoną, atsarginiai kodai, ' +
      'kodas iš telefono, kodas prisijungiant, naujas telefonas, neįleidžia be kodo, kodų programėlė, ' +
      'kodai, autentifikatorius, apsaugoti paskyrą, šeši skaitmenys, paskandinau telefoną, sudužo ' +
      'telefonas, pavogė telefoną, pakeičiau telefoną, ištryniau programėlę, vienkartinis kodas',
    balance:
      'balansas, sąskaita, papildyti, papildyti balansą, papildymas, mokėti, mokėjimas, kortele, ' +
      'sumokėti, grąžinimas, pinigų grąžinimas, susigrąžinti pinigus, sąskaita faktūra, kaina, įmesti ' +
      'pinigų, įnešti pinigų, mokėti kortele, pinigus atgal, grąžinsit pinigus, mokėjimo būdai, ' +
      'paypal, visa, nepatiko, grąžinti permoką, grąžinsite, likutis, likutį, pinigų pervedimas, ' +
      'piniginė, nebežaidžiu, atgauti pinigus, persigalvojau, kuo mokėti, kokia kortele, minimali ' +
      'suma, mama sumokėjo, mokėjimų istorija, kiek kainuoja',
    extending:
      'pratęsti, pratęsimas, pratęsti serverį, baigėsi terminas, terminas, nesumokėjau laiku, ištrins ' +
      'serverį, automatinis pratęsimas, pakeisti planą, kitas mėnuo, nesumokėsiu, nesumokėti, ' +
      'pavėlavau, dar mėnesiui, ištrinsit pasaulį, baigiasi laikas, nesumokėjau, apmokėti mėnesį, ' +
      'baigėsi, išvažiuoju, stovykloje, atostogos, pamiršau pratęsti, ištrynė serverį, spėsiu ' +
      'išgelbėti, kiek laiko saugomas pasaulis, ar pasaulis išliks, automatinis nurašymas, didesnis ' +
      'planas, mažesnis planas, pristabdyti, atšaukti prenumeratą, prenumerata',
    'promo-code':
      'promo kodas, nuolaidos kodas, nuolaida, kuponas, akcija, dovanų kodas, jutuberio kodas, ' +
      'strimerio kodas, įvesti kodą, aktyvuoti kodą, žodis nuolaidai, youtuberio kodas, youtuberis, ' +
      'blogeris, streameris, kur įvesti kodą, pigiau, kodas neveikia',
    support:
      'pagalba, palaikymas, techninė pagalba, susisiekti, kontaktai, parašyti jums, skundas, klientų ' +
      'aptarnavimas, kur rašyti, susisiekti su jumis, paskambinti, telefono numeris, darbo laikas, ' +
      'neatsakote, kam rašyti, tyla, pakalbėti su žmogumi, nėra atsakymo, kiek laukti atsakymo, ' +
      'skųstis, telefonas pagalbai, savaitgalį',
    'another-node':
      'perkelti į kitą mazgą, kitas mazgas, pakeisti mazgą, arčiau draugų, mazgas perkrautas, pakeisti ' +
      'vietą, kita vieta, perkėlimas, galingesnė įranga, greitesnis procesorius, kita mašina, ' +
      'stipresnė mašina, kita šalis, kitas miestas, pingas, silpna geležis, silpnas procesorius, ' +
      'ryzen, perkelti serverį arčiau, aukštas ping, toli serveris, kokioje šalyje serveris, ' +
      'vokietija, lenkija, lietuva, vieta, duomenų centras, lokacija, mazgas',
    'declined-payments':
      'mokėjimas atmestas, kortelė atmesta, nepavyksta sumokėti, mokėjimas nepraėjo, nuskaitė pinigus, ' +
      'nuskaitė pinigus bet balanse nėra, negavau pinigų, sumokėjau du kartus, nuskaitė du kartus, ' +
      'mokėjimas pakibo, neateina kodas, mokėjimo klaida, bankas atmeta, bankas atsisako, kortelė ' +
      'nepraeina, kortelė neveikia, nepakanka lėšų, negaliu sumokėti, pinigai nuskaityti, nuskaitė, ' +
      'pinigai užstrigo, bankas neleidžia, nepriima kortelės, sms iš banko, 3ds, 3d secure, sumokėjau ' +
      'ir nieko, neįskaityta, nulis balanse, du mokėjimai, nuskaitė dukart, klaida mokant',
    'company-documents':
      'dokumentai, buhalterija, buhalteris, buhalterei, įmonė, mb, uab, individuali veikla, sąskaita ' +
      'faktūra, sąskaita įmonei, aktas, aktai, rekvizitai, pavedimas, pavedimu, sutartis, pvm, įmonės ' +
      'kodas, naudojimo sąlygos, privatumo politika, taisyklės, asmens duomenys, oferta, buhalterė, ' +
      'firma, mokykla moka, antspaudas, parašas, mokesčiai, paslaugų sutartis',
    'share-log':
      'pasidalinti žurnalu, pasidalinti logu, įmesti logą, nusiųsti logus, nuoroda į logą, mclogs, ' +
      'mclo gs, pastebin, parodyti žurnalą, parodyti konsolę, nusiųsti konsolę, pasidalinti konsole, ' +
      'pažiūrėti konsolę, logai draugui, nuoroda į konsolę, parodyti klaidą, nusiųsti klaidą, prašo ' +
      'logo, konsolės nuotrauka, pasidalinti',
    'players-page':
      'skirtukas žaidėjai, žaidėjų sąrašas, pašalinti iš baltojo sąrašo, atimti op, nuimti op, deop, ' +
      'banų sąrašas, užbaninti, atbaninti, ban ip, ip banas, whitelist json, ops json, allowlist, op, ' +
      'duoti op, operatorius, baltasis sąrašas, whitelist, white-listed, tik draugai, tik savi, ' +
      'įleisti tik draugus, ban, banas, kickinti, išmesti žaidėją, opą, sau op, tapti adminu, gamemode ' +
      'neveikia, keikiasi, įžeidinėja, toksiškas, išmesti, išspirti, visam laikui, amžiams, pagal ip, ' +
      'netyčia užbaninau, nuimti baną, tik pakviesti, slaptažodis serveriui, uždaryti serverį nuo ' +
      'svetimų, kas prisijungęs',
    votes:
      'balsavimas, balsuoti už serverį, balsai, serverių sąrašas, serverių topas, reklamuoti serverį, ' +
      'votifier, nuvotifier, votifierplus, votingplugin, apdovanojimas už balsą, vote, prievadas 8192, ' +
      'balsuoja, prizas už balsą, topai, balsas, balsavimo, balsavimo svetainės, kad balsuotų, dėžė už ' +
      'balsą, raktas už balsą, apdovanojimai už balsus, balsai neateina, rasti žaidėjų, kur reklamuoti ' +
      'serverį, reklama',
    mysql:
      'mysql, mariadb, duomenų bazė, duomenų bazės, db, sql, sqlite, phpmyadmin, postgresql, redis, ' +
      'mongodb, prijungti duomenų bazę, išorinė bazė, duomenų bazės hostas, duomenų bazės slaptažodis, ' +
      'duomenų bazės vartotojas, pluginas prašo duomenų bazės, bazė, prisijungimas prie bazės, bazės ' +
      'duomenys, pluginui reikia bazės, lentelės, sukurti bazę, jdbc',
    'hybrid-cores':
      'hibridas, hibridai, hibridinis serveris, mohist, arclight, magma, ketting, youer, catserver, ' +
      'cardboard, modai ir pluginai kartu, modai ir įskiepiai viename serveryje, pluginai ant forge, ' +
      'įskiepiai ant neoforge, modai ir pluginai vienu metu, ir modai ir pluginai, pluginai serveryje ' +
      'su modais, modas ir pluginas, moduotas serveris su pluginais, pluginas ant forge, pluginas ant ' +
      'fabric, forge su pluginais, forge ir pluginai, essentials ant forge, worldedit ir modai, ' +
      'sujungti modus ir pluginus',
    'bedrock-addons':
      'addonai, addon, adonai, bedrock priedai, bedrock modai, modai telefone, mcpack, mcaddon, ' +
      'elgsenos paketas, behavior pack, behavior packs, bedrock resource pack, world_behavior_packs, ' +
      'eksperimentai, manifest, addonas bedrock, kur dėti addoną, behavior, behavior packas, addonai ' +
      'telefone, mcpedl, mcaddon failas, mcpack failas, addonas neveikia',
    'game-rules':
      'žaidimo taisyklės, taisyklė, gamerule, gamerulai, game rule, keepinventory, keep inventory, ' +
      'nepamesti daiktų mirus, mobgriefing, kad creeperiai nesprogdintų, amžina diena, sustabdyti ' +
      'laiką, išjungti lietų, doDaylightCycle, daiktai neiškrenta, daiktai lieka, inventorius lieka, ' +
      'inventorius, po mirties, mirtis, mirus, miręs, fantomai, lietus, ugnis, creeperiai, lootas, ' +
      'numirsiu, numirštu, daiktai mirus, daiktų neprarasti, creeperis susprogdino, endermanai blokai, ' +
      'gaisras, visada diena, kritimo žala, koordinatės, alkis',
    'new-world':
      'naujas pasaulis, pradėti iš naujo, pradėti pasaulį iš naujo, resetinti pasaulį, wipe, vaipas, ' +
      'ištrinti pasaulį, naujas seed, pakeisti seed, kita sėkla, resetinti nether, atnaujinti netherį, ' +
      'resetinti endą, grąžinti drakoną, perdiegti, ištrinti mapą, nauja mapa, kitas žemėlapis, ' +
      'sugeneruoti naują pasaulį, nuo nulio, išvalyti pasaulį, atsibodo žemėlapis, ištrinti pasaulį ir ' +
      'pradėti, švarus pasaulis, sezonas, naujas sezonas, kitas seedas, plokščias pasaulis, endas iš ' +
      'naujo, iš naujo',
    'several-worlds':
      'keli pasauliai, du pasauliai, antras pasaulis, dar vienas pasaulis, multiverse, multiworld, mv ' +
      'create, pakeisti pasaulį, level-name, atskiras inventorius, atskiras pasaulis, pasaulis ' +
      'kūrybai, dar pasaulis, papildomas pasaulis, kūrybinis pasaulis, pasaulis statyboms, atskiras ' +
      'žemėlapis, trečias pasaulis, perjungti pasaulius, teleportas tarp pasaulių, portalas į kitą ' +
      'pasaulį, pasauliai, statytojai',
    'homes-and-warps':
      'namai, home, sethome, nustatyti namus, warp, warpai, setwarp, teleportas, teleportuotis, ' +
      'teleportuotis pas draugą, tpa, spawn komanda, setspawn, kit, kitai, naujoko rinkinys, ' +
      'essentialsx, tp namo, teleportuotis namo, išsaugoti vietą, namo, grįžti namo, tp, teleportas ' +
      'pas draugą, teleportas į spawn, komanda namo, spawn, nustatyti spawn, rtp, pradinis rinkinys',
    'start-by-joining':
      'paleidimas prisijungiant, paleisti serverį prisijungiant, įjungti serverį be manęs, draugai ' +
      'paleidžia serverį, serveris pats pasileidžia, automatinis paleidimas, pažadinti serverį, ' +
      'miegantis serveris, manęs nėra namie, kol manęs nėra, draugas įjungia serverį, įjungti pats, ' +
      'įjungti be manęs, įsijungia kai kas nors prisijungia, pabunda kai prisijungia, išjungtas kai ' +
      'nieko nėra, išsijungia kai tuščias, miega, miegu, manęs nėra, draugai be manęs, draugas nori ' +
      'įeiti o serveris išjungtas, draugai galėtų įjungti, patys įjungti, pabusti, įsijungia ' +
      'prisijungus, aš darbe, aš mokykloje, tuščias serveris',
    afk:
      'afk, stovi vietoje, išmesti afk, kickinti afk, neaktyvus žaidėjas, idle, praleisti naktį, naktis ' +
      'nesibaigia, vienas miega, miegas, miegoti vienam, lova, playersSleepingPercentage, stovėti ' +
      'vietoje, išmeta už neveiklumą, išmeta kai stoviu, per ilgai, nuėjo arbatos, stovi ir nežaidžia, ' +
      'afk žaidėjai, užima vietas, ne visi miega, naktis nepraleidžiama, eiti miegoti, pusė žaidėjų, ' +
      'neaktyvūs',
    'anti-cheat':
      'anticheat, anti cheat, antičytas, antičitas, čyteris, čyteriai, čitai, killaura, fly hack, ' +
      'speedhack, grim, grimac, vulcan, matrix, spartan, klaidingi suveikimai, moved too quickly, ' +
      'flying is not enabled, skraido, skraidyti su čitais, fly, gaudyti čyterius, greitai bėga, ' +
      'sukčiai, muša per sienas, per sienas, kasa tiesiai prie deimantų, nesąžiningai, čyterina, ' +
      'sukčiauja, aimbot, autoclicker, greitis, banina be reikalo, apsauga nuo čitų, apsauga nuo čytų, ' +
      'apsauga nuo čyterių',
    'invalid-session':
      'invalid session, netinkamas seansas, neteisinga sesija, failed to verify username, nepavyko ' +
      'patikrinti vardo, nepavyko patikrinti vartotojo vardo, failed to log in, authentication servers ' +
      'are down, multiplayer is disabled, iš naujo paleiskite žaidimą ir paleidyklę, sesijos klaida, ' +
      'sesija, licencijos patikra, negaliojanti sesija, pabandykite paleisti žaidimą iš naujo, sesija ' +
      'baigėsi, nepavyko prisijungti, microsoft prisijungimas, microsoft paskyra, vardo patikra',
  },
}
