import type { WikiWords } from './type.ts'

export const lt: WikiWords = {
  stopWords:
    'ant apie ar arba aš bei be bet bus būti buvo čia dar dabar dėl gal gali galima galiu gauti ir iš is į i ja jau jei jie jis jo jos ją jį jūs jums jūsų kad kai kaip kam ką kas kiek kiekvienas kitas kito ko kodėl kokia kokią kokie koks kol kur kuri kurį kuris man mane mano mes mūsų ne nėra negaliu noriu nuo o padaryti padėkite per po prašau prie prieš reikia reikėtų sau savo su ta tai taip tas tik to tu už va visi visiems yra minecraft',
  articles: {
    'first-server-java':
      'sukurti serverį, paleisti serverį, pirmas serveris, pirmasis serveris, pradėti, kaip prisijungti prie serverio, prisijungti prie serverio, nepavyko prisijungti, negaliu prisijungti, neįleidžia, ryšio klaida, prisijungimo klaida, connection refused, connection timed out, timed out, unknown host, nežinomas serveris, outdated client, failed to verify username, serverio adresas, ip adresas',
    cores:
      'branduolys, serverio branduolys, programinė įranga, paper, purpur, spigot, vanilla, folia, fabric, forge, neoforge, kurį pasirinkti, pakeisti programinę įrangą, java versija, eula txt, java',
    'file-manager':
      'failų tvarkyklė, failai naršyklėje, failai skyde, failų redaktorius, išskleisti archyvą, išpakuoti, zip, 7z, rar, šiukšlinė, grąžinti failą, ištryniau failą, įkelti aplanką, nutempti, prieigos teisės, permission denied, atsisiųsti iš nuorodos, ieškoti failuose, nbt',
    sftp: 'sftp, ftp, filezilla, winscp, įkelti failus, įkelti pasaulį, atsisiųsti failus, atsisiųsti pasaulį, prieiga prie failų, aplankai, ssh, ssh raktas, sftp slaptažodis, rsync, scp, lftp',
    'move-a-server':
      'perkelti, perkelti serverį, perkelti pasaulį, perkėlimas, persikelti, migracija, aternos, kitas hostingas, pakeisti hostingą, iš savo kompiuterio, iš kompo, kompas, singleplayer pasaulis',
    'subdomain-and-domain':
      'domenas, subdomenas, nuosavas domenas, savas domenas, prijungti domeną, adresas be prievado, dns, srv, srv įrašas, a įrašas',
    'join-bedrock':
      'bedrock, prisijungti iš telefono, telefonas, telefono, mobilusis, planšetė, pe, xbox, playstation, switch, žaidimų konsolė, prievadas 19132, bedrock serveris',
    'not-starting':
      'nepasileidžia, serveris nepasileidžia, neįsijungia, neatsako, serveris neatsako, užstrigo, pakibo, nulūžo, prievadas užimtas, sutikti su eula, smėlio dėžė',
    'server-properties':
      'serverio nustatymai, nustatymai, server properties, pvp, išjungti pvp, komandų blokai, komandų blokas, skraidymas, skraidyti, sunkumas, sudėtingumas, žaidimo režimas, gamemode, sėkla, seed, hardcore, vietos, žaidėjų skaičius, serverio prievadas, rcon, išjungti nether, mobų atsiradimas',
    'motd-and-icon':
      'motd, piktograma, ikona, serverio piktograma, paveikslėlis, serverio paveikslėlis, logotipas, aprašymas, serverio pavadinimas, serverių sąrašas, spalvos, spalvotas tekstas',
    backups:
      'atsarginė kopija, atsarginės kopijos, bekapas, backup, pasaulio kopija, išsaugoti pasaulį, atkurti pasaulį, atstatyti pasaulį, grąžinti pasaulį, dingo pasaulis, ištryniau pasaulį',
    schedules:
      'tvarkaraštis, automatinis paleidimas iš naujo, automatinis restartas, restartas naktį, planuoklė, cron, automatinės žinutės, skelbimai, komanda nustatytu laiku',
    upgrade:
      'atnaujinti, atnaujinimas, atnaujinti serverį, pakeisti versiją, nauja versija, į naują versiją, upgrade, update, 1.21 į 26, forceUpgrade',
    'resource-packs-and-datapacks':
      'resursų paketas, išteklių paketas, resource pack, tekstūrų paketas, tekstūros, texture pack, duomenų paketas, datapack, sha1',
    protection:
      'apsauga, apsaugoti, griferis, griferiai, griefer, baltasis sąrašas, whitelist, ddos, botai, įsilaužė, nulaužė, xray, čyteriai, cheat, kas sulaužė, kas pavogė, coreprotect, ban, užblokuoti žaidėją, tik draugams',
    'offline-mode':
      'piratinis, piratas, be licencijos, licencija, nelicencijuotas, cracked, crack, tlauncher, online mode, authme, slaptažodis serveryje, registracija serveryje, skinai, skin, nesimato skinų, steve, be pirkimo',
    luckperms:
      'op, duoti op, opą, operatorius, adminas, administratorius, teisės, suteikti teises, grupės, rangai, rangas, prefiksas, prefiksai, vip, permissions, luckperms, moderatorius',
    worldguard:
      'regionas, regionai, privatas, privatizuoti, apsaugoti spawn, apsaugoti teritoriją, sklypas, sklypai, worldguard, worldedit, vėliavėlės, flags, claim',
    'economy-and-eula':
      'parama, aukos, donate, parduoti, pardavinėti rangus, uždirbti, parduotuvė, ekonomika, pinigai serveryje, valiuta, vault, essentials, tikri pinigai, mojang taisyklės',
    'plugins-and-mods':
      'įskiepis, įskiepiai, pluginai, plugins, modas, modai, įdiegti įskiepius, įdiegti modus, įdėti modus, įdėti pluginus, įskiepis neveikia, atnaujinti įskiepius, jar',
    modpacks: 'modpackas, modpack, modų rinkinys, modų paketas, curseforge, modrinth, mrpack, server pack',
    'voice-chat':
      'balso pokalbis, balso čatas, voice chat, mikrofonas, nesigirdi, girdėti draugus, kalbėti, proximity chat, plasmo voice',
    'web-maps':
      'žemėlapis, pasaulio žemėlapis, žemėlapis naršyklėje, internetinis žemėlapis, dynmap, bluemap, squaremap',
    discordsrv:
      'discord, discord botas, diskordas, boto token, čatas discord, sujungti su discord, discord konsolė',
    proxies:
      'proxy, tarpinis serveris, velocity, bungeecord, bungee, serverių tinklas, sujungti serverius, keli serveriai, lobby, forwarding secret, ip forwarding',
    viaversion:
      'skirtingos versijos, kita versija, senesnė versija, naujesnė versija, kelios versijos, bet kuri versija, viaversion, via version, viabackwards, outdated client, outdated server, protokolas, 1.20 ir 1.21',
    'bedrock-on-java':
      'geyser, floodgate, crossplay, telefonas java, iš telefono į java, bedrock į java, bedrock ir java kartu, xbox į java',
    'memory-and-gc':
      'atmintis, operatyvioji atmintis, operatyvinė, ram, gb, kiek ram, kiek atminties, per mažai atminties, trūksta atminties, šiukšlių surinkimas, garbage collector, aikar vėliavėlės, paleidimo parametrai, jvm argumentai, xmx, out of memory, java heap space',
    'view-distance-and-entities':
      'matomumo nuotolis, matomumas, vaizdo atstumas, render distance, view distance, simulation distance, mobų limitas, per daug mobų, esybės, mobai neatsiranda',
    profiler:
      'lagina, laguoja, laginti, lagas, lagai, stringa, stabdo, strigimai, lėtas serveris, žemas tps, tps, mspt, spark, timings, apkrova, optimizavimas',
    pregeneration:
      'pasaulio generavimas, generuoti pasaulį, iš anksto sugeneruoti, čankai, chunks, nauji čankai, chunky, pasaulio riba, world border, lagai skrendant',
    'crash-reports':
      'crash, krešina, nukrenta, lūžta, lūžis, nulūžo, užlūžta, išsijungia, serveris krenta, žurnalas, logai, log, ataskaita, klaida paleidžiant, nestartuoja, crash report, caused by, nukrito, krenta',
    account:
      'paskyra, slaptažodis, pamiršau slaptažodį, pakeisti slaptažodį, atkurti slaptažodį, pakeisti el paštą, el paštas, prisijungti prie paskyros, registruotis svetainėje, ištrinti paskyrą, sesijos, nulaužta paskyra',
    'second-step':
      'dviejų veiksnių, dviejų žingsnių, dviejų veiksnių autentifikavimas, 2fa, antras žingsnis, antras veiksnys, kodas iš programėlės, authenticator, pamečiau telefoną, atsarginiai kodai',
    balance:
      'balansas, sąskaita, papildyti, papildyti balansą, papildymas, mokėti, mokėjimas, kortele, sumokėti, grąžinimas, pinigų grąžinimas, susigrąžinti pinigus, sąskaita faktūra, kaina',
    extending:
      'pratęsti, pratęsimas, pratęsti serverį, baigėsi terminas, terminas, nesumokėjau laiku, ištrins serverį, automatinis pratęsimas, pakeisti planą',
    'promo-code': 'promo kodas, nuolaidos kodas, nuolaida, kuponas, akcija, dovanų kodas',
    support:
      'pagalba, palaikymas, techninė pagalba, susisiekti, kontaktai, parašyti jums, skundas, klientų aptarnavimas',
    'another-node':
      'perkelti į kitą mazgą, kitas mazgas, pakeisti mazgą, arčiau draugų, mazgas perkrautas, pakeisti vietą, kita vieta, perkėlimas',
    'declined-payments':
      'mokėjimas atmestas, kortelė atmesta, nepavyksta sumokėti, mokėjimas nepraėjo, nuskaitė pinigus, nuskaitė pinigus bet balanse nėra, negavau pinigų, sumokėjau du kartus, nuskaitė du kartus, mokėjimas pakibo, neateina kodas, mokėjimo klaida',
    'company-documents':
      'dokumentai, buhalterija, buhalteris, buhalterei, įmonė, mb, uab, individuali veikla, sąskaita faktūra, sąskaita įmonei, aktas, aktai, rekvizitai, pavedimas, pavedimu, sutartis, pvm, įmonės kodas',
    'share-log':
      'pasidalinti žurnalu, pasidalinti logu, įmesti logą, nusiųsti logus, nuoroda į logą, mclogs, mclo gs, pastebin, parodyti žurnalą',
    'players-page':
      'skirtukas žaidėjai, žaidėjų sąrašas, pašalinti iš baltojo sąrašo, atimti op, nuimti op, deop, banų sąrašas, užbaninti, atbaninti, ban ip, ip banas, whitelist json, ops json, allowlist',
    votes:
      'balsavimas, balsuoti už serverį, balsai, serverių sąrašas, serverių topas, reklamuoti serverį, votifier, nuvotifier, votifierplus, votingplugin, apdovanojimas už balsą, vote, prievadas 8192',
    mysql:
      'mysql, mariadb, duomenų bazė, duomenų bazės, db, sql, sqlite, phpmyadmin, postgresql, redis, mongodb, prijungti duomenų bazę, išorinė bazė',
    'hybrid-cores':
      'hibridas, hibridai, hibridinis serveris, mohist, arclight, magma, ketting, youer, catserver, cardboard, modai ir pluginai kartu, modai ir įskiepiai viename serveryje, pluginai ant forge, įskiepiai ant neoforge',
    'bedrock-addons':
      'addonai, addon, adonai, bedrock priedai, bedrock modai, modai telefone, mcpack, mcaddon, elgsenos paketas, behavior pack, behavior packs, bedrock resource pack, world_behavior_packs, eksperimentai, manifest',
    'game-rules':
      'žaidimo taisyklės, taisyklė, gamerule, gamerulai, game rule, keepinventory, keep inventory, nepamesti daiktų mirus, mobgriefing, kad creeperiai nesprogdintų, amžina diena, sustabdyti laiką, išjungti lietų, doDaylightCycle',
    'new-world':
      'naujas pasaulis, pradėti iš naujo, pradėti pasaulį iš naujo, resetinti pasaulį, wipe, vaipas, ištrinti pasaulį, naujas seed, pakeisti seed, kita sėkla, resetinti nether, atnaujinti netherį, resetinti endą, grąžinti drakoną, perdiegti',
    'several-worlds':
      'keli pasauliai, du pasauliai, antras pasaulis, dar vienas pasaulis, multiverse, multiworld, mv create, pakeisti pasaulį, level-name, atskiras inventorius',
    'homes-and-warps':
      'namai, home, sethome, nustatyti namus, warp, warpai, setwarp, teleportas, teleportuotis, teleportuotis pas draugą, tpa, spawn komanda, setspawn, kit, kitai, naujoko rinkinys, essentialsx',
    'start-by-joining':
      'paleidimas prisijungiant, paleisti serverį prisijungiant, įjungti serverį be manęs, draugai paleidžia serverį, serveris pats pasileidžia, automatinis paleidimas, pažadinti serverį, miegantis serveris',
    afk: 'afk, stovi vietoje, išmesti afk, kickinti afk, neaktyvus žaidėjas, idle, praleisti naktį, naktis nesibaigia, vienas miega, miegas, miegoti vienam, lova, playersSleepingPercentage',
    'anti-cheat':
      'anticheat, anti cheat, antičytas, antičitas, čyteris, čyteriai, čitai, killaura, fly hack, speedhack, grim, grimac, vulcan, matrix, spartan, klaidingi suveikimai, moved too quickly, flying is not enabled',
    'invalid-session':
      'invalid session, netinkamas seansas, neteisinga sesija, failed to verify username, nepavyko patikrinti vardo, nepavyko patikrinti vartotojo vardo, failed to log in, authentication servers are down, multiplayer is disabled, iš naujo paleiskite žaidimą ir paleidyklę',
  },
}
