import type { CoreMessages } from './en.ts'

export const de: CoreMessages<'de'> = {
  section: {
    heading: 'Serversoftware und Version',
    game: 'Minecraft {version}',
    change: 'Serversoftware oder Version wechseln',
    newBuild: 'Von dieser Version gibt es einen neuen Build: {build}.',
    toBuild: 'Build {build} installieren',
    newVersion: 'Es gibt eine neuere Version: {version}.',
    toVersion: 'Was sich mit {version} ändert',
  },
  java: {
    label: 'Java',
    usual: 'Java {java} – wie von den Autoren empfohlen',
    hint:
      'Nur ändern, wenn der Server oder eine Mod ein anderes Java verlangt. ' +
      'Ein laufender Server startet sofort neu.',
    choose: 'Java {java} verwenden',
    chosen: 'Ab jetzt startet der Server mit Java {java}.',
  },
  choose: {
    heading: 'Neue Serversoftware und Version',
    world: 'Welt',
    keep: 'Welt behalten',
    keepHint: 'Die Spieler machen dort weiter, wo sie waren.',
    fresh: 'Neue Welt beginnen',
    freshHint: 'Die jetzige Welt bleibt nur im Backup erhalten.',
  },
  plan: {
    heading: 'Was sich ändert',
    reading: 'Wir sehen nach, was installiert ist und was passt\u00a0…',
    notRead:
      'Die Node hat nicht mitgeteilt, was auf dem Server installiert ist. Deshalb lässt sich nicht sagen, was passt.',
    refusals: {
      same:
        'Diese Serversoftware läuft in diesem Build bereits. ' +
        'Um sie neu zu installieren, klicken Sie unten auf „Neu installieren“.',
      node:
        'Auf der Node dieses Servers läuft diese Serversoftware nicht. ' +
        'Ziehen Sie den Server um oder wählen Sie eine andere Serversoftware.',
      edition:
        'Diese Serversoftware gehört zu einer anderen Edition: Der Tarif des Servers umfasst sie nicht.',
    },
    memory: 'Die Serversoftware braucht mindestens {memory} RAM: Mit Ihrem Tarif startet sie nicht.',
    tight: 'Der RAM wird knapp: Angenehm läuft diese Serversoftware ab {memory}.',
    core: 'Serversoftware',
    version: 'Version',
    java: 'Java',
    world: {
      kept: 'Die Welt bleibt.',
      fresh: 'Die Welt beginnt von vorn. Die jetzige bleibt im Backup erhalten.',
      converted:
        'Die neue Version stellt die Welt beim ersten Start um. ' +
        'Das lässt sich nicht umkehren: Zurück geht es nur mit dem Backup.',
      byCore: 'Die Ordner von Nether und Ende ordnet die Serversoftware beim ersten Start selbst neu.',
      byUs: 'Nether und Ende legen wir in den Ordner der Welt, wo die neue Software sie sucht.',
      losesMods: 'Blöcke und Gegenstände von Mods, die es dann nicht mehr gibt, verschwinden aus der Welt.',
      others: {
        goes: 'Weitere Welten: {names}. Sie sind neuer als die gewählte Version und bleiben nur im Backup erhalten.',
        not_loaded: 'Weitere Welten: {names}. Die neue Serversoftware lädt sie nicht, die Ordner bleiben.',
        converted: 'Weitere Welten: {names}. Auch sie werden beim Laden auf die neue Version umgestellt.',
      },
      refused: {
        older:
          'Eine Welt lässt sich nicht auf eine ältere Version bringen: Das Spiel könnte sie nicht ' +
          'lesen oder würde sie zerstören. ' +
          'Wählen Sie eine Version, die nicht älter als die jetzige ist, oder beginnen Sie eine neue ' +
          'Welt.',
        unclear:
          'Es lässt sich nicht sagen, welche der beiden Versionen neuer ist; die Welt mitzunehmen, ' +
          'wäre riskant. Sie können eine neue beginnen.',
        other_game: 'Diese Serversoftware liest solche Welten nicht. Sie können eine neue beginnen.',
        paper_only:
          'Seit 26.1 speichert Paper Welten auf eigene Weise, und seine Autoren bieten keinen Weg ' +
          'zurück. Mit dieser Serversoftware können Sie nur eine neue Welt beginnen.',
      },
      instead: 'Neue Welt beginnen',
    },
    addons: 'Plugins, Mods und Datenpakete',
    noAddons: 'Auf dem Server ist nichts installiert.',
    fates: {
      comes: {
        one: '{count} kommt dazu, weil Aktualisiertes es braucht',
        other: '{count} kommen dazu, weil Aktualisiertes sie braucht',
      },
      fits: { one: '{count} passt, wie es ist', other: '{count} passen, wie sie sind' },
      updates: { one: '{count} wird aktualisiert', other: '{count} werden aktualisiert' },
      no_version: {
        one: '{count} wird ausgeschaltet: Keine Version passt',
        other: '{count} werden ausgeschaltet: Keine Version passt',
      },
      other_loader: {
        one: '{count} wird ausgeschaltet: für einen anderen Loader',
        other: '{count} werden ausgeschaltet: für einen anderen Loader',
      },
      not_loaded: {
        one: '{count} bleibt im Ordner, wird aber von dieser Serversoftware nicht geladen',
        other: '{count} bleiben im Ordner, werden aber von dieser Serversoftware nicht geladen',
      },
      unknown: {
        one: '{count} steht in keinem Katalog: bleibt, wie es ist, bitte selbst prüfen',
        other: '{count} stehen in keinem Katalog: bleiben, wie sie sind, bitte selbst prüfen',
      },
      with_world: {
        one: '{count} verschwindet mit der alten Welt',
        other: '{count} verschwinden mit der alten Welt',
      },
    },
    moves: '{from} → {to}',
    away:
      'Ein Katalog antwortet gerade nicht. ' +
      'Über manche Dateien lässt sich daher nichts sagen: Sie bleiben unverändert. ' +
      'Versuchen Sie es besser später noch einmal.',
    lost: 'Diese Einstellungen hat die neue Serversoftware nicht: {names}.',
    steps:
      'Zuerst erstellen wir ein Backup. ' +
      'Dann stoppt der Server und bekommt die neue Serversoftware. ' +
      'Falls er vorher lief, startet er wieder.',
    bytes: 'Download: {size}.',
    go: 'Wechseln',
    cancel: 'Alles so lassen',
    anew: 'Auf dem Server hat sich inzwischen etwas geändert. Bitte prüfen Sie die Liste noch einmal.',
  },
  news: {
    saving: 'Backup vor dem Wechsel der Serversoftware\u00a0…',
    applying: 'Die Serversoftware wird gewechselt\u00a0…',
    undoing: 'Der frühere Stand wird wiederhergestellt\u00a0…',
    done: 'Fertig: {what}.',
    failed: 'Der Wechsel hat nicht geklappt.',
    undone: 'Alles ist wieder wie vorher.',
    safe: 'Serversoftware und Dateien sind unverändert.',
    suspect: 'Seit dem Wechsel der Serversoftware ist der Server nicht gestartet.',
    undo: 'Rückgängig machen',
    undoTitle: 'Frühere Serversoftware wiederherstellen?',
    undoText:
      'Die frühere Serversoftware und alle Dateien aus dem Backup vor dem Wechsel werden ' +
      'wiederhergestellt. Was Spieler seitdem getan haben, bleibt nur in einem neuen Backup, das wir ' +
      'zuerst erstellen.',
    cancel: 'Abbrechen',
    begun: 'Der Vorgang läuft. Sie können die Seite schließen.',
  },
  reinstall: {
    heading: 'Neuinstallation',
    text:
      'Die Serversoftware wird neu installiert, im neuesten Build derselben Version. ' +
      'Was sonst noch von vorn beginnt, wählen Sie. ' +
      'Zuerst erstellen wir ein Backup.',
    button: 'Neu installieren',
    title: '„{name}“ neu installieren?',
    ask: 'Was soll von vorn beginnen?',
    world: 'Die Welt',
    addons: 'Plugins und Mods samt ihren Einstellungen',
    settings: 'Einstellungen des Servers und Dateien der Serversoftware',
    settingsHint: 'Whitelist, Operatoren und Bans bleiben erhalten.',
    lists: 'Was nicht angehakt ist, bleibt, wie es ist.',
    type: 'Geben Sie den Namen des Servers ein: {name}',
  },
  pack: {
    label: 'Womit beginnen',
    core: 'Serversoftware',
    coreHint: 'Software und Version wählen, alles andere später installieren.',
    pack: 'Modpack',
    packHint: 'Eine fertige Sammlung von Mods: Loader und Spielversion gibt sie selbst vor.',
    search: 'Modpack suchen',
    nothing: 'Nichts gefunden. Versuchen Sie es mit anderen Wörtern.',
    away:
      'Der Katalog der Modpacks antwortet gerade nicht. ' +
      'Sie können mit der Serversoftware beginnen und das Modpack später installieren.',
    known: 'Der Katalog antwortet gerade nicht: Gezeigt wird, was zuletzt bekannt war.',
    more: 'Mehr zeigen',
    take: 'Auswählen',
    other: 'Anderes Modpack',
    versions: 'Version des Modpacks',
    noVersion: 'Dieses Modpack hat keine Version, die sich auf einem Server installieren lässt.',
    runs: '{loader} für Minecraft {version}',
    mods: { one: '{count} Mod', other: '{count} Mods' },
    memory: 'Wir empfehlen mindestens {memory} RAM.',
    memoryShort:
      'Für dieses Modpack empfehlen wir mindestens {memory} RAM, der gewählte Tarif hat {plan}: Es ' +
      'startet vielleicht nicht oder ruckelt.',
    memoryRule: 'Wir rechnen 2 GB für das Spiel und 40 MB je Mod. Viele Spieler brauchen mehr.',
    loaderRefused: 'Dieses Modpack braucht einen Loader, den es bei uns nicht gibt: {loader}.',
    fromFile: '.mrpack-Datei auswählen',
    fromFileHint:
      'Ihr eigenes Modpack oder eines von einer anderen Seite: Loader und Spielversion lesen wir daraus.',
    notPack: 'Das ist kein Modpack: Nötig ist eine .mrpack-Datei, die modrinth.index.json enthält.',
    noCore: 'Das Modpack braucht {loader} für Minecraft {version}. Das gibt es bei uns nicht.',
    afterFile:
      'Der Server wird erstellt und wartet auf die Datei, ohne zu starten. ' +
      'Lassen Sie die Seite offen, bis die Datei da ist.',
    sends:
      'Das Modpack {name} wird hochgeladen, sobald der Server bereit ist. ' +
      'Lassen Sie die Seite offen: Danach zeigen wir, was darin ist, und installieren es.',
    lost:
      'Das Modpack {name} wurde nicht hochgeladen, weil die Seite vorher geschlossen wurde. ' +
      'Wählen Sie die Datei vor dem ersten Start unten unter „Modpack“ noch einmal aus.',
    missing: 'Wählen Sie ein Modpack',
    after:
      'Der Server wird sofort erstellt; das Modpack wird vor dem ersten Start auf die Node geladen, ' +
      'das dauert ein paar Minuten.',
  },
}
