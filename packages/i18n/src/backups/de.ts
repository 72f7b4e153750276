import type { BackupMessages } from './en.ts'

export const backups: BackupMessages<'de'> = {
  heading: 'Backups',
  about:
    'Ein Backup enthält alle Dateien des Servers: die Welt, die Einstellungen und alles andere. ' +
    'Der Server läuft dabei weiter.',
  make: 'Backup erstellen',
  note: 'Notiz',
  noteHint: 'Zum Beispiel: vor dem Umbau der Burg',
  save: 'Speichern',
  places: 'Belegte Plätze: {count} von {limit}',
  replaces: 'Ein neues Backup ersetzt das älteste nicht geschützte, vom {date}.',
  allLocked:
    'Alle Plätze sind mit geschützten Backups belegt. Für ein neues müssen Sie bei einem davon den Schutz aufheben.',
  underWay: 'Ein Backup wird bereits erstellt.',
  empty: 'Noch keine Backups',
  emptyText: 'Erstellen Sie jetzt das erste: Wenn etwas kaputtgeht, bekommen Sie den Server zurück.',
  failing:
    'Seit {date} ist kein Backup mehr gelungen. ' +
    'Die früheren sind unversehrt. Schlägt auch das nächste fehl, schreiben Sie dem Support.',
  silent:
    'Die Node antwortet nicht. Die Backups sind unversehrt, aber erstellen oder wiederherstellen geht ' +
    'erst, wenn sie antwortet.',
  kinds: { hand: 'Von Hand', schedule: 'Nach Zeitplan', safety: 'Zur Sicherheit', end: 'Vertragsende' },
  causes: {
    restore: 'vor einer Wiederherstellung',
    core: 'vor dem Wechsel der Software',
    pack: 'vor der Installation eines Modpacks',
    reinstall: 'vor der Neuinstallation',
    move: 'vor dem Umzug',
  },
  states: {
    waiting: 'Wartet auf die Node',
    working: 'Wird erstellt',
    failed: 'Fehlgeschlagen',
    deleting: 'Wird gelöscht',
  },
  until: 'Wird bis {date} aufbewahrt',
  restless: 'Im laufenden Betrieb: Der Server hat weiter in die Welt geschrieben',
  onOwnMachine:
    'Die Backups liegen auf derselben Node wie der Server. ' +
    'Fällt sie aus, sind auch die Backups weg: Laden Sie wichtige herunter.',
  erasing:
    'Gelöschte Backups: {count}. Der Backup-Speicher entfernt sie nach dem {date}. ' +
    'Bis dahin kann sie auch niemand entfernen, der in die Node eindringt.',
  elsewhere: 'Dieses Backup liegt auf der früheren Node. Wenn Sie es brauchen, schreiben Sie dem Support.',
  locked: 'Geschützt',
  lock: 'Schützen',
  unlock: 'Schutz aufheben',
  editNote: 'Notiz ändern',
  restore: 'Wiederherstellen',
  download: 'Herunterladen',
  downloadFailed: 'Der Download ist fehlgeschlagen. Versuchen Sie es noch einmal.',
  remove: 'Löschen',
  stop: 'Abbrechen',
  files: { one: '{count} Datei', other: '{count} Dateien' },
  removeTitle: 'Backup vom {date} löschen?',
  removeText: 'Es lässt sich nicht wiederherstellen.',
  restoreTitle: 'Backup vom {date} wiederherstellen',
  restoreText:
    'Zuerst sichern wir den jetzigen Stand. ' +
    'Dann stoppt der Server, die Dateien werden wiederhergestellt, und er startet wieder, falls er ' +
    'lief.',
  all: 'Alles',
  allHint: 'Der Server wird wieder wie damals. Was nicht im Backup ist, verschwindet.',
  some: 'Ausgewählte Dateien und Ordner',
  someHint: 'Alles andere bleibt unverändert.',
  chosen: { one: '{count} ausgewählt', other: '{count} ausgewählt' },
  open: 'Ordner {name} öffnen',
  emptyFolder: 'Der Ordner ist leer',
  comparing: 'Wird mit dem jetzigen Stand verglichen\u00a0…',
  notCompared: 'Der Vergleich ist fehlgeschlagen. Wiederherstellen können Sie trotzdem.',
  changes: {
    added: { one: '{count} Datei kommt zurück', other: '{count} Dateien kommen zurück' },
    changed: { one: '{count} Datei ändert sich', other: '{count} Dateien ändern sich' },
    removed: { one: '{count} Datei verschwindet', other: '{count} Dateien verschwinden' },
    none: 'Nichts ändert sich.',
    more: '… und weitere',
    show: 'Dateien zeigen',
  },
  marks: { added: 'kommt zurück', changed: 'ändert sich', removed: 'verschwindet' },
  begin: 'Wiederherstellen',
  phases: {
    saving: 'Der jetzige Stand wird gesichert',
    restoring: 'Dateien aus dem Backup vom {date} werden wiederhergestellt',
    done: 'Aus dem Backup vom {date} wiederhergestellt.',
    failed: 'Das Backup vom {date} ließ sich nicht wiederherstellen.',
    cancelled: 'Die Wiederherstellung des Backups vom {date} wurde abgebrochen.',
  },
  failedSafe: 'Die Dateien sind geblieben, wie sie waren.',
  cancelRestore: 'Wiederherstellung abbrechen',
  cancelTitle: 'Wiederherstellung abbrechen?',
  cancelText: 'Die Dateien bleiben, wie sie waren.',
  failures: {
    interrupted: 'Der Vorgang wurde auf der Node unterbrochen.',
    called_off: 'Abgebrochen.',
    ip_ban:
      'Der Server sieht für alle Spieler dieselbe Adresse. ' +
      'Ein IP-Ban würde alle aussperren: Bannen Sie den Spieler mit ban und seinem Namen.',
    not_running: 'Der Server läuft nicht.',
    still_running: 'Der Server hat nicht gestoppt.',
    no_room: 'Der Speicherplatz reicht nicht.',
    no_backup: 'Die Node hat dieses Backup nicht mehr.',
    repository: 'Der Backup-Speicher antwortet nicht.',
    not_the_same: 'Die wiederhergestellten Dateien stimmen nicht mit dem Backup überein.',
    fetch_failed: 'Die Quelle der Dateien antwortet nicht oder lehnt ab.',
    pack_refused: 'Das ist kein Modpack, oder es will an eine Stelle schreiben, die nicht erlaubt ist.',
    pack_loader: 'Der Loader dieses Modpacks wird hier nicht unterstützt.',
    pack_game_version: 'Für die Spielversion dieses Modpacks gibt es seinen Loader hier nicht.',
    pack_loader_version: 'Den Loader-Build, den das Modpack verlangt, gibt es nicht.',
    core_not_there: 'Auf dieser Node läuft die nötige Serversoftware nicht.',
    plan_too_small: 'Der Tarif hat zu wenig RAM für diese Serversoftware.',
    failed: 'Interner Fehler.',
    missed: 'Ausgefallen: Warum, steht im Verlauf des Zeitplans.',
  },
}
