import type { WikiWords } from './type.ts'

export const et: WikiWords = {
  stopWords:
    'aga aitab aita alla all ei ennast enda endale ette ega et ent igal iga ja jaoks ju juba juurde kas keda kelle kes kokku ka kohta kui kuidas kuhu kumb kus kust ma mis miks mida millal milline millist minna minu mind mul mulle me meie mingi mitte mitu mõni nad need ning nii oleks olema oli on oma ole palju palun panna peab pean pole saab saaks saada saan see seda selle siin siis sul ta tahan teha teie tema tuleb või va vaja veel ära üks üles minecraft',
  articles: {
    'first-server-java':
      'luua server, serveri loomine, teha server, esimene server, alustada, käivitada server, kuidas serverisse saada, serverisse sisse, ühenduda serveriga, ei saa ühendust, ei saa sisse, ei lase sisse, ühenduse viga, ühendus ebaõnnestus, connection refused, connection timed out, timed out, unknown host, tundmatu host, outdated client, failed to verify username, serveri aadress, ip aadress',
    cores:
      'serveritarkvara, tarkvara, tuum, paper, purpur, spigot, vanilla, folia, fabric, forge, neoforge, millist valida, kumb valida, tarkvara vahetada, java versioon, eula txt, java',
    'file-manager':
      'failihaldur, failid brauseris, failid juhtpaneelis, failiredaktor, arhiiv lahti pakkida, zip, 7z, rar, prügikast, fail taastada, kustutasin faili, kaust üles laadida, lohistada, failide õigused, permission denied, lingilt alla laadida, failidest otsida, nbt',
    sftp: 'sftp, ftp, filezilla, winscp, faile üles laadida, laadida üles, maailm üles laadida, faile alla laadida, maailm alla laadida, failidele ligipääs, kaustad, serveri failid, ssh, ssh võti, sftp parool, rsync, scp, lftp',
    'move-a-server':
      'kolida, kolimine, serverit kolida, maailma üle tuua, üle tuua, migratsioon, aternos, teine majutaja, majutajat vahetada, oma arvutist, üksikmängu maailm',
    'subdomain-and-domain':
      'domeen, alamdomeen, oma domeen, domeeni ühendada, aadress ilma pordita, dns, srv, srv kirje, a kirje',
    'join-bedrock':
      'bedrock, telefoniga liituda, telefon, telefoniga, mobiil, tahvel, pe, xbox, playstation, switch, mängukonsool, port 19132, bedrocki server',
    'not-starting':
      'ei käivitu, server ei käivitu, ei lähe käima, ei vasta, server ei vasta, hangub, jooksis kokku, kukkus kokku, port hõivatud, nõustu eula, liivakast',
    'server-properties':
      'serveri seaded, seaded, server properties, pvp, pvp välja lülitada, käsuplokid, käsuplokk, lendamine, lennata, raskusaste, raskusastet muuta, mängurežiim, gamemode, seeme, seed, hardcore, kohad, mängijate arv, serveri port, rcon, nether välja lülitada, elukate tekkimine',
    'motd-and-icon':
      'motd, ikoon, serveri ikoon, pilt, serveri pilt, logo, kirjeldus, serveri nimi, serverite loend, värvid, värviline tekst',
    backups:
      'varukoopia, varukoopiad, varundamine, varundada, taastamine, taastada, backup, bäkup, maailma koopia, maailm taastada, maailm tagasi, maailm kadus, kustutasin maailma',
    schedules:
      'ajakava, automaatne taaskäivitus, öine taaskäivitus, restart igal ööl, cron, ajastamine, ajastatud käsud, automaatsed sõnumid, teadaanded',
    upgrade:
      'uuendada, uuendamine, serverit uuendada, versiooni vahetada, uus versioon, upgrade, update, 1.21 pealt 26, forceUpgrade',
    'resource-packs-and-datapacks':
      'ressursipakk, ressursipakid, resource pack, tekstuuripakk, tekstuurid, texture pack, andmepakk, datapack, datapakk, sha1',
    protection:
      'kaitse, kaitsta, griefer, griefija, grieferid, rüüstaja, rüüstamine, lubatud mängijad, valge nimekiri, lubatute nimekiri, whitelist, ddos, botid, häkiti, häkker, xray, sohitegijad, cheat, kes lõhkus, kes varastas, coreprotect, ban, bännida, keelata mängija, ainult sõbrad',
    'offline-mode':
      'cracked, crackitud, piraat, piraatversioon, ilma litsentsita, litsents, ilma ostmata, tlauncher, online mode, authme, parool serveris, registreerimine serveris, skinid, skin, välimus, ei näe skine, steve',
    luckperms:
      'op, opi anda, operaator, admin, administraator, õigused, õigusi anda, rühmad, grupid, auastmed, auaste, rank, eesliide, eesliited, prefix, vip, permissions, luckperms, moderaator',
    worldguard:
      'regioon, ala, alad, ala kaitsta, spawni kaitsta, krunt, krundid, maa kaitsmine, worldguard, worldedit, lipud, flags, claim',
    'economy-and-eula':
      'annetused, annetus, annetada, donate, müüa, müüa auastmeid, teenida, raha teenida, pood, majandus, raha serveris, valuuta, vault, essentials, päris raha, mojangi reeglid',
    'plugins-and-mods':
      'plugin, pluginad, plugin paigaldada, mod, modid, modi, pluginaid paigaldada, modide paigaldamine, modid lisada, pluginaid lisada, plugin ei tööta, pluginaid uuendada, jar',
    modpacks: 'modipakk, modipakid, modpack, modide kogu, curseforge, modrinth, mrpack, server pack',
    'voice-chat':
      'häälvestlus, häälchat, hääl, voice chat, mikrofon, ei kuule, sõpru kuulda, rääkida, proximity chat, plasmo voice',
    'web-maps': 'kaart, maailma kaart, kaart brauseris, veebikaart, dynmap, bluemap, squaremap',
    discordsrv:
      'discord, discordi bot, discordi kanal, boti token, chat discordi, discordiga ühendada, discordi konsool, kanal',
    proxies:
      'proksi, proxy, velocity, bungeecord, bungee, serverite võrk, servereid ühendada, mitu serverit, lobby, forwarding secret, ip forwarding',
    viaversion:
      'eri versioonid, erinevad versioonid, teine versioon, vanem versioon, uuem versioon, mitu versiooni, mis tahes versioon, viaversion, via version, viabackwards, outdated client, outdated server, protokoll, 1.20 ja 1.21',
    'bedrock-on-java':
      'geyser, floodgate, crossplay, telefon java serverisse, telefoniga java, bedrock java serverisse, bedrock ja java koos, xbox java serverisse',
    'memory-and-gc':
      'mälu, muutmälu, ram, gb, kui palju ram, kui palju mälu, liiga vähe mälu, mälu saab otsa, mälu otsas, prügikoristus, garbage collector, aikari lipud, käivituslipud, jvm argumendid, xmx, out of memory, java heap space',
    'view-distance-and-entities':
      'kuvamiskaugus, nähtavuskaugus, vaatekaugus, render distance, view distance, simulation distance, elukate piirang, liiga palju elukaid, mobid, olemid, mobid ei teki',
    profiler:
      'lag, lagib, lagab, lägib, lagimine, viivitused, hangub, jookseb aeglaselt, aeglane server, madal tps, tps, mspt, spark, timings, koormus, optimeerimine',
    pregeneration:
      'maailma genereerimine, genereerida, maailm ette genereerida, ette genereerida, eelgenereerimine, chunkid, uued chunkid, kamakad, chunky, maailma piir, world border, lagib lennates',
    'crash-reports':
      'crash, jookseb kokku, kokku jooksmine, kokkujooksmine, krahh, server kukub, läheb kinni, logi, logid, aruanne, viga käivitamisel, ei lähe käima, crash report, caused by',
    account:
      'konto, parool, unustasin parooli, parooli vahetada, parooli taastada, e-posti vahetada, email, sisse logida, saidil registreeruda, konto kustutamine, kontot kustutada, seansid, konto häkiti',
    'second-step':
      'kaheastmeline, kaheastmeline autentimine, kahefaktoriline, 2fa, teine samm, teine faktor, kood rakendusest, authenticator, kaotasin telefoni, varukoodid',
    balance:
      'saldo, kontojääk, laadida kontot, raha lisada, maksta, maksmine, makse, kaardiga, tagasimakse, raha tagasi, tagastus, arve, hind',
    extending:
      'pikendada, pikendamine, serverit pikendada, aegus, aegub, tähtaeg, maksmata, maksin hilja, server kustutatakse, automaatne pikendamine, paketti vahetada',
    'promo-code': 'sooduskood, promokood, kinkekood, allahindlus, kupong, kampaania, soodustus',
    support: 'tugi, kasutajatugi, klienditugi, abi saada, kontakt, ühendust võtta, kirjutada teile, kaebus',
    'another-node':
      'kolida teise sõlme, teine sõlm, vaheta sõlme, sõpradele lähemale, sõlm üle koormatud, vaheta asukohta, teine asukoht, kolimine',
    'declined-payments':
      'makse lükati tagasi, tagasi lükatud makse, makse ebaõnnestus, makse ei lähe läbi, kaart lükati tagasi, raha läks maha, raha pole saldol, raha ei jõudnud kohale, maksin kaks korda, topeltmakse, makse jäi kinni, makseleht jäi kinni, kood ei tule',
    'company-documents':
      'dokumendid, ettevõte, ettevõtte andmed, firma, fie, raamatupidamine, raamatupidaja, akt, aktid, arve ettevõttele, arved, käibemaks, km, maksumaksja number, pangaülekanne, ülekandega maksta, leping',
    'share-log':
      'jaga logi, logi jagada, logi jagamine, logi saata, link logile, logi näidata, mclogs, mclo gs, pastebin, share log',
    'players-page':
      'vahekaart mängijad, mängijate nimekiri, mängijate loend, eemalda operaator, operaatorit eemaldada, deop, bännide nimekiri, bänn eemaldada, unban, ip bänn, ip ban, whitelist json, ops json, allowlist, bänn bedrockis',
    votes:
      'hääletus, hääletused, hääletada, hääletamine, hääled, auhind hääle eest, vote, votifier, nuvotifier, votifierplus, votingplugin, serverite edetabel, edetabelid, serverit reklaamida, port 8192',
    mysql:
      'mysql, mariadb, andmebaas, andmebaasid, database, db, sql, sqlite, phpmyadmin, postgresql, redis, mongodb, andmebaas ühendada, väline andmebaas',
    'hybrid-cores':
      'hübriid, hübriidid, hübriidtarkvara, hübriidserver, mohist, arclight, magma, ketting, youer, catserver, cardboard, modid ja pluginad koos, modid ja pluginad ühes serveris, pluginad forge, pluginad neoforge',
    'bedrock-addons':
      'addon, addonid, bedrocki lisad, lisad, modid bedrockile, modid telefonis, mcpack, mcaddon, behavior pack, käitumispakk, käitumispakid, bedrocki ressursipakk, world_behavior_packs, katsed, experiments, manifest',
    'game-rules':
      'mängureegel, mängureeglid, mängu reeglid, gamerule, gamerules, keepinventory, keep inventory, asjad jäävad alles, asjad pärast surma, mobgriefing, creeperid ei lõhuks, igavene päev, alati päev, aeg peatada, daylight cycle, vihm ära, ilm',
    'new-world':
      'uus maailm, maailm lähtestada, maailma lähtestamine, maailma resettida, reset, wipe, otsast alustada, algusest alustada, uus seeme, seemet vahetada, uus seed, nether lähtestada, end lähtestada, draakon tagasi, ender dragon, uuesti paigaldada',
    'several-worlds':
      'mitu maailma, kaks maailma, teine maailm, veel üks maailm, multiverse, multiworld, mv create, maailma vahetada, level name, loominguline maailm, creative maailm, eraldi seljakott, eraldi inventar',
    'start-by-joining':
      'käivitamine liitumisega, liitumisega käivitada, server käivitub ise, automaatne käivitamine, autostart, magav server, server äratada, sõbrad käivitavad serveri, käivitada ilma minuta, käivitada ilma paneelita',
    'homes-and-warps':
      'kodu, kodud, kodu panna, home, sethome, warp, warpid, setwarp, tpa, teleport, teleportida, teleportida sõbra juurde, spawn käsk, setspawn, kit, kitid, komplekt, algaja komplekt, essentialsx, essentials',
    afk: 'afk, eemal, tegevusetu, seisab paigal, afk välja visata, kick afk, idle timeout, magamine, uni, üks magab, öö vahele jätta, öö ei lähe mööda, voodi, magajate protsent, playerssleepingpercentage',
    'anti-cheat':
      'anticheat, anti cheat, sohivastane, sohivastane plugin, sohitegija, cheater, cheatib, killaura, fly hack, speed hack, reach, grim, grimac, vulcan, matrix, spartan, valehäired, rubberband, moved too quickly, flying is not enabled',
    'invalid-session':
      'invalid session, vigane seanss, seanss aegunud, failed to log in, failed to verify username, kasutajanime kontroll, authentication servers are down, multiplayer is disabled, restart your game and the launcher',
  },
}
