import type { WikiWords } from './type.ts'

export const et: WikiWords = {
  stopWords:
    'aga aitab aita alla all ei ennast enda endale ette ega et ent igal iga ja jaoks ju juba juurde ' +
    'kas keda kelle kes kokku ka kohta kui kuidas kuhu kumb kus kust ma mis miks mida millal milline ' +
    'millist minna minu mind mul mulle me meie mingi mitte mitu mõni nad need ning nii oleks olema oli ' +
    'on oma ole palju palun panna peab pean pole saab saaks saada saan see seda selle siin siis sul ta ' +
    'tahan teha teie tema tuleb või va vaja veel ära üks üles minecraft tere tsau hei aitäh aitah ' +
    'kudas keegi kedagi midagi te teil teile mina kõik koik alati kunagi mõned väga nüüd täna homme ' +
    'teada tea tean tahaks tahame tahaksin peaks olen teeme paneme leian leida leiaks ok noh lihtsalt ' +
    'äkki poisid inimesed töötab kasutab kasutada lisada näitab kirjutab vajan ütleb otsin tüüp mees ' +
    'küsimus tahtsin proovin proovisin minut paar selline sellist natuke üldse sai kuigi kuskil ' +
    'kuidagi segane aru teised teist just tähendab korda mõlemad jälle kaks kõigil ise kohe neid ' +
    'kirjutada käest sain',
  uncovered: [
    'taltsutada, aretada, paljundada, sööta, rebane, rebast, hunt, hunti, kass, kassi, koer, hobune, ' +
      'papagoi, aksolotl, mesilased, panda, delfiin, teemandid, teemante, netherite, kuld, maak, mis ' +
      'kõrgusel, lummused, lummata, loitsud, enchant, vibu, mõõk, kirka, raudrüü, soomus, kilp, jook, ' +
      'võlujook, pruulida, craftida, meisterdada, retsept, töölaud, alasi, beacon, end portaal, nether ' +
      'portaal, ehitada portaal, netheri kindlus, kindlus, küla, kaubelda külaelanikuga, bioom, leida ' +
      'küla, redstone, xp farm, endermani farm, enderman, rauafarm, rauafarmi, ehitada farm, ehitada, ' +
      'wither, warden, tappa draakon, draakonit võita, ehitada maja, ilus maja, šeiderid, optifine, ' +
      'speedrun, tootem, otselot, nälg, kalastada, süda, südant, saar, seenesaar, arbuus, kasvatada',
    'robuxid, teine mäng, teised mängud, terraria, tankid',
    'veebileht, kodulehe majutus, kodulehte teha, veebimajutus, boti majutus, discordi boti majutus, ' +
      'telegram, telegrami bot, telegrami, vpn, videokaart, graafikakaart, pühendatud server, ' +
      'virtuaalserver, ligipääs paneelile, anda ligipääs paneelile, paneeli kutsuda, kaasomanik, ' +
      'alamkonto, teavitused, teavitus, sms, mobiilirakendus, e-posti majutus, pilv, partnerprogramm, ' +
      'soovitus, api, veebipood, messenger, venda paneeli',
    'töö, tööle, töökohad, vaba töökoht, teie juures töötada, palk, praktika, omanik, kellele kuulub, ' +
      'asutaja, direktor, kes lõi, investor, kontor, koostöö, partnerid, sponsor, reklaam teie juures, ' +
      'otsite moderaatoreid, aktsiad',
    'kodutöö, kodune töö, referaat, kirjand, kool, klass, matemaatika, füüsika, keemia, bioloogia, ' +
      'ajalugu, ilm, toit, film, laul, nali, uudised, president, pealinn, elanikud, kui vana, tõlge, ' +
      'armastus, jalgpall, arst, horoskoop, joonistada, võrrand, pannkoogid',
    'python, programmeerimine, programmeerija, tunnid, ülikool, eksam, seriaal, anime, muusika, osta ' +
      'telefon, sülearvuti, graafikakaart, bitcoin, retseptid, dieet, trenn, takso, pilet, lennuk, ' +
      'puhkus, hotell, suvetöö, suvetööd',
    'lehm, siga, kana, eesel, laama, jänes, mesilane, mesi, farm, automaatne farm, lima, tootem, käsn, ' +
      'lehter, kolb, rööpad, paat, aardekaart, laev, tempel, nõid, nähtamatus, kiire xp, parandada ' +
      'kirka, õng, amb, nooled, pärl, obsidiaan, kvarts, vask, smaragdid, süsi, kõrvits, nisu, porgand, ' +
      'bambus, seened, kus elab, millega toita, taltsutada, tappa, draakonit tappa',
    'krüpto, krüptoraha, krüptorahaga, krüptovaluuta, bitcoin, bitcoiniga, laadida krüptorahaga, saldo ' +
      'krüptoga, maksta krüptorahaga, maksta krüptoga, maksta bitcoiniga, makse krüptorahas, maksta ' +
      'usdt, usdt, btc, ethereum',
    'kinkekaart, kinkida, kinkida koodi, kinkida server, kinkida sõbrale, kinkida sõbrale server, ' +
      'server kingituseks, kingitus sõbrale, kingitus',
    'teamspeak server, maksab teamspeak, palju maksab teamspeak, maksab teamspeaki server, teamspeaki hind, teamspeak',
  ],
  articles: {
    'first-server-java':
      'luua server, serveri loomine, teha server, esimene server, alustada, käivitada server, kuidas ' +
      'serverisse saada, serverisse sisse, ühenduda serveriga, ei saa ühendust, ei saa sisse, ei lase ' +
      'sisse, ühenduse viga, ühendus ebaõnnestus, connection refused, connection timed out, timed out, ' +
      'unknown host, tundmatu host, outdated client, failed to verify username, serveri aadress, ip ' +
      'aadress, millest alustada, algaja, kust saab ip, ip, rentisin serveri, sõpradega mängida, ' +
      'esimest korda, kuidas sisse saada, maksin mis edasi, kuhu kirjutada ip, kuhu sisestada aadress, ' +
      'lisada server, kutsuda sõpru, anda ip, kuidas alustada mängimist, keegi ei saa sisse, ei leia ' +
      'serverit, ühendus katkes, esimene käivitus',
    cores:
      'serveritarkvara, tarkvara, tuum, paper, purpur, spigot, vanilla, folia, fabric, forge, ' +
      'neoforge, millist valida, kumb valida, tarkvara vahetada, java versioon, eula txt, java, ' +
      'bukkit, serveri tüüp, kumb parem paper või purpur, milline serveri versioon, puhas minecraft, ' +
      'vahetada tuuma, forge või fabric, mida valida',
    'file-manager':
      'failihaldur, failid brauseris, failid juhtpaneelis, failiredaktor, arhiiv lahti pakkida, zip, ' +
      '7z, rar, prügikast, fail taastada, kustutasin faili, kaust üles laadida, lohistada, failide ' +
      'õigused, permission denied, lingilt alla laadida, failidest otsida, nbt, avada konfig, faili ' +
      'muuta, faili redigeerida, yml, json, luua kaust, faili ümber nimetada, alla laadimata, ' +
      'parandada rida, rida, failid, kustutada kaust, kogemata kustutasin, arhiiv, telefonist failid, ' +
      'avada fail, konfig, brauseris üles laadida, taastada fail, kus failid on',
    sftp:
      'sftp, ftp, filezilla, winscp, faile üles laadida, laadida üles, maailm üles laadida, faile alla ' +
      'laadida, maailm alla laadida, failidele ligipääs, kaustad, serveri failid, ssh, ssh võti, sftp ' +
      'parool, rsync, scp, lftp, suur fail, suured failid, üleslaadimine katkeb, ftp klient, üles ' +
      'laadida, alla laadida, liiga suur fail, brauser ei lae, võti parooli asemel, sftp port, ftp ' +
      'ligipääs',
    'move-a-server':
      'kolida, kolimine, serverit kolida, maailma üle tuua, üle tuua, migratsioon, aternos, teine ' +
      'majutaja, majutajat vahetada, oma arvutist, üksikmängu maailm, lahkun teisest hostist, maailm ' +
      'kaasa võtta, kaart kaasa võtta, pluginad kaasa võtta, exaroton, hamachi, vana host, kolin ära, ' +
      'oma maailm, maailm arvutist, mängisime kodus, tasuta hostist, teisest hostist, laadida oma ' +
      'maailm, aternosest, teie juurde',
    'subdomain-and-domain':
      'domeen, alamdomeen, oma domeen, domeeni ühendada, aadress ilma pordita, dns, srv, srv kirje, a ' +
      'kirje, ostsin domeeni, oma aadress, tähed numbrite asemel, numbrid, ilus ip, ilus aadress, ' +
      'cname, nimi ip asemel, tähtedega, numbrite asemel, ilma pordita, ühendada domeen, domeen ei ' +
      'tööta, lühem aadress',
    'join-bedrock':
      'bedrock, telefoniga liituda, telefon, telefoniga, mobiil, tahvel, pe, xbox, playstation, ' +
      'switch, mängukonsool, port 19132, bedrocki server, android, iphone, ipad, ps4, ps5, nintendo, ' +
      'mcpe, nutitelefon, konsoolist, tahvlis, bedrocki aadress, lisada server telefonis, ' +
      'mobiiliversioon, telefonist ei saa, xboxis',
    'not-starting':
      'ei käivitu, server ei käivitu, ei lähe käima, ei vasta, server ei vasta, hangub, jooksis kokku, ' +
      'kukkus kokku, port hõivatud, nõustu eula, liivakast, ei lülitu sisse, ei lae, jääb seisma, kohe ' +
      'seisma, läheb käima ja kohe kinni, server katki, server ei tööta, panin plugina ja ei käivitu, ' +
      'panin modi ja ei käivitu, käima, jääb käivitamisel kinni, käivitub kaua, kustub, vajutan ' +
      'käivita, vajutan start, kohe lülitub välja, punane staatus, punane, lülitub sekundi pärast ' +
      'välja, ei tõuse, keerleb, server surnud, pärast uuendust ei käivitu, maas',
    'server-properties':
      'serveri seaded, seaded, server properties, pvp, pvp välja lülitada, käsuplokid, käsuplokk, ' +
      'lendamine, lennata, raskusaste, raskusastet muuta, mängurežiim, gamemode, seeme, seed, ' +
      'hardcore, kohad, mängijate arv, serveri port, rcon, nether välja lülitada, elukate tekkimine, ' +
      'hard, kaklema, et ei kakleks, tappa teisi, loominguline kõigile, survival, rohkem kohti, ' +
      'serveri konfig, üksteist lüüa, kaklevad, pvp välja, pvp sisse, rahulik režiim, rohkem ' +
      'mängijaid, loominguline, ellujäämine, muuta režiimi, koletised, taaskäivitust ootavad, ootab ' +
      'taaskäivitust, töötab vanade väärtustega, vaja taaskäivitada',
    'motd-and-icon':
      'motd, ikoon, serveri ikoon, pilt, serveri pilt, logo, kirjeldus, serveri nimi, serverite loend, ' +
      'värvid, värviline tekst, tekst nime all, tekst nimekirjas, gradient, nime muuta, tervitus, pilt ' +
      'nime kõrval, avatar, serveri logo, hall ruut, värviline nimi, teksti värv, kiri, nimi, 64x64, ' +
      'png',
    backups:
      'varukoopia, varukoopiad, varundamine, varundada, taastamine, taastada, backup, bäkup, maailma ' +
      'koopia, maailm taastada, maailm tagasi, maailm kadus, kustutasin maailma, tagasi saada, tagasi, ' +
      'eile, eilne, nagu enne, põles maha, maailm katki, ehitised kadusid, koopia, eilsesse tagasi, ' +
      'taastada eilne, kogemata kustutatud, kõik kadus, kaotasime kõik, päästa maailm, rikutud maailm, ' +
      'koopiad, kui tihti koopiad, kus koopiad on',
    schedules:
      'ajakava, automaatne taaskäivitus, öine taaskäivitus, restart igal ööl, cron, ajastamine, ' +
      'ajastatud käsud, automaatsed sõnumid, teadaanded, taaskäivitada iga päev, restartida, ise ' +
      'taaskäivitub, igal öösel, igal hommikul, iga paari tunni tagant, kindlal ajal, restart, ise ' +
      'taaskäivituks, taaskäivitada, kell 4 hommikul, öösel ise, automaatselt, iga 6 tunni tagant, ' +
      'igal õhtul, igal ööl, käsk taimeriga, hoiatus enne taaskäivitust, ülesanne, kord päevas, iga ' +
      'päev',
    upgrade:
      'uuendada, uuendamine, serverit uuendada, versiooni vahetada, uus versioon, upgrade, update, ' +
      '1.21 pealt 26, forceUpgrade, vana maailm uues versioonis, ohutult uuendada, uuele versioonile ' +
      'üle minna, tõsta versiooni, uuendada minecrafti, tuli uus versioon, kas ehitised lähevad katki, ' +
      'versiooni alandada, uuendada tuuma, uusim versioon, uuendus',
    'resource-packs-and-datapacks':
      'ressursipakk, ressursipakid, resource pack, tekstuuripakk, tekstuurid, texture pack, andmepakk, ' +
      'datapack, datapakk, sha1, oma tekstuurid, et kõik näeks tekstuure, kaust datapacks, kuhu panna ' +
      'datapack, automaatselt alla laeks, laeks kõigil alla, link pakile, datapackid, panna datapack, ' +
      'helid, kohustuslik pakk',
    protection:
      'kaitse, kaitsta, griefer, griefija, grieferid, rüüstaja, rüüstamine, lubatud mängijad, lubatute ' +
      'nimekiri, ddos, botid, häkiti, häkker, xray, sohitegijad, cheat, kes lõhkus, kes varastas, ' +
      'coreprotect, bännida, keelata mängija, ainult sõbrad, griefivad, lõhkusid, õhkisid, tnt, ' +
      'varastas, varastavad, lõhuvad, ründavad, rünnak, ddosivad, botid tulevad, taastada lõhutut, ' +
      'rööviti, varastati, varas, kirstud, kes õhkis, kes seda tegi, teada saada kes, plokkide ' +
      'ajalugu, kahjur, botid ründavad, botid spämmivad, põletas maha, laava, võõrad',
    'offline-mode':
      'cracked, crackitud, piraat, piraatversioon, ilma litsentsita, litsents, ilma ostmata, ' +
      'tlauncher, online mode, authme, parool serveris, registreerimine serveris, skinid, skin, ' +
      'välimus, ei näe skine, steve, tasuta minecraft, legacy launcher, ely by, skinsrestorer, ' +
      'easyauth, ei ostnud mängu, piraadiga, pole ostnud, online-mode false, skin ei tööta, ' +
      'registreerimine, register, login, võõras nimi, tuli minu nimega',
    luckperms:
      'opi anda, admin, administraator, õigused, õigusi anda, rühmad, grupid, auastmed, auaste, rank, ' +
      'eesliide, eesliited, prefix, vip, permissions, luckperms, moderaator, annetajad, privileegid, ' +
      'tiitlid, värviline nimi, prefiks vestluses, õigused käskudele, helper, rollid, silt, vip nime ' +
      'ees, prefiks, anda õigused, õigused sõbrale, moderaatorid, moderaatoritele, saaks kickida, ' +
      'saaks bannida, mängijad ei saa käske kasutada, pole õigusi, nime värv',
    worldguard:
      'regioon, ala, alad, ala kaitsta, spawni kaitsta, krunt, krundid, maa kaitsmine, worldguard, ' +
      'worldedit, lipud, flags, claim, keelata lõhkumine, et ei lõhuks, keelata ehitamine, lõhkuda ' +
      'plokke, spawn, kaitsta maja, võõrad ei lõhuks, ei lõhuks, ei kaevaks, ei ehitaks, lukustada ' +
      'ala, linn, keelata võõrastel, piirata, lukustada kirst, pvp vaba ala, tsoon, keegi ei puutuks, ' +
      'turvaline ala',
    'economy-and-eula':
      'annetused, annetus, annetada, donate, müüa, müüa auastmeid, teenida, raha teenida, pood, ' +
      'majandus, raha serveris, valuuta, vault, essentials, päris raha, mojangi reeglid, päris raha ' +
      'eest, kas tohib müüa, kas mojang lubab, kauplemine, kaubelda, osta asju, müüa asju, mündid, ' +
      'oksjon, raha mängus, chestshop, müük, pärisraha, euro eest, raha eest, legaalne, mojang, kas ' +
      'tohib teenida, pood serveris, serveri valuuta, üksteisele müüa, sissetulek',
    'plugins-and-mods':
      'plugin, pluginad, plugin paigaldada, mod, modid, modi, pluginaid paigaldada, modide ' +
      'paigaldamine, modid lisada, pluginaid lisada, plugin ei tööta, pluginaid uuendada, jar, kuhu ' +
      'panna modid, panna mod, kaust plugins, kaust mods, plugin ei lae, sõltuvus, visata plugin, ' +
      'pluginate kaust, modid panna, jar fail, kuhu jar, kust saab plugina, punane plugin, eemaldada ' +
      'plugin, modrinth, forge modid, fabric modid, kas sõpradel on modi vaja',
    modpacks:
      'modipakk, modipakid, modpack, modide kogu, curseforge, modrinth, mrpack, server pack, valmis ' +
      'modipakk, cobblemon, pixelmon, rlcraft, all the mods, better mc, modide pakk, modide komplekt, ' +
      'panna modpack, valmis modid, pokemonid, modpack curseforgest, palju mode, atm, ftb',
    'voice-chat':
      'häälvestlus, häälchat, hääl, voice chat, mikrofon, ei kuule, sõpru kuulda, rääkida, proximity ' +
      'chat, plasmo voice, rääkida mängus, kuulda lähedal, häälega, mikrofoniga, simple voice chat, ' +
      'üksteist kuulda, lobiseda, hääled kõrval, mikrofon ei tööta, kõrval rääkida, kauguse järgi, ' +
      'seisad kõrval',
    'web-maps':
      'kaart, maailma kaart, kaart brauseris, veebikaart, dynmap, bluemap, squaremap, kaart ' +
      'veebilehel, kus mängijad kaardil, vaadata maailma brauseris, minikaart, live map, kaart ' +
      'internetis, vaadata kaarti, serveri kaart, kes kus on, ülevalt, 3d kaart, link kaardile, ' +
      'näidata kaarti',
    discordsrv:
      'discord, discordi bot, discordi kanal, boti token, chat discordi, discordiga ühendada, discordi ' +
      'konsool, kanal, sõnumid mängust discordi, vestlus discordis, rollide sünkroonimine, dc, sõnumid ' +
      'discordi, vestlus mängust, discordis näha, dc kanal, webhook, ühendada discord, discordi ' +
      'rollid, mõlemat pidi',
    proxies:
      'proksi, proxy, velocity, bungeecord, bungee, serverite võrk, servereid ühendada, mitu serverit, ' +
      'lobby, forwarding secret, ip forwarding, lobby ja survival, üks ip mitmele serverile, ühendada ' +
      'serverid, liikuda serverite vahel, waterfall, skyblock, anarhia, minimängud, bedwars, võrk, ' +
      'ühendada kaks serverit, saata mängijaid, portaal serverite vahel, üks ip, üks aadress, kaks ' +
      'serverit',
    viaversion:
      'eri versioonid, erinevad versioonid, teine versioon, vanem versioon, uuem versioon, mitu ' +
      'versiooni, mis tahes versioon, viaversion, via version, viabackwards, outdated client, outdated ' +
      'server, protokoll, 1.20 ja 1.21, mängijad vanematest versioonidest, vana versioon, 1.8, 1.12, ' +
      '1.16, erinevad versioonid koos, versioon ei klapi, vana klient, uuem klient, uuemast ' +
      'versioonist, iga versioon, versioonid ei klapi, sõbral teine versioon, erinevad kliendid, ' +
      'vanem, ühildumatu klient',
    'bedrock-on-java':
      'geyser, floodgate, crossplay, telefon java serverisse, telefoniga java, bedrock java ' +
      'serverisse, bedrock ja java koos, xbox java serverisse, telefon ja arvuti, telefon ja java, ' +
      'telefonist ja arvutist, sõber telefonis, pe ja java, telefon meiega javas, telefonist javasse, ' +
      'tahvlist meie juurde, arvuti ja telefon koos, mobiilimängijad, bedrocki mängijad, konsoolist ' +
      'javasse, punkt nime ees',
    'memory-and-gc':
      'mälu, muutmälu, ram, gb, kui palju ram, kui palju mälu, liiga vähe mälu, mälu saab otsa, mälu ' +
      'otsas, prügikoristus, garbage collector, aikari lipud, käivituslipud, jvm argumendid, xmx, out ' +
      'of memory, java heap space, mälu sai otsa, gigabaiti, giga, sööb mälu, ramist jätkub, kas ' +
      'jätkub mälu, mitu giga, mitu gb, 10 inimesele, 20 mängijale, vähe mälu, mäluleke, täitub, 4 ' +
      'giga, 8 giga, millist paketti',
    'view-distance-and-entities':
      'kuvamiskaugus, nähtavuskaugus, vaatekaugus, render distance, view distance, simulation ' +
      'distance, elukate piirang, liiga palju elukaid, mobid, olemid, mobid ei teki, liiga palju ' +
      'loomi, lehmad, külaelanikud, piirata mobe, mobifarm, mitu chunki, raadius, kaugele näha, ' +
      'lähedale näha, udu, lõikab ära, kanad, palju lehmi, aedik, kari, farmid, asjad maas, liiga ' +
      'palju mobe, mobid ei ilmu',
    profiler:
      'lag, lagib, lagab, lägib, lagimine, viivitused, hangub, jookseb aeglaselt, aeglane server, ' +
      'madal tps, tps, mspt, spark, timings, koormus, optimeerimine, miks lagib, lagi põhjus, mis ' +
      'lagib, milline plugin lagib, koormab, sööb, mis sööb, viskab tagasi, plokid tulevad tagasi, tps ' +
      'langes, tps 10, slaidiesitlus, aeglaselt, halvasti töötab, protsessori koormus, sparki raport, ' +
      'viivitus, kõigil jookseb kokku',
    pregeneration:
      'maailma genereerimine, genereerida, maailm ette genereerida, ette genereerida, ' +
      'eelgenereerimine, chunkid, uued chunkid, kamakad, chunky, maailma piir, world border, lagib ' +
      'lennates, laadida ette, genereerida ette, lagib elytraga, elytra, avastada uut maad, uued alad, ' +
      'avastame, elytraga lennata, avastamata, uurida, ette, 5000 plokki, plokid spawni ümber, lagib ' +
      'uurides, kaardi piir, piirata maailma, maailma suurus, kettaruum',
    'crash-reports':
      'crash, jookseb kokku, kokku jooksmine, kokkujooksmine, krahh, server kukub, läheb kinni, logi, ' +
      'logid, aruanne, viga käivitamisel, ei lähe käima, crash report, caused by, milline mod crashib, ' +
      'crashib, crashi põhjus, kukub pidevalt, süüdi mod, jooksis kokku, kukkus, crashlog, viga logis, ' +
      'punased read, exception, error, miks kukkus, öösel kukub, lülitub ise välja, iga tund, mis viga ' +
      'see on, lugeda logi, leida süüdlane',
    account:
      'konto, parool, unustasin parooli, parooli vahetada, parooli taastada, e-posti vahetada, email, ' +
      'sisse logida, saidil registreeruda, konto kustutamine, kontot kustutada, seansid, konto häkiti, ' +
      'kinnitada e-posti, e-posti kinnitus, kinnituskiri, unustasin kasutajanime, ei saa kontole ' +
      'sisse, kustutada oma konto, registreeruda, kiri ei tule, rämpspost, kustutada profiil, profiil, ' +
      'kustutada minu andmed, e-post, vahetada e-posti, kiri ei tulnud, pole kirja, link kirjast, ' +
      'parooli taastamine, ei mäleta parooli, keegi logis sisse, ei lase paneeli',
    'second-step':
      'kaheastmeline, kaheastmeline autentimine, kahefaktoriline, 2fa, teine samm, teine faktor, kood ' +
      'rakendusest, authenticator, kaotasin telefoni, varukoodid, kood telefonist, kood ' +
      'sisselogimisel, uus telefon, ei lase ilma koodita, koodide äpp, koodid, autentikaator, kaitsta ' +
      'kontot, kuus numbrit, uputasin telefoni, telefon läks katki, varastati telefon, vahetasin ' +
      'telefoni, kustutasin rakenduse, ühekordne kood',
    balance:
      'saldo, kontojääk, laadida kontot, raha lisada, maksta, maksmine, makse, kaardiga, tagasimakse, ' +
      'raha tagasi, tagastus, arve, hind, raha panna, raha sisse kanda, kaardiga maksta, raha tagasi ' +
      'saada, tagastate raha, makseviisid, paypal, visa, ei meeldinud, tagastada ülejääk, kas ' +
      'tagastate, jääk, jäägi, kanda raha, rahakott, laadida, enam ei mängi, mõtlesin ümber, millega ' +
      'maksta, mis kaardiga, miinimum, ema maksis, maksete ajalugu, palju maksab',
    extending:
      'pikendada, pikendamine, serverit pikendada, aegus, aegub, tähtaeg, maksmata, maksin hilja, ' +
      'server kustutatakse, automaatne pikendamine, paketti vahetada, järgmine kuu, ei maksa, ei ' +
      'maksnud, hilinesin, veel kuuks, kustutate maailma, aeg saab läbi, maksta kuu, lõppes, sõidan ' +
      'ära, laagris, vaheaeg, unustasin pikendada, kustutasid serveri, jõuan päästa, kui kaua hoitakse ' +
      'maailma, kas maailm jääb, automaatne makse, suurem pakett, vahetada paketti, väiksem pakett, ' +
      'paus, tühistada tellimus, tellimus',
    'promo-code':
      'sooduskood, promokood, kinkekood, allahindlus, kupong, kampaania, soodustus, youtuberi kood, ' +
      'striimeri kood, koodi sisestada, koodi aktiveerida, sõna soodustuseks, sooduse sõna, soodus, ' +
      'youtuber, blogija, striimija, kuhu sisestada kood, odavam, kood ei tööta',
    support:
      'tugi, kasutajatugi, klienditugi, abi saada, kontakt, ühendust võtta, kirjutada teile, kaebus, ' +
      'kuhu kirjutada, teile kirjutada, teiega ühendust, helistada, telefoninumber, tööaeg, ei vasta, ' +
      'kellele kirjutada, vaikus, rääkida inimesega, pole vastust, kui kaua oodata vastust, kaevata, ' +
      'telefon, nädalavahetusel',
    'another-node':
      'kolida teise sõlme, teine sõlm, vaheta sõlme, sõpradele lähemale, sõlm üle koormatud, vaheta ' +
      'asukohta, teine asukoht, kolimine, võimsam riistvara, kiirem protsessor, teine masin, tugevam ' +
      'masin, teine riik, teine linn, ping, nõrk riistvara, nõrk protsessor, ryzen, server lähemal, ' +
      'kõrge ping, kaugel server, mis riigis server, saksamaa, poola, eesti, asukoht, andmekeskus, ' +
      'sõlm, teise riiki kolida',
    'declined-payments':
      'makse lükati tagasi, tagasi lükatud makse, makse ebaõnnestus, makse ei lähe läbi, kaart lükati ' +
      'tagasi, raha läks maha, raha pole saldol, raha ei jõudnud kohale, maksin kaks korda, ' +
      'topeltmakse, makse jäi kinni, makseleht jäi kinni, kood ei tule, pank keeldub, pank lükkab ' +
      'tagasi, kaart ei tööta, kaart ei lähe läbi, pole piisavalt raha, ei saa maksta, raha läks, raha ' +
      'võeti, raha kinni, pank ei lase, ei võta kaarti, sms pangast, 3ds, 3d secure, maksin ja midagi, ' +
      'ei laekunud, null saldol, kaks makset, võeti kaks korda, viga maksmisel',
    'company-documents':
      'dokumendid, ettevõte, ettevõtte andmed, firma, fie, raamatupidamine, raamatupidaja, akt, aktid, ' +
      'arve ettevõttele, arved, käibemaks, km, maksumaksja number, pangaülekanne, ülekandega maksta, ' +
      'leping, kasutustingimused, privaatsuspoliitika, privaatsusreeglid, tingimused, isikuandmed, ' +
      'raamatupidajale, arve firmale, kool maksab, ülekanne, tempel, allkiri, maksuamet, teenuse ' +
      'leping, privaatsus',
    'share-log':
      'jaga logi, logi jagada, logi jagamine, logi saata, link logile, logi näidata, mclogs, mclo gs, ' +
      'pastebin, share log, näidata konsooli, saata konsool, jagada konsooli, vaadata konsooli, logid ' +
      'sõbrale, link konsoolile, näidata viga, saata viga, küsivad logi, konsooli pilt, jagada',
    'players-page':
      'vahekaart mängijad, mängijate nimekiri, mängijate loend, eemalda operaator, operaatorit ' +
      'eemaldada, deop, bännide nimekiri, bänn eemaldada, unban, ip bänn, ip ban, whitelist json, ops ' +
      'json, allowlist, bänn bedrockis, op, anda op, operaator, valge nimekiri, whitelist, ' +
      'white-listed, ainult sõbrad, ainult omad, lasta sisse ainult sõbrad, ban, bannida, unbannida, ' +
      'kickida, mängija välja visata, endale op, saada adminiks, gamemode ei tööta, ropendab, solvab, ' +
      'toksiline, välja visata, igaveseks, ip järgi, bannisin kogemata, eemaldada bann, ainult ' +
      'kutsutud, parool serverile, sulgeda server võõraste eest, kes on sees',
    votes:
      'hääletus, hääletused, hääletada, hääletamine, hääled, auhind hääle eest, vote, votifier, ' +
      'nuvotifier, votifierplus, votingplugin, serverite edetabel, edetabelid, serverit reklaamida, ' +
      'port 8192, hääletavad, auhind hääletamise eest, topid, hääletuslehed, et hääletaks, kast hääle ' +
      'eest, võti hääle eest, auhinnad häälte eest, hääled ei tule, leida mängijaid, kus reklaamida ' +
      'serverit, reklaam',
    mysql:
      'mysql, mariadb, andmebaas, andmebaasid, database, db, sql, sqlite, phpmyadmin, postgresql, ' +
      'redis, mongodb, andmebaas ühendada, väline andmebaas, andmebaasi host, andmebaasi parool, ' +
      'andmebaasi kasutaja, plugin küsib andmebaasi, baas, ühendus baasiga, baasi andmed, plugin vajab ' +
      'baasi, tabelid, luua baas, jdbc',
    'hybrid-cores':
      'hübriid, hübriidid, hübriidtarkvara, hübriidserver, mohist, arclight, magma, ketting, youer, ' +
      'catserver, cardboard, modid ja pluginad koos, modid ja pluginad ühes serveris, pluginad forge, ' +
      'pluginad neoforge, modid ja pluginad korraga, nii modid kui pluginad, pluginad modidega ' +
      'serveris, mod ja plugin, moditud server pluginatega, plugin forge peal, plugin fabricu peal, ' +
      'forge pluginatega, forge ja pluginad, essentials forge peal, worldedit ja modid, ühendada modid ' +
      'ja pluginad',
    'bedrock-addons':
      'addon, addonid, bedrocki lisad, lisad, modid bedrockile, modid telefonis, mcpack, mcaddon, ' +
      'behavior pack, käitumispakk, käitumispakid, bedrocki ressursipakk, world_behavior_packs, ' +
      'katsed, experiments, manifest, addon bedrockile, kuhu panna addon, behavior, addonid telefonis, ' +
      'mcpedl, mcaddon fail, mcpack fail, addon ei tööta, eksperimendid, bedrocki modid',
    'game-rules':
      'mängureegel, mängureeglid, mängu reeglid, gamerule, gamerules, keepinventory, keep inventory, ' +
      'asjad jäävad alles, asjad pärast surma, mobgriefing, creeperid ei lõhuks, igavene päev, alati ' +
      'päev, aeg peatada, daylight cycle, vihm ära, asjad ei kuku, inventar jääb alles, inventar, ' +
      'pärast surma, surm, suren, fantoomid, vihm, tuli, creeperid, kraam, surres, asjad surres, asju ' +
      'mitte kaotada, creeper õhkis, endermanid plokid, tulekahju, kukkumiskahju, koordinaadid, nälg',
    'new-world':
      'uus maailm, maailm lähtestada, maailma lähtestamine, maailma resettida, reset, wipe, otsast ' +
      'alustada, algusest alustada, uus seeme, seemet vahetada, uus seed, nether lähtestada, end ' +
      'lähtestada, draakon tagasi, ender dragon, uuesti paigaldada, kustutada kaart, uus kaart, teine ' +
      'kaart, genereerida uus maailm, nullist, puhastada maailm, kaart tüütas ära, kustutada maailm ja ' +
      'alustada, puhas maailm, hooaeg, uus hooaeg, teine seeme, lame maailm, end uuesti, uuesti ' +
      'algusest',
    'several-worlds':
      'mitu maailma, kaks maailma, teine maailm, veel üks maailm, multiverse, multiworld, mv create, ' +
      'maailma vahetada, level name, loominguline maailm, creative maailm, eraldi seljakott, eraldi ' +
      'inventar, eraldi maailm, maailm loominguliseks, veel maailm, lisamaailm, ehitusmaailm, eraldi ' +
      'kaart, kolmas maailm, vahetada maailmu, teleport maailmade vahel, portaal teise maailma, ' +
      'maailmad, ehitajad',
    'start-by-joining':
      'käivitamine liitumisega, liitumisega käivitada, server käivitub ise, automaatne käivitamine, ' +
      'autostart, magav server, server äratada, sõbrad käivitavad serveri, käivitada ilma minuta, ' +
      'käivitada ilma paneelita, mind pole kodus, kui mind pole, sõber paneb serveri käima, käima ' +
      'panna, panna käima ilma minuta, läheb käima kui keegi liitub, ärkab üles, väljas kui kedagi ' +
      'pole, lülitub välja kui tühi, magab, ma magan, mind pole, sõbrad ilma minuta, sõber tahab tulla ' +
      'aga server väljas, sõbrad saaks käivitada, ise käivitada, ärgata, käivitub liitudes, olen tööl, ' +
      'olen koolis, tühi server',
    'homes-and-warps':
      'kodu, kodud, kodu panna, home, sethome, warp, warpid, setwarp, tpa, teleport, teleportida, ' +
      'teleportida sõbra juurde, spawn käsk, setspawn, kit, kitid, komplekt, algaja komplekt, ' +
      'essentialsx, essentials, tp koju, teleport koju, koht salvestada, koju, koju hüpata, tagasi ' +
      'koju, tp, teleport sõbra juurde, teleport spawni, käsk koju, spawn, panna spawn, rtp, ' +
      'stardikomplekt',
    afk:
      'afk, eemal, tegevusetu, seisab paigal, afk välja visata, kick afk, idle timeout, magamine, uni, ' +
      'üks magab, öö vahele jätta, öö ei lähe mööda, voodi, magajate protsent, ' +
      'playerssleepingpercentage, seista paigal, visatakse välja seismise eest, seisan paigal, liiga ' +
      'kaua, läks teed tegema, seisab ja ei mängi, seisavad paigal, afk mängijad, võtavad kohti, kõik ei ' +
      'maga, öö ei jää vahele, magama minna, pooled mängijad, mitteaktiivsed',
    'anti-cheat':
      'anticheat, anti cheat, sohivastane, sohivastane plugin, sohitegija, cheater, cheatib, killaura, ' +
      'fly hack, speed hack, reach, grim, grimac, vulcan, matrix, spartan, valehäired, rubberband, ' +
      'moved too quickly, flying is not enabled, lendavad, lendab, fly, petised, püüda häkkereid, ' +
      'häkkerid, häkib, sohk, sohitegijad, jooksevad kiiresti, lööb läbi seina, läbi seina, kaevab ' +
      'otse teemantideni, kaevab otse, ebaaus, sohib, petab, petmine, petis, aimbot, autoclicker, ' +
      'kiirus, püüda petjaid, bannib põhjuseta, sohikaitse, pettusevastane kaitse, kaitse sohitegijate ' +
      'eest, kaitse petturite eest, petturid',
    'invalid-session':
      'invalid session, vigane seanss, seanss aegunud, failed to log in, failed to verify username, ' +
      'kasutajanime kontroll, authentication servers are down, multiplayer is disabled, restart your ' +
      'game and the launcher, sessiooni viga, sessioon, litsentsi kontroll, kehtetu seanss, proovi ' +
      'mäng taaskäivitada, seanss aegus, sisselogimine ebaõnnestus, microsofti sisselogimine, ' +
      'microsofti konto, nime kontroll',
  },
}
