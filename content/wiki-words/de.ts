import type { WikiWords } from './type.ts'

export const de: WikiWords = {
  stopWords:
    'aber alle allen als am an auch auf aus bei beim bin bis bitte brauche braucht da damit dann das dass dein dem den der des die dir doch du durch ein eine einem einen einer eines er es euch euer für fuer funktioniert geht gibt habe haben hat hier hilfe ich ihr im in ist ja jemand jetzt kann kannst können koennen komme könnt lassen liegt liegts mache machen man mehr mein meine meinem meinen meiner mich mir mit möchte moechte muss nach nicht nichts noch nur ob oder ohne sein selbst sich sie sind so soll über ueber um und uns unser unter vom von vor wann warum was welche welcher welches wenn wer werde werden wie wieso will wir wird wo woher woran wo zu zum zur mc minecraft server servers',
  articles: {
    'first-server-java':
      'server erstellen, server starten, ersten server, anfangen, server beitreten, auf den server kommen, server joinen, verbinden, verbindung, verbindung fehlgeschlagen, keine verbindung, verbindungsfehler, komme nicht rein, connection refused, connection timed out, timed out, zeitüberschreitung, unknown host, unbekannter host, outdated client, failed to verify username, serveradresse, ip adresse, freunde können nicht beitreten, kann nicht beitreten, verbindungsaufbau fehlgeschlagen',
    cores:
      'serversoftware, software, serverkern, paper, purpur, spigot, vanilla, folia, fabric, forge, neoforge, welche software, paper oder spigot, software wechseln, java version, java version ändern, mods und plugins zusammen, eula txt, java',
    'file-manager':
      'dateimanager, dateien im browser, dateien im panel, dateieditor, archiv entpacken, zip, 7z, rar, papierkorb, datei wiederherstellen, datei gelöscht, ordner hochladen, hineinziehen, dateirechte, permission denied, von einem link laden, dateien durchsuchen, nbt',
    sftp: 'sftp, ftp, filezilla, winscp, dateien hochladen, welt hochladen, dateien herunterladen, welt herunterladen, dateizugriff, ordner, ssh, ssh schlüssel, sftp passwort, rsync, scp, lftp, fingerabdruck',
    'move-a-server':
      'umziehen, umzug, server umziehen, welt übertragen, server übertragen, mitnehmen, migration, aternos, anderer hoster, hoster wechseln, vom eigenen pc, einzelspielerwelt, singleplayer welt',
    'subdomain-and-domain':
      'domain, subdomain, eigene domain, domain verbinden, adresse ohne port, eigene adresse, dns, srv, srv eintrag, a record',
    'join-bedrock':
      'bedrock, mit dem handy beitreten, handy, smartphone, tablet, mobil, pe, xbox, playstation, switch, nintendo, konsole spielkonsole, port 19132, bedrock joinen, bedrock beitreten',
    'not-starting':
      'startet nicht, server startet nicht, geht nicht an, antwortet nicht, server antwortet nicht, reagiert nicht, hängt, eingefroren, port belegt, eula zustimmen, sandbox',
    'server-properties':
      'servereinstellungen, einstellungen, server properties, pvp, pvp ausschalten, befehlsblöcke, befehlsblock, commandblock, fliegen, flug erlauben, schwierigkeit, schwierigkeitsgrad, spielmodus, gamemode, seed, startwert, hardcore, slots, spielerzahl, server port, rcon, nether deaktivieren, monster spawnen',
    'motd-and-icon':
      'motd, icon, server icon, symbol, logo, bild, serverbild, beschreibung, servername, serverliste, farben, farbcodes, bunter text',
    backups:
      'backup, backups, sicherung, sicherungskopie, datensicherung, welt sichern, welt wiederherstellen, wiederherstellen, zurücksetzen welt, welt weg, welt verloren, welt gelöscht, welt speichern, rollback, backup erstellen, backup machen',
    schedules:
      'zeitplan, zeitpläne, automatischer neustart, neustart planen, täglicher neustart, nächtlicher neustart, cron, cronjob, aufgabenplanung, automatische nachrichten, ankündigungen, zeitgesteuerte befehle',
    upgrade:
      'aktualisieren, update, updaten, upgrade, version wechseln, neue version, neuere version, server aktualisieren, 1.21 auf 26, forceUpgrade',
    'resource-packs-and-datapacks':
      'ressourcenpaket, resourcepack, resource pack, texturenpaket, texturpaket, texture pack, texturen, datenpaket, datapack, datapacks, paket erzwingen, sha1',
    protection:
      'schutz, schützen, griefer, griefing, gegrieft, whitelist, weiße liste, weisse liste, ddos, bots, gehackt, hacker, xray, cheater, cheats, anticheat, wer hat zerstört, wer hat geklaut, coreprotect, bannen, ban, nur freunde, privater server, spieler sperren, gesperrt, gästeliste',
    'offline-mode':
      'cracked, cracked server, gecrackt, raubkopie, ohne kauf, ohne lizenz, ohne premium, non premium, tlauncher, online mode, offline modus, authme, passwort auf dem server, skins, skins nicht sichtbar, steve',
    luckperms:
      'op, op werden, op geben, operator, admin, adminrechte, rechte, berechtigungen, permissions, ränge, rang, gruppen, präfix, prefix, vip, luckperms, moderator',
    worldguard:
      'region, regionen, grundstück, grundstücke, gs, claim, claimen, spawn schützen, gebiet schützen, gebiet sichern, worldguard, worldedit, flags, axt',
    'economy-and-eula':
      'spenden, spende, verkaufen, ränge verkaufen, geld verdienen, monetarisierung, shop, serverladen, economy, wirtschaft, währung, geld im spiel, vault, essentials, echtgeld, mojang regeln, erlaubt',
    'plugins-and-mods':
      'plugin, plugins, mod, mods, plugins installieren, mods installieren, plugins hinzufügen, plugins updaten, plugin lädt nicht, jar',
    modpacks:
      'modpack, modpacks, mod paket, modpaket, modsammlung, curseforge, modrinth, mrpack, server pack, serverpaket',
    'voice-chat':
      'voice chat, voicechat, sprachchat, sprach chat, stimme, mikrofon, mikro, höre nichts, hören, reden, proximity chat, plasmo voice',
    'web-maps':
      'karte, weltkarte, live karte, online karte, karte im browser, livemap, dynmap, bluemap, squaremap',
    discordsrv:
      'discord, discord bot, bot, bot token, chat mit discord, discord verbinden, discord verknüpfen, konsole discord',
    proxies:
      'proxy, proxys, velocity, bungeecord, bungee, netzwerk, servernetzwerk, server verbinden, mehrere server, lobby, hub, forwarding secret, ip forwarding',
    viaversion:
      'verschiedene versionen, andere version, ältere version, alte version, neuere clients, mehrere versionen, jede version, viaversion, via version, viabackwards, outdated client, outdated server, protokoll, 1.20 und 1.21',
    'bedrock-on-java':
      'geyser, floodgate, crossplay, cross play, handyspieler, handy auf java, bedrock auf java, bedrock und java zusammen, xbox auf java',
    'memory-and-gc':
      'arbeitsspeicher, speicher, ram, gb, wie viel ram, wieviel ram, zu wenig speicher, zu wenig ram, speicher voll, speichermangel, garbage collection, garbage collector, gc, aikar flags, startparameter, jvm argumente, xmx, out of memory, java heap space',
    'view-distance-and-entities':
      'sichtweite, renderdistanz, render distance, view distance, simulation distance, simulationsdistanz, moblimit, mob limit, zu viele mobs, entities, keine mobs, mobs spawnen nicht',
    profiler:
      'lag, lags, laggt, lagg, ruckelt, ruckeln, ruckler, hängt, langsam, stockt, niedrige tps, tps, mspt, spark, timings, auslastung, cpu, optimieren, optimierung, leistung, performance',
    pregeneration:
      'vorgenerieren, welt generieren, weltgenerierung, chunks, neue chunks, chunks laden, chunky, weltgrenze, world border, laggt beim fliegen, welt zu groß, größe der welt',
    'crash-reports':
      'crash, crasht, abgestürzt, absturz, abstürze, stürzt ab, fährt nicht hoch, log, logs, protokoll lesen, fehler beim start, crash report, absturzbericht, caused by, geht aus',
    account:
      'konto, account, passwort vergessen, passwort ändern, passwort zurücksetzen, e-mail ändern, email adresse ändern, mailadresse, anmelden, einloggen, login, registrieren, konto löschen, account löschen, sitzungen, konto gehackt',
    'second-step':
      'zwei faktor, zwei-faktor-authentifizierung, 2fa, 2fa code, zweiter schritt, zweiter faktor, authenticator, code aus der app, handy verloren, ersatzcodes, wiederherstellungscodes, backup codes',
    balance:
      'guthaben, aufladen, guthaben aufladen, einzahlen, bezahlen, zahlung, zahlungsart, zahlen, karte bezahlen, paypal, erstattung, geld zurück, rückerstattung, rechnung, abgebucht, preis',
    extending:
      'verlängern, verlängerung, server verlängern, abgelaufen, läuft ab, laufzeit, nicht bezahlt, zu spät bezahlt, server gelöscht, gesperrt, automatisch verlängern, tarif wechseln, kündigen',
    'promo-code':
      'gutschein, gutscheincode, code einlösen, einlösen, promocode, aktionscode, rabatt, rabattcode, coupon, aktion',
    support:
      'support, kundendienst, kundenservice, kontakt, kontaktieren, hilfe bekommen, ticket, beschwerde, schreiben an euch, ansprechpartner',
    'another-node':
      'auf andere node umziehen, andere node, node wechseln, näher an freunden, node überlastet, standort wechseln, anderer standort, umzug',
    'declined-payments':
      'zahlung abgelehnt, karte abgelehnt, zahlung fehlgeschlagen, zahlung klappt nicht, kann nicht bezahlen, geld abgebucht, abgebucht aber kein guthaben, geld nicht angekommen, doppelt bezahlt, zweimal bezahlt, doppelt abgebucht, zahlung hängt, zahlungsseite hängt, bestätigungscode kommt nicht',
    'company-documents':
      'unterlagen, buchhaltung, firma, firmendaten, unternehmen, selbstständig, leistungsnachweis, nachweis, rechnung für firma, rechnungen, überweisung, firmenkonto, steuernummer, mehrwertsteuer, umsatzsteuer, ust, vertrag',
    'share-log':
      'log teilen, logs teilen, log schicken, log senden, log zeigen, link zum log, mclogs, mclo gs, pastebin, log posten',
    'players-page':
      'tab spieler, spielerliste, auf die whitelist setzen, von der whitelist nehmen, operator entfernen, deop, op entfernen, banliste, ip ban, ip bannen, ban ip, entbannen, unban, whitelist json, ops json, allowlist, ban auf bedrock',
    votes:
      'vote, votes, voten, voting, abstimmen, abstimmung, votifier, nuvotifier, votifierplus, votingplugin, vote belohnung, vote belohnungen, serverlisten, server bekannt machen, server bewerben, port 8192',
    mysql:
      'mysql, mariadb, datenbank, datenbanken, db, sql, sqlite, phpmyadmin, postgresql, redis, mongodb, datenbank verbinden, externe datenbank',
    'hybrid-cores':
      'hybrid, hybride, hybridserver, mohist, arclight, magma, ketting, youer, catserver, cardboard, mods mit plugins, mods und plugins auf einem server, plugins auf forge, plugins auf neoforge',
    'bedrock-addons':
      'addon, addons, add-on, add-ons, bedrock addons, mods für bedrock, mods auf dem handy, mcpack, mcaddon, verhaltenspaket, verhaltenspakete, behavior pack, behaviour pack, bedrock ressourcenpaket, world_behavior_packs, experimente, manifest',
    'game-rules':
      'spielregel, spielregeln, gamerule, gamerules, game rule, keepinventory, keep inventory, items behalten, items nach dem tod behalten, inventar behalten, mobgriefing, creeper explosion ausschalten, immer tag, zeit anhalten, tag nacht wechsel, regen ausschalten, wetter, dodaylightcycle',
    'new-world':
      'neue welt, welt zurücksetzen, welt resetten, welt neu erstellen, von vorne anfangen, wipe, welt löschen, neuer seed, seed ändern, anderer seed, nether zurücksetzen, nether resetten, end zurücksetzen, ende zurücksetzen, enderdrache, drache wiederbeleben, neu installieren, neuinstallation',
    'several-worlds':
      'mehrere welten, zwei welten, zweite welt, weitere welt, multiverse, multiworld, mv create, welt wechseln, andere welt, level name, kreativwelt, farmwelt, getrennte inventare, eigenes inventar pro welt',
    'start-by-joining':
      'start beim beitreten, server durch beitreten starten, beim joinen starten, autostart, automatisch starten, server aufwecken, schlafender server, freunde starten den server, server ohne mich starten, ohne panel starten, gestoppt beitreten startet ihn',
    'homes-and-warps':
      'home, homes, sethome, home setzen, warp, warps, setwarp, tpa, teleport, teleportieren, zu freund teleportieren, spawn befehl, setspawn, kit, kits, starterkit, essentialsx',
    afk: 'afk, untätig, inaktiv, idle, afk kick, afk kicken, afk spieler, idle timeout, schlafen, einer schläft, nacht überspringen, nacht wird nicht übersprungen, bett, playerssleepingpercentage',
    'anti-cheat':
      'anticheat, anti cheat, anti-cheat, cheater, cheaten, hacks, hackclient, killaura, flyhack, speedhack, reach, grim, grimac, vulcan, matrix, spartan, fehlalarm, moved too quickly, flying is not enabled',
    'invalid-session':
      'invalid session, ungültige sitzung, failed to log in, anmeldung fehlgeschlagen, failed to verify username, benutzername konnte nicht überprüft werden, authentication servers are down, authentifizierungsserver, multiplayer is disabled, mehrspieler deaktiviert, spiel und launcher neu starten',
  },
}
