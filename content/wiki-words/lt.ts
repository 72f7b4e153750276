import type { WikiWords } from './type.ts'

export const lt: WikiWords = {
  stopWords:
    'ant apie ar arba aš bei be bet bus būti buvo čia dar dabar dėl gal gali galima galiu gauti ir iš is į i ja jau jei jie jis jo jos ją jį jūs jums jūsų kad kai kaip kam ką kas kiek kiekvienas kitas kito ko kodėl kokia kokią kokie koks kol kur kuri kurį kuris man mane mano mes mūsų ne nėra negaliu noriu nuo o padaryti padėkite per po prašau prie prieš reikia reikėtų sau savo su ta tai taip tas tik to tu už va visi visiems yra minecraft labas sveiki laba diena dieną ačiū aciu prasau prasom pls kažkas kazkas pas labai šiandien rytoj visada niekada viską žmonės zmones ziniu žinau nežinau nezinau suprasti pasakykit pasakykite padekit padėkit noreciau norėčiau galėčiau reikės esu tavo jus tą toks tokia daryti daryt padaryt rašo raso ka tam tikroj turėtų galėtų kitiems ok nu blemba veikia naudoja naudoti pridėti rodo mato ieškau',
  uncovered: [
    'prisijaukinti, prijaukinti, veisti, šerti, lapė, lapę, vilkas, vilką, katė, katę, šuo, arklys, papūga, aksolotlis, bitės, panda, delfinas, deimantai, deimantų, netherite, auksas, rūda, kokiame aukštyje, kerai, užkerėti, enchant, lankas, kardas, kirtiklis, šarvai, skydas, eliksyras, gėrimas, virti, craftinti, receptas, darbastalis, priekalas, beacon, end portalas, nether portalas, pastatyti portalą, nether tvirtovė, tvirtovė, tvirtovę, kaimas, prekiauti su kaimiečiu, biomas, rasti kaimą, redstone, xp ferma, endermanų ferma, endermanas, geležies ferma, pastatyti fermą, wither, warden, nužudyti drakoną, nugalėti drakoną, pastatyti namą, gražus namas, shaderiai, optifine, speedrun, totemas, ocelotas, badas, žvejoti, širdys, širdžių, sala, salą, arbūzai, auginti, pagaminti',
    'robuksai, kitas žaidimas, kiti žaidimai, terraria, tankai',
    'svetainė, svetainės hostingas, svetainę patalpinti, boto hostingas, laikyti botą, laikyti discord botą, discord botas python, telegram, telegram botas, vpn, vaizdo plokštė, dedikuotas serveris, virtualus serveris, prieiga prie skydelio, duoti prieigą prie skydo, pakviesti į skydą, bendrasavininkis, subpaskyra, pranešimas kai serveris krenta, pranešimai, sms, mobili programėlė, pašto hostingas, debesis, partnerių programa, rekomendacija, api, internetinė parduotuvė, messenger, brolį į skydelį',
    'darbas, darbą, į darbą, priimat į darbą, darbo pas jus, vakansijos, dirbti pas jus, alga, praktika, savininkas, kam priklauso, įkūrėjas, direktorius, kas sukūrė hostingą, investuotojas, biuras, bendradarbiavimas, partneriai, rėmėjas, reklama pas jus, ieškote moderatorių, akcijos',
    'namų darbai, namų darbas, referatas, rašinys, mokykla, klasė, matematika, fizika, chemija, biologija, istorija, orai, maistas, filmas, daina, anekdotas, naujienos, prezidentas, sostinė, gyventojai, kiek metų, vertimas, meilė, futbolas, kiek žmonių gyvena, gydytojas, horoskopas, piešti, lygtis, blynai',
  ],
  articles: {
    'first-server-java':
      'sukurti serverį, paleisti serverį, pirmas serveris, pirmasis serveris, pradėti, kaip prisijungti prie serverio, prisijungti prie serverio, nepavyko prisijungti, negaliu prisijungti, neįleidžia, ryšio klaida, prisijungimo klaida, connection refused, connection timed out, timed out, unknown host, nežinomas serveris, outdated client, failed to verify username, serverio adresas, ip adresas, nuo ko pradėti, naujokas, kur rasti ip, išsinuomojau serverį, žaisti su draugais, pirmas kartas, prisijungti',
    cores:
      'branduolys, serverio branduolys, programinė įranga, paper, purpur, spigot, vanilla, folia, fabric, forge, neoforge, kurį pasirinkti, pakeisti programinę įrangą, java versija, eula txt, java, bukkit, serverio tipas, kas geriau paper ar purpur',
    'file-manager':
      'failų tvarkyklė, failai naršyklėje, failai skyde, failų redaktorius, išskleisti archyvą, išpakuoti, zip, 7z, rar, šiukšlinė, grąžinti failą, ištryniau failą, įkelti aplanką, nutempti, prieigos teisės, permission denied, atsisiųsti iš nuorodos, ieškoti failuose, nbt, atidaryti konfigą, redaguoti failą, pakeisti failą, yml, json, sukurti aplanką, pervadinti failą, be atsisiuntimo',
    sftp: 'sftp, ftp, filezilla, winscp, įkelti failus, įkelti pasaulį, atsisiųsti failus, atsisiųsti pasaulį, prieiga prie failų, aplankai, ssh, ssh raktas, sftp slaptažodis, rsync, scp, lftp, didelis failas, dideli failai, įkėlimas nutrūksta, ftp klientas',
    'move-a-server':
      'perkelti, perkelti serverį, perkelti pasaulį, perkėlimas, persikelti, migracija, aternos, kitas hostingas, pakeisti hostingą, iš savo kompiuterio, iš kompo, kompas, singleplayer pasaulis, išeiti iš kito hostingo, pasiimti pasaulį, pasiimti žemėlapį, pasiimti pluginus, exaroton, hamachi, senas hostingas, iš kompiuterio',
    'subdomain-and-domain':
      'domenas, subdomenas, nuosavas domenas, savas domenas, prijungti domeną, adresas be prievado, dns, srv, srv įrašas, a įrašas, nusipirkau domeną, savas adresas, raidės vietoj skaičių, skaičiai, gražus ip, gražus adresas, cname',
    'join-bedrock':
      'bedrock, prisijungti iš telefono, telefonas, telefono, mobilusis, planšetė, pe, xbox, playstation, switch, žaidimų konsolė, prievadas 19132, bedrock serveris, android, iphone, ipad, ps4, ps5, nintendo, mcpe',
    'not-starting':
      'nepasileidžia, serveris nepasileidžia, neįsijungia, neatsako, serveris neatsako, užstrigo, pakibo, nulūžo, prievadas užimtas, sutikti su eula, smėlio dėžė, nekrauna, užstringa, įsijungia ir išsijungia, serveris sugedo, serveris neveikia, įdėjau pluginą ir nepasileidžia, įdėjau modą ir nepasileidžia, nestartuoja, neužsikrauna, ilgai kraunasi, užstringa paleidžiant',
    'server-properties':
      'serverio nustatymai, nustatymai, server properties, pvp, išjungti pvp, komandų blokai, komandų blokas, skraidymas, skraidyti, sunkumas, sudėtingumas, žaidimo režimas, gamemode, sėkla, seed, hardcore, vietos, žaidėjų skaičius, serverio prievadas, rcon, išjungti nether, mobų atsiradimas, hard, muštis, kad nesimuštų, žudyti vieni kitus, kūrybinis visiems, survival, daugiau vietų',
    'motd-and-icon':
      'motd, piktograma, ikona, serverio piktograma, paveikslėlis, serverio paveikslėlis, logotipas, aprašymas, serverio pavadinimas, serverių sąrašas, spalvos, spalvotas tekstas, tekstas po pavadinimu, spalvotas užrašas, tekstas sąraše, paveiksliukas, paveiksliuką, paveiksliukas sąraše, logo, gradientas, pakeisti pavadinimą',
    backups:
      'atsarginė kopija, atsarginės kopijos, bekapas, backup, pasaulio kopija, išsaugoti pasaulį, atkurti pasaulį, atstatyti pasaulį, grąžinti pasaulį, dingo pasaulis, ištryniau pasaulį, grąžinti, atkurti, vakar, kaip buvo, sudegė, pasaulis sugadintas, dingo pastatai, kopija',
    schedules:
      'tvarkaraštis, automatinis paleidimas iš naujo, automatinis restartas, restartas naktį, planuoklė, cron, automatinės žinutės, skelbimai, komanda nustatytu laiku, restartuoti kasdien, restartuoti, pats restartuojasi, kiekvieną naktį, kas rytą, kas kelias valandas, tam tikru laiku, restartas, perkrauti',
    upgrade:
      'atnaujinti, atnaujinimas, atnaujinti serverį, pakeisti versiją, nauja versija, į naują versiją, upgrade, update, 1.21 į 26, forceUpgrade, senas pasaulis naujoje versijoje, atsinaujinti, saugu atnaujinti, pereiti į naują versiją',
    'resource-packs-and-datapacks':
      'resursų paketas, išteklių paketas, resource pack, tekstūrų paketas, tekstūros, texture pack, duomenų paketas, datapack, sha1, savos tekstūros, kad visi matytų tekstūras, aplankas datapacks, kur dėti datapacką',
    protection:
      'apsauga, apsaugoti, griferis, griferiai, griefer, ddos, botai, įsilaužė, nulaužė, xray, čyteriai, cheat, kas sulaužė, kas pavogė, coreprotect, užblokuoti žaidėją, tik draugams, griferina, susprogdino, tnt, pavogė, vagia, sugriovė, griauna, griauti, atakuoja, ataka, ddosina, botai jungiasi, atkurti sugriautą',
    'offline-mode':
      'piratinis, piratas, be licencijos, licencija, nelicencijuotas, cracked, crack, tlauncher, online mode, authme, slaptažodis serveryje, registracija serveryje, skinai, skin, nesimato skinų, steve, be pirkimo, nemokamas minecraft, legacy launcher, ely by, skinsrestorer, easyauth, nepirko žaidimo, piratai',
    luckperms:
      'adminas, administratorius, teisės, suteikti teises, grupės, rangai, rangas, prefiksas, prefiksai, vip, permissions, luckperms, moderatorius, donatoriai, privilegijos, titulai, spalvotas nikas, prefiksas čate, teisės komandoms, helperis, rolės',
    worldguard:
      'regionas, regionai, privatas, privatizuoti, apsaugoti spawn, apsaugoti teritoriją, sklypas, sklypai, worldguard, worldedit, vėliavėlės, flags, claim, uždrausti laužyti, uždrausti griauti, kad negriautų, uždrausti statyti, laužyti blokus, spawn, apsaugoti namą, teritorija',
    'economy-and-eula':
      'parama, aukos, donate, parduoti, pardavinėti rangus, uždirbti, parduotuvė, ekonomika, pinigai serveryje, valiuta, vault, essentials, tikri pinigai, mojang taisyklės, už tikrus pinigus, ar galima pardavinėti, ar mojang leidžia, prekyba, prekiauti, pirkti daiktus, parduoti daiktus, monetos, aukcionas, pinigai žaidime, pinigai, chestshop',
    'plugins-and-mods':
      'įskiepis, įskiepiai, pluginai, plugins, modas, modai, įdiegti įskiepius, įdiegti modus, įdėti modus, įdėti pluginus, įskiepis neveikia, atnaujinti įskiepius, jar, kur dėti modus, įdėti modą, aplankas plugins, aplankas mods, įskiepis nesikrauna, priklausomybė, trūksta plugino',
    modpacks:
      'modpackas, modpack, modų rinkinys, modų paketas, curseforge, modrinth, mrpack, server pack, paruoštas modpackas, cobblemon, pixelmon, rlcraft, all the mods, better mc',
    'voice-chat':
      'balso pokalbis, balso čatas, voice chat, mikrofonas, nesigirdi, girdėti draugus, kalbėti, proximity chat, plasmo voice, kalbėti žaidime, girdėti šalia, balsu, mikrofonu, simple voice chat, šnekėti',
    'web-maps':
      'žemėlapis, pasaulio žemėlapis, žemėlapis naršyklėje, internetinis žemėlapis, dynmap, bluemap, squaremap, žemėlapis svetainėje, kur žaidėjai žemėlapyje, žiūrėti pasaulį naršyklėje, minimapa, live map',
    discordsrv:
      'discord, discord botas, diskordas, boto token, čatas discord, sujungti su discord, discord konsolė, žinutės iš žaidimo į discord, čatas discorde, discord kanalas, rolių sinchronizavimas, dc',
    proxies:
      'proxy, tarpinis serveris, velocity, bungeecord, bungee, serverių tinklas, sujungti serverius, keli serveriai, lobby, forwarding secret, ip forwarding, lobby ir survival, vienas ip keliems serveriams, sujungti, pereiti tarp serverių, waterfall',
    viaversion:
      'skirtingos versijos, kita versija, senesnė versija, naujesnė versija, kelios versijos, bet kuri versija, viaversion, via version, viabackwards, outdated client, outdated server, protokolas, 1.20 ir 1.21, žaidėjai iš senesnių versijų, sena versija, 1.8, 1.12, 1.16, skirtingos versijos kartu',
    'bedrock-on-java':
      'geyser, floodgate, crossplay, telefonas java, iš telefono į java, bedrock į java, bedrock ir java kartu, xbox į java, telefonas ir kompiuteris, telefonas ir java, iš telefono ir kompo, draugas iš telefono, pe ir java',
    'memory-and-gc':
      'atmintis, operatyvioji atmintis, operatyvinė, ram, gb, kiek ram, kiek atminties, per mažai atminties, trūksta atminties, šiukšlių surinkimas, garbage collector, aikar vėliavėlės, paleidimo parametrai, jvm argumentai, xmx, out of memory, java heap space, baigėsi atmintis, gigabaitai, giga, ramas, ramo, trūksta ramo, trūksta ram, ėda atmintį',
    'view-distance-and-entities':
      'matomumo nuotolis, matomumas, vaizdo atstumas, render distance, view distance, simulation distance, mobų limitas, per daug mobų, esybės, mobai neatsiranda, per daug gyvūnų, karvės, kaimiečiai, apriboti mobus, mobų ferma',
    profiler:
      'lagina, laguoja, laginti, lagas, lagai, stringa, stabdo, strigimai, lėtas serveris, žemas tps, tps, mspt, spark, timings, apkrova, optimizavimas, kodėl lagina, lagų priežastis, kas lagina, kuris pluginas lagina, apkrauna',
    pregeneration:
      'pasaulio generavimas, generuoti pasaulį, iš anksto sugeneruoti, čankai, chunks, nauji čankai, chunky, pasaulio riba, world border, lagai skrendant, užkrauti iš anksto, generuoti iš anksto, lagina su elytra, elytra, lagina skrendant, tyrinėti naujas vietas, tyrinėja, naujos vietos',
    'crash-reports':
      'crash, krešina, nukrenta, lūžta, lūžis, nulūžo, užlūžta, išsijungia, serveris krenta, žurnalas, logai, log, ataskaita, klaida paleidžiant, nestartuoja, crash report, caused by, nukrito, krenta, kuris modas krešina, krašina, krašo priežastis, nuolat krenta, kaltas modas',
    account:
      'paskyra, slaptažodis, pamiršau slaptažodį, pakeisti slaptažodį, atkurti slaptažodį, pakeisti el paštą, el paštas, prisijungti prie paskyros, registruotis svetainėje, ištrinti paskyrą, sesijos, nulaužta paskyra, patvirtinti paštą, pašto patvirtinimas, patvirtinimo laiškas, pamiršau vartotojo vardą, negaliu prisijungti prie paskyros, ištrinti savo paskyrą, registruotis, neateina laiškas, šlamštas',
    'second-step':
      'dviejų veiksnių, dviejų žingsnių, dviejų veiksnių autentifikavimas, 2fa, antras žingsnis, antras veiksnys, kodas iš programėlės, authenticator, pamečiau telefoną, atsarginiai kodai, kodas iš telefono, kodas prisijungiant, naujas telefonas, neįleidžia be kodo, kodų programėlė, kodai',
    balance:
      'balansas, sąskaita, papildyti, papildyti balansą, papildymas, mokėti, mokėjimas, kortele, sumokėti, grąžinimas, pinigų grąžinimas, susigrąžinti pinigus, sąskaita faktūra, kaina, įmesti pinigų, įnešti pinigų, mokėti kortele, pinigus atgal, grąžinsit pinigus, mokėjimo būdai, kripto, paypal, visa, nepatiko',
    extending:
      'pratęsti, pratęsimas, pratęsti serverį, baigėsi terminas, terminas, nesumokėjau laiku, ištrins serverį, automatinis pratęsimas, pakeisti planą, kitas mėnuo, nesumokėsiu, nesumokėti, pavėlavau, dar mėnesiui, ištrinsit pasaulį, baigiasi laikas',
    'promo-code':
      'promo kodas, nuolaidos kodas, nuolaida, kuponas, akcija, dovanų kodas, jutuberio kodas, strimerio kodas, įvesti kodą, aktyvuoti kodą',
    support:
      'pagalba, palaikymas, techninė pagalba, susisiekti, kontaktai, parašyti jums, skundas, klientų aptarnavimas, kur rašyti, susisiekti su jumis, paskambinti, telefono numeris, darbo laikas',
    'another-node':
      'perkelti į kitą mazgą, kitas mazgas, pakeisti mazgą, arčiau draugų, mazgas perkrautas, pakeisti vietą, kita vieta, perkėlimas, galingesnė įranga, greitesnis procesorius, kita mašina, stipresnė mašina, kita šalis, kitas miestas, pingas',
    'declined-payments':
      'mokėjimas atmestas, kortelė atmesta, nepavyksta sumokėti, mokėjimas nepraėjo, nuskaitė pinigus, nuskaitė pinigus bet balanse nėra, negavau pinigų, sumokėjau du kartus, nuskaitė du kartus, mokėjimas pakibo, neateina kodas, mokėjimo klaida, bankas atmeta, bankas atsisako, kortelė nepraeina, kortelė neveikia, nepakanka lėšų, negaliu sumokėti',
    'company-documents':
      'dokumentai, buhalterija, buhalteris, buhalterei, įmonė, mb, uab, individuali veikla, sąskaita faktūra, sąskaita įmonei, aktas, aktai, rekvizitai, pavedimas, pavedimu, sutartis, pvm, įmonės kodas, naudojimo sąlygos, privatumo politika, taisyklės, asmens duomenys, oferta',
    'share-log':
      'pasidalinti žurnalu, pasidalinti logu, įmesti logą, nusiųsti logus, nuoroda į logą, mclogs, mclo gs, pastebin, parodyti žurnalą, parodyti konsolę, nusiųsti konsolę, pasidalinti konsole',
    'players-page':
      'skirtukas žaidėjai, žaidėjų sąrašas, pašalinti iš baltojo sąrašo, atimti op, nuimti op, deop, banų sąrašas, užbaninti, atbaninti, ban ip, ip banas, whitelist json, ops json, allowlist, op, duoti op, operatorius, baltasis sąrašas, whitelist, white-listed, tik draugai, tik savi, įleisti tik draugus, ban, banas, kickinti, išmesti žaidėją, opą',
    votes:
      'balsavimas, balsuoti už serverį, balsai, serverių sąrašas, serverių topas, reklamuoti serverį, votifier, nuvotifier, votifierplus, votingplugin, apdovanojimas už balsą, vote, prievadas 8192, balsuoja, prizas už balsą, topai, balsas, balsavimo',
    mysql:
      'mysql, mariadb, duomenų bazė, duomenų bazės, db, sql, sqlite, phpmyadmin, postgresql, redis, mongodb, prijungti duomenų bazę, išorinė bazė, duomenų bazės hostas, duomenų bazės slaptažodis, duomenų bazės vartotojas, pluginas prašo duomenų bazės',
    'hybrid-cores':
      'hibridas, hibridai, hibridinis serveris, mohist, arclight, magma, ketting, youer, catserver, cardboard, modai ir pluginai kartu, modai ir įskiepiai viename serveryje, pluginai ant forge, įskiepiai ant neoforge, modai ir pluginai vienu metu, ir modai ir pluginai, pluginai serveryje su modais',
    'bedrock-addons':
      'addonai, addon, adonai, bedrock priedai, bedrock modai, modai telefone, mcpack, mcaddon, elgsenos paketas, behavior pack, behavior packs, bedrock resource pack, world_behavior_packs, eksperimentai, manifest, addonas bedrock, kur dėti addoną, behavior, behavior packas',
    'game-rules':
      'žaidimo taisyklės, taisyklė, gamerule, gamerulai, game rule, keepinventory, keep inventory, nepamesti daiktų mirus, mobgriefing, kad creeperiai nesprogdintų, amžina diena, sustabdyti laiką, išjungti lietų, doDaylightCycle, daiktai neiškrenta, daiktai lieka, inventorius lieka, inventorius, po mirties, mirtis, mirus, miręs, fantomai, lietus, ugnis, creeperiai',
    'new-world':
      'naujas pasaulis, pradėti iš naujo, pradėti pasaulį iš naujo, resetinti pasaulį, wipe, vaipas, ištrinti pasaulį, naujas seed, pakeisti seed, kita sėkla, resetinti nether, atnaujinti netherį, resetinti endą, grąžinti drakoną, perdiegti, ištrinti mapą, nauja mapa, kitas žemėlapis, sugeneruoti naują pasaulį, nuo nulio, išvalyti pasaulį',
    'several-worlds':
      'keli pasauliai, du pasauliai, antras pasaulis, dar vienas pasaulis, multiverse, multiworld, mv create, pakeisti pasaulį, level-name, atskiras inventorius, atskiras pasaulis, pasaulis kūrybai, dar pasaulis, papildomas pasaulis',
    'homes-and-warps':
      'namai, home, sethome, nustatyti namus, warp, warpai, setwarp, teleportas, teleportuotis, teleportuotis pas draugą, tpa, spawn komanda, setspawn, kit, kitai, naujoko rinkinys, essentialsx, tp namo, teleportuotis namo, išsaugoti vietą, namo',
    'start-by-joining':
      'paleidimas prisijungiant, paleisti serverį prisijungiant, įjungti serverį be manęs, draugai paleidžia serverį, serveris pats pasileidžia, automatinis paleidimas, pažadinti serverį, miegantis serveris, manęs nėra namie, kol manęs nėra, draugas įjungia serverį, įjungti pats, įjungti be manęs, įsijungia kai kas nors prisijungia, pabunda kai prisijungia',
    afk: 'afk, stovi vietoje, išmesti afk, kickinti afk, neaktyvus žaidėjas, idle, praleisti naktį, naktis nesibaigia, vienas miega, miegas, miegoti vienam, lova, playersSleepingPercentage, stovėti vietoje, išmeta už neveiklumą, išmeta kai stoviu, per ilgai',
    'anti-cheat':
      'anticheat, anti cheat, antičytas, antičitas, čyteris, čyteriai, čitai, killaura, fly hack, speedhack, grim, grimac, vulcan, matrix, spartan, klaidingi suveikimai, moved too quickly, flying is not enabled, skraido, skraidyti su čitais, fly, gaudyti čyterius, greitai bėga, sukčiai',
    'invalid-session':
      'invalid session, netinkamas seansas, neteisinga sesija, failed to verify username, nepavyko patikrinti vardo, nepavyko patikrinti vartotojo vardo, failed to log in, authentication servers are down, multiplayer is disabled, iš naujo paleiskite žaidimą ir paleidyklę, sesijos klaida, sesija, licencijos patikra',
  },
}
