import type { WikiWords } from './type.ts'

export const lv: WikiWords = {
  stopWords:
    'ar arī bet bez bija būt caur cik citu dabūt dēļ es gan gribu ir it ja jau jo jums jūs jūsu ka kā ' +
    'kad kam kāds kāda kādu kas kāpēc ko kur kura kuru kurš lai līdz lūdzu man mani manu mans mana ' +
    'manā mēs mums nav ne nevar nevaru no nē pa par pēc pie pirms priekš sev savu savs sava savā ' +
    'taisīt tad tagad tas tā tādu te tikai to tur un uz uztaisīt vai vajag var varu vēl visi visiem ' +
    'viņš zem minecraft labdien sveiki čau cau paldies ludzu kads kada vel ļoti loti šodien vienmēr ' +
    'nekad daži visu tips čalis džeki džeks gribētu varētu jābūt būs esmu esi viņu viņi šis šī kaut ' +
    'zinu nezinu saprast pateikt pastāstiet palīdziet palidziet uztaisit izdarīt dabut panākt nevis ' +
    'pats pati pašā tajā rita ok okei davai nu strādā izmanto izmantot pievienot raksta rāda redz ' +
    'meklēju čoms čomi jautājums gribam mēģinu mēģināju minūti pāris tāds mazliet vienkārši vispār ' +
    'kļuva neskaidrs katru mūsu citi tieši nozīmē reizes abi atkal viens viena palicis uzreiz salikt',
  uncovered: [
    'pieradināt, pavairot, barot, lapsa, lapsu, vilks, vilku, kaķis, kaķi, suns, zirgs, papagailis, ' +
      'aksolotls, bites, panda, delfīns, dimanti, dimants, dimantu, netherite, zelts, rūda, rūdas, kādā ' +
      'augstumā, burvestības, apburt, enchant, loks, zobens, cirtnis, bruņas, vairogs, dzira, dziras, ' +
      'vārīt, kraftot, recepte, darbagalds, lakta, bāka, beacon, end portāls, nether portāls, uzbūvēt ' +
      'portālu, nether cietoksnis, cietoksnis, ciems, tirgoties ar ciemnieku, bioms, atrast ciemu, ' +
      'redstone, xp ferma, endermenu ferma, endermens, dzelzs ferma, uzbūvēt fermu, uztaisīt fermu, ' +
      'wither, warden, nogalināt pūķi, uzvarēt pūķi, uzbūvēt māju, skaista māja, šeideri, optifine, ' +
      'speedrun, totems, ocelots, bads, makšķerēt, sirdis, siržu, sala, salu, arbūzi, audzēt, pagatavot',
    'robuksi, cita spēle, citas spēles, terraria, tanki',
    'mājaslapa, mājaslapu, uzlikt mājaslapu, mājaslapas hostings, bota hostings, hostēt botu, discord ' +
      'bots python, telegram, telegram bots, vpn, videokarte, dedikēts serveris, virtuāls serveris, ' +
      'piekļuve panelim, iedot pieeju panelim, uzaicināt panelī, līdzīpašnieks, apakškonts, paziņojums ' +
      'kad serveris nokrīt, paziņojumi, sms, mobilā lietotne, epasta hostings, mākonis, partneru ' +
      'programma, referāls, api, interneta veikals, messenger, brāli panelī',
    'darbs, darbā, vakances, vakance, strādāt pie jums, pieņemt darbā, alga, prakse, īpašnieks, kam ' +
      'pieder, dibinātājs, direktors, kas izveidoja hostingu, investors, birojs, sadarbība, partneri, ' +
      'sponsors, reklāma pie jums, meklējat moderatorus, akcijas',
    'mājasdarbs, mājas darbs, referāts, skola, klase, matemātika, fizika, ķīmija, bioloģija, vēsture, ' +
      'laikapstākļi rīt, ēdiens, filma, dziesma, joks, ziņas, prezidents, galvaspilsēta, iedzīvotāji, ' +
      'cik gadu, tulkojums, mīlestība, futbols, cik cilvēku dzīvo, ārsts, horoskops, zīmēt, vienādojums, ' +
      'pankūkas',
    'python, programmēšana, programmētājs, stundas, universitāte, eksāmens, seriāls, anime, mūzika, ' +
      'pirkt telefonu, portatīvais, videokarte, bitcoin, receptes, diēta, treniņš, taksometrs, biļete, ' +
      'lidmašīna, atvaļinājums, viesnīca',
    'govs, cūka, vista, ēzelis, lama, trusis, bite, medus, ferma, automātiska ferma, slaimi, gļotas, ' +
      'totēms, sūklis, piltuve, virzulis, sliedes, laiva, dārgumu karte, kuģis, templis, ragana, ' +
      'neredzamība, ātri xp, labot cirtni, makšķere, arbalets, bultas, pērle, obsidiāns, kvarcs, varš, ' +
      'smaragdi, ogles, ķirbis, kvieši, burkāni, bambuss, sēnes, kur dzīvo, ar ko barot, pieradināt, ' +
      'pieradina, kā nogalināt',
    'kripto, kriptovalūta, kriptovalūtu, kriptovalūtā, bitcoin, bitkoins, papildināt ar kriptovalūtu, ' +
      'papildināt ar bitcoin, maksāt ar kriptovalūtu, maksāt ar bitcoin, samaksa kriptovalūtā, samaksa ' +
      'usdt, usdt, btc, ethereum',
    'dāvanu karte, dāvanu sertifikāts, uzdāvināt, uzdāvināt kodu, uzdāvināt serveri, uzdāvināt serveri ' +
      'draugam, serveris dāvanā, dāvana draugam, dāvana',
    'teamspeak serveris, maksā teamspeak, cik maksā teamspeak, maksā teamspeak serveris, teamspeak cena, teamspeak',
  ],
  articles: {
    'first-server-java':
      'izveidot serveri, izveidot pirmo serveri, palaist serveri, pirmais serveris, sākt, kā ieiet ' +
      'serverī, pieslēgties serverim, nevar pieslēgties, nevar ieiet, nelaiž iekšā, savienojuma kļūda, ' +
      'neizdevās izveidot savienojumu, connection refused, connection timed out, timed out, unknown ' +
      'host, nezināms resursdators, outdated client, failed to verify username, servera adrese, ip ' +
      'adrese, uztaisīt serveri, serveris draugiem, ar ko sākt, iesācējs, kur dabūt ip, noīrēju ' +
      'serveri, spēlēt ar draugiem, pirmā reize, ieiet serverī, samaksāju ko tālāk, kur ierakstīt ip, ' +
      'kur rakstīt adresi, nevaru pieslēgties, pievienot serveri, uzaicināt draugus, iedot ip, kā sākt ' +
      'spēlēt, neviens netiek iekšā, neatrod serveri, savienojums zudis, pirmā palaišana',
    cores:
      'kodols, servera kodols, programmatūra, paper, purpur, spigot, vanilla, folia, fabric, forge, ' +
      'neoforge, kuru izvēlēties, nomainīt kodolu, java versija, eula txt, java, bukkit, servera ' +
      'veids, kas labāks paper vai purpur, kāda servera versija, tīrs minecraft, kādu kodolu, forge ' +
      'vai fabric, ko izvēlēties',
    'file-manager':
      'failu pārvaldnieks, faili pārlūkā, faili panelī, failu redaktors, izpakot arhīvu, zip, 7z, rar, ' +
      'atkritne, atgūt failu, izdzēsu failu, augšupielādēt mapi, ievilkt, piekļuves tiesības, ' +
      'permission denied, lejupielādēt no saites, meklēt failos, nbt, atvērt konfigu, rediģēt failu, ' +
      'labot failu, yml, json, izveidot mapi, pārsaukt failu, bez lejupielādes, izlabot rindu, rinda, ' +
      'faili, izdzēst mapi, nejauši izdzēsu, arhīvs, no telefona faili, atvērt failu, konfigs, ' +
      'augšupielādēt pārlūkā, atjaunot failu, kur ir faili',
    sftp:
      'sftp, ftp, filezilla, winscp, augšupielādēt failus, augšupielādēt pasauli, lejupielādēt failus, ' +
      'lejupielādēt pasauli, ielādēt failus, piekļuve failiem, mapes, ssh, ssh atslēga, sftp parole, ' +
      'rsync, scp, lftp, liels fails, lieli faili, augšupielāde pārtrūkst, ftp klients, augšupielādēt, ' +
      'lejupielādēt, par lielu fails, pārlūks nelādē, atslēga paroles vietā, sftp ports, ftp piekļuve, ' +
      'pārtrūkst augšupielāde',
    'move-a-server':
      'pārcelt, pārcelt serveri, pārcelt pasauli, pārcelšana, pārvākties, migrācija, aternos, cits ' +
      'hostings, mainīt hostingu, no sava datora, singleplayer pasaule, aizejam no cita hostinga, ' +
      'paņemt pasauli, paņemt karti, paņemt spraudņus, exaroton, hamachi, vecais hostings, pārcelties, ' +
      'savu pasauli, pasaule no datora, spēlējām mājās, no bezmaksas hostinga, no cita hosta, ielikt ' +
      'savu pasauli, no aternos, pie jums',
    'subdomain-and-domain':
      'domēns, apakšdomēns, savs domēns, piesaistīt domēnu, adrese bez porta, dns, srv, srv ieraksts, ' +
      'a ieraksts, nopirku domēnu, sava adrese, burti nevis cipari, cipari, skaista adrese, smuka ' +
      'adrese, smuks ip, cname, adrese, vārds ip vietā, ar burtiem, ciparu vietā, bez porta, pieslēgt ' +
      'domēnu, domēns nestrādā, īsāka adrese',
    'join-bedrock':
      'bedrock, ieiet no telefona, telefons, telefona, mobilais, planšete, pe, xbox, playstation, ' +
      'switch, spēļu konsole, ports 19132, bedrock serveris, android, iphone, ipad, ps4, ps5, ' +
      'nintendo, mcpe, viedtālrunis, no konsoles, bedrock adrese, pievienot serveri telefonā, mobilā ' +
      'versija, no telefona netiek, xboxā, draugi no telefona, uzaicināt draugus no telefona',
    'not-starting':
      'nestartē, serveris nestartē, neieslēdzas, neatbild, serveris neatbild, uzkāries, nokrita, ports ' +
      'aizņemts, piekrist eula, smilškaste, neiet vaļā, nelādējas, iestrēdzis, ieslēdzas un izslēdzas, ' +
      'serveris salūzis, serveris nestrādā, ieliku spraudni un neiet, ieliku modu un nestartējas, ' +
      'karājas startējot, karājas, ilgi startējas, izdziest, spiežu palaist, spiežu start, uzreiz ' +
      'izslēdzas, sarkans statuss, sarkans, izslēdzas pēc sekundes, neceļas, griežas, serveris miris, ' +
      'pēc atjaunināšanas nestartē, guļ',
    'server-properties':
      'servera iestatījumi, iestatījumi, server properties, pvp, izslēgt pvp, komandu bloki, komandu ' +
      'bloks, lidošana, lidot, grūtība, grūtības pakāpe, spēles režīms, gamemode, sēkla, seed, ' +
      'hardcore, vietas, spēlētāju skaits, servera ports, rcon, izslēgt neteri, mobu rašanās, hard, ' +
      'grūtības, cīnīties, lai necīnās, nogalināt citus, radošais visiem, survival, vairāk slotu, ' +
      'servera konfigs, sist viens otru, kaujas, ieslēgt pvp, uzlikt grūtību, miermīlīgs režīms, ' +
      'vairāk spēlētāju, maksimālais spēlētāju skaits, radošais, izdzīvošana, mainīt režīmu, monstri, ' +
      'restartu gaida, gaida restartu, darbojas ar iepriekšējām vērtībām, vajag restartu',
    'motd-and-icon':
      'motd, ikona, servera ikona, bilde, servera bilde, attēls, logo, apraksts, servera nosaukums, ' +
      'serveru saraksts, krāsas, krāsains teksts, teksts zem nosaukuma, teksts sarakstā, gradients, ' +
      'mainīt nosaukumu, sveiciens, bilde pie nosaukuma, avatars, servera logo, pelēks kvadrāts, ' +
      'krāsains nosaukums, teksta krāsa, uzraksts, nosaukums, 64x64, png',
    backups:
      'rezerves kopija, rezerves kopijas, bekaps, backup, pasaules kopija, saglabāt pasauli, atjaunot ' +
      'pasauli no kopijas, atgriezt pasauli, pazuda pasaule, izdzēsu pasauli, atgriezt, atjaunot, ' +
      'vakar, kā bija, nodega, sadega, pasaule sabojājās, pazuda būves, kopija, atgūt, atgriezt uz ' +
      'vakardienu, atgriezt vakardienu, nejauši izdzēsts, viss pazuda, zaudējām visu, glābt pasauli, ' +
      'bojāta pasaule, kopijas, cik bieži kopijas, kur ir kopijas',
    schedules:
      'grafiks, automātisks restarts, restarts naktī, restarts pēc grafika, plānotājs, cron, ' +
      'automātiskas ziņas, paziņojumi, komanda noteiktā laikā, restartēt katru dienu, restartēt, ' +
      'restartējas pats, katru nakti, katru rītu, ik pēc stundām, noteiktā laikā, restarts, pats ' +
      'restartētos, pats pārstartētos, pārstartēt, 4 no rīta, naktī pats, nakts restarts, automātiski, ' +
      'ik pēc 6 stundām, katru vakaru, komanda pēc taimera, brīdinājums pirms restarta, uzdevums, ' +
      'reizi dienā, katru dienu',
    upgrade:
      'atjaunināt, atjaunināšana, atjaunināt serveri, nomainīt versiju, jauna versija, upgrade, ' +
      'update, 1.21 uz 26, forceUpgrade, vecā pasaule jaunā versijā, droši atjaunināt, pāriet uz jaunu ' +
      'versiju, pacelt versiju, atjaunināt minecraft, iznāca jauna versija, vai nesabruks būves, ' +
      'pazemināt versiju, atjaunināt kodolu, jaunākā versija, atjauninājums',
    'resource-packs-and-datapacks':
      'resursu paka, resursu pakotne, resource pack, tekstūru paka, tekstūras, texture pack, datu ' +
      'paka, datapack, datapaka, sha1, savas tekstūras, lai visi redz tekstūras, mape datapacks, kur ' +
      'ielikt datapack, datapaks, automātiski lejupielādētos, visiem lejupielādētos, saite uz paku, ' +
      'datapaki, ielikt datapack, skaņas, obligātā paka',
    protection:
      'aizsardzība, aizsargāt, grīferis, grīferi, griefer, ddos, boti, uzlauza, uzlauzts, xray, ' +
      'čīteri, cheat, antičīts, kas salauza, kas nozaga, coreprotect, nobanot, tikai draugiem, grifē, ' +
      'uzspridzināja, tnt, nozaga, zog, salauza, lauž, sagrauj, posta, ddoso, uzbrūk, uzbrukums, boti ' +
      'nāk, atgriezt postījumus, grifers, apzaga, zaglis, lādes, kas uzspridzināja, kas to izdarīja, ' +
      'uzzināt kas, bloku vēsture, kaitnieks, boti uzbrūk, boti spamo, nodedzināja, lava, svešie',
    'offline-mode':
      'pirātu, pirātiskais, bez licences, licence, nelicencēts, cracked, krekots, tlauncher, online ' +
      'mode, authme, parole serverī, reģistrācija serverī, skini, skins, neredz skinus, steve, bez ' +
      'pirkšanas, bezmaksas minecraft, legacy launcher, ely by, skinsrestorer, easyauth, nenopirka ' +
      'spēli, pirātisks, pirātu versija, pirāts, nav nopircis, met ārā pirātu, online-mode false, ' +
      'skins nestrādā, reģistrācija, register, login, svešs vārds, pieslēdzās ar manu vārdu',
    luckperms:
      'admins, administrators, tiesības, dot tiesības, grupas, rangi, rangs, prefikss, prefiksi, vip, ' +
      'permissions, luckperms, moderators, donators, privilēģijas, tituli, krāsains niks, prefikss ' +
      'čatā, tiesības uz komandām, helperis, lomas, birka, vip pirms vārda, iedot tiesības, tiesības ' +
      'draugam, moderatori, moderatoriem, varētu kikot, varētu banot, spēlētāji nevar rakstīt ' +
      'komandas, nav tiesību, vārda krāsa',
    worldguard:
      'reģions, reģioni, privāts, privatizēt, aizsargāt spawn, aizsargāt teritoriju, zemesgabals, ' +
      'zemes gabals, worldguard, worldedit, karodziņi, flags, claim, aizliegt lauzt, lai nelauž, ' +
      'aizliegt būvēt, lauzt blokus, spawn, pasargāt māju, teritorija, zemes gabali, svešie nelauztu, ' +
      'nelauztu, neraktu, nebūvētu, aizslēgt teritoriju, pilsēta, aizliegt svešajiem, nožogot, ' +
      'aizslēgt lādi, zona bez pvp, zona, neviens neaiztiktu, droša zona',
    'economy-and-eula':
      'ziedojumi, ziedot, donate, pārdot, pārdot rangus, pelnīt, nopelnīt, veikals, ekonomika, nauda ' +
      'serverī, valūta, vault, essentials, īsta nauda, mojang noteikumi, par īstu naudu, vai drīkst ' +
      'pārdot, vai mojang atļauj, tirgošanās, tirgoties, pirkt lietas, pārdot lietas, monētas, izsole, ' +
      'nauda spēlē, chestshop, pārdošana, par eiro, par naudu, legāli, mojang, vai drīkst pelnīt, ' +
      'veikals serverī, servera valūta, pārdot viens otram, ienākumi',
    'plugins-and-mods':
      'spraudnis, spraudņi, plugini, plugins, mods, modi, uzlikt modus, uzlikt spraudņus, uzstādīt ' +
      'spraudņus, uzstādīt modus, ielikt modus, spraudnis nestrādā, atjaunināt spraudņus, jar, kur ' +
      'likt modus, ielikt modu, mape plugins, mape mods, spraudnis nelādējas, atkarība, iemest ' +
      'pluginu, pluginu mape, likt modus, jar fails, kur likt jar, kur dabūt pluginu, sarkans plugins, ' +
      'izņemt pluginu, modrinth, forge modi, fabric modi, vai draugiem vajag modus',
    modpacks:
      'modpaks, modpaki, modpack, modu paka, modu komplekts, curseforge, modrinth, mrpack, server ' +
      'pack, gatavs modpack, cobblemon, pixelmon, rlcraft, all the mods, better mc, ielikt modpaku, ' +
      'gatavi modi, pokemoni, pixelmonu, modpaks no curseforge, daudz modu, atm, ftb',
    'voice-chat':
      'balss čats, balss tērzēšana, voice chat, mikrofons, nedzird, dzirdēt draugus, runāt, proximity ' +
      'chat, plasmo voice, runāt spēlē, dzirdēt blakus, balss, ar balsi, simple voice chat, ' +
      'sarunāties, dzirdēt vienam otru, runāties, balsis blakus, mikrofons nestrādā, runāt blakus, pēc ' +
      'attāluma, stāvi blakus',
    'web-maps':
      'karte, pasaules karte, tiešsaistes karte, karte pārlūkā, dynmap, bluemap, squaremap, kartes ' +
      'spraudnis, kartes plugins, karte mājaslapā, kur spēlētāji kartē, skatīties pasauli pārlūkā, ' +
      'minikarte, live map, karte internetā, apskatīt karti, servera karte, kurš kur ir, no augšas, 3d ' +
      'karte, saite uz karti, parādīt karti',
    discordsrv:
      'discord, discord bots, diskords, bota tokens, čats discord, savienot ar discord, discord ' +
      'konsole, ziņas no spēles uz discord, čats discordā, discord kanāls, lomu sinhronizācija, dc, ' +
      'ziņas uz discord, čats no spēles, redzētu discordā, dc kanāls, webhook, pieslēgt discord, ' +
      'discord lomas, abos virzienos',
    proxies:
      'proxy, starpniekserveris, velocity, bungeecord, bungee, serveru tīkls, savienot serverus, ' +
      'vairāki serveri, lobby, lobijs, forwarding secret, ip forwarding, lobby un survival, viens ip ' +
      'vairākiem serveriem, pāriet starp serveriem, waterfall, skyblock, anarhija, minispēles, ' +
      'bedwars, tīkls, savienot divus serverus, sūtīt spēlētājus, pāriet, portāls starp serveriem, ' +
      'viens ip, viena adrese, divi serveri',
    viaversion:
      'dažādas versijas, cita versija, vecāka versija, jaunāka versija, vairākas versijas, jebkura ' +
      'versija, viaversion, via version, viabackwards, outdated client, outdated server, protokols, ' +
      '1.20 un 1.21, spēlētāji no vecākām versijām, veca versija, 1.8, 1.12, 1.16, dažādas versijas ' +
      'kopā, versija nesakrīt, vecs klients, jaunāks klients, no jaunākas versijas, nesakrīt versijas, ' +
      'draugam cita versija, dažādi klienti, vecāka, nesaderīgs klients',
    'bedrock-on-java':
      'geyser, floodgate, crossplay, krosplejs, telefons java, no telefona uz java, bedrock uz java, ' +
      'bedrock un java kopā, xbox java serverī, telefons un dators, telefons un java, no telefona un ' +
      'datora, pe un java, telefons ar mums java, no planšetes pie mums, dators un telefons kopā, ' +
      'mobilie spēlētāji, bedrock spēlētāji, no konsoles uz java, punkts pirms vārda, spēlētājs no ' +
      'telefona, spēlētāji no telefona',
    'memory-and-gc':
      'atmiņa, operatīvā atmiņa, ram, gb, cik ram, cik atmiņas, par maz atmiņas, nepietiek atmiņas, ' +
      'atkritumu savākšana, garbage collector, aikar karodziņi, palaišanas karodziņi, jvm argumenti, ' +
      'xmx, out of memory, java heap space, beidzās atmiņa, gigabaiti, ēd atmiņu, pietiks ram, vai ' +
      'pietiks ram, cik gigu, cik gb, 10 cilvēkiem, 20 spēlētājiem, maz ram, beidzās ram, atmiņas ' +
      'noplūde, piepildās, 4 gigi, 8 gigi, kādu plānu',
    'view-distance-and-entities':
      'redzamības attālums, redzamība, renderēšanas attālums, render distance, view distance, ' +
      'simulation distance, mobu limits, pārāk daudz mobu, entītijas, mobi nerodas, par daudz ' +
      'dzīvnieku, govis, ciemnieki, ierobežot mobus, mobu ferma, cik čanku, rādiuss, tālu redzēt, tuvu ' +
      'redz, migla, nogriež, vistas, daudz govju, aploks, bars, fermas, mantas uz zemes, par daudz ' +
      'mobu, mobi neparādās',
    profiler:
      'lago, laggo, lags, lagi, lagot, bremzē, raustās, karājas, lēns serveris, zems tps, tps, mspt, ' +
      'spark, timings, noslodze, optimizācija, kāpēc lago, lagu iemesls, kas lago, kurš spraudnis ' +
      'lago, noslogo, ēd, kas ēd, met atpakaļ, bloki atgriežas, tps nokrita, tps 10, slaidrāde, lēni, ' +
      'slikti strādā, procesora slodze, spark atskaite, aizkave, karas, visiem raustās',
    pregeneration:
      'pasaules ģenerēšana, ģenerēt pasauli, iepriekš ģenerēt, čanki, chunks, jauni čanki, chunky, ' +
      'pasaules robeža, world border, lagi lidojot, ielādēt iepriekš, ģenerēt iepriekš, lago ar ' +
      'elytra, elytra, lago lidojot, pētīt jaunas zemes, pēta jaunas vietas, jaunas zemes, lidot ar ' +
      'elitrām, neatklāts, jaunas teritorijas, izpētīt, jau iepriekš, 5000 bloku, bloki ap spawn, lago ' +
      'pētot, kartes robeža, ierobežot pasauli, pasaules izmērs, vieta diskā',
    'crash-reports':
      'crash, krešo, nokrešo, avarē, avārija, nobrūk, izslēdzas, serveris krīt, žurnāls, logi, log, ' +
      'pārskats, kļūda startējot, nestartējas, crash report, caused by, kurš mods krašo, krašo, kraša ' +
      'iemesls, visu laiku krīt, vainīgais mods, nokrita, nobruka, krašlogs, kļūda logos, sarkanas ' +
      'rindas, exception, error, kāpēc nokrita, naktī krīt, pats izslēdzas, katru stundu, kas tā par ' +
      'kļūdu, lasīt logu, atrast vainīgo',
    account:
      'konts, parole, aizmirsu paroli, mainīt paroli, atjaunot paroli, mainīt e-pastu, epasts, ' +
      'pieteikties, ielogoties, reģistrēties vietnē, dzēst kontu, sesijas, uzlauzts konts, apstiprināt ' +
      'epastu, epasta apstiprinājums, apstiprinājuma vēstule, aizmirsu lietotājvārdu, nevaru ieiet ' +
      'kontā, reģistrēties, nepienāk vēstule, spams, dzēst profilu, profils, dzēst manus datus, pasts, ' +
      'mainīt pastu, vēstule nepienāca, nav vēstules, saite no vēstules, paroles atjaunošana, ' +
      'neatceros paroli, uzlauza kontu, kāds pieslēdzās, nelaiž panelī',
    'second-step':
      'divu faktoru, divpakāpju, divpakāpju autentifikācija, 2fa, otrais solis, otrais faktors, kods ' +
      'no lietotnes, authenticator, pazaudēju telefonu, rezerves kodi, kods no telefona, kods ' +
      'ielogojoties, jauns telefons, nelaiž bez koda, lietotne ar kodiem, kodi, autentifikators, ' +
      'aizsargāt kontu, seši cipari, noslīcināju telefonu, saplīsa telefons, nozaga telefonu, ' +
      'nomainīju telefonu, izdzēsu lietotni, vienreizējais kods, divu soļu pārbaude, divi soļi',
    balance:
      'atlikums, konta atlikums, bilance, papildināt kontu, papildināt, maksāt, maksājums, ar karti, ' +
      'samaksāt, atmaksa, naudas atmaksa, atgriezt naudu, rēķins, cena, iemaksāt naudu, iemest naudu, ' +
      'maksāt ar karti, naudu atpakaļ, atdot naudu, maksājuma veidi, paypal, visa, nepatika, atdot ' +
      'pārmaksu, atdosiet, atlikumu, maks, makā, palicis makā, pārskaitīt naudu, vairs nespēlēju, ' +
      'dabūt naudu atpakaļ, dabūt atpakaļ, pārdomāju, ar ko maksāt, ar kādu karti, minimālā summa, ' +
      'mamma samaksāja, maksājumu vēsture, cik maksā',
    extending:
      'pagarināt, pagarināšana, pagarināt serveri, beidzies termiņš, termiņš, nesamaksāju laikā, ' +
      'serveri izdzēsīs, automātiski pagarināt, mainīt plānu, nākamais mēnesis, nesamaksāšu, ' +
      'nesamaksāt, nokavēju, vēl uz mēnesi, vēl mēnesi, izdzēsīs pasauli, beidzas termiņš, ' +
      'nesamaksāju, apmaksāt mēnesi, beidzās, braucu prom, nometnē, brīvlaiks, aizmirsu pagarināt, ' +
      'izdzēsa serveri, paspēšu glābt, cik ilgi glabā pasauli, vai pasaule paliks, automātiskā ' +
      'norakstīšana, lielāks plāns, mazāks plāns, pauze, atcelt abonementu, abonements',
    'promo-code':
      'promo kods, promokods, atlaižu kods, atlaides kods, atlaide, kupons, akcija, dāvanu kods, ' +
      'jūtubera kods, straumētāja kods, ievadīt kodu, aktivizēt kodu, vārds atlaidei, youtubera kods, ' +
      'youtuberis, blogeris, straumētājs, kur ievadīt kodu, lētāk, kods nestrādā',
    support:
      'atbalsts, tehniskais atbalsts, sazināties ar atbalstu, palīdzība, kontakti, sazināties, rakstīt ' +
      'jums, sūdzība, klientu serviss, kur rakstīt, kur uzrakstīt, uzrakstīt jums, sazināties ar jums, ' +
      'piezvanīt, telefona numurs, darba laiks, neatbildat, kam rakstīt, klusums, parunāt ar cilvēku, ' +
      'nav atbildes, cik gaidīt atbildi, sūdzēties, tālrunis, brīvdienās',
    'another-node':
      'pārcelt uz citu mezglu, cits mezgls, mainīt mezglu, tuvāk draugiem, mezgls pārslogots, mainīt ' +
      'atrašanās vietu, pārvietot serveri, jaudīgāks dzelzis, ātrāks procesors, cita mašīna, stiprāka ' +
      'mašīna, cita valsts, pings, vājš dzelzis, vājš procesors, ryzen, serveris tuvāk, augsts pings, ' +
      'tālu serveris, kurā valstī serveris, vācija, polija, latvija, vieta, datu centrs, lokācija, ' +
      'mezgls',
    'declined-payments':
      'maksājums noraidīts, maksājums neizdevās, karte noraidīta, nevaru samaksāt, nauda noņemta, ' +
      'nauda noņemta bet kontā nav, nauda nav pienākusi, samaksāju divreiz, dubults maksājums, ' +
      'maksājums iestrēdzis, maksājuma lapa uzkārās, kods nepienāk, banka atsaka, banka noraida, karte ' +
      'neiet, karte nestrādā, nepietiek līdzekļu, nevar samaksāt, noņēma naudu, nauda iestrēga, banka ' +
      'nelaiž, nepieņem karti, sms no bankas, 3ds, 3d secure, samaksāju un nekā, neieskaitīja, nulle ' +
      'bilancē, divi maksājumi, noņēma divreiz, kļūda maksājot',
    'company-documents':
      'dokumenti, grāmatvedība, grāmatvedis, uzņēmums, firma, sia, pašnodarbinātais, juridiska ' +
      'persona, rekvizīti, akts, akti, rēķins uzņēmumam, pavadzīme, pvn, līgums, pārskaitījums, bankas ' +
      'konts, lietošanas noteikumi, privātuma politika, noteikumi, personas dati, piedāvājums, ' +
      'grāmatvedei, skola maksā, zīmogs, paraksts, nodokļi, pakalpojumu līgums',
    'share-log':
      'dalīties ar žurnālu, nosūtīt žurnālu, nosūtīt logu, iedot logus, log saite, saite uz žurnālu, ' +
      'parādīt žurnālu, mclogs, mclo gs, pastebin, parādīt konsoli, nosūtīt konsoli, dalīties ar ' +
      'konsoli, apskatīt konsoli, logi draugam, saite uz konsoli, parādīt kļūdu, nosūtīt kļūdu, prasa ' +
      'logu, konsoles bilde, dalīties',
    'players-page':
      'cilne spēlētāji, spēlētāju saraksts, pievienot baltajam sarakstam, izņemt no baltā saraksta, ' +
      'noņemt op, deop, banu saraksts, noņemt banu, atbanot, ip bans, ban ip, whitelist json, ops ' +
      'json, allowlist, bans bedrock, op, iedot op, operators, baltais saraksts, whitelist, ' +
      'white-listed, tikai draugi, tikai savējie, ielaist tikai draugus, bans, banot, nobanot, kikot, ' +
      'izmest spēlētāju, sev op, kļūt par adminu, gamemode nestrādā, lamājas, apsaukājas, toksisks, ' +
      'izmest, uz visiem laikiem, pēc ip, nejauši nobanoju, tikai uzaicinātie, parole serverim, ' +
      'aizvērt serveri no svešiem, kas ir tiešsaistē, spēlētājs, spēlētāji',
    votes:
      'balsojumi, balsot, balsošana, balsot par serveri, balva par balsi, serveru saraksti, serveru ' +
      'tops, reklamēt serveri, vote, votifier, nuvotifier, votifierplus, votingplugin, ports 8192, ' +
      'balsis, nobalsoja, balva, balvas, par balsošanu, topi, balsošanas lapas, lai balsotu, kaste par ' +
      'balsi, atslēga par balsi, balvas par balsīm, balsis nepienāk, atrast spēlētājus, kur reklamēt ' +
      'serveri, reklāma',
    mysql:
      'mysql, mariadb, datubāze, datu bāze, datubāzes, db, sql, sqlite, phpmyadmin, postgresql, redis, ' +
      'mongodb, pieslēgt datubāzi, ārēja datubāze, datubāzes hosts, datubāzes parole, datubāzes ' +
      'lietotājs, spraudnis prasa datubāzi, bāze, pieslēgties bāzei, bāzes dati, pluginam vajag bāzi, ' +
      'tabulas, izveidot bāzi, jdbc',
    'hybrid-cores':
      'hibrīds, hibrīda serveris, hibrīda kodols, hybrid, mohist, arclight, magma, ketting, youer, ' +
      'catserver, cardboard, modi un spraudņi kopā, modi un plugini kopā, spraudņi uz forge, plugini ' +
      'uz forge, spraudņi uz neoforge, modi un spraudņi vienlaikus, gan modi gan spraudņi, spraudņi ' +
      'serverī ar modiem, mods un plugins, modots serveris ar pluginiem, plugins uz forge, plugins uz ' +
      'fabric, forge ar pluginiem, forge un plugini, essentials uz forge, worldedit un modi, gan modi ' +
      'gan plugini, apvienot modus un pluginus',
    'bedrock-addons':
      'papildinājums, papildinājumi, addon, addoni, addons, bedrock addoni, modi bedrock, modi ' +
      'telefonā, mcpack, mcaddon, uzvedības paka, behavior pack, behavior packs, resursu paka bedrock, ' +
      'world_behavior_packs, eksperimenti, manifest, addons uz bedrock, kur ielikt addon, behavior, ' +
      'addoni telefonā, mcpedl, mcaddon fails, mcpack fails, addons nestrādā, bedrock modi',
    'game-rules':
      'spēles noteikumi, spēles noteikums, gamerule, gamerules, game rule, keepinventory, keep ' +
      'inventory, nezaudēt mantas, mantas pēc nāves, mobgriefing, lai krīperi nespridzina, mūžīga ' +
      'diena, apturēt laiku, izslēgt lietu, laikapstākļi, lietas neizkrīt, mantas neizkrīt, mantas ' +
      'paliek, inventārs paliek, inventārs, pēc nāves, nāve, nomirstu, fantomi, lietus, uguns, ' +
      'krīperi, lūts, nomirt, mantas mirstot, nepazaudēt mantas, krīpers uzspridzināja, endermeni ' +
      'bloki, ugunsgrēks, vienmēr diena, kritiena bojājumi, koordinātas, izsalkums',
    'new-world':
      'jauna pasaule, sākt no jauna, sākt jaunu pasauli, atiestatīt pasauli, resetot pasauli, wipe, ' +
      'vaips, dzēst pasauli, jauna sēkla, mainīt sēklu, cita sēkla, atiestatīt nether, atiestatīt end, ' +
      'atdzīvināt pūķi, ender dragon, pārinstalēt, izdzēst karti, jauna karte, cita karte, ģenerēt ' +
      'jaunu pasauli, no nulles, notīrīt pasauli, apnika karte, izdzēst pasauli un sākt, tīra pasaule, ' +
      'sezona, jauna sezona, cits sīds, plakana pasaule, ends no jauna, no jauna',
    'several-worlds':
      'vairākas pasaules, divas pasaules, otra pasaule, vēl viena pasaule, multiverse, multiworld, mv ' +
      'create, nomainīt pasauli, mainīt pasauli, level name, radošā pasaule, atsevišķs inventārs, ' +
      'atsevišķa pasaule, pasaule kreatīvam, vēl pasaule, papildu pasaule, kreatīvs, pasaule ' +
      'būvēšanai, atsevišķa karte, trešā pasaule, pārslēgt pasaules, teleports starp pasaulēm, portāls ' +
      'uz citu pasauli, pasaules, būvnieki',
    'start-by-joining':
      'palaišana pieslēdzoties, palaist pieslēdzoties, palaist serveri bez manis, draugi palaiž ' +
      'serveri, serveris palaižas pats, autostarts, auto start, guļošs serveris, pamodināt serveri, ' +
      'manis nav mājās, kamēr manis nav, draugs ieslēdz serveri, ieslēgt pats, ieslēgt bez manis, ' +
      'ieslēdzas kad kāds pieslēdzas, pamostas, izslēgts kad neviena nav, izslēdzas kad tukšs, guļ ' +
      'serveris, es guļu, manis nav, draugi bez manis, draugs grib ienākt bet serveris izslēgts, ' +
      'draugi varētu ieslēgt, paši ieslēgt, pamosties, ieslēdzas pieslēdzoties, esmu darbā, esmu ' +
      'skolā, tukšs serveris',
    'homes-and-warps':
      'māja, mājas, home, sethome, warp, warpi, setwarp, teleports, teleportēties, teleportēties pie ' +
      'drauga, tpa, spawn komanda, setspawn, komplekts, komplekti, kit, kits, essentialsx, essentials, ' +
      'tp uz mājām, teleports uz mājām, saglabāt vietu, uz mājām, tikt mājās, tp, teleports pie ' +
      'drauga, teleports uz spawn, komanda mājas, spawn, uzlikt spawn, rtp, sākuma komplekts',
    afk:
      'afk, aizgājis, stāv uz vietas, neaktīvs, neaktīvi spēlētāji, izmest afk, kick afk, idle, ' +
      'bezdarbība, miegs, gulēt, guļ viens, izlaist nakti, nakts neizlaižas, gulta, gulētāju procents, ' +
      'playerssleepingpercentage, stāvēt uz vietas, izmet par neaktivitāti, izmet kad stāvu, pārāk ilgi, ' +
      'aizgāja pēc tējas, stāv un nespēlē, afk spēlētāji, aizņem vietas, ne visi guļ, nakts netiek ' +
      'izlaista, iet gulēt, puse spēlētāju, viens guļ, neaktīvi',
    'anti-cheat':
      'anticheat, anti cheat, antičīts, čīteris, čīti, haki, killaura, fly hack, speed hack, reach, ' +
      'grim, grimac, vulcan, matrix, spartan, kļūdaini bani, rauj atpakaļ, moved too quickly, flying ' +
      'is not enabled, lido, lidot, fly, ķert čīterus, čīteri, ātri skrien, krāpnieki, sit caur ' +
      'sienām, caur sienām, rok taisni pie dimantiem, negodīgi, čīto, krāpjas, aimbot, autoclicker, ' +
      'ātrums, bano bez iemesla, čītu aizsardzība, aizsardzība pret čītiem, aizsardzība pret čīteriem',
    'invalid-session':
      'invalid session, nederīga sesija, failed to verify username, neizdevās pārbaudīt lietotājvārdu, ' +
      'failed to log in, authentication servers are down, multiplayer is disabled, autentifikācijas ' +
      'serveri, restartēt palaidēju, sesijas kļūda, sesija, licences pārbaude, mēģiniet restartēt ' +
      'spēli, sesija beigusies, neizdevās pieslēgties, microsoft pieslēgšanās, microsoft konts, vārda ' +
      'pārbaude',
  },
}
