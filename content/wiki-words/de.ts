import type { WikiWords } from './type.ts'

export const de: WikiWords = {
  stopWords:
    'aufs ans ums übers aber alle allen als am an auch auf aus bei beim bin bis bitte brauche braucht ' +
    'da damit dann das dass dein dem den der des die dir doch du durch ein eine einem einen einer ' +
    'eines er es euch euer für fuer funktioniert geht gibt habe haben hat hier hilfe ich ihr im in ist ' +
    'ja jemand jetzt kann kannst können koennen komme könnt lassen liegt liegts mache machen man mehr ' +
    'mein meine meinem meinen meiner mich mir mit möchte moechte muss nach nicht nichts noch nur ob ' +
    'oder ohne sein selbst sich sie sind so soll über ueber um und uns unser unter vom von vor wann ' +
    'warum was welche welcher welches wenn wer werde werden wie wieso will wir wird wo woher woran wo ' +
    'zu zum zur mc minecraft server servers hallo hi moin servus guten tag danke leute jungs digga ' +
    'alter ey halt mal weshalb wen wem eure eurem alles immer nie ne nen nem paar sehr heute morgen ' +
    'wissen weiß weiss könnte würde müssen sollen sollte hab habt war wäre mach macht gemacht kriegt ' +
    'kriegen kriege bekommen bekomme finde finden gehts ok okay bisschen irgendwie eigentlich damits ' +
    'sodass ins hin rein dran schau schick schicke seht dabei extra nutzt benutzt nutzen hinzufügen ' +
    'zeigt steht suche typ frage wollte wollen würden versuche versucht probiert solche solcher ' +
    'einfach einfachsten überhaupt brauchen könnten konnte krieg irgendwo irgendwer irgendwas unklar ' +
    'verstehen schreibt kommt jeder jeden unsere unserem andere anderen genau heißt schonmal nochmal ' +
    'trotzdem zusammen dauernd ständig wieder lässt hatte dafür davon sag sagt',
  uncovered: [
    'zähmen, zähme, züchten, füttern, fuchs, wolf, katze, hund, pferd, papagei, axolotl, bienen, ' +
      'panda, delfin, diamanten, diamant, netherite, netherit, antiker schrott, gold, erz, erze, auf ' +
      'welcher höhe, verzauberung, verzauberungen, verzaubern, bogen, schwert, spitzhacke, rüstung, ' +
      'schild, dreizack, trank, tränke, brauen, craften, rezept, werkbank, amboss, beacon, leuchtfeuer, ' +
      'endportal, netherportal, portal bauen, netherfestung, festung, dorf, mit dorfbewohner handeln, ' +
      'biom, dorf finden, redstone, xp farm, enderman farm, enderman, eisenfarm, farm bauen, wither, ' +
      'warden, drachen töten, drachen besiegen, haus bauen, schönes haus, shader, optifine, speedrun, ' +
      'totem, ozelot, hunger, angeln, herzen, insel, pilzinsel, melonen, anbauen, heiltrank',
    'robux, anderes spiel, andere spiele, terraria',
    'webseite hosten, homepage, webhosting, website, bot hosten, discord bot hosten, telegram, ' +
      'telegram bot, vpn, grafikkarte, mining, dedizierter server, virtueller server, zugriff aufs ' +
      'panel, freund zugriff auf panel geben, ins panel einladen, rechte im panel, mitbesitzer, ' +
      'unterkonto, benachrichtigung wenn server ausfällt, benachrichtigungen, benachrichtigung, sms, ' +
      'handy app, mailhosting, cloud speicher, partnerprogramm, empfehlungslink, api, onlineshop, ' +
      'messenger, bruder im panel',
    'job, jobs, arbeit bei euch, bei euch arbeiten, stelle, stellenangebote, gehalt, praktikum, ' +
      'ausbildung, inhaber, wem gehört, gründer, geschäftsführer, wer hat gegründet, investor, büro, ' +
      'kooperation, partner, sponsor, werbung bei euch, sucht ihr moderatoren, aktien',
    'hausaufgaben, hausaufgabe, aufsatz, referat, schule, klasse, mathe, physik, chemie, biologie, ' +
      'geschichte, wetter, kochen, kuchen, film, lied, witz, nachrichten, präsident, hauptstadt, ' +
      'einwohner, wie viele menschen leben, wie alt, übersetzung, liebe, fussball, arzt, horoskop, ' +
      'zeichnen, gleichung, pfannkuchen',
    'python, programmieren, programmierer, unterricht, studium, prüfung, abitur, serie, anime, musik, ' +
      'handy kaufen, laptop, grafikkarte, rendern, blender, bitcoin, rezepte, diät, training, taxi, ' +
      'ticket, flug, zug, urlaub, hotel, kleidung, schuhe',
    'kuh züchten, schwein, huhn, esel, lama, hase, biene, honig, farm, automatische farm, schleim, ' +
      'schleime, shulker, totem, streitkolben, enderauge, schwamm, trichter, kolben, komparator, ' +
      'schienen, lore, boot, schatzkarte, schiffswrack, tempel, anwesen, überfall, hexe, ghast, lohe, ' +
      'unsichtbarkeit, schnell xp, spitzhacke reparieren, angel, armbrust, pfeile, enderperle, obsidian, ' +
      'quarz, kupfer, lapis, smaragde, kohle, setzling, kürbis, weizen, karotten, zuckerrohr, bambus, ' +
      'pilze, wo leben, was fressen, fressen, frisst, wie töten, dreizack',
    'krypto, kryptowährung, kryptowährungen, bitcoin, mit krypto aufladen, mit kryptowährung aufladen, ' +
      'mit krypto bezahlen, mit kryptowährung bezahlen, mit bitcoin bezahlen, mit bitcoin zahlen, usdt ' +
      'zahlen, usdt, btc, ethereum',
    'geschenkkarte, geschenkgutschein, verschenken, gutschein verschenken, code verschenken, server ' +
      'verschenken, server einem freund schenken, freund schenken, schenken, als geschenk, geschenk für ' +
      'freund, geschenk',
    'teamspeak-server, teamspeak server, kostet teamspeak, wie viel kostet teamspeak, viel kostet ' +
      'teamspeak, teamspeak preis, teamspeak',
  ],
  articles: {
    'first-server-java':
      'server erstellen, server starten, ersten server, anfangen, server beitreten, auf den server ' +
      'kommen, server joinen, verbinden, verbindung, verbindung fehlgeschlagen, keine verbindung, ' +
      'verbindungsfehler, komme nicht rein, connection refused, connection timed out, timed out, ' +
      'zeitüberschreitung, unknown host, unbekannter host, outdated client, failed to verify username, ' +
      'serveradresse, ip adresse, freunde können nicht beitreten, kann nicht beitreten, ' +
      'verbindungsaufbau fehlgeschlagen, wo fange ich an, anfänger, woher bekomme ich die ip, server ' +
      'gemietet, mit freunden spielen, erstes mal, bezahlt und jetzt, als erstes, was zuerst, wo gebe ' +
      'ich die ip ein, wo adresse eingeben, woher ip, kann nicht verbinden, server hinzufügen, direkt ' +
      'verbinden, freunde einladen, ip schicken, wie anfangen, keiner kommt rein, findet server nicht, ' +
      'verbindung verloren, erster start, ins spiel kommen, verbindung abgelehnt',
    cores:
      'serversoftware, software, serverkern, paper, purpur, spigot, vanilla, folia, fabric, forge, ' +
      'neoforge, welche software, paper oder spigot, software wechseln, java version, java version ' +
      'ändern, mods und plugins zusammen, eula txt, java, bukkit, servertyp, was ist besser paper oder ' +
      'purpur, welche serverversion, reines minecraft, für mods software, forge oder fabric, was ' +
      'nehmen',
    'file-manager':
      'dateimanager, dateien im browser, dateien im panel, dateieditor, archiv entpacken, zip, 7z, ' +
      'rar, papierkorb, datei wiederherstellen, datei gelöscht, ordner hochladen, hineinziehen, ' +
      'dateirechte, permission denied, von einem link laden, dateien durchsuchen, nbt, config öffnen, ' +
      'datei bearbeiten, yml, json, ordner anlegen, datei umbenennen, ohne herunterladen, entpacken, ' +
      'zip entpacken, zeile ändern, zeile in der config, dateien, ordner löschen, aus versehen ' +
      'gelöscht, archiv, vom handy dateien, datei öffnen, config, im browser hochladen, wo liegen ' +
      'dateien, texteditor',
    sftp:
      'sftp, ftp, filezilla, winscp, dateien hochladen, welt hochladen, dateien herunterladen, welt ' +
      'herunterladen, dateizugriff, ordner, ssh, ssh schlüssel, sftp passwort, rsync, scp, lftp, ' +
      'fingerabdruck, große datei, große dateien, upload bricht ab, ftp programm, hochladen, ' +
      'runterladen, zu große datei, browser bricht ab, schlüssel statt passwort, sftp login, sftp port, ' +
      'ftp zugang, authentifizierung fehlgeschlagen, filezilla verbindet nicht',
    'move-a-server':
      'umziehen, umzug, server umziehen, welt übertragen, server übertragen, mitnehmen, migration, ' +
      'aternos, anderer hoster, hoster wechseln, vom eigenen pc, einzelspielerwelt, singleplayer welt, ' +
      'von anderem hoster weg, welt mitnehmen, karte mitnehmen, plugins mitnehmen, exaroton, hamachi, ' +
      'alter hoster, ich ziehe um, eigene welt aus einzelspieler, welt vom rechner, zuhause gespielt, ' +
      'lan, realms, vom gratis hoster, eigene welt hochladen, von aternos, zu euch wechseln, ' +
      'bisheriger hoster',
    'subdomain-and-domain':
      'domain, subdomain, eigene domain, domain verbinden, adresse ohne port, eigene adresse, dns, ' +
      'srv, srv eintrag, a record, domain gekauft, name statt zahlen, zahlen, schöne ip, schöne ' +
      'adresse, cname, name statt ip, buchstaben, statt zahlen, statt nummern, ohne port, domain geht ' +
      'nicht, kürzere adresse, wunschadresse',
    'join-bedrock':
      'bedrock, mit dem handy beitreten, handy, smartphone, tablet, mobil, pe, xbox, playstation, ' +
      'switch, nintendo, konsole spielkonsole, port 19132, bedrock joinen, bedrock beitreten, android, ' +
      'iphone, ipad, ps4, ps5, mcpe, von der konsole, sohn am tablet, bedrock adresse, server am handy ' +
      'hinzufügen, handyversion, handy kommt nicht rein, bedrock port, auf der xbox, vom ipad, mobile ' +
      'version',
    'not-starting':
      'startet nicht, server startet nicht, geht nicht an, antwortet nicht, server antwortet nicht, ' +
      'reagiert nicht, hängt, eingefroren, port belegt, eula zustimmen, sandbox, geht nicht hoch, lädt ' +
      'nicht, bleibt hängen, startet und geht wieder aus, server defekt, server geht nicht, plugin ' +
      'rein und startet nicht, mod rein und startet nicht, hängt beim starten, startet ewig, hängt ' +
      'beim start, geht aus, drücke start, klicke auf start, geht sofort aus, roter status, geht nach ' +
      'einer sekunde aus, kommt nicht hoch, fährt nicht hoch, dreht sich, server tot, nach update ' +
      'startet nicht, liegt lahm',
    'server-properties':
      'servereinstellungen, einstellungen, server properties, pvp, pvp ausschalten, befehlsblöcke, ' +
      'befehlsblock, commandblock, fliegen, flug erlauben, schwierigkeit, schwierigkeitsgrad, ' +
      'spielmodus, gamemode, seed, startwert, hardcore, slots, spielerzahl, server port, rcon, nether ' +
      'deaktivieren, monster spawnen, hard, schwer, prügeln, gegenseitig töten, spieler töten, kreativ ' +
      'für alle, survival, mehr slots, serverconfig, sich gegenseitig schlagen, schlagen, hauen, pvp ' +
      'anschalten, schwierigkeit einstellen, friedlich, mehr spieler, spielerlimit, kreativ, ' +
      'überleben, modus ändern, monster, mobs ausschalten, neustart steht noch aus, neustart ' +
      'ausstehend, läuft mit alten werten, neustart nötig',
    'motd-and-icon':
      'motd, icon, server icon, symbol, logo, bild, serverbild, beschreibung, servername, serverliste, ' +
      'farben, farbcodes, bunter text, text unter dem namen, farbiger text, text in der liste, ' +
      'farbverlauf, namen ändern, begrüßung, bild neben dem namen, avatar, serverlogo, graues quadrat, ' +
      'bunter name, textfarbe, schöne beschreibung, schriftzug, 64x64, png, zwei zeilen',
    backups:
      'backup, backups, sicherung, sicherungskopie, datensicherung, welt sichern, welt ' +
      'wiederherstellen, wiederherstellen, zurücksetzen welt, welt weg, welt verloren, welt gelöscht, ' +
      'welt speichern, rollback, backup erstellen, backup machen, zurück, gestern, wie vorher, ' +
      'abgebrannt, welt defekt, gebäude weg, kopie, rückgängig, auf gestern zurück, zurücksetzen, ' +
      'gestern wiederherstellen, aus versehen gelöscht, alles weg, alles verloren, welt retten, karte ' +
      'retten, kaputte welt, welt verschwunden, fortschritt weg, bauten weg, kopien, wie oft backups, ' +
      'wo sind backups, backup runterladen, sicherheitskopie, sicherungen, abgefackelt',
    schedules:
      'zeitplan, zeitpläne, automatischer neustart, neustart planen, täglicher neustart, nächtlicher ' +
      'neustart, cron, cronjob, aufgabenplanung, automatische nachrichten, ankündigungen, ' +
      'zeitgesteuerte befehle, jeden tag neu starten, neustarten, startet selbst neu, jede nacht, ' +
      'jeden morgen, alle paar stunden, zu einer bestimmten zeit, neustart, von selbst neu starten, ' +
      'selbst neustarten, um 4 uhr, nachts, automatisch, alle 6 stunden, uhrzeit, befehl per timer, ' +
      'warnung vor neustart, aufgabe, einmal am tag, einmal pro woche, täglich',
    upgrade:
      'aktualisieren, update, updaten, upgrade, version wechseln, neue version, neuere version, server ' +
      'aktualisieren, 1.21 auf 26, forceUpgrade, alte welt auf neuer version, sicher aktualisieren, ' +
      'auf neue version wechseln, version anheben, minecraft updaten, neue version raus, gehen bauten ' +
      'kaputt, downgrade, niedrigere version, paper aktualisieren, neueste version, version ändern, ' +
      'version wechseln ohne verlust',
    'resource-packs-and-datapacks':
      'ressourcenpaket, resourcepack, resource pack, texturenpaket, texturpaket, texture pack, ' +
      'texturen, datenpaket, datapack, datapacks, paket erzwingen, sha1, eigene texturen, dass alle ' +
      'die texturen sehen, ordner datapacks, wohin mit dem datapack, zip datapack, automatisch ' +
      'runterladen, alle kriegen das pack, link zum pack, direkter link, datapack einfügen, sounds, ' +
      'pflichtpack',
    protection:
      'schutz, schützen, griefer, griefing, gegrieft, ddos, bots, gehackt, hacker, xray, cheater, ' +
      'cheats, anticheat, wer hat zerstört, wer hat geklaut, coreprotect, nur freunde, privater ' +
      'server, spieler sperren, gesperrt, gästeliste, grieft, gesprengt, tnt, geklaut, klauen, ' +
      'zerstört, zerstören, ddosen, angriff, angegriffen, bots kommen, schaden rückgängig, beklaut, ' +
      'ausgeraubt, kisten, truhen, truhe leer, wer hat gesprengt, wer war das, rausfinden wer, ' +
      'blockverlauf, bots geschickt, bots spammen, angreifen, server lahmgelegt, abgebrannt, lava, ' +
      'fremde',
    'offline-mode':
      'cracked, cracked server, gecrackt, raubkopie, ohne kauf, ohne lizenz, ohne premium, non ' +
      'premium, tlauncher, online mode, offline modus, authme, passwort auf dem server, skins, skins ' +
      'nicht sichtbar, steve, kostenloses minecraft, legacy launcher, ely by, skinsrestorer, easyauth, ' +
      'spiel nicht gekauft, gecrackte version, ohne kaufen, ohne premium reinlassen, online-mode ' +
      'false, skin geht nicht, skins fehlen, registrierung, register, login, fremder name, mit meinem ' +
      'namen, namen geklaut',
    luckperms:
      'admin, adminrechte, rechte, berechtigungen, permissions, ränge, rang, gruppen, präfix, prefix, ' +
      'vip, luckperms, moderator, spender, privilegien, titel, farbiger name, prefix im chat, rechte ' +
      'für befehle, helfer, supporter, rollen, tag, vip vor dem namen, präfix vor dem namen, rechte ' +
      'vergeben, freund rechte geben, moderatoren, kicken dürfen, bannen dürfen, zugriff auf befehl, ' +
      'spieler können keine befehle, keine rechte, hierarchie, namensfarbe',
    worldguard:
      'region, regionen, grundstück, grundstücke, gs, claim, claimen, spawn schützen, gebiet schützen, ' +
      'gebiet sichern, worldguard, worldedit, flags, axt, abbauen verbieten, damit keiner abbaut, ' +
      'bauen verbieten, blöcke abbauen, spawn, haus schützen, gebiet, fremde nicht abbauen, nicht ' +
      'abbauen, nicht bauen, gebiet sperren, stadt, fremden verbieten, einzäunen, truhe abschließen, ' +
      'pvp freie zone, zone, grenzen, keiner anfasst, sichere zone, bauwerke schützen',
    'economy-and-eula':
      'spenden, spende, verkaufen, ränge verkaufen, geld verdienen, monetarisierung, shop, ' +
      'serverladen, economy, wirtschaft, währung, geld im spiel, vault, essentials, echtgeld, mojang ' +
      'regeln, erlaubt, für echtes geld, darf man verkaufen, erlaubt mojang, handel, handeln, items ' +
      'kaufen, items verkaufen, münzen, auktion, chestshop, verkauf, kisten verkaufen, echtes geld, ' +
      'für euro, für geld, legal, mojang, shop auf dem server, spielershops, serverwährung, ' +
      'untereinander verkaufen, kosten decken, vip für geld, einnahmen',
    'plugins-and-mods':
      'plugin, plugins, mod, mods, plugins installieren, mods installieren, plugins hinzufügen, ' +
      'plugins updaten, plugin lädt nicht, jar, wohin mit mods, mod reinmachen, ordner plugins, ordner ' +
      'mods, abhängigkeit, plugin reinwerfen, plugin ordner, mod für, jar datei, wohin mit der jar, wo ' +
      'plugin laden, sicheres plugin, plugin rot, plugin entfernen, modrinth, forge mods, fabric mods, ' +
      'brauchen freunde den mod, plugin wird nicht erkannt',
    modpacks:
      'modpack, modpacks, mod paket, modpaket, modsammlung, curseforge, modrinth, mrpack, server pack, ' +
      'serverpaket, fertiges modpack, cobblemon, pixelmon, rlcraft, all the mods, better mc, ganzes ' +
      'pack, fertige mods, pokemon, pack von curseforge, welches pack, pack für server, atm, ftb',
    'voice-chat':
      'voice chat, voicechat, sprachchat, sprach chat, stimme, mikrofon, mikro, höre nichts, hören, ' +
      'reden, proximity chat, plasmo voice, im spiel sprechen, nähe hören, sprechen, simple voice ' +
      'chat, sich hören, einander hören, quatschen, stimmen in der nähe, mikro geht nicht, in der nähe ' +
      'reden, nach entfernung, nebeneinander stehen, funkgerät',
    'web-maps':
      'karte, weltkarte, live karte, online karte, karte im browser, livemap, dynmap, bluemap, ' +
      'squaremap, karte auf der webseite, wo spieler auf der karte sind, welt im browser ansehen, ' +
      'minimap, live map, karte online, karte anschauen, serverkarte, wer wo ist, wer wo läuft, von ' +
      'oben, ansicht von oben, 3d karte, link zur karte, karte zeigen, karte im internet',
    discordsrv:
      'discord, discord bot, bot, bot token, chat mit discord, discord verbinden, discord verknüpfen, ' +
      'konsole discord, nachrichten aus dem spiel, chat in discord, discord kanal, rollen ' +
      'synchronisieren, dc, nachrichten auf discord, chat aus dem spiel, auf discord sehen, dc kanal, ' +
      'dc bot, webhook, wer gejoint ist, discord rollen, beide richtungen',
    proxies:
      'proxy, proxys, velocity, bungeecord, bungee, netzwerk, servernetzwerk, server verbinden, ' +
      'mehrere server, lobby, hub, forwarding secret, ip forwarding, lobby und survival, eine ip für ' +
      'mehrere server, zwischen servern wechseln, waterfall, skyblock, anarchie, minispiele, bedwars, ' +
      'zwei server verbinden, spieler schicken, wechseln zwischen servern, portal zwischen servern, ' +
      'server befehl, eine ip, eine adresse, zwei server, backend',
    viaversion:
      'verschiedene versionen, andere version, ältere version, alte version, neuere clients, mehrere ' +
      'versionen, jede version, viaversion, via version, viabackwards, outdated client, outdated ' +
      'server, protokoll, 1.20 und 1.21, spieler mit älteren versionen, 1.8, 1.12, 1.16, verschiedene ' +
      'versionen zusammen, version passt nicht, alter client, neuerer client, mit neuerer version, ' +
      'versionen passen nicht, freund hat andere version, ich habe neuere, verschiedene clients, ' +
      'inkompatibler client, veralteter client',
    'bedrock-on-java':
      'geyser, floodgate, crossplay, cross play, handyspieler, handy auf java, bedrock auf java, ' +
      'bedrock und java zusammen, xbox auf java, handy und pc, handy und java, freund am handy, pe und ' +
      'java, handy mit uns auf java, vom handy auf java, vom tablet zu uns, pc und handy zusammen, ' +
      'bedrock spieler, einer am handy einer am pc, von der konsole auf java, punkt vor dem namen, ps5 ' +
      'und pc',
    'memory-and-gc':
      'arbeitsspeicher, speicher, ram, gb, wie viel ram, wieviel ram, zu wenig speicher, zu wenig ram, ' +
      'speicher voll, speichermangel, garbage collection, garbage collector, gc, aikar flags, ' +
      'startparameter, jvm argumente, xmx, out of memory, java heap space, speicher geht aus, ' +
      'gigabyte, frisst speicher, reicht der ram, wie viel giga, wie viel gb, für 10 leute, für 20 ' +
      'spieler, wenig ram, ram voll, speicherleck, läuft voll, 4 gig, 8 gig, 16 gb, welcher tarif',
    'view-distance-and-entities':
      'sichtweite, renderdistanz, render distance, view distance, simulation distance, ' +
      'simulationsdistanz, moblimit, mob limit, zu viele mobs, entities, keine mobs, mobs spawnen ' +
      'nicht, zu viele tiere, kühe, dorfbewohner, mobs begrenzen, tiere begrenzen, mobfarm, wie viele ' +
      'chunks, radius, weit sehen, nicht weit sehen, nebel, abgeschnitten, hühner, viele kühe, gehege, ' +
      'herde, farmen, items am boden, mobs erscheinen nicht, sichtweite senken',
    profiler:
      'lag, lags, laggt, lagg, ruckelt, ruckeln, ruckler, hängt, langsam, stockt, niedrige tps, tps, ' +
      'mspt, spark, timings, auslastung, cpu, optimieren, optimierung, leistung, performance, warum ' +
      'laggt, ursache der lags, was laggt, welches plugin laggt, belastet, frisst leistung, was frisst ' +
      'cpu, drops, zurückgesetzt, zurückteleportiert, blöcke kommen wieder, tps gefallen, tps 10, ' +
      'diashow, läuft schlecht, prozessorlast, spark bericht, verzögerung, freezes, hakt, hängt alles',
    pregeneration:
      'vorgenerieren, welt generieren, weltgenerierung, chunks, neue chunks, chunks laden, chunky, ' +
      'weltgrenze, world border, laggt beim fliegen, welt zu groß, größe der welt, vorher laden, vorab ' +
      'generieren, laggt mit elytra, elytra, vorladen, neue gebiete erkunden, erkunden, mit elytren ' +
      'fliegen, unentdeckt, unerforscht, neue gebiete, im voraus, vorab berechnen, umkreis, umkreis ' +
      'von 5000 blöcken, blöcke um spawn, ruckelt beim erkunden, kartenrand, welt begrenzen, ' +
      'kartengröße, speicherplatz, festplatte voll',
    'crash-reports':
      'crash, crasht, abgestürzt, absturz, abstürze, stürzt ab, fährt nicht hoch, log, logs, protokoll ' +
      'lesen, fehler beim start, crash report, absturzbericht, caused by, geht aus, welcher mod ' +
      'crasht, ursache vom crash, stürzt ständig ab, schuldiger mod, rausgeflogen, abgeschmiert, ' +
      'schmiert ab, crashlog, fehler im log, rote zeilen, exception, error, warum abgestürzt, nachts ' +
      'abgestürzt, geht von selbst aus, stürzt stündlich ab, was ist das für ein fehler, log lesen, ' +
      'schuldigen finden',
    account:
      'konto, account, passwort vergessen, passwort ändern, passwort zurücksetzen, e-mail ändern, ' +
      'email adresse ändern, mailadresse, anmelden, einloggen, login, registrieren, konto löschen, ' +
      'account löschen, sitzungen, konto gehackt, mail bestätigen, bestätigungsmail, e-mail ' +
      'bestätigen, benutzername vergessen, komme nicht ins konto, mail kommt nicht, spam, profil ' +
      'löschen, profil, meine daten löschen, mail, mailadresse ändern, mail kam nicht, keine mail, ' +
      'link aus der mail, passwort weg, jemand eingeloggt, überall abmelden, ins panel einloggen, ' +
      'komme nicht ins panel, dsgvo',
    'second-step':
      'zwei faktor, zwei-faktor-authentifizierung, 2fa, 2fa code, zweiter schritt, zweiter faktor, ' +
      'authenticator, code aus der app, handy verloren, ersatzcodes, wiederherstellungscodes, backup ' +
      'codes, code vom handy, code beim einloggen, neues handy, ohne code nicht rein, app mit codes, ' +
      'codes, zweistufig, konto absichern, sechs ziffern, handy kaputt, handy ins wasser, handy ' +
      'geklaut, app gelöscht, einmalcode, totp',
    balance:
      'guthaben, aufladen, guthaben aufladen, einzahlen, bezahlen, zahlung, zahlungsart, zahlen, karte ' +
      'bezahlen, paypal, erstattung, geld zurück, rückerstattung, rechnung, abgebucht, preis, geld ' +
      'einzahlen, mit karte zahlen, bekomme ich geld zurück, zahlungsmethoden, visa, gefällt nicht, zu ' +
      'viel bezahlt, restguthaben, rest zurück, guthaben auszahlen, geld überweisen, spiele nicht ' +
      'mehr, umentschieden, womit bezahlen, welche karte, mindestbetrag, mama hat bezahlt, ' +
      'zahlungsverlauf, was kostet, preise',
    extending:
      'verlängern, verlängerung, server verlängern, abgelaufen, läuft ab, laufzeit, nicht bezahlt, zu ' +
      'spät bezahlt, server gelöscht, gesperrt, automatisch verlängern, tarif wechseln, kündigen, ' +
      'nächster monat, nicht zahlen, nicht verlängern, zu spät, noch einen monat, welt gelöscht, läuft ' +
      'aus, monat bezahlen, im urlaub, ferienlager, ferien, vergessen zu verlängern, noch retten, wie ' +
      'lange wird welt aufbewahrt, bleibt die welt, automatisch abbuchen, größerer tarif, kleinerer ' +
      'tarif, pausieren, abo, abo kündigen',
    'promo-code':
      'gutschein, gutscheincode, code einlösen, einlösen, promocode, aktionscode, rabatt, rabattcode, ' +
      'coupon, aktion, code vom youtuber, code vom streamer, code eingeben, code aktivieren, wort für ' +
      'rabatt, youtuber, blogger, streamer, wo code eingeben, billiger, code geht nicht, angebot, ' +
      'nachlass',
    support:
      'support, kundendienst, kundenservice, kontakt, kontaktieren, hilfe bekommen, ticket, ' +
      'beschwerde, schreiben an euch, ansprechpartner, wohin schreiben, euch schreiben, euch ' +
      'erreichen, anrufen, telefonnummer, öffnungszeiten, hilfe, ihr antwortet nicht, wem schreiben, ' +
      'stille, keine antwort, mit mensch reden, wie lange auf antwort warten, beschweren, ' +
      'telefonsupport, melden, admin vom hoster, wochenende',
    'another-node':
      'auf andere node umziehen, andere node, node wechseln, näher an freunden, node überlastet, ' +
      'standort wechseln, anderer standort, umzug, bessere hardware, schnellere cpu, stärkere ' +
      'maschine, andere maschine, anderes land, andere stadt, ping, schwache hardware, schwacher ' +
      'prozessor, ryzen, server näher, hoher ping, weit weg, in welchem land server, deutschland, ' +
      'polen, standort, rechenzentrum, nachbarn, knoten, bessere maschine',
    'declined-payments':
      'zahlung abgelehnt, karte abgelehnt, zahlung fehlgeschlagen, zahlung klappt nicht, kann nicht ' +
      'bezahlen, geld abgebucht, abgebucht aber kein guthaben, geld nicht angekommen, doppelt bezahlt, ' +
      'zweimal bezahlt, doppelt abgebucht, zahlung hängt, zahlungsseite hängt, bestätigungscode kommt ' +
      'nicht, bank lehnt ab, karte geht nicht, karte funktioniert nicht, kein geld auf der karte, geld ' +
      'weg, geld hängt, bank blockiert, karte wird nicht genommen, sms von der bank, 3ds, 3d secure, ' +
      'bezahlt aber nichts da, nicht gutgeschrieben, null guthaben, zwei zahlungen, fehler beim ' +
      'bezahlen, zahlung in bearbeitung',
    'company-documents':
      'unterlagen, buchhaltung, firma, firmendaten, unternehmen, selbstständig, leistungsnachweis, ' +
      'nachweis, rechnung für firma, rechnungen, überweisung, firmenkonto, steuernummer, ' +
      'mehrwertsteuer, umsatzsteuer, ust, vertrag, nutzungsbedingungen, agb, datenschutz, ' +
      'datenschutzerklärung, personenbezogene daten, angebot, rechtliches, buchhalter, beleg für ' +
      'firma, auf die firma, schule zahlt, stempel, unterschrift, finanzamt, dienstvertrag, rechnung ' +
      'mit mwst, steuer',
    'share-log':
      'log teilen, logs teilen, log schicken, log senden, log zeigen, link zum log, mclogs, mclo gs, ' +
      'pastebin, log posten, konsole zeigen, konsole schicken, konsole teilen, in die konsole schauen, ' +
      'drüberschauen, log an freund, link zur konsole, fehler zeigen, fehler schicken, wollen das log, ' +
      'screenshot der konsole, teilen',
    'players-page':
      'tab spieler, spielerliste, auf die whitelist setzen, von der whitelist nehmen, operator ' +
      'entfernen, deop, op entfernen, banliste, ip ban, ip bannen, ban ip, entbannen, unban, whitelist ' +
      'json, ops json, allowlist, ban auf bedrock, op, op geben, operator, whitelist, white-listed, ' +
      'weiße liste, nur freunde, nur freunde reinlassen, ban, bannen, kicken, spieler rauswerfen, op ' +
      'werden, mir op geben, admin werden, gamemode geht nicht, beleidigt, schimpft, toxisch, ' +
      'rausschmeißen, rauswerfen, für immer, permanent, per ip, aus versehen gebannt, bann aufheben, ' +
      'nur eingeladene, auf einladung, passwort für server, server für fremde schließen, wer ist ' +
      'online, stummschalten',
    votes:
      'vote, votes, voten, voting, abstimmen, abstimmung, votifier, nuvotifier, votifierplus, ' +
      'votingplugin, vote belohnung, vote belohnungen, serverlisten, server bekannt machen, server ' +
      'bewerben, port 8192, stimmen, belohnung fürs abstimmen, toplisten, belohnung, abgestimmt, ' +
      'abstimmseiten, kiste für vote, schlüssel für vote, belohnung für abstimmen, votes kommen nicht ' +
      'an, spieler finden, wo werben, bekannt machen, serverwerbung, serverliste eintragen',
    mysql:
      'mysql, mariadb, datenbank, datenbanken, db, sql, sqlite, phpmyadmin, postgresql, redis, ' +
      'mongodb, datenbank verbinden, externe datenbank, datenbank host, datenbank passwort, datenbank ' +
      'benutzer, plugin will datenbank, verbindung zur datenbank, datenbankdaten, tabellen, datenbank ' +
      'anlegen, gemeinsame datenbank, jdbc',
    'hybrid-cores':
      'hybrid, hybride, hybridserver, mohist, arclight, magma, ketting, youer, catserver, cardboard, ' +
      'mods mit plugins, mods und plugins auf einem server, plugins auf forge, plugins auf neoforge, ' +
      'mods und plugins gleichzeitig, mods zusammen mit plugins, plugins auf modserver, sowohl mods ' +
      'als auch plugins, mod und plugin, modserver mit plugins, plugin auf forge, plugin auf fabric, ' +
      'forge mit plugins, forge und plugins, essentials auf forge, worldedit und mods, create und ' +
      'worldedit, mods plus plugins, mods und bukkit, mods und plugins kombinieren, beides zusammen',
    'bedrock-addons':
      'addon, addons, add-on, add-ons, bedrock addons, mods für bedrock, mods auf dem handy, mcpack, ' +
      'mcaddon, verhaltenspaket, verhaltenspakete, behavior pack, behaviour pack, bedrock ' +
      'ressourcenpaket, world_behavior_packs, experimente, manifest, addon für bedrock, wohin mit dem ' +
      'addon, behavior, addons am handy, mcpedl, mcaddon datei, mcpack datei, bedrock pack, addon geht ' +
      'nicht, experimentell, addon aktivieren, bedrock mods',
    'game-rules':
      'spielregel, spielregeln, gamerule, gamerules, game rule, keepinventory, keep inventory, items ' +
      'behalten, items nach dem tod behalten, inventar behalten, mobgriefing, creeper explosion ' +
      'ausschalten, immer tag, zeit anhalten, tag nacht wechsel, regen ausschalten, dodaylightcycle, ' +
      'items fallen nicht, items bleiben, inventar bleibt, inventar, nach dem tod, tod, sterben, ' +
      'phantome, regen, feuer, creeper, loot, sterbe, zeug behalten, zeug beim tod, creeper sprengen, ' +
      'creeper hat haus gesprengt, endermen blöcke, fallschaden, koordinaten, erfolge im chat, hunger',
    'new-world':
      'neue welt, welt zurücksetzen, welt resetten, welt neu erstellen, von vorne anfangen, wipe, welt ' +
      'löschen, neuer seed, seed ändern, anderer seed, nether zurücksetzen, nether resetten, end ' +
      'zurücksetzen, ende zurücksetzen, enderdrache, drache wiederbeleben, neu installieren, ' +
      'neuinstallation, karte löschen, neue karte, neue map, andere karte, neue welt generieren, von ' +
      'null, welt leeren, karte langweilig, welt löschen und neu, saubere welt, saison, neue saison, ' +
      'auf null, welt mit anderem seed, flache welt, end neu, nether neu, drache neu, von vorne, neu ' +
      'anfangen',
    'several-worlds':
      'mehrere welten, zwei welten, zweite welt, weitere welt, multiverse, multiworld, mv create, welt ' +
      'wechseln, andere welt, level name, kreativwelt, farmwelt, getrennte inventare, eigenes inventar ' +
      'pro welt, separate welt, welt für kreativ, noch eine welt, zusätzliche welt, bauwelt, eigene ' +
      'karte, dritte welt, zwischen welten wechseln, teleport zwischen welten, portal in andere welt, ' +
      'welten, baumeister, welt zum bauen',
    'start-by-joining':
      'start beim beitreten, server durch beitreten starten, beim joinen starten, autostart, ' +
      'automatisch starten, server aufwecken, schlafender server, freunde starten den server, server ' +
      'ohne mich starten, ohne panel starten, gestoppt beitreten startet ihn, bin nicht zuhause, wenn ' +
      'ich weg bin, freund schaltet server an, selbst anschalten, ohne mich anschalten, geht an wenn ' +
      'jemand joint, wacht auf, aus wenn keiner da, geht aus wenn leer, schläft, ich schlafe, bin ' +
      'nicht da, freunde ohne mich, freund will rein und server aus, freunde anmachen können, selbst ' +
      'anmachen, aufwecken, geht an beim joinen, bin auf arbeit, bin in der schule, leerer server',
    'homes-and-warps':
      'home, homes, sethome, home setzen, warp, warps, setwarp, tpa, teleport, teleportieren, zu ' +
      'freund teleportieren, spawn befehl, setspawn, kit, kits, starterkit, essentialsx, nach hause, ' +
      'tp nach hause, nach hause teleportieren, ort speichern, heim, zurück nach hause, tp, zum freund ' +
      'teleportieren, zum spawn, befehl zuhause, spawn, spawn setzen, back, rtp, startausrüstung',
    afk:
      'afk, untätig, inaktiv, idle, afk kick, afk kicken, afk spieler, idle timeout, schlafen, einer ' +
      'schläft, nacht überspringen, nacht wird nicht übersprungen, bett, playerssleepingpercentage, ' +
      'rumstehen, fürs rumstehen gekickt, stehe still, zu lange, tee holen, steht rum, stehen rum, ' +
      'plätze blockieren, wer rumsteht rauswerfen, nicht alle schlafen, nacht skippen, schlafen gehen, ' +
      'halbe spieler, inaktive',
    'anti-cheat':
      'anticheat, anti cheat, anti-cheat, cheater, cheaten, hacks, hackclient, killaura, flyhack, ' +
      'speedhack, reach, grim, grimac, vulcan, matrix, spartan, fehlalarm, moved too quickly, flying ' +
      'is not enabled, fliegen mit hacks, fliegt, fly, cheater erwischen, hacker erwischen, rennt ' +
      'schnell, schummler, schlägt durch wände, durch wände, gräbt direkt zu diamanten, unfair, ' +
      'cheatet, betrügt, schummelt, aimbot, autoclicker, geschwindigkeit, bannt grundlos, kickt wegen ' +
      'fliegen, cheat-schutz, cheatschutz, schutz vor cheatern, schutz vor cheats, schutz gegen ' +
      'cheater',
    'invalid-session':
      'invalid session, ungültige sitzung, failed to log in, anmeldung fehlgeschlagen, failed to ' +
      'verify username, benutzername konnte nicht überprüft werden, authentication servers are down, ' +
      'authentifizierungsserver, multiplayer is disabled, mehrspieler deaktiviert, spiel und launcher ' +
      'neu starten, sitzungsfehler, sitzung, launcher neu starten, lizenzprüfung, sitzung ungültig, ' +
      'versuche das spiel neu zu starten, sitzung abgelaufen, microsoft anmeldung, microsoft konto, ' +
      'namensprüfung',
  },
}
