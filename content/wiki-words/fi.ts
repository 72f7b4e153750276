import type { WikiWords } from './type.ts'

export const fi: WikiWords = {
  stopWords:
    'ei eikä eli en enää että haluan hän ja jo joka jos jotta jotka joten kai kaikki kaikille koko ' +
    'kuin kuinka kun kuka luo me meidän mihin mikä mikä minun minulle minä missä mistä mitä mitkä ' +
    'miten miksi milloin mun mutta mulla myös ne niin nyt olen oli olisi olla oma omaan on pitää ' +
    'pitäisi saada saako saan se sen siihen siis sille sitten tai tarvitsen tarvitaan tee tehdä toimi ' +
    'tässä tämä vai vaikka vain voi voiko voin voinko minecraft hei moi moikka terve kiitos kiitti ' +
    'pliis plz minne kenen sekä älä sitä he te teillä teidän teille mulle mä aina koskaan muutama tosi ' +
    'erittäin tänään huomenna tietää tiedä tiiä saa saisi voisin voisinko haluun haluaisin tehdään ' +
    'laittaa laitan laitetaan löydän löytää löytyy ku ihan ok joku jotain vaan tyypit porukka ' +
    'uudestaan samaan aikaan mitenkä kertokaa auttakaa toimii käyttää käytetään lisätä näyttää lukee ' +
    'sanoo etsin varten tyyppi jätkä kysymys halutaan haluttais yritän yritin minuutti pari sellainen ' +
    'semmonen vähän täysin yleensä voisi jossain jotenkin epäselvää ymmärtää jokainen jokaisen toiset ' +
    'toisen juuri tarkoittaa kertaa molemmat taas yksi kaikilla itse vielä heti et tää tän sun sulla ' +
    'minulla miks kunnon onko',
  uncovered: [
    'kesyttää, kesytetään, lisäännyttää, ruokkia, kettu, kettua, susi, sutta, kissa, kissan, koira, ' +
      'hevonen, papukaija, aksolotli, mehiläiset, panda, delfiini, timantit, timantteja, netherite, ' +
      'kulta, malmi, millä korkeudella, lumoukset, lumota, enchant, jousi, miekka, hakku, haarniska, ' +
      'kilpi, taikajuoma, juoma, keittää, craftata, resepti, työpöytä, alasin, beacon, majakka, end ' +
      'portaali, nether portaali, rakentaa portaali, nether linnoitus, linnoitus, kylä, käydä kauppaa ' +
      'kyläläisen kanssa, biomi, löytää kylä, ancient debris, redstone, xp farmi, enderman farmi, ' +
      'enderman, rautafarmi, rakentaa farmi, wither, warden, tappaa lohikäärme, voittaa lohikäärme, ' +
      'rakentaa talo, hieno talo, shaderit, optifine, speedrun, toteemi, oselotti, nälkä, kalastaa, ' +
      'sydäntä, saari, sienisaari, meloni, kasvattaa',
    'robuxit, toinen peli, muut pelit, terraria, tankit',
    'nettisivu, kotisivu, kotisivut, kotisivujen hosting, webhotelli, botin hosting, discord botti ' +
      'hosting, telegram, telegram botti, vpn, näytönohjain, dedikoitu palvelin, virtuaalipalvelin, ' +
      'pääsy paneeliin, tunnus paneeliin, antaa oikeudet paneeliin, kutsua paneeliin, osaomistaja, ' +
      'alitili, ilmoitus kun palvelin kaatuu, ilmoitukset, ilmoitus, tekstiviesti, mobiilisovellus, ' +
      'sähköpostin hosting, pilvi, kumppaniohjelma, suosittelu, api, verkkokauppa, messenger, veljen ' +
      'paneeliin',
    'työ, töihin, työpaikat, avoin työpaikka, teille töihin, palkka, harjoittelu, omistaja, omistaa, ' +
      'kuka omistaa, perustaja, toimitusjohtaja, firma, kuka teki, sijoittaja, toimisto, yhteistyö, ' +
      'kumppanit, sponsori, mainos teillä, etsittekö moderaattoreita, osakkeet',
    'kotitehtävä, läksyt, läksy, essee, koulutehtävä, luokka, matikka, matematiikka, fysiikka, kemia, ' +
      'biologia, historia, sää, ruoka, elokuva, laulu, vitsi, uutiset, presidentti, pääkaupunki, ' +
      'asukkaat, kuinka vanha, käännös, rakkaus, jalkapallo, lääkäri, horoskooppi, piirtää, yhtälö, ' +
      'pannukakku',
    'python, ohjelmointi, ohjelmoija, tunnit, yliopisto, koe, sarja, anime, musiikki, ostaa puhelin, ' +
      'läppäri, näytönohjain, bitcoin, reseptit, dieetti, treeni, taksi, lippu, lentokone, loma, ' +
      'hotelli, murtolukujen jakolasku, läksy, läksyt',
    'lehmä, sika, kana, aasi, laama, jänis, mehiläinen, hunaja, farmi, automaattinen farmi, lima, ' +
      'toteemi, sieni, suppilo, mäntä, kiskot, kaivosvaunu, vene, aarrekartta, laiva, temppeli, noita, ' +
      'näkymättömyys, nopea xp, korjata hakku, onki, varsijousi, nuolet, helmi, obsidiaani, kvartsi, ' +
      'kupari, smaragdit, hiili, kurpitsa, vehnä, porkkana, bambu, sienet, missä asuu, millä ruokkia, ' +
      'kesytetään, kesyttää, satula, tappaa lohikäärme',
    'krypto, kryptovaluutta, kryptovaluutalla, bitcoin, bitcoinilla, ladata saldoa kryptovaluutalla, ' +
      'lataa saldoa kryptovaluutalla, maksaa kryptolla, maksaa kryptovaluutalla, maksaa bitcoinilla, ' +
      'maksu kryptovaluutalla, maksu usdt, usdt, btc, ethereum',
    'lahjakortti, lahjoittaa, lahjoittaa koodi, lahjoittaa palvelin, palvelin lahjaksi, antaa palvelin ' +
      'lahjaksi, antaa lahjaksi, lahja kaverille, lahja',
    'teamspeak-palvelin, teamspeak palvelin, maksaa teamspeak, paljonko teamspeak maksaa, paljonko ' +
      'teamspeak palvelin maksaa, teamspeak hinta, teamspeak',
  ],
  articles: {
    'first-server-java':
      'luoda palvelin, palvelimen luominen, tehdä palvelin, ensimmäinen palvelin, aloittaa, käynnistää ' +
      'palvelin, palvelimelle liittyminen, liittyä palvelimelle, yhdistää palvelimeen, ei pääse ' +
      'palvelimelle, ei yhdistä, yhteysvirhe, yhteys epäonnistui, connection refused, connection timed ' +
      'out, timed out, aikakatkaisu, unknown host, tuntematon isäntä, outdated client, failed to ' +
      'verify username, palvelimen osoite, ip osoite, mistä aloitan, aloittelija, mistä saan ipn, ' +
      'vuokrasin palvelimen, pelata kavereiden kanssa, ensimmäinen kerta, maksoin mitä seuraavaksi, ' +
      'mihin ip kirjoitetaan, mihin osoite, mistä ip, ei saa yhteyttä, lisätä palvelin, kutsua ' +
      'kavereita, antaa ip, miten aloittaa pelaaminen, kukaan ei pääse, ei löydä palvelinta, yhteys ' +
      'katkesi, ensimmäinen käynnistys',
    cores:
      'palvelinohjelmisto, ohjelmisto, ydin, paper, purpur, spigot, vanilla, folia, fabric, forge, ' +
      'neoforge, mikä valita, ohjelmiston vaihto, java versio, eula txt, java, bukkit, palvelimen ' +
      'tyyppi, kumpi parempi paper vai purpur, mikä palvelinversio, puhdas minecraft, vaihtaa ydin, ' +
      'forge vai fabric, minkä valita',
    'file-manager':
      'tiedostonhallinta, tiedostot selaimessa, tiedostot paneelissa, tiedostoeditori, purkaa paketti, ' +
      'zip, 7z, rar, roskakori, palauttaa tiedosto, poistin tiedoston, lähetä kansio, raahata, ' +
      'käyttöoikeudet, permission denied, lataa linkistä, etsi tiedostoista, nbt, avata config, ' +
      'muokata tiedostoa, yml, json, luoda kansio, nimetä tiedosto uudelleen, lataamatta, korjata ' +
      'rivi, rivi, tiedostot, poistaa kansio, poistin vahingossa, arkisto, puhelimella tiedostot, ' +
      'avata tiedosto, konfigi, ladata selaimessa, missä tiedostot',
    sftp:
      'sftp, ftp, filezilla, winscp, ladata tiedostoja, tiedostojen lataus, maailman lataus ' +
      'palvelimelle, lähettää tiedostoja, tiedostojen siirto, kansiot, ssh, ssh avain, sftp salasana, ' +
      'rsync, scp, lftp, iso tiedosto, isot tiedostot, lataus katkeaa, ftp ohjelma, siirtää, liian iso ' +
      'tiedosto, selain ei lataa, avain salasanan sijaan, sftp portti, ftp pääsy',
    'move-a-server':
      'siirto, siirtää palvelin, siirtää maailma, muutto, muuttaa palvelin, aternos, toinen hosting, ' +
      'vaihtaa palveluntarjoajaa, omalta koneelta, yksinpelimaailma, lähden toiselta hostilta, ottaa ' +
      'maailma mukaan, ottaa kartta mukaan, ottaa pluginit mukaan, exaroton, hamachi, vanha hosti, ' +
      'muutan, siirtää, oma maailma, maailma koneelta, pelattiin kotona, ilmaiselta hostilta, toiselta ' +
      'hostilta, ladata oma maailma, aternoksesta, teille',
    'subdomain-and-domain':
      'domain, verkkotunnus, oma verkkotunnus, alidomain, aliverkkotunnus, domainin liittäminen, ' +
      'osoite ilman porttia, dns, srv, srv tietue, a tietue, ostin domainin, oma osoite, kirjaimet ' +
      'numeroiden sijaan, numerot, hieno ip, hieno osoite, cname, nimi ip sijaan, kirjaimilla, oma ' +
      'domain, numeroiden sijaan, ilman porttia, kiva ip, liittää domain, domain ei toimi, lyhyempi ' +
      'osoite',
    'join-bedrock':
      'bedrock, liittyä puhelimella, puhelin, puhelimella, mobiili, tabletti, pe, xbox, playstation, ' +
      'switch, pelikonsoli, portti 19132, bedrock palvelin, android, iphone, ipad, ps4, ps5, nintendo, ' +
      'mcpe, kännykkä, älypuhelin, konsolilla, tabletilla, bedrock osoite, lisätä palvelin ' +
      'puhelimella, mobiiliversio, puhelimella ei pääse, xboxilla, puhelimella palvelimelle',
    'not-starting':
      'ei käynnisty, palvelin ei käynnisty, ei lähde käyntiin, ei vastaa, palvelin ei vastaa, jumissa, ' +
      'jäätyi, kaatui, portti varattu, hyväksy eula, hiekkalaatikko, ei lähde päälle, ei mene päälle, ' +
      'ei lataa, jää jumiin, käynnistyy ja sammuu, serveri rikki, servu ei toimi, laitoin pluginin ' +
      'eikä käynnisty, laitoin modin eikä käynnisty, jumittaa käynnistyksessä, käynnistyy kauan, ' +
      'sammuu, painan käynnistä, painan start, sammuu heti, punainen tila, punainen, sammuu ' +
      'sekunnissa, ei nouse, pyörii, palvelin kuollut, päivityksen jälkeen ei käynnisty, maassa',
    'server-properties':
      'palvelimen asetukset, asetukset, server properties, pvp, pvp pois, komentolohkot, komentolohko, ' +
      'komentokuutio, lentäminen, lentää, vaikeusaste, pelitila, gamemode, siemen, seed, hardcore, ' +
      'paikat, pelaajamäärä, palvelimen portti, rcon, nether pois, hirviöiden ilmestyminen, hard, ' +
      'tapella, ettei tapella, tappaa toisia, creative kaikille, survival, lisää paikkoja, palvelimen ' +
      'konfigi, lyödä toisiaan, tappelevat, pvp päälle, vaikeustaso, rauhallinen, enemmän pelaajia, ' +
      'luova, selviytyminen, vaihtaa pelitila, hirviöt, uudelleenkäynnistystä odottavat, odottaa ' +
      'uudelleenkäynnistystä, toimii vanhoilla arvoilla, pitää käynnistää uudelleen',
    'motd-and-icon':
      'motd, kuvake, palvelimen kuvake, ikoni, kuva, palvelimen kuva, logo, kuvaus, palvelimen nimi, ' +
      'palvelinluettelo, värit, värillinen teksti, teksti nimen alla, teksti listassa, liukuväri, ' +
      'vaihtaa nimi, tervehdys, kuva nimen vieressä, avatar, palvelimen logo, harmaa neliö, värikäs ' +
      'nimi, tekstin väri, 64x64, png',
    backups:
      'varmuuskopio, varmuuskopiot, varmuuskopiointi, varmuuskopion palautus, backup, palauttaa ' +
      'maailma, maailman palautus, maailma katosi, maailma hävisi, poistin maailman, tallentaa ' +
      'maailma, takaisin, eilinen, eilen, niinkuin ennen, paloi, maailma rikki, rakennukset katosivat, ' +
      'kopio, takaisin eiliseen, palauttaa eilinen, vahingossa poistettu, kaikki katosi, menetettiin ' +
      'kaikki, pelastaa maailma, rikkinäinen maailma, rakennukset katosi, kopiot, kuinka usein kopiot, ' +
      'missä kopiot',
    schedules:
      'ajastus, ajastukset, automaattinen uudelleenkäynnistys, yöllinen uudelleenkäynnistys, ajastettu ' +
      'uudelleenkäynnistys, cron, ajastetut komennot, automaattiset viestit, ilmoitukset, ' +
      'uudelleenkäynnistää joka päivä, restartata, käynnistyy itse uudelleen, joka yö, joka aamu, ' +
      'muutaman tunnin välein, tiettyyn aikaan, restartti, itse uudelleenkäynnistyisi, ' +
      'uudelleenkäynnistää, buutata, kello 4 aamulla, yöllä itsestään, automaattisesti, 6 tunnin ' +
      'välein, joka ilta, komento ajastettuna, varoitus ennen uudelleenkäynnistystä, tehtävä, kerran ' +
      'päivässä, joka päivä',
    upgrade:
      'päivitys, palvelimen päivitys, päivittää palvelin, versionvaihto, vaihtaa versio, uusi versio, ' +
      'upgrade, update, 1.21 versiosta 26, forceUpgrade, vanha maailma uudessa versiossa, päivittää, ' +
      'turvallista päivittää, siirtyä uuteen versioon, nostaa versiota, päivittää minecraft, tuli uusi ' +
      'versio, hajoaako rakennukset, hajoaako, laskea versiota, päivittää ydin, uusin versio, hypätä ' +
      'versiosta',
    'resource-packs-and-datapacks':
      'resurssipaketti, resource pack, tekstuuripaketti, tekstuurit, texture pack, datapaketti, ' +
      'datapakki, datapack, sha1, omat tekstuurit, että kaikki näkevät tekstuurit, kansio datapacks, ' +
      'mihin laitan datapackin, automaattisesti latautuisi, kaikille latautuisi, linkki pakettiin, ' +
      'datapackit, laittaa datapack, äänet, pakollinen paketti',
    protection:
      'suojaus, suojata, grieffaaja, grieffaus, sallittujen lista, ddos, botit, hakkeroitu, xray, ' +
      'huijarit, cheat, kuka rikkoi, kuka varasti, coreprotect, bannata, porttikielto, vain kaverit, ' +
      'grieffaa, räjäytti, tnt, varasti, varastaa, tuhosi, tuhoaa, hyökkää, hyökkäys, ddossaa, botit ' +
      'tulevat, palauttaa tuhot, hajotti, ryöstettiin, varastettiin, varas, arkut, kuka hajotti, kuka ' +
      'räjäytti, kuka teki sen, selvittää kuka, lohkohistoria, tuholainen, botit hyökkää, botteja ' +
      'sisään, satoja botteja, botit spämmää, hyökkäävät, poltti, laava, vieraat',
    'offline-mode':
      'cracked, piraatti, ilman lisenssiä, lisenssi, ilman ostoa, tlauncher, online mode, authme, ' +
      'salasana palvelimella, rekisteröinti palvelimella, skinit, skini, ulkoasu, skinit eivät näy, ' +
      'steve, ilmainen minecraft, legacy launcher, ely by, skinsrestorer, easyauth, ei ostanut peliä, ' +
      'piraatilla, piraattiversio, ei ole ostanut, online-mode false, skini ei toimi, rekisteröinti, ' +
      'register, login, vieras nimi, tuli mun nimellä',
    luckperms:
      'admin, ylläpitäjä, oikeudet, antaa oikeuksia, ryhmät, rankit, rank, arvot, etuliite, ' +
      'etuliitteet, prefix, vip, permissions, luckperms, moderaattori, lahjoittajat, etuoikeudet, ' +
      'tittelit, värilliset nimet, väri nimeen, prefix chatissa, oikeudet komentoihin, helper, modet, ' +
      'roolit, arvo, tagi, vip nimen eteen, antaa oikeudet, oikeudet kaverille, moderaattorit, ' +
      'moderaattoreille, voisi kickata, voisi bannata, pelaajat eivät voi käyttää komentoja, ei ' +
      'oikeuksia, nimen väri',
    worldguard:
      'alue, alueet, alueen suojaus, suojata spawn, tontti, tontit, maan suojaus, worldguard, ' +
      'worldedit, liput, flags, claim, valtaus, estää rikkominen, ettei rikota, estää rakentaminen, ' +
      'rikkoa blokkeja, spawn, suojata talo, vieraat ei hajota, ei hajottaisi, ei kaivaisi, ei ' +
      'rakentaisi, lukita alue, kaupunki, kieltää vierailta, aidata, lukita arkku, pvp vapaa alue, ' +
      'vyöhyke, kukaan ei koske, turva-alue',
    'economy-and-eula':
      'lahjoitukset, lahjoitus, myydä, myydä rankkeja, ansaita rahaa, kauppa, talous, raha ' +
      'palvelimella, valuutta, vault, essentials, oikea raha, mojangin säännöt, oikealla rahalla, ' +
      'saako myydä, salliiko mojang, kaupankäynti, käydä kauppaa, ostaa tavaroita, myydä tavaroita, ' +
      'kolikot, huutokauppa, raha pelissä, chestshop, myynti, euroilla, rahalla, laillista, mojang, ' +
      'saako tienata, kauppa palvelimella, palvelimen valuutta, myydä toisilleen, tulot',
    'plugins-and-mods':
      'plugin, pluginit, lisäosa, lisäosat, modi, modit, pluginin asennus, asentaa plugin, pluginien ' +
      'asentaminen, modien asentaminen, asentaa modit, plugin ei toimi, pluginien päivitys, jar, mihin ' +
      'modit laitetaan, laittaa modi, kansio plugins, kansio mods, plugini ei lataudu, riippuvuus, ' +
      'plugari, plugarit, heittää plugini, pluginikansio, modeja laittaa, jar tiedosto, mihin jar, ' +
      'mistä plugini, punainen plugini, poistaa plugini, modrinth, forge modit, fabric modit, ' +
      'tarvitseeko kaverit modin',
    modpacks:
      'modipaketti, modipaketit, modipaketin asennus, modpack, curseforge, modrinth, mrpack, server ' +
      'pack, valmis modipaketti, cobblemon, pixelmon, rlcraft, all the mods, better mc, modikokoelma, ' +
      'laittaa modipaketti, valmiit modit, pokemonit, modipaketti curseforgesta, paljon modeja, atm, ' +
      'ftb, modrinth paketti',
    'voice-chat':
      'äänichat, äänichatti, puhechat, puhe, voice chat, mikrofoni, mikki, ei kuulu, kuulla kaverit, ' +
      'puhua, proximity chat, plasmo voice, puhua pelissä, kuulla lähellä, mikillä, simple voice chat, ' +
      'kuulla toisensa, jutella, äänet lähellä, mikki ei toimi, puhua lähellä, etäisyyden mukaan, ' +
      'seisot vieressä',
    'web-maps':
      'kartta, maailmankartta, kartta selaimessa, nettikartta, dynmap, bluemap, squaremap, kartta ' +
      'nettisivulla, missä pelaajat kartalla, katsoa maailmaa selaimessa, minimap, live map, kartta ' +
      'netissä, netissä näkyvä kartta, katsoa karttaa, palvelimen kartta, kuka missä on, missä ' +
      'kukakin, ylhäältä, 3d kartta, linkki karttaan, näyttää kartta',
    discordsrv:
      'discord, discord botti, botti, botin token, chat discordiin, yhdistää discord, discord konsoli, ' +
      'viestit pelistä discordiin, chat discordissa, discord kanava, roolien synkronointi, dc, dc ' +
      'kanava, pelin chatti, yhdistää chatti, viestit discordiin, chatti pelistä, näkyisi discordissa, ' +
      'webhook, liittää discord, discord roolit, molempiin suuntiin',
    proxies:
      'proxy, välityspalvelin, velocity, bungeecord, bungee, palvelinverkko, yhdistää palvelimia, ' +
      'useita palvelimia, lobby, aula, forwarding secret, ip forwarding, lobby ja survival, yksi ip ' +
      'monelle palvelimelle, yhdistää palvelimet, siirtyä palvelimien välillä, waterfall, skyblock, ' +
      'anarkia, minipelit, bedwars, verkosto, yhdistää kaksi palvelinta, lähettää pelaajia, siirtyä ' +
      'palvelimelta toiselle, portaali palvelinten välillä, yksi ip, yksi osoite, kaksi palvelinta',
    viaversion:
      'eri versiot, eri versioilla, toinen versio, vanhempi versio, uudempi versio, useita versioita, ' +
      'mikä tahansa versio, viaversion, via version, viabackwards, outdated client, outdated server, ' +
      'protokolla, 1.20 ja 1.21, pelaajat vanhoilla versioilla, vanha versio, 1.8, 1.12, 1.16, eri ' +
      'versiot yhdessä, versio ei täsmää, vanha klientti, uudempi klientti, uudemmalla versiolla, ' +
      'millä tahansa versiolla, versiot ei täsmää, kaverilla eri versio, eri klientit, vanhempi, ' +
      'yhteensopimaton klientti',
    'bedrock-on-java':
      'geyser, floodgate, crossplay, puhelimella java palvelimelle, puhelimella java, bedrock javalle, ' +
      'bedrock ja java yhdessä, xbox javalle, puhelin ja kone, puhelin ja java, puhelimella ja ' +
      'koneella, kaveri puhelimella, pe ja java, puhelin meidän kanssa javalla, puhelimella javaan, ' +
      'tabletilla meille, kone ja puhelin yhdessä, mobiilipelaajat, bedrock pelaajat, konsolilla ' +
      'javaan, piste nimen edessä',
    'memory-and-gc':
      'muisti, keskusmuisti, ram, gt, gb, paljonko ram, paljonko muistia, liian vähän muistia, muisti ' +
      'loppuu, muisti loppui, roskienkeruu, garbage collector, aikarin liput, käynnistysliput, jvm ' +
      'argumentit, xmx, out of memory, java heap space, gigatavua, giga, syö muistia, riittääkö ram, ' +
      'riittääkö muisti, montako gigaa, montako gb, 10 hengelle, 20 pelaajalle, vähän muistia, ' +
      'muistivuoto, täyttyy, 4 gigaa, 8 gigaa, mikä paketti',
    'view-distance-and-entities':
      'näkymäetäisyys, piirtoetäisyys, näköetäisyys, render distance, view distance, simulation ' +
      'distance, mobiraja, liikaa mobeja, entiteetit, mobit eivät ilmesty, liikaa eläimiä, lehmät, ' +
      'kyläläiset, rajoittaa mobeja, mobifarmi, monta chunkkia, säde, nähdä kauas, näkyy lähelle, ' +
      'sumu, katkeaa, kanat, paljon lehmiä, aitaus, lauma, farmit, tavarat maassa, mobit ei ilmesty, ' +
      'chunkkia näyttää, näyttää chunkkeja',
    profiler:
      'lag, lagaa, lagittaa, lagi, tökkii, pätkii, jumittaa, hidas palvelin, matala tps, tps, mspt, ' +
      'spark, timings, kuormitus, optimointi, miksi lagaa, lagin syy, mikä lagaa, mikä plugini lagaa, ' +
      'kuormittaa, syö, mikä syö, heittää takaisin, lohkot palaa, tps laski, tps 10, diaesitys, ' +
      'hitaasti, toimii huonosti, prosessorin kuorma, spark raportti, viive, kaikilla tökkii',
    pregeneration:
      'maailman generointi, generoida maailma, esigenerointi, etukäteen, chunkit, uudet chunkit, ' +
      'lohkot lataus, chunky, maailman raja, world border, lagaa lentäessä, ladata etukäteen, luoda ' +
      'etukäteen, lagaa elytralla, elytra, tutkia uusia alueita, uudet alueet, lennetään, lentää ' +
      'elytralla, tutkimaton, tutkia, 5000 blockia, blockit spawnin ympärillä, lagaa tutkiessa, kartan ' +
      'raja, rajata maailma, maailman koko, levytila',
    'crash-reports':
      'crash, kaatuu, kaatui, kaatuminen, palvelin kaatuu, sammuu, loki, lokit, raportti, virhe ' +
      'käynnistyksessä, ei lähde käyntiin, crash report, kaatumisraportti, caused by, mikä modi ' +
      'kaataa, kräshää, kräshin syy, kaatuu koko ajan, syyllinen modi, kaatuilee, crashlogi, virhe ' +
      'logissa, punaiset rivit, exception, error, miksi kaatui, kaatuu yöllä, sammuu itsestään, tunnin ' +
      'välein, mikä virhe tämä on, lukea logi, löytää syyllinen',
    account:
      'tili, salasana, unohdin salasanan, salasanan vaihto, vaihtaa salasana, palauttaa salasana, ' +
      'vaihtaa sähköposti, sähköposti, kirjautua sivustolle, kirjautuminen, rekisteröityä sivustolle, ' +
      'poistaa tili, istunnot, tili hakkeroitu, vahvistaa sähköposti, sähköpostin vahvistus, ' +
      'vahvistusviesti, unohdin käyttäjätunnuksen, en pääse tilille, rekisteröityä, viesti ei tule, ' +
      'roskaposti, poistaa profiili, profiili, poistaa tietoni, viesti ei tullut, ei viestiä, linkki ' +
      'viestistä, salasanan palautus, en muista salasanaa, joku kirjautui, ei pääse paneeliin',
    'second-step':
      'kaksivaiheinen, kaksivaiheinen tunnistautuminen, kaksivaiheinen todennus, 2fa, toinen vaihe, ' +
      'toinen tekijä, koodi sovelluksesta, authenticator, kadotin puhelimen, varakoodit, koodi ' +
      'puhelimesta, koodi kirjautuessa, uusi puhelin, ei pääse ilman koodia, koodisovellus, koodit, ' +
      'todennussovellus, suojata tili, kuusi numeroa, puhelin hukkui, puhelin hajosi, puhelin ' +
      'varastettiin, vaihdoin puhelimen, poistin sovelluksen, kertakäyttökoodi',
    balance:
      'saldo, lisätä saldoa, ladata saldoa, maksaa, maksu, maksutapa, kortilla, hyvitys, palautus ' +
      'rahat, rahat takaisin, lasku, hinta, laittaa rahaa, lisätä rahaa, maksaa kortilla, saada rahat ' +
      'takaisin, palautatteko rahat, maksutavat, paypal, visa, palauttaa ylimääräinen, palautatteko, ' +
      'loppusaldo, siirtää rahaa, lompakko, en pelaa enää, muutin mieleni, millä maksaa, millä ' +
      'kortilla, minimisumma, äiti maksoi, maksuhistoria, paljonko maksaa',
    extending:
      'jatkaa palvelinta, jatkaminen, jatkaa tilausta, uusia, umpeutui, umpeutuu, määräaika, en ' +
      'maksanut ajoissa, palvelin poistetaan, automaattinen jatko, vaihtaa pakettia, ensi kuu, en ' +
      'maksa, jätän maksamatta, myöhästyin, vielä kuukausi, poistatteko maailman, aika loppuu, en ' +
      'maksanut, maksaa kuukausi, loppui, lähden, leirillä, unohdin jatkaa, poistettiin palvelin, ' +
      'ehdinkö pelastaa, kauanko maailma säilyy, säilyykö maailma, automaattinen veloitus, isompi ' +
      'paketti, vaihtaa paketti, pienempi paketti, tauko, peruuttaa tilaus, tilaus',
    'promo-code':
      'alekoodi, alennuskoodi, tarjouskoodi, lahjakoodi, alennus, kuponki, kampanja, tubettajan koodi, ' +
      'striimaajan koodi, syöttää koodi, aktivoida koodi, sana alennukseen, tubettaja, bloggaaja, ' +
      'striimaaja, mihin koodi, halvemmalla, koodi ei toimi',
    support:
      'tuki, asiakaspalvelu, asiakastuki, tekninen tuki, yhteys asiakaspalveluun, ota yhteyttä, ' +
      'yhteystiedot, kirjoittaa teille, valitus, mihin kirjoitan, ottaa yhteyttä, soittaa, ' +
      'puhelinnumero, aukioloaika, ette vastaa, kenelle kirjoittaa, hiljaisuus, saada yhteys, puhua ' +
      'ihmiselle, ei vastausta, kauanko odottaa vastausta, valittaa, viikonloppuna',
    'another-node':
      'siirtää toiselle noodille, toinen noodi, vaihtaa noodia, lähemmäs kavereita, noodi ' +
      'ylikuormittunut, vaihtaa sijaintia, toinen sijainti, siirto, tehokkaampi kone, nopeampi kone, ' +
      'nopeampi prosessori, toinen kone, vaihtaa kone, toinen maa, toinen kaupunki, ping, heikko ' +
      'rauta, hidas rauta, hitaalla raudalla, rauta, heikko prosessori, ryzen, vaihtaa rautaa, parempi ' +
      'rauta, palvelin lähemmäs, korkea ping, kaukana palvelin, missä maassa palvelin, saksa, puola, ' +
      'suomi, sijainti, konesali, solmu',
    'declined-payments':
      'maksu hylätty, maksu hylättiin, kortti hylätty, maksu ei mene läpi, maksu epäonnistui, rahat ' +
      'veloitettiin, rahat eivät näy, saldo ei noussut, maksoin kahdesti, kaksoisveloitus, maksu ' +
      'jumissa, maksusivu jumissa, pankki hylkää, pankki kieltäytyy, kortti ei toimi, kortti ei mene ' +
      'läpi, ei riitä rahat, en voi maksaa, rahat meni, rahat vietiin, rahat jumissa, pankki estää, ei ' +
      'hyväksy korttia, tekstiviesti pankista, 3ds, 3d secure, maksoin eikä mitään, ei hyvitetty, ' +
      'nolla saldolla, kaksi maksua, veloitettiin kahdesti, virhe maksussa',
    'company-documents':
      'asiakirjat, yritys, yritykselle, toiminimi, kirjanpito, kirjanpitäjä, tosite, tositteet, lasku ' +
      'yritykselle, laskut, kuitti, alv, y-tunnus, verotunnus, tilisiirto, yrityksen tiedot, sopimus, ' +
      'käyttöehdot, tietosuojaseloste, tietosuoja, ehdot, henkilötiedot, kirjanpitäjälle, firma, koulu ' +
      'maksaa, allekirjoitus, verottaja, palvelusopimus',
    'share-log':
      'jaa loki, jakaa loki, lokin jakaminen, lähettää loki, linkki lokiin, näyttää loki, mclogs, ' +
      'pastebin, share log, näyttää konsoli, lähettää konsoli, jakaa konsoli, katsoa konsolia, logit ' +
      'kaverille, linkki konsoliin, näyttää virhe, lähettää virhe, pyytävät lokia, kuva konsolista, ' +
      'jakaa',
    'players-page':
      'pelaajat välilehti, pelaajalista, lista pelaajista, poistaa operaattori, deop, bannilista, ip ' +
      'ban, ip bannaus, poistaa porttikielto, unban, whitelist json, ops json, allowlist, ban bedrock, ' +
      'op, antaa op, opit, operaattori, whitelist, valkoinen lista, white-listed, vain kaverit, ' +
      'päästää vain kaverit, ban, bannata, unbannata, potkia pelaaja, heittää pelaaja ulos, itselle ' +
      'op, päästä adminiksi, gamemode ei toimi, kiroilee, haukkuu, toksinen, heittää ulos, potkia, ' +
      'ikuisesti, ip perusteella, bannasin vahingossa, poistaa banni, vain kutsutut, salasana ' +
      'palvelimelle, sulkea palvelin vierailta, ketkä paikalla',
    votes:
      'äänestys, äänestykset, äänestää, äänet, äänestyspalkinnot, vote, votifier, nuvotifier, ' +
      'votifierplus, votingplugin, palvelinlistat, palvelinlista, mainostaa palvelinta, portti 8192, ' +
      'äänestävät, palkinto äänestämisestä, toplistat, äänestyssivut, jotta äänestäisi, laatikko ' +
      'äänestä, avain äänestä, palkinnot äänistä, äänet ei tule, löytää pelaajia, missä mainostaa ' +
      'palvelinta, mainos',
    mysql:
      'mysql, mariadb, tietokanta, tietokannat, database, db, sql, sqlite, phpmyadmin, postgresql, ' +
      'redis, mongodb, liittää tietokanta, ulkoinen tietokanta, tietokannan osoite, tietokannan ' +
      'salasana, tietokannan käyttäjä, plugini pyytää tietokantaa, kanta, yhteys kantaan, kannan ' +
      'tiedot, plugini vaatii kannan, taulut, luoda kanta, jdbc',
    'hybrid-cores':
      'hybridi, hybridit, hybridipalvelin, mohist, arclight, magma, ketting, youer, catserver, ' +
      'cardboard, modit ja pluginit yhdessä, modit ja pluginit samalla palvelimella, pluginit forgeen, ' +
      'pluginit neoforgeen, modit ja pluginit yhtä aikaa, sekä modit että pluginit, pluginit modatulla ' +
      'palvelimella, modi ja plugini, modattu palvelin plugineilla, plugini forgeen, plugini ' +
      'fabriciin, forge plugineilla, forge ja pluginit, essentials forgeen, worldedit ja modit, ' +
      'yhdistää modit ja pluginit',
    'bedrock-addons':
      'addon, addonit, bedrock lisäosat, modit bedrockiin, modit puhelimelle, mcpack, mcaddon, ' +
      'behavior pack, toimintapaketti, käyttäytymispaketti, bedrock resurssipaketti, ' +
      'world_behavior_packs, kokeilut, experiments, manifest, addon bedrockiin, mihin laitan addonin, ' +
      'behavior, addonit puhelimella, mcpedl, mcaddon tiedosto, mcpack tiedosto, addon ei toimi, ' +
      'kokeelliset, bedrock modit',
    'game-rules':
      'pelisääntö, pelisäännöt, gamerule, gamerules, keepinventory, keep inventory, tavarat säilyvät, ' +
      'tavarat säilyvät kuollessa, mobgriefing, creeperit räjäyttävät, aina päivä, ikuinen päivä, ' +
      'pysäyttää aika, daylight cycle, sade pois, tavarat eivät tipu, tavaraluettelo säilyy, inventory ' +
      'säilyy, kuoleman jälkeen, kuolema, kuolen, phantomit, sade, tuli, creeperit, lootti, kuollessa, ' +
      'tavarat kuollessa, ei menetä tavaroita, creeper räjäytti, endermanit lohkot, tulipalo, ' +
      'putoamisvahinko, koordinaatit, nälkä',
    'new-world':
      'uusi maailma, nollata maailma, maailman nollaus, resetoida maailma, reset, wipe, aloittaa ' +
      'alusta, vaihtaa maailma, uusi seed, vaihtaa seed, toinen siemen, nollata nether, nollata end, ' +
      'lohikäärme takaisin, ender dragon, asentaa uudelleen, poistaa kartta, uusi kartta, uusi mappi, ' +
      'toinen kartta, luoda uusi maailma, tyhjentää maailma, kartta kyllästytti, mappi, mappi on ' +
      'paska, eri seedillä, poistaa maailma ja aloittaa, puhdas maailma, kausi, uusi kausi, toinen ' +
      'seedi, litteä maailma, end uudestaan',
    'several-worlds':
      'monta maailmaa, useita maailmoja, toinen maailma, kaksi maailmaa, lisää maailmoja, multiverse, ' +
      'multiworld, mv create, vaihtaa maailmaa, level name, luova maailma, creative maailma, erilliset ' +
      'inventaariot, eri inventory, erillinen maailma, maailma creativelle, vielä maailma, ' +
      'lisämaailma, rakennusmaailma, erillinen kartta, kolmas maailma, teleportti maailmojen välillä, ' +
      'portaali toiseen maailmaan, maailmat, rakentajat',
    'start-by-joining':
      'käynnistys liittymällä, käynnistää liittymällä, automaattinen käynnistys, autostart, herättää ' +
      'palvelin, palvelin nukkuu, kaverit käynnistävät palvelimen, käynnistää ilman minua, käynnistää ' +
      'ilman paneelia, en ole kotona, kun olen poissa, kaveri käynnistää palvelimen, käynnistää itse, ' +
      'menee päälle kun joku liittyy, herää, pois kun ei ketään, sammuu kun tyhjä, nukkuu, mä nukun, ' +
      'en ole paikalla, kaverit ilman mua, kaveri haluaa tulla mutta palvelin pois, kaverit voisi ' +
      'käynnistää, itse käynnistää, herätä, käynnistyy liittyessä, olen töissä, olen koulussa, tyhjä ' +
      'palvelin',
    'homes-and-warps':
      'koti, kodit, home, sethome, asettaa koti, warp, warpit, setwarp, tpa, teleportti, teleportata, ' +
      'teleportata kaverin luo, setspawn, spawn komento, kit, kitit, aloituspaketti, essentialsx, ' +
      'essentials, tp kotiin, teleportata kotiin, tallentaa paikka, kotiin, takaisin kotiin, tp, ' +
      'teleportti kaverille, teleportti spawnille, komento kotiin, spawn, asettaa spawn, rtp',
    afk:
      'afk, poissa, toimeton, toimettomat, kick afk, heittää ulos afk, idle timeout, uni, nukkuminen, ' +
      'yksi nukkuu, ohittaa yö, yö ei ohitu, sänky, uniprosentti, playerssleepingpercentage, seisoa ' +
      'paikallaan, potkii seisomisesta, seison paikallaan, liian kauan, lähti keittämään teetä, seisoo ' +
      'eikä pelaa, seisovat paikallaan, afk pelaajat, vievät paikkoja, kaikki ei nuku, mennä nukkumaan, ' +
      'puolet pelaajista',
    'anti-cheat':
      'anticheat, anti cheat, huijauksenesto, huijari, huijarit, huijaaminen, hackit, hakkeri, ' +
      'killaura, fly hack, speed hack, reach, grim, grimac, vulcan, matrix, spartan, väärät ' +
      'hälytykset, rubberband, moved too quickly, flying is not enabled, lentää, lentävät, fly, ottaa ' +
      'kiinni huijarit, häkkerit, juoksee nopeasti, lyö seinän läpi, seinän läpi, kaivaa suoraan ' +
      'timanteille, epäreilu, huijaa, aimbot, autoclicker, nopeus, napata huijarit, bannaa turhaan, ' +
      'huijaussuoja, suoja huijaamista vastaan, suoja huijareita vastaan',
    'invalid-session':
      'invalid session, virheellinen istunto, kirjautuminen epäonnistui, failed to log in, failed to ' +
      'verify username, käyttäjänimen vahvistus, authentication servers are down, multiplayer is ' +
      'disabled, käynnistä peli ja käynnistin uudelleen, istuntovirhe, istunto, lisenssin tarkistus, ' +
      'kokeile käynnistää peli uudelleen, istunto vanhentunut, microsoft kirjautuminen, microsoft ' +
      'tili, nimen tarkistus',
  },
}
