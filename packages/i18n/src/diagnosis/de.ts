import type { DiagnosisMessages } from './en.ts'

export const de: DiagnosisMessages = {
  heading: 'Warum ist der Server nicht gestartet?',
  headingCrash: 'Warum ist der Server abgestürzt?',
  reading: 'Das Log wird gelesen\u00a0…',
  noLog: 'Es gibt noch kein Log: Der Server hat nichts geschrieben.',
  unread: 'Das Log ließ sich nicht lesen.',
  unknown: 'Diesen Fehler kennen wir nicht',
  unknownText: 'Vermutlich steckt die Ursache in diesen Zeilen. Zeigen Sie sie jemandem, der Ihnen hilft.',
  also: 'Außerdem gefunden',
  showLines: 'Zeilen des Logs',
  console: 'Konsole',
  find: '{name} suchen',
  switchOff: '{name} ausschalten',
  switchedOff: '{name} ist ausgeschaltet. Starten Sie jetzt den Server.',
  settings: 'Einstellungen öffnen',
  backups: 'Zu den Backups',
  openFile: '{file} öffnen',
  useJava: 'Java {java} wählen und starten',
  javaUsed: 'Der Server verwendet jetzt Java {java}',
  noJava:
    'Java {java} passt nicht zu diesem Server. ' +
    'Wählen Sie eine Version des Plugins, der Mod oder der Serversoftware für Java {here}.',
  hasJava: 'Java {java} ist bereits gewählt. Starten Sie den Server.',
  install: '{name} installieren',
  update: '{name} aktualisieren',
  versions: 'Andere Version von {name} wählen',
  restore: '{file} aus einem Backup wiederherstellen',
  findPort: '{port} in den Dateien suchen',
  ports: 'Zu den zusätzlichen Ports',
  confirm: {
    button: 'Bestätigen und starten',
    title: 'Reste der Mods entfernen?',
    text:
      'Blöcke, Gegenstände und Mobs aus den fehlenden Mods verschwinden für immer aus der Welt. ' +
      'Wollen Sie die Mods vielleicht wieder installieren, erstellen Sie vorher ein Backup.',
    sent: 'Antwort gesendet, der Start läuft weiter.',
    failed: 'Keine Verbindung zum Server: Die Antwort wurde nicht gesendet. Versuchen Sie es noch einmal.',
  },
  core: 'Serversoftware oder Version wechseln',
  addons: 'Zu den Erweiterungen',
  files: 'Zu den Dateien',
  undone: 'Die letzte Änderung wurde rückgängig gemacht',
  undoneText: 'Die Ursache aus dem früheren Log gilt nicht mehr. Starten Sie den Server.',
  nowStart: 'Erledigt. Starten Sie den Server und sehen Sie nach, ob es geholfen hat.',
  nextPlan: 'Jetzt sind es {now}. Der nächste Tarif, „{plan}“, hat {more}.',
  facts: {
    addon: 'Plugin oder Mod',
    id: 'ID',
    needs: 'Braucht',
    wanted: 'Verlangt Version',
    found: 'Version hier',
    java: 'Nötiges Java',
    javaHere: 'Java hier',
    file: 'Datei',
    other: 'Außerdem',
    line: 'Zeile',
    port: 'Port',
    place: 'Ort',
    chunk: 'Chunk',
    world: 'Welt',
    what: 'Details',
  },
  share: {
    button: 'Log teilen',
    about:
      'Wer den Link hat, kann das Log öffnen. ' +
      'Nach einer Woche wird es gelöscht. ' +
      'IP-Adressen, E-Mail-Adressen, Passwörter und Tokens werden verborgen.',
    preview: 'So sehen es andere',
    cut: 'Das Log ist lang, deshalb wird nur sein Ende gezeigt.',
    make: 'Link erstellen',
    link: 'Link',
    until: 'Offen bis {date}',
    remove: 'Link löschen',
    removed: 'Link gelöscht',
    yours: 'Ihre Links',
    full: 'Mehr als {most} Links sind nicht möglich. Löschen Sie erst einen.',
    nothing: 'Es gibt noch nichts zu zeigen: Das Log ist leer.',
  },
  page: {
    title: 'Log eines Servers',
    until: 'Geteilt vom Besitzer des Servers. Offen bis {date}.',
    raw: 'Als Text öffnen',
    found: 'Was darin gefunden wurde',
    unknown: 'Das Log enthält keinen Fehler, den wir kennen.',
    gone: 'Dieses Log gibt es hier nicht',
    goneText: 'Links gelten eine Woche. Vielleicht hat der Besitzer diesen schon gelöscht.',
  },
  codes: {
    eula: {
      what: 'Der Endnutzerlizenz (EULA) wurde noch nicht zugestimmt',
      todo: 'Lesen Sie sie und stimmen Sie auf der Seite des Servers zu.',
    },
    bad_flags: {
      what: 'Java kennt eines der Argumente nicht',
      todo: 'Entfernen Sie es in den Einstellungen aus den Java-Argumenten.',
    },
    core_missing: {
      what: 'Die Datei der Serversoftware fehlt',
      todo: 'Stellen Sie sie aus dem Papierkorb oder einem Backup wieder her.',
    },
    wrong_java: {
      what: 'Java {java} ist nötig',
      todo: 'Wählen Sie es in den Einstellungen oder installieren Sie eine Version, die zum jetzigen Java passt.',
    },
    awaits_confirm: {
      what: 'Der Server wartet in der Konsole auf eine Antwort',
      todo:
        'In der Welt sind noch Dinge aus Mods, die fehlen. ' +
        'Bestätigen Sie, und sie verschwinden für immer. ' +
        'Oder stoppen Sie den Server und installieren Sie die Mods wieder.',
    },
    disk_full: {
      what: 'Der Speicherplatz ist voll',
      todo:
        'Löschen Sie alte Logs, überflüssige Welten und Archive und leeren Sie den Papierkorb, oder ' +
        'wechseln Sie zu einem größeren Tarif.',
    },
    memory: {
      what: 'Der RAM reicht nicht',
      todo:
        'Entfernen Sie einige Plugins oder Mods, verringern Sie die Sichtweite oder wechseln Sie zu ' +
        'einem größeren Tarif.',
    },
    memory_killed: {
      what: 'Der Server brauchte mehr RAM, als sein Tarif hat, und wurde beendet',
      todo: 'Entfernen Sie einige Plugins oder Mods oder wechseln Sie zu einem größeren Tarif.',
    },
    threads: {
      what: 'Die Höchstzahl der Threads ist erreicht',
      todo: 'Ein Plugin oder eine Mod erzeugt immer neue. Schalten Sie die zuletzt hinzugefügten aus.',
    },
    open_files: {
      what: 'Zu viele Dateien sind gleichzeitig geöffnet',
      todo:
        'Ein Plugin oder eine Mod öffnet Dateien und schließt sie nicht. ' +
        'Aktualisieren Sie die zuletzt hinzugefügten Erweiterungen oder schalten Sie sie aus und starten ' +
        'Sie erneut.',
    },
    port_taken: {
      what: 'Der Port ist belegt',
      todo:
        'Meist nutzen zwei Plugins denselben Port, oder der vorige Prozess läuft noch. ' +
        'Prüfen Sie die Ports in den Einstellungen der Plugins und starten Sie erneut.',
    },
    session_lock: {
      what: 'Die Welt wird von einem anderen Prozess benutzt',
      todo:
        'Warten Sie, bis der Server ganz beendet ist, und starten Sie erneut. ' +
        'Hilft das nicht, löschen Sie session.lock im Ordner der Welt.',
    },
    world_newer: {
      what: 'Die Welt wurde mit einer neueren Version des Spiels gespeichert',
      todo:
        'Wählen Sie eine Version, die nicht älter ist als die letzte, oder stellen Sie die Welt aus ' +
        'einem Backup wieder her.',
    },
    world_older: {
      what: 'Die Welt ist zu alt für diese Version',
      todo: 'Öffnen Sie sie zuerst in einer Zwischenversion (welche, steht im Log), dann in dieser.',
    },
    world_mods: {
      what: 'Die Welt braucht Mods oder Datenpakete, die fehlen',
      todo: 'Installieren Sie wieder, was entfernt wurde, oder stellen Sie die Welt aus einem Backup wieder her.',
    },
    world_level: {
      what: 'Die Datei level.dat ist beschädigt',
      todo: 'Stellen Sie die Welt aus einem Backup wieder her.',
    },
    download_failed: {
      what: 'Nötige Dateien ließen sich nicht herunterladen',
      todo: 'Ihre Quelle ist nicht erreichbar. Starten Sie den Server etwas später noch einmal.',
    },
    missing_mod: {
      what: 'Die Mod {needs} fehlt',
      todo: 'Installieren Sie sie: Ohne sie läuft eine andere Mod nicht.',
    },
    mod_version: {
      what: 'Die Mod {needs} hat die falsche Version',
      todo: 'Installieren Sie die Version, die die andere Mod verlangt.',
    },
    loader_version: {
      what: 'Eine Mod verlangt eine andere Version des Loaders',
      todo: 'Wechseln Sie die Version der Serversoftware oder installieren Sie die Mod für diesen Loader.',
    },
    mod_conflict: {
      what: 'Mods vertragen sich nicht',
      todo: 'Schalten Sie eine aus oder suchen Sie Versionen, die zueinander passen.',
    },
    client_only: {
      what: 'Diese Mod ist nur für Spieler',
      todo: 'Auf einem Server läuft sie nicht. Schalten Sie sie hier aus; Spieler können sie behalten.',
    },
    mixin: {
      what: 'Eine Mod konnte nicht ins Spiel eingreifen',
      todo:
        'Meist passt sie nicht zur Version des Spiels oder steht im Konflikt mit einer anderen Mod. ' +
        'Wählen Sie eine andere Version oder schalten Sie die Mod aus.',
    },
    ticking_entity: {
      what: 'Der Server ist beim Berechnen einer Entity (etwa eines Mobs) abgestürzt',
      todo:
        'Entfernen Sie sie oder stellen Sie die Welt aus einem Backup wieder her. ' +
        'Stammt sie aus einer Mod, aktualisieren Sie die Mod.',
    },
    ticking_block: {
      what: 'Der Server ist beim Berechnen eines Blocks abgestürzt',
      todo:
        'Entfernen Sie ihn oder stellen Sie die Welt aus einem Backup wieder her. ' +
        'Stammt er aus einer Mod, aktualisieren Sie die Mod.',
    },
    datapack: {
      what: 'Ein Datenpaket lässt sich nicht laden',
      todo: 'Schalten Sie das zuletzt hinzugefügte aus oder aktualisieren Sie es.',
    },
    world_region: {
      what: 'Ein Teil der Welt ist beschädigt',
      todo: 'Stellen Sie diese Datei aus einem Backup wieder her: Der Rest der Welt bleibt, wie er ist.',
    },
    missing_plugin: {
      what: 'Das Plugin {needs} fehlt',
      todo: 'Installieren Sie es: Ohne es läuft ein anderes Plugin nicht.',
    },
    wrong_game: {
      what: 'Ein Plugin oder eine Mod ist für eine andere Version des Spiels',
      todo: 'Installieren Sie die Version für Ihr Spiel oder wechseln Sie die Version der Serversoftware.',
    },
    wrong_loader: {
      what: 'Ein Plugin oder eine Mod ist für andere Serversoftware',
      todo: 'Suchen Sie die Version für Ihre Serversoftware und schalten Sie die falsche aus.',
    },
    duplicate_addon: {
      what: 'Dasselbe ist zweimal installiert',
      todo: 'Behalten Sie eine Datei und schalten Sie die andere aus.',
    },
    corrupt_jar: {
      what: 'Die Datei eines Plugins oder einer Mod ist beschädigt',
      todo: 'Laden Sie sie noch einmal hoch: Wahrscheinlich brach die Übertragung ab.',
    },
    not_a_plugin: {
      what: 'Eine Datei bei den Plugins oder Mods passt nicht zu dieser Serversoftware',
      todo: 'Schalten Sie diese Datei aus und prüfen Sie, ob Sie die richtige heruntergeladen haben.',
    },
    bad_file: {
      what: 'Ein Fehler in {file}',
      todo: 'Beheben Sie ihn im Editor. Meist sind es Einrückungen, Anführungszeichen oder ein Zeichen zu viel.',
    },
    forwarding: {
      what: 'Server und Proxy passen nicht zusammen',
      todo: 'Das Geheimnis muss auf dem Proxy und allen Servern dahinter gleich sein.',
    },
    addon_port: {
      what: 'Ein Plugin oder eine Mod hat keinen eigenen Port bekommen',
      todo:
        'Fügen Sie in den Einstellungen einen zusätzlichen Port hinzu und tragen Sie seine Nummer in den ' +
        'Einstellungen des Plugins oder der Mod ein. ' +
        'Das Spiel selbst läuft auch ohne ihn.',
    },
    database: {
      what: 'Ein Plugin oder eine Mod erreicht die Datenbank nicht',
      todo:
        'Prüfen Sie Adresse, Name und Passwort in den Einstellungen oder lassen Sie die Daten in Dateien ' +
        'speichern.',
    },
    missing_class: {
      what: 'Einem Plugin oder einer Mod fehlt Programmcode',
      todo:
        'Meist ist die Version falsch, oder eine Bibliothek fehlt. ' +
        'Wählen Sie eine andere Version oder schalten Sie die Erweiterung aus.',
    },
    stack_overflow: {
      what: 'Das Programm geriet in eine Endlosschleife',
      todo: 'Schalten Sie die zuletzt hinzugefügte Erweiterung aus oder aktualisieren Sie sie.',
    },
    watchdog: {
      what: 'Der Server antwortete nicht mehr und wurde vom Watchdog beendet',
      todo:
        'Ein Tick dauerte zu lange. Die Zeilen unten zeigen, womit der Server beschäftigt war: ' +
        'Aktualisieren Sie das oder schalten Sie es aus.',
    },
    jvm_crash: {
      what: 'Java selbst ist abgestürzt',
      todo: 'Oft liegt es an einer Mod mit eigener Bibliothek. Aktualisieren Sie sie oder wählen Sie ein anderes Java.',
    },
    addon_failed: {
      what: 'Ein Plugin oder eine Mod ist nicht gestartet',
      todo:
        'Prüfen Sie die Einstellungen der Erweiterung, wählen Sie eine andere Version oder schalten Sie ' +
        'die Erweiterung aus.',
    },
    game_crash: {
      what: 'Das Spiel ist abgestürzt',
      todo:
        'Die Ursache steht in den Zeilen unten. ' +
        'Meist ist ein Plugin oder eine Mod schuld: Aktualisieren Sie die zuletzt hinzugefügten, ' +
        'schalten Sie sie aus oder stellen Sie ein Backup wieder her.',
    },
    permission: {
      what: 'Für eine Datei fehlen die Rechte',
      todo: 'Prüfen Sie ihre Rechte in den Dateien des Servers.',
    },
    session_servers: {
      what: 'Die Anmeldeserver von Mojang antworten nicht',
      todo: 'Spieler können gerade nicht beitreten. Meist gibt sich das von selbst.',
    },
    offline_mode: {
      what: 'Spieler kommen ohne Prüfung ihres Kontos herein',
      todo: 'Jeder kann unter fremdem Namen beitreten. So sollte es nur hinter einem Proxy sein.',
    },
  },
}
