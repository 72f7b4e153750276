import type { WikiWords } from './type.ts'

export const lv: WikiWords = {
  stopWords:
    'ar arī bet bez bija būt caur cik citu dabūt dēļ es gan gribu ir it ja jau jo jums jūs jūsu ka kā kad kam kāds kāda kādu kas kāpēc ko kur kura kuru kurš lai līdz lūdzu man mani manu mans mana manā mēs mums nav ne nevar nevaru no nē pa par pēc pie pirms priekš sev savu savs sava savā taisīt tad tagad tas tā tādu te tikai to tur un uz uztaisīt vai vajag var varu vēl visi visiem viņš zem minecraft',
  articles: {
    'first-server-java':
      'izveidot serveri, izveidot pirmo serveri, palaist serveri, pirmais serveris, sākt, kā ieiet serverī, pieslēgties serverim, nevar pieslēgties, nevar ieiet, nelaiž iekšā, savienojuma kļūda, neizdevās izveidot savienojumu, connection refused, connection timed out, timed out, unknown host, nezināms resursdators, outdated client, failed to verify username, servera adrese, ip adrese, uztaisīt serveri, serveris draugiem',
    cores:
      'kodols, servera kodols, programmatūra, paper, purpur, spigot, vanilla, folia, fabric, forge, neoforge, kuru izvēlēties, nomainīt kodolu, java versija, eula txt, java',
    'file-manager':
      'failu pārvaldnieks, faili pārlūkā, faili panelī, failu redaktors, izpakot arhīvu, zip, 7z, rar, atkritne, atgūt failu, izdzēsu failu, augšupielādēt mapi, ievilkt, piekļuves tiesības, permission denied, lejupielādēt no saites, meklēt failos, nbt',
    sftp: 'sftp, ftp, filezilla, winscp, augšupielādēt failus, augšupielādēt pasauli, lejupielādēt failus, lejupielādēt pasauli, ielādēt failus, piekļuve failiem, mapes, ssh, ssh atslēga, sftp parole, rsync, scp, lftp',
    'move-a-server':
      'pārcelt, pārcelt serveri, pārcelt pasauli, pārcelšana, pārvākties, migrācija, aternos, cits hostings, mainīt hostingu, no sava datora, singleplayer pasaule',
    'subdomain-and-domain':
      'domēns, apakšdomēns, savs domēns, piesaistīt domēnu, adrese bez porta, dns, srv, srv ieraksts, a ieraksts',
    'join-bedrock':
      'bedrock, ieiet no telefona, telefons, telefona, mobilais, planšete, pe, xbox, playstation, switch, spēļu konsole, ports 19132, bedrock serveris',
    'not-starting':
      'nestartē, serveris nestartē, neieslēdzas, neatbild, serveris neatbild, uzkāries, nokrita, ports aizņemts, piekrist eula, smilškaste',
    'server-properties':
      'servera iestatījumi, iestatījumi, server properties, pvp, izslēgt pvp, komandu bloki, komandu bloks, lidošana, lidot, grūtība, grūtības pakāpe, spēles režīms, gamemode, sēkla, seed, hardcore, vietas, spēlētāju skaits, servera ports, rcon, izslēgt neteri, mobu rašanās',
    'motd-and-icon':
      'motd, ikona, servera ikona, bilde, servera bilde, attēls, logo, apraksts, servera nosaukums, serveru saraksts, krāsas, krāsains teksts',
    backups:
      'rezerves kopija, rezerves kopijas, bekaps, backup, pasaules kopija, saglabāt pasauli, atjaunot pasauli no kopijas, atgriezt pasauli, pazuda pasaule, izdzēsu pasauli',
    schedules:
      'grafiks, automātisks restarts, restarts naktī, restarts pēc grafika, plānotājs, cron, automātiskas ziņas, paziņojumi, komanda noteiktā laikā',
    upgrade:
      'atjaunināt, atjaunināšana, atjaunināt serveri, nomainīt versiju, jauna versija, upgrade, update, 1.21 uz 26, forceUpgrade',
    'resource-packs-and-datapacks':
      'resursu paka, resursu pakotne, resource pack, tekstūru paka, tekstūras, texture pack, datu paka, datapack, datapaka, sha1',
    protection:
      'aizsardzība, aizsargāt, grīferis, grīferi, griefer, baltais saraksts, whitelist, ddos, boti, uzlauza, uzlauzts, xray, čīteri, cheat, antičīts, kas salauza, kas nozaga, coreprotect, bans, nobanot, tikai draugiem',
    'offline-mode':
      'pirātu, pirātiskais, bez licences, licence, nelicencēts, cracked, krekots, tlauncher, online mode, authme, parole serverī, reģistrācija serverī, skini, skins, neredz skinus, steve, bez pirkšanas',
    luckperms:
      'op, iedot op, operators, admins, administrators, tiesības, dot tiesības, grupas, rangi, rangs, prefikss, prefiksi, vip, permissions, luckperms, moderators',
    worldguard:
      'reģions, reģioni, privāts, privatizēt, aizsargāt spawn, aizsargāt teritoriju, zemesgabals, zemes gabals, worldguard, worldedit, karodziņi, flags, claim',
    'economy-and-eula':
      'ziedojumi, ziedot, donate, pārdot, pārdot rangus, pelnīt, nopelnīt, veikals, ekonomika, nauda serverī, valūta, vault, essentials, īsta nauda, mojang noteikumi',
    'plugins-and-mods':
      'spraudnis, spraudņi, plugini, plugins, mods, modi, uzlikt modus, uzlikt spraudņus, uzstādīt spraudņus, uzstādīt modus, ielikt modus, spraudnis nestrādā, atjaunināt spraudņus, jar',
    modpacks:
      'modpaks, modpaki, modpack, modu paka, modu komplekts, curseforge, modrinth, mrpack, server pack',
    'voice-chat':
      'balss čats, balss tērzēšana, voice chat, mikrofons, nedzird, dzirdēt draugus, runāt, proximity chat, plasmo voice',
    'web-maps':
      'karte, pasaules karte, tiešsaistes karte, karte pārlūkā, dynmap, bluemap, squaremap, kartes spraudnis, kartes plugins',
    discordsrv:
      'discord, discord bots, diskords, bota tokens, čats discord, savienot ar discord, discord konsole',
    proxies:
      'proxy, starpniekserveris, velocity, bungeecord, bungee, serveru tīkls, savienot serverus, vairāki serveri, lobby, lobijs, forwarding secret, ip forwarding',
    viaversion:
      'dažādas versijas, cita versija, vecāka versija, jaunāka versija, vairākas versijas, jebkura versija, viaversion, via version, viabackwards, outdated client, outdated server, protokols, 1.20 un 1.21',
    'bedrock-on-java':
      'geyser, floodgate, crossplay, krosplejs, telefons java, no telefona uz java, bedrock uz java, bedrock un java kopā, xbox java serverī',
    'memory-and-gc':
      'atmiņa, operatīvā atmiņa, ram, gb, cik ram, cik atmiņas, par maz atmiņas, nepietiek atmiņas, atkritumu savākšana, garbage collector, aikar karodziņi, palaišanas karodziņi, jvm argumenti, xmx, out of memory, java heap space',
    'view-distance-and-entities':
      'redzamības attālums, redzamība, renderēšanas attālums, render distance, view distance, simulation distance, mobu limits, pārāk daudz mobu, entītijas, mobi nerodas',
    profiler:
      'lago, laggo, lags, lagi, lagot, bremzē, raustās, karājas, lēns serveris, zems tps, tps, mspt, spark, timings, noslodze, optimizācija',
    pregeneration:
      'pasaules ģenerēšana, ģenerēt pasauli, iepriekš ģenerēt, čanki, chunks, jauni čanki, chunky, pasaules robeža, world border, lagi lidojot',
    'crash-reports':
      'crash, krešo, nokrešo, avarē, avārija, nobrūk, izslēdzas, serveris krīt, žurnāls, logi, log, pārskats, kļūda startējot, nestartējas, crash report, caused by',
    account:
      'konts, parole, aizmirsu paroli, mainīt paroli, atjaunot paroli, mainīt e-pastu, epasts, pieteikties, ielogoties, reģistrēties vietnē, dzēst kontu, sesijas, uzlauzts konts',
    'second-step':
      'divu faktoru, divpakāpju, divpakāpju autentifikācija, 2fa, otrais solis, otrais faktors, kods no lietotnes, authenticator, pazaudēju telefonu, rezerves kodi',
    balance:
      'atlikums, konta atlikums, bilance, papildināt kontu, papildināt, maksāt, maksājums, ar karti, samaksāt, atmaksa, naudas atmaksa, atgriezt naudu, rēķins, cena',
    extending:
      'pagarināt, pagarināšana, pagarināt serveri, beidzies termiņš, termiņš, nesamaksāju laikā, serveri izdzēsīs, automātiski pagarināt, mainīt plānu',
    'promo-code': 'promo kods, promokods, atlaižu kods, atlaides kods, atlaide, kupons, akcija, dāvanu kods',
    support:
      'atbalsts, tehniskais atbalsts, sazināties ar atbalstu, palīdzība, kontakti, sazināties, rakstīt jums, sūdzība, klientu serviss',
    'another-node':
      'pārcelt uz citu mezglu, cits mezgls, mainīt mezglu, tuvāk draugiem, mezgls pārslogots, mainīt atrašanās vietu, pārvietot serveri',
    'declined-payments':
      'maksājums noraidīts, maksājums neizdevās, karte noraidīta, nevaru samaksāt, nauda noņemta, nauda noņemta bet kontā nav, nauda nav pienākusi, samaksāju divreiz, dubults maksājums, maksājums iestrēdzis, maksājuma lapa uzkārās, kods nepienāk',
    'company-documents':
      'dokumenti, grāmatvedība, grāmatvedis, uzņēmums, firma, sia, pašnodarbinātais, juridiska persona, rekvizīti, akts, akti, rēķins uzņēmumam, pavadzīme, pvn, līgums, pārskaitījums, bankas konts',
    'share-log':
      'dalīties ar žurnālu, nosūtīt žurnālu, nosūtīt logu, iedot logus, log saite, saite uz žurnālu, parādīt žurnālu, mclogs, mclo gs, pastebin',
    'players-page':
      'cilne spēlētāji, spēlētāju saraksts, pievienot baltajam sarakstam, izņemt no baltā saraksta, noņemt op, deop, banu saraksts, noņemt banu, atbanot, ip bans, ban ip, whitelist json, ops json, allowlist, bans bedrock',
    votes:
      'balsojumi, balsot, balsošana, balsot par serveri, balva par balsi, serveru saraksti, serveru tops, reklamēt serveri, vote, votifier, nuvotifier, votifierplus, votingplugin, ports 8192',
    mysql:
      'mysql, mariadb, datubāze, datu bāze, datubāzes, db, sql, sqlite, phpmyadmin, postgresql, redis, mongodb, pieslēgt datubāzi, ārēja datubāze',
    'hybrid-cores':
      'hibrīds, hibrīda serveris, hibrīda kodols, hybrid, mohist, arclight, magma, ketting, youer, catserver, cardboard, modi un spraudņi kopā, modi un plugini kopā, spraudņi uz forge, plugini uz forge, spraudņi uz neoforge',
    'bedrock-addons':
      'papildinājums, papildinājumi, addon, addoni, addons, bedrock addoni, modi bedrock, modi telefonā, mcpack, mcaddon, uzvedības paka, behavior pack, behavior packs, resursu paka bedrock, world_behavior_packs, eksperimenti, manifest',
    'game-rules':
      'spēles noteikumi, spēles noteikums, gamerule, gamerules, game rule, keepinventory, keep inventory, nezaudēt mantas, mantas pēc nāves, mobgriefing, lai krīperi nespridzina, mūžīga diena, apturēt laiku, izslēgt lietu, laikapstākļi',
    'new-world':
      'jauna pasaule, sākt no jauna, sākt jaunu pasauli, atiestatīt pasauli, resetot pasauli, wipe, vaips, dzēst pasauli, jauna sēkla, mainīt sēklu, cita sēkla, atiestatīt nether, atiestatīt end, atdzīvināt pūķi, ender dragon, pārinstalēt',
    'several-worlds':
      'vairākas pasaules, divas pasaules, otra pasaule, vēl viena pasaule, multiverse, multiworld, mv create, nomainīt pasauli, mainīt pasauli, level name, radošā pasaule, atsevišķs inventārs',
    'start-by-joining':
      'palaišana pieslēdzoties, palaist pieslēdzoties, palaist serveri bez manis, draugi palaiž serveri, serveris palaižas pats, autostarts, auto start, guļošs serveris, pamodināt serveri',
    'homes-and-warps':
      'māja, mājas, home, sethome, warp, warpi, setwarp, teleports, teleportēties, teleportēties pie drauga, tpa, spawn komanda, setspawn, komplekts, komplekti, kit, kits, essentialsx, essentials',
    afk: 'afk, aizgājis, stāv uz vietas, neaktīvs, neaktīvi spēlētāji, izmest afk, kick afk, idle, bezdarbība, miegs, gulēt, guļ viens, izlaist nakti, nakts neizlaižas, gulta, gulētāju procents, playerssleepingpercentage',
    'anti-cheat':
      'anticheat, anti cheat, antičīts, čīteris, čīti, haki, killaura, fly hack, speed hack, reach, grim, grimac, vulcan, matrix, spartan, kļūdaini bani, rauj atpakaļ, moved too quickly, flying is not enabled',
    'invalid-session':
      'invalid session, nederīga sesija, failed to verify username, neizdevās pārbaudīt lietotājvārdu, failed to log in, authentication servers are down, multiplayer is disabled, autentifikācijas serveri, restartēt palaidēju',
  },
}
