import type { DiagnosisMessages } from './messages.ts'

export const de: DiagnosisMessages = {
  heading: 'Warum ist der Server nicht gestartet?',
  headingCrash: 'Warum ist der Server abgestürzt?',
  reading: 'Das Protokoll wird gelesen…',
  noLog: 'Es gibt noch kein Protokoll: Der Server hat nichts geschrieben.',
  unread: 'Das Protokoll ließ sich nicht lesen.',
  unknown: 'Diesen Fehler kennen wir nicht',
  unknownText: 'Diese Zeilen handeln wohl davon. Zeigen Sie sie denen, die Ihnen helfen.',
  also: 'Außerdem gefunden',
  showLines: 'Zeilen des Protokolls',
  console: 'Konsole',
  find: '{name} suchen',
  switchOff: '{name} abschalten',
  switchedOff: '{name}: abgeschaltet. Starten Sie nun den Server.',
  settings: 'Einstellungen öffnen',
  backups: 'Zu den Backups',
  openFile: '{file} öffnen',
  useJava: 'Java {java} nehmen und starten',
  javaUsed: 'Der Server hat nun Java {java}',
  noJava:
    'Java {java} passt nicht zu diesem Server. Nehmen Sie eine Version des Plugins, Mods oder der Serversoftware für Java {here}.',
  hasJava: 'Java {java} ist bereits gewählt. Starten Sie den Server.',
  install: '{name} installieren',
  update: '{name} aktualisieren',
  restore: '{file} aus einem Backup zurückholen',
  findPort: '{port} in den Dateien suchen',
  ports: 'Zu den zusätzlichen Ports',
  confirm: {
    button: 'Bestätigen und starten',
    title: 'Reste der Mods entfernen?',
    text: 'Blöcke, Gegenstände und Wesen aus den fehlenden Mods verschwinden für immer aus der Welt. Wenn Sie die Mods vielleicht zurückholen, machen Sie vorher ein Backup.',
    sent: 'Antwort gesendet, der Start läuft weiter.',
    failed: 'Keine Verbindung zum Server: Die Antwort wurde nicht gesendet. Versuchen Sie es noch einmal.',
  },
  core: 'Serversoftware oder Version wechseln',
  addons: 'Zu den Erweiterungen',
  files: 'Zu den Dateien',
  support: 'Um einen größeren Tarif bitten',
  nowStart: 'Erledigt. Starten Sie den Server und sehen Sie, ob es geholfen hat.',
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
    other: 'Und',
    line: 'Zeile',
    port: 'Port',
    place: 'Ort',
    chunk: 'Chunk',
    world: 'Welt',
    what: 'Genauer',
  },
  share: {
    button: 'Protokoll teilen',
    about:
      'Wer den Link hat, kann es öffnen. Nach einer Woche wird es gelöscht. Adressen, E-Mails, Passwörter und Token werden verborgen.',
    preview: 'So sehen es andere',
    cut: 'Das Protokoll ist lang, daher ist sein Ende zu sehen.',
    make: 'Link erstellen',
    link: 'Link',
    until: 'Offen bis {date}',
    remove: 'Link löschen',
    removed: 'Link gelöscht',
    yours: 'Ihre Links',
    full: 'Mehr als {most} Links sind nicht möglich. Löschen Sie erst einen.',
    nothing: 'Es gibt noch nichts zu zeigen: Das Protokoll ist leer.',
  },
  page: {
    title: 'Protokoll eines Servers',
    until: 'Geteilt vom Besitzer des Servers. Offen bis {date}.',
    raw: 'Als Text öffnen',
    found: 'Was darin gefunden wurde',
    unknown: 'Es enthält keinen Fehler, den wir kennen.',
    gone: 'Dieses Protokoll ist nicht hier',
    goneText: 'Links gelten eine Woche. Vielleicht hat der Besitzer ihn früher gelöscht.',
  },
  codes: {
    eula: {
      what: 'Der EULA des Spiels hat niemand zugestimmt',
      todo: 'Lesen Sie sie und stimmen Sie auf der Seite des Servers zu.',
    },
    bad_flags: {
      what: 'Java kennt eine seiner Startoptionen nicht',
      todo: 'Entfernen Sie sie aus den Java-Optionen in den Einstellungen.',
    },
    core_missing: {
      what: 'Die Datei der Serversoftware fehlt',
      todo: 'Holen Sie sie aus dem Papierkorb oder einem Backup zurück.',
    },
    wrong_java: {
      what: 'Java {java} wird gebraucht',
      todo: 'Wählen Sie es in den Einstellungen, oder nehmen Sie eine Version, die zum jetzigen Java passt.',
    },
    awaits_confirm: {
      what: 'Der Server wartet in der Konsole auf eine Antwort',
      todo: 'In der Welt sind noch Dinge aus Mods, die fehlen. Bestätigen Sie, und sie verschwinden für immer. Oder stoppen Sie den Server und holen Sie die Mods zurück.',
    },
    disk_full: {
      what: 'Der Speicherplatz ist voll',
      todo: 'Löschen Sie alte Protokolle, überflüssige Welten und Archive, oder nehmen Sie einen Tarif mit mehr Platz.',
    },
    memory: {
      what: 'Der Arbeitsspeicher reicht nicht',
      todo: 'Entfernen Sie einige Plugins oder Mods, verringern Sie die Sichtweite oder nehmen Sie einen größeren Tarif.',
    },
    memory_killed: {
      what: 'Der Server brauchte mehr Arbeitsspeicher, als sein Tarif hat, und wurde beendet',
      todo: 'Entfernen Sie einige Plugins oder Mods, oder nehmen Sie einen größeren Tarif.',
    },
    threads: {
      what: 'Die Grenze der Threads ist erreicht',
      todo: 'Ein Plugin oder Mod erzeugt sie ohne Ende. Schalten Sie die zuletzt hinzugefügten ab.',
    },
    open_files: {
      what: 'Zu viele Dateien sind gleichzeitig geöffnet',
      todo: 'Ein Plugin oder Mod öffnet Dateien und schließt sie nicht. Aktualisieren Sie die zuletzt hinzugefügten oder schalten Sie sie ab, und starten Sie erneut.',
    },
    port_taken: {
      what: 'Der Port ist belegt',
      todo: 'Meist nutzen zwei Plugins denselben Port, oder der vorige Prozess läuft noch. Prüfen Sie die Ports in den Einstellungen der Plugins und starten Sie erneut.',
    },
    session_lock: {
      what: 'Die Welt wird von einem anderen Prozess benutzt',
      todo: 'Warten Sie, bis der Server ganz beendet ist, und starten Sie erneut. Sonst löschen Sie session.lock im Ordner der Welt.',
    },
    world_newer: {
      what: 'Die Welt wurde mit einer neueren Version des Spiels gespeichert',
      todo: 'Wählen Sie eine Version, die nicht älter ist als die letzte, oder holen Sie die Welt aus einem Backup.',
    },
    world_older: {
      what: 'Die Welt ist zu alt für diese Version',
      todo: 'Öffnen Sie sie zuerst in einer Zwischenversion (welche, steht im Protokoll), dann in dieser.',
    },
    world_mods: {
      what: 'Die Welt braucht Mods oder Datenpakete, die fehlen',
      todo: 'Holen Sie zurück, was entfernt wurde, oder stellen Sie die Welt aus einem Backup wieder her.',
    },
    world_level: {
      what: 'Die Datei level.dat ist beschädigt',
      todo: 'Holen Sie die Welt aus einem Backup zurück.',
    },
    download_failed: {
      what: 'Nötige Dateien ließen sich nicht laden',
      todo: 'Der Dienst, der sie hat, ist nicht erreichbar. Starten Sie den Server etwas später.',
    },
    missing_mod: {
      what: 'Der Mod {needs} fehlt',
      todo: 'Installieren Sie ihn: Ohne ihn läuft ein anderer Mod nicht.',
    },
    mod_version: {
      what: 'Der Mod {needs} hat die falsche Version',
      todo: 'Nehmen Sie die Version, die der andere Mod verlangt.',
    },
    loader_version: {
      what: 'Ein Mod verlangt eine andere Version des Loaders',
      todo: 'Wechseln Sie die Version der Serversoftware, oder nehmen Sie den Mod für diesen Loader.',
    },
    mod_conflict: {
      what: 'Mods vertragen sich nicht',
      todo: 'Schalten Sie einen ab, oder suchen Sie Versionen, die zueinander passen.',
    },
    client_only: {
      what: 'Dieser Mod ist nur für Spieler',
      todo: 'Auf einem Server läuft er nicht. Schalten Sie ihn hier ab; Spieler dürfen ihn behalten.',
    },
    mixin: {
      what: 'Ein Mod konnte nicht ins Spiel eingreifen',
      todo: 'Meist passt er nicht zur Version des Spiels oder streitet mit einem anderen Mod. Aktualisieren Sie ihn oder schalten Sie ihn ab.',
    },
    ticking_entity: {
      what: 'Der Server stürzte über ein Wesen ab',
      todo: 'Entfernen Sie es, oder holen Sie die Welt aus einem Backup. Stammt es von einem Mod, aktualisieren Sie den Mod.',
    },
    ticking_block: {
      what: 'Der Server stürzte über einen Block ab',
      todo: 'Entfernen Sie ihn, oder holen Sie die Welt aus einem Backup. Stammt er von einem Mod, aktualisieren Sie den Mod.',
    },
    datapack: {
      what: 'Ein Datenpaket lädt nicht',
      todo: 'Schalten Sie das zuletzt hinzugefügte ab, oder aktualisieren Sie es.',
    },
    world_region: {
      what: 'Ein Teil der Welt ist beschädigt',
      todo: 'Holen Sie diese Datei aus einem Backup: Der Rest der Welt bleibt, wie er ist.',
    },
    missing_plugin: {
      what: 'Das Plugin {needs} fehlt',
      todo: 'Installieren Sie es: Ohne es läuft ein anderes Plugin nicht.',
    },
    wrong_game: {
      what: 'Ein Plugin oder Mod ist für eine andere Version des Spiels',
      todo: 'Nehmen Sie seine Version für Ihr Spiel, oder wechseln Sie die Version der Serversoftware.',
    },
    wrong_loader: {
      what: 'Ein Plugin oder Mod ist für andere Serversoftware',
      todo: 'Suchen Sie ihn für Ihre Serversoftware, und schalten Sie diesen ab.',
    },
    duplicate_addon: {
      what: 'Dasselbe ist zweimal installiert',
      todo: 'Behalten Sie eine Datei, und schalten Sie die andere ab.',
    },
    corrupt_jar: {
      what: 'Die Datei eines Plugins oder Mods ist beschädigt',
      todo: 'Laden Sie sie neu: Wahrscheinlich brach die Übertragung ab.',
    },
    not_a_plugin: {
      what: 'Eine Datei bei den Plugins oder Mods passt nicht zu dieser Serversoftware',
      todo: 'Prüfen Sie, ob Sie die richtige geladen haben, und schalten Sie diese ab.',
    },
    bad_file: {
      what: 'Ein Fehler in {file}',
      todo: 'Beheben Sie ihn im Editor. Meist sind es Einrückungen, Anführungszeichen oder ein Zeichen zu viel.',
    },
    forwarding: {
      what: 'Server und Proxy sind sich nicht einig',
      todo: 'Das Geheimnis der Weiterleitung muss auf dem Proxy und allen Servern dahinter gleich sein.',
    },
    addon_port: {
      what: 'Ein Plugin oder Mod hat keinen eigenen Port bekommen',
      todo: 'Fügen Sie in den Einstellungen einen zusätzlichen Port hinzu, und tragen Sie seine Nummer in den Einstellungen des Plugins oder Mods ein. Das Spiel selbst läuft auch ohne ihn.',
    },
    database: {
      what: 'Ein Plugin oder Mod erreicht seine Datenbank nicht',
      todo: 'Prüfen Sie Adresse, Name und Passwort in seinen Einstellungen, oder lassen Sie die Daten in Dateien speichern.',
    },
    missing_class: {
      what: 'Einem Plugin oder Mod fehlt ein Teil eines Programms',
      todo: 'Meist hat es die falsche Version, oder eine Bibliothek fehlt. Aktualisieren Sie es.',
    },
    stack_overflow: {
      what: 'Das Programm drehte sich im Kreis',
      todo: 'Schalten Sie das zuletzt hinzugefügte Plugin, Mod oder Datenpaket ab, oder aktualisieren Sie es.',
    },
    watchdog: {
      what: 'Der Server antwortete nicht mehr und wurde vom Wächter beendet',
      todo: 'Ein Tick dauerte zu lange. Die Zeilen unten sagen, womit er beschäftigt war: Aktualisieren Sie das, oder schalten Sie es ab.',
    },
    jvm_crash: {
      what: 'Java selbst ist abgestürzt',
      todo: 'Oft ist es ein Mod mit eigener Bibliothek. Aktualisieren Sie ihn, oder wählen Sie ein anderes Java.',
    },
    addon_failed: {
      what: 'Ein Plugin oder Mod ist nicht gestartet',
      todo: 'Aktualisieren Sie es, prüfen Sie seine Einstellungen, oder schalten Sie es ab.',
    },
    game_crash: {
      what: 'Das Spiel ist abgestürzt',
      todo: 'Die Ursache steht in den Zeilen unten. Meist ist ein Mod oder Plugin schuld: Aktualisieren Sie die zuletzt hinzugefügten, schalten Sie sie ab, oder stellen Sie ein Backup wieder her.',
    },
    permission: {
      what: 'Eine Datei darf nicht geöffnet werden',
      todo: 'Prüfen Sie ihre Rechte in den Dateien des Servers.',
    },
    session_servers: {
      what: 'Die Anmeldeserver von Mojang antworten nicht',
      todo: 'Spieler können gerade nicht beitreten. Meist vergeht das von selbst.',
    },
    offline_mode: {
      what: 'Spieler kommen ohne Prüfung ihrer Lizenz herein',
      todo: 'Jeder kann unter fremdem Namen beitreten. So soll es nur hinter einem Proxy sein.',
    },
  },
}
