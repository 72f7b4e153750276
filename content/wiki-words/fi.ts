import type { WikiWords } from './type.ts'

export const fi: WikiWords = {
  stopWords:
    'ei eikä eli en enää että haluan hän ja jo joka jos jotta jotka joten kai kaikki kaikille koko kuin kuinka kun kuka luo me meidän mihin mikä mikä minun minulle minä missä mistä mitä mitkä miten miksi milloin mun mutta mulla myös ne niin nyt olen oli olisi olla oma omaan on pitää pitäisi saada saako saan se sen siihen siis sille sitten tai tarvitsen tarvitaan tee tehdä toimi tässä tämä vai vaikka vain voi voiko voin voinko minecraft',
  articles: {
    'first-server-java':
      'luoda palvelin, palvelimen luominen, tehdä palvelin, ensimmäinen palvelin, aloittaa, käynnistää palvelin, palvelimelle liittyminen, liittyä palvelimelle, yhdistää palvelimeen, ei pääse palvelimelle, ei yhdistä, yhteysvirhe, yhteys epäonnistui, connection refused, connection timed out, timed out, aikakatkaisu, unknown host, tuntematon isäntä, outdated client, failed to verify username, palvelimen osoite, ip osoite',
    cores:
      'palvelinohjelmisto, ohjelmisto, ydin, paper, purpur, spigot, vanilla, folia, fabric, forge, neoforge, mikä valita, ohjelmiston vaihto, java versio, eula txt, java',
    'file-manager':
      'tiedostonhallinta, tiedostot selaimessa, tiedostot paneelissa, tiedostoeditori, purkaa paketti, zip, 7z, rar, roskakori, palauttaa tiedosto, poistin tiedoston, lähetä kansio, raahata, käyttöoikeudet, permission denied, lataa linkistä, etsi tiedostoista, nbt',
    sftp: 'sftp, ftp, filezilla, winscp, ladata tiedostoja, tiedostojen lataus, maailman lataus palvelimelle, lähettää tiedostoja, tiedostojen siirto, kansiot, ssh, ssh avain, sftp salasana, rsync, scp, lftp',
    'move-a-server':
      'siirto, siirtää palvelin, siirtää maailma, muutto, muuttaa palvelin, aternos, toinen hosting, vaihtaa palveluntarjoajaa, omalta koneelta, yksinpelimaailma',
    'subdomain-and-domain':
      'domain, verkkotunnus, oma verkkotunnus, alidomain, aliverkkotunnus, domainin liittäminen, osoite ilman porttia, dns, srv, srv tietue, a tietue',
    'join-bedrock':
      'bedrock, liittyä puhelimella, puhelin, puhelimella, mobiili, tabletti, pe, xbox, playstation, switch, pelikonsoli, portti 19132, bedrock palvelin',
    'not-starting':
      'ei käynnisty, palvelin ei käynnisty, ei lähde käyntiin, ei vastaa, palvelin ei vastaa, jumissa, jäätyi, kaatui, portti varattu, hyväksy eula, hiekkalaatikko',
    'server-properties':
      'palvelimen asetukset, asetukset, server properties, pvp, pvp pois, komentolohkot, komentolohko, komentokuutio, lentäminen, lentää, vaikeusaste, pelitila, gamemode, siemen, seed, hardcore, paikat, pelaajamäärä, palvelimen portti, rcon, nether pois, hirviöiden ilmestyminen',
    'motd-and-icon':
      'motd, kuvake, palvelimen kuvake, ikoni, kuva, palvelimen kuva, logo, kuvaus, palvelimen nimi, palvelinluettelo, värit, värillinen teksti',
    backups:
      'varmuuskopio, varmuuskopiot, varmuuskopiointi, varmuuskopion palautus, backup, palauttaa maailma, maailman palautus, maailma katosi, maailma hävisi, poistin maailman, tallentaa maailma',
    schedules:
      'ajastus, ajastukset, automaattinen uudelleenkäynnistys, yöllinen uudelleenkäynnistys, ajastettu uudelleenkäynnistys, cron, ajastetut komennot, automaattiset viestit, ilmoitukset',
    upgrade:
      'päivitys, palvelimen päivitys, päivittää palvelin, versionvaihto, vaihtaa versio, uusi versio, upgrade, update, 1.21 versiosta 26, forceUpgrade',
    'resource-packs-and-datapacks':
      'resurssipaketti, resource pack, tekstuuripaketti, tekstuurit, texture pack, datapaketti, datapakki, datapack, sha1',
    protection:
      'suojaus, suojata, grieffaaja, grieffaus, sallittujen lista, valkoinen lista, whitelist, ddos, botit, hakkeroitu, xray, huijarit, cheat, kuka rikkoi, kuka varasti, coreprotect, bannata, porttikielto, vain kaverit',
    'offline-mode':
      'cracked, piraatti, ilman lisenssiä, lisenssi, ilman ostoa, tlauncher, online mode, authme, salasana palvelimella, rekisteröinti palvelimella, skinit, skini, ulkoasu, skinit eivät näy, steve',
    luckperms:
      'op, antaa op, opit, operaattori, admin, ylläpitäjä, oikeudet, antaa oikeuksia, ryhmät, rankit, rank, arvot, etuliite, etuliitteet, prefix, vip, permissions, luckperms, moderaattori',
    worldguard:
      'alue, alueet, alueen suojaus, suojata spawn, tontti, tontit, maan suojaus, worldguard, worldedit, liput, flags, claim, valtaus',
    'economy-and-eula':
      'lahjoitukset, lahjoitus, myydä, myydä rankkeja, ansaita rahaa, kauppa, talous, raha palvelimella, valuutta, vault, essentials, oikea raha, mojangin säännöt',
    'plugins-and-mods':
      'plugin, pluginit, lisäosa, lisäosat, modi, modit, pluginin asennus, asentaa plugin, pluginien asentaminen, modien asentaminen, asentaa modit, plugin ei toimi, pluginien päivitys, jar',
    modpacks:
      'modipaketti, modipaketit, modipaketin asennus, modpack, curseforge, modrinth, mrpack, server pack',
    'voice-chat':
      'äänichat, äänichatti, puhechat, puhe, voice chat, mikrofoni, mikki, ei kuulu, kuulla kaverit, puhua, proximity chat, plasmo voice',
    'web-maps': 'kartta, maailmankartta, kartta selaimessa, nettikartta, dynmap, bluemap, squaremap',
    discordsrv:
      'discord, discord botti, botti, botin token, chat discordiin, yhdistää discord, discord konsoli',
    proxies:
      'proxy, välityspalvelin, velocity, bungeecord, bungee, palvelinverkko, yhdistää palvelimia, useita palvelimia, lobby, aula, forwarding secret, ip forwarding',
    viaversion:
      'eri versiot, eri versioilla, toinen versio, vanhempi versio, uudempi versio, useita versioita, mikä tahansa versio, viaversion, via version, viabackwards, outdated client, outdated server, protokolla, 1.20 ja 1.21',
    'bedrock-on-java':
      'geyser, floodgate, crossplay, puhelimella java palvelimelle, puhelimella java, bedrock javalle, bedrock ja java yhdessä, xbox javalle',
    'memory-and-gc':
      'muisti, keskusmuisti, ram, gt, gb, paljonko ram, paljonko muistia, liian vähän muistia, muisti loppuu, muisti loppui, roskienkeruu, garbage collector, aikarin liput, käynnistysliput, jvm argumentit, xmx, out of memory, java heap space',
    'view-distance-and-entities':
      'näkymäetäisyys, piirtoetäisyys, näköetäisyys, render distance, view distance, simulation distance, mobiraja, liikaa mobeja, entiteetit, mobit eivät ilmesty',
    profiler:
      'lag, lagaa, lagittaa, lagi, tökkii, pätkii, jumittaa, hidas palvelin, matala tps, tps, mspt, spark, timings, kuormitus, optimointi',
    pregeneration:
      'maailman generointi, generoida maailma, esigenerointi, etukäteen, chunkit, uudet chunkit, lohkot lataus, chunky, maailman raja, world border, lagaa lentäessä',
    'crash-reports':
      'crash, kaatuu, kaatui, kaatuminen, palvelin kaatuu, sammuu, loki, lokit, raportti, virhe käynnistyksessä, ei lähde käyntiin, crash report, kaatumisraportti, caused by',
    account:
      'tili, salasana, unohdin salasanan, salasanan vaihto, vaihtaa salasana, palauttaa salasana, vaihtaa sähköposti, sähköposti, kirjautua sivustolle, kirjautuminen, rekisteröityä sivustolle, poistaa tili, istunnot, tili hakkeroitu',
    'second-step':
      'kaksivaiheinen, kaksivaiheinen tunnistautuminen, kaksivaiheinen todennus, 2fa, toinen vaihe, toinen tekijä, koodi sovelluksesta, authenticator, kadotin puhelimen, varakoodit',
    balance:
      'saldo, lisätä saldoa, ladata saldoa, maksaa, maksu, maksutapa, kortilla, hyvitys, palautus rahat, rahat takaisin, lasku, hinta',
    extending:
      'jatkaa palvelinta, jatkaminen, jatkaa tilausta, uusia, umpeutui, umpeutuu, määräaika, en maksanut ajoissa, palvelin poistetaan, automaattinen jatko, vaihtaa pakettia',
    'promo-code': 'alekoodi, alennuskoodi, tarjouskoodi, lahjakoodi, alennus, kuponki, kampanja',
    support:
      'tuki, asiakaspalvelu, asiakastuki, tekninen tuki, yhteys asiakaspalveluun, ota yhteyttä, yhteystiedot, kirjoittaa teille, valitus',
    'another-node':
      'siirtää toiselle noodille, toinen noodi, vaihtaa noodia, lähemmäs kavereita, noodi ylikuormittunut, vaihtaa sijaintia, toinen sijainti, siirto',
    'declined-payments':
      'maksu hylätty, maksu hylättiin, kortti hylätty, maksu ei mene läpi, maksu epäonnistui, rahat veloitettiin, rahat eivät näy, saldo ei noussut, maksoin kahdesti, kaksoisveloitus, maksu jumissa, maksusivu jumissa',
    'company-documents':
      'asiakirjat, yritys, yritykselle, toiminimi, kirjanpito, kirjanpitäjä, tosite, tositteet, lasku yritykselle, laskut, kuitti, alv, y-tunnus, verotunnus, tilisiirto, yrityksen tiedot, sopimus',
    'share-log':
      'jaa loki, jakaa loki, lokin jakaminen, lähettää loki, linkki lokiin, näyttää loki, mclogs, pastebin, share log',
    'players-page':
      'pelaajat välilehti, pelaajalista, lista pelaajista, poistaa operaattori, deop, bannilista, ip ban, ip bannaus, poistaa porttikielto, unban, whitelist json, ops json, allowlist, ban bedrock',
    votes:
      'äänestys, äänestykset, äänestää, äänet, äänestyspalkinnot, vote, votifier, nuvotifier, votifierplus, votingplugin, palvelinlistat, palvelinlista, mainostaa palvelinta, portti 8192',
    mysql:
      'mysql, mariadb, tietokanta, tietokannat, database, db, sql, sqlite, phpmyadmin, postgresql, redis, mongodb, liittää tietokanta, ulkoinen tietokanta',
    'hybrid-cores':
      'hybridi, hybridit, hybridipalvelin, mohist, arclight, magma, ketting, youer, catserver, cardboard, modit ja pluginit yhdessä, modit ja pluginit samalla palvelimella, pluginit forgeen, pluginit neoforgeen',
    'bedrock-addons':
      'addon, addonit, bedrock lisäosat, modit bedrockiin, modit puhelimelle, mcpack, mcaddon, behavior pack, toimintapaketti, käyttäytymispaketti, bedrock resurssipaketti, world_behavior_packs, kokeilut, experiments, manifest',
    'game-rules':
      'pelisääntö, pelisäännöt, gamerule, gamerules, keepinventory, keep inventory, tavarat säilyvät, tavarat säilyvät kuollessa, mobgriefing, creeperit räjäyttävät, aina päivä, ikuinen päivä, pysäyttää aika, daylight cycle, sade pois, sää',
    'new-world':
      'uusi maailma, nollata maailma, maailman nollaus, resetoida maailma, reset, wipe, aloittaa alusta, vaihtaa maailma, uusi seed, vaihtaa seed, toinen siemen, nollata nether, nollata end, lohikäärme takaisin, ender dragon, asentaa uudelleen',
    'several-worlds':
      'monta maailmaa, useita maailmoja, toinen maailma, kaksi maailmaa, lisää maailmoja, multiverse, multiworld, mv create, vaihtaa maailmaa, level name, luova maailma, creative maailma, erilliset inventaariot, eri inventory',
    'start-by-joining':
      'käynnistys liittymällä, käynnistää liittymällä, automaattinen käynnistys, autostart, herättää palvelin, palvelin nukkuu, kaverit käynnistävät palvelimen, käynnistää ilman minua, käynnistää ilman paneelia',
    'homes-and-warps':
      'koti, kodit, home, sethome, asettaa koti, warp, warpit, setwarp, tpa, teleportti, teleportata, teleportata kaverin luo, setspawn, spawn komento, kit, kitit, aloituspaketti, essentialsx, essentials',
    afk: 'afk, poissa, toimeton, toimettomat, kick afk, heittää ulos afk, idle timeout, uni, nukkuminen, yksi nukkuu, ohittaa yö, yö ei ohitu, sänky, uniprosentti, playerssleepingpercentage',
    'anti-cheat':
      'anticheat, anti cheat, huijauksenesto, huijari, huijarit, huijaaminen, hackit, hakkeri, killaura, fly hack, speed hack, reach, grim, grimac, vulcan, matrix, spartan, väärät hälytykset, rubberband, moved too quickly, flying is not enabled',
    'invalid-session':
      'invalid session, virheellinen istunto, kirjautuminen epäonnistui, failed to log in, failed to verify username, käyttäjänimen vahvistus, authentication servers are down, multiplayer is disabled, käynnistä peli ja käynnistin uudelleen',
  },
}
