import { backups } from '../backups/de.ts'
import { balance } from '../panel-balance/de.ts'
import { schedule } from '../panel-schedule/de.ts'
import { sftp } from '../panel-sftp/de.ts'
import { uploads } from '../panel-uploads/de.ts'
import { terms } from '../terms/de.ts'
import type { PanelMessages } from './en.ts'

export const de: PanelMessages<'de'> = {
  sftp,
  terms,
  uploads,
  schedule,
  balance,
  frame: {
    hiddenCharacters: 'Der Name enthält unsichtbare Zeichen. Entfernen Sie sie: Geben Sie den Namen neu ein.',
    openOtherAccount: 'Das andere Konto öffnen',
    skipToContent: 'Zum Inhalt springen',
    menu: 'Bereiche des Panels',
    servers: 'Server',
    account: 'Konto',
    create: 'Server erstellen',
    language: 'Sprache',
    logOut: 'Abmelden',
    toSite: 'Zur Website',
    help: 'Hilfe',
    logo: '{brand} – zu Ihren Servern',
    notices: 'Benachrichtigungen',
    dismiss: 'Ausblenden',
    loading: 'Wird geladen\u00a0…',
    close: 'Schließen',
    cancel: 'Abbrechen',
    save: 'Speichern',
    saved: 'Gespeichert',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyFailed: 'Markiert. Bitte von Hand kopieren',
    retry: 'Erneut versuchen',
    offline: 'Keine Internetverbindung. Sobald sie wieder steht, zeigen wir den neuesten Stand.',
    codeLost:
      'Keine Verbindung, deshalb ist dieser Bereich noch nicht geladen. ' +
      'Er öffnet sich von selbst, sobald die Verbindung wieder steht.',
    needsScript:
      'Das Panel benötigt JavaScript. Bitte aktivieren Sie es in den Einstellungen Ihres Browsers.',
    stale: 'Die Daten ließen sich nicht aktualisieren. Stand: {time}\u00a0Uhr.',
    failed: 'Laden fehlgeschlagen',
    gigabytes: '{amount}\u00a0GB',
    megabytes: '{amount}\u00a0MB',
    of: '{used} von {limit}',
    notFoundTitle: 'Seite nicht gefunden!',
    notFoundText: 'Vielleicht wurde der Server gelöscht, oder die Adresse enthält einen Tippfehler.',
    toServers: 'Zu den Servern',
    show: 'Anzeigen',
    hide: 'Verbergen',
    more: 'Weitere Aktionen',
  },
  errors: {
    network: 'Der Dienst antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    offline: 'Keine Internetverbindung. Versuchen Sie es erneut, sobald sie wieder steht.',
    demo: 'In der Demo gibt es das nicht: Das Konto hier ist erfunden.',
    invalid_request: 'Bitte prüfen Sie Ihre Eingaben.',
    unauthorized: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich neu an.',
    forbidden: 'Dazu fehlt Ihnen die Berechtigung.',
    not_found: 'Diesen Server gibt es nicht mehr.',
    method_not_allowed: 'Diese Seite ist veraltet. Laden Sie sie neu.',
    payload_too_large: 'Zu viele Daten auf einmal. Kürzen Sie Ihre Eingabe.',
    unsupported_media_type: 'Diese Seite ist veraltet. Laden Sie sie neu.',
    conflict: 'Das läuft bereits. Laden Sie die Seite neu.',
    other_account: 'In diesem Browser ist jetzt ein anderes Konto angemeldet. Es wurde nichts getan.',
    rate_limited: 'Zu viele Anfragen. Warten Sie eine Minute.',
    unavailable: 'Der Dienst ist kurz nicht erreichbar. Versuchen Sie es gleich noch einmal.',
    internal:
      'Bei uns ist ein Fehler aufgetreten. ' +
      'Versuchen Sie es in ein paar Minuten erneut; hilft das nicht, schreiben Sie dem Support.',
    insufficient_balance: 'Ihr Guthaben reicht nicht aus.',
    currency_not_chosen: 'Wählen Sie zuerst die Währung Ihres Guthabens.',
    currency_fixed: 'Die Währung lässt sich nicht mehr ändern: Es gibt schon Buchungen.',
    refund_refused:
      'Das geht nicht mehr: Ihr Guthaben oder der Antrag hat sich geändert. ' +
      'Sehen Sie nach und versuchen Sie es noch einmal.',
    payment_refused:
      'So lässt sich das gerade nicht bezahlen. Wählen Sie einen anderen Betrag oder eine andere Zahlungsart.',
    acceptance_act_refused:
      'Dieser Leistungsnachweis lässt sich jetzt nicht erstellen: Der Monat ist noch nicht vorbei, ' +
      'oder die Firmendaten fehlen.',
    plan_refused: 'Dieser Tarif ist gerade nicht verfügbar. Wählen Sie einen anderen.',
    promo_refused: 'Der Gutscheincode gilt hier nicht. Prüfen oder entfernen Sie ihn.',
    subdomain_refused: 'Diese Subdomain ist nicht verfügbar. Wählen Sie eine andere.',
    node_full: 'Diese Node ist voll. Wählen Sie eine andere.',
    node_unavailable: 'Die Node antwortet nicht. Wählen Sie eine andere oder warten Sie.',
    core_refused: 'Auf dieser Node gibt es die Serversoftware nicht. Wählen Sie eine andere Software.',
    core_not_there: 'Auf dieser Node läuft die Software dieses Servers nicht. Wählen Sie eine andere Node.',
    plan_too_small:
      'Für diese Software hat der Tarif zu wenig RAM. Wählen Sie eine andere Software oder einen größeren Tarif.',
    eula_required: 'Nehmen Sie zuerst die Minecraft-Endnutzerlizenz (EULA) an.',
    server_not_active: 'Der Server ist pausiert oder gesperrt.',
    backups_locked:
      'Alle Plätze für Backups sind mit geschützten belegt. Heben Sie bei einem den Schutz auf.',
    no_backups: 'Die Node dieses Servers erstellt zurzeit keine Backups. Schreiben Sie dem Support.',
    backup_elsewhere:
      'Dieses Backup liegt auf der früheren Node. Wenn Sie es brauchen, schreiben Sie dem Support.',
    too_many_schedules: 'Der Server hat schon 20 Zeitpläne, mehr gehen nicht.',
    schedule_runs: 'Der letzte Lauf dieses Zeitplans ist noch nicht zu Ende.',
    too_many_names:
      'Dieser Server oder das ganze Konto hat schon so viele frühere Namen, wie erlaubt sind: Warten ' +
      'Sie, bis der älteste abläuft.',
    too_many_domains: 'Dieser Server hat schon so viele eigene Domains, wie er haben darf.',
    domain_refused: 'Diese Domain lässt sich nicht hinzufügen: Sie ist schon da oder gehört uns.',
    too_many_ports: 'Der Server hat schon 5 zusätzliche Ports, mehr gehen nicht.',
    no_free_ports: 'Auf dieser Node ist kein Port mehr frei.',
  },
  states: {
    creating: 'Wird erstellt',
    starting: 'Startet',
    running: 'Läuft',
    stopping: 'Stoppt',
    stopped: 'Gestoppt',
    crashed: 'Abgestürzt',
    failed: 'Fehler',
    absent: 'Wird gelöscht',
  },
  stateNotes: {
    creating: 'Wir installieren die Serversoftware und legen den Serverordner an.',
    starting: 'Die Welt wird geladen, noch ein paar Sekunden.',
    running: 'Sie können beitreten.',
    stopping: 'Die Welt wird gespeichert, dann geht der Server aus.',
    stopped: 'Der Server ist aus, die Welt ist gespeichert.',
    crashed: 'Der Server hat sich von selbst beendet. Wir starten ihn gleich wieder.',
    failed:
      'Von allein startet der Server nicht mehr. Sehen Sie in der Konsole nach und starten Sie ihn selbst.',
    absent: 'Die Dateien des Servers werden gelöscht.',
  },
  stoppedEmpty: 'Der Server hat sich selbst gestoppt: {time} lang war niemand da.',
  proxyNotes: {
    starting: 'Der Proxy startet, noch ein paar Sekunden.',
    stopping: 'Der Proxy wird ausgeschaltet.',
    stopped: 'Der Proxy ist aus, die Einstellungen sind gespeichert.',
  },
  reasons: {
    crash:
      'Der Server hat sich unerwartet beendet. ' +
      'Wir starten ihn nach einer Pause wieder; den Grund zeigt meist die Konsole.',
    crash_loop:
      'Der Server ist mehrmals hintereinander abgestürzt, deshalb haben wir ihn gestoppt. ' +
      'Sehen Sie sich die letzten Zeilen der Konsole an und starten Sie ihn dann wieder.',
    out_of_memory:
      'Dem Server ist der RAM des Tarifs ausgegangen. ' +
      'Verringern Sie in den Einstellungen die Sichtweite und starten Sie ihn neu. ' +
      'Reicht der RAM trotzdem nicht, wechseln Sie in der Übersicht des Servers den Tarif; Welt und ' +
      'Adresse bleiben gleich.',
    disk_full:
      'Der Speicherplatz ist voll, deshalb wurde der Server gestoppt. ' +
      'Löschen Sie unter „Dateien“, was Sie nicht brauchen, und leeren Sie den Papierkorb – oder ' +
      'wechseln Sie in der Übersicht zu einem größeren Tarif; Welt und Adresse bleiben gleich.',
    too_many_processes: 'Der Server hat zu viele Prozesse gestartet und wurde deshalb gestoppt.',
    core_unavailable:
      'Die Serversoftware ließ sich nicht herunterladen, oder ihre Datei hat die Prüfung nicht ' +
      'bestanden. Wir versuchen es weiter: Der Server startet, sobald es klappt.',
    port_taken:
      'Der Port des Servers ist belegt. ' +
      'Wir versuchen es automatisch weiter; ist der Server gestoppt, starten Sie ihn noch einmal.',
    start_timeout:
      'Der Server ist nicht rechtzeitig gestartet. ' +
      'Wir versuchen es mehrmals; startet er trotzdem nicht, sehen Sie in der Konsole nach und starten ' +
      'Sie ihn selbst.',
    wrong_java:
      'Der Server braucht ein anderes Java als das gewählte. ' +
      'Wählen Sie es in den Einstellungen des Servers; nach einem Absturz genügt dafür eine ' +
      'Schaltfläche.',
    eula: 'Der Server startet erst, wenn Sie der Minecraft-Endnutzerlizenz (EULA) zugestimmt haben.',
    broken_world:
      'Die Welt ließ sich nicht lesen: Ihre Dateien sind beschädigt, oder eine neuere Spielversion hat ' +
      'sie erstellt. Was genau nicht stimmt, steht in den letzten Zeilen der Konsole.',
    missing_library:
      'Dem Server fehlt eine Bibliothek oder eine Mod, ohne die er nicht startet. ' +
      'Welche, steht in den letzten Zeilen der Konsole.',
    no_sandbox:
      'Diese Node hat keine geprüfte Sandbox, und ohne sie führen wir keinen fremden Code aus. ' +
      'Schreiben Sie dem Support: Das können nur wir beheben.',
    internal:
      'Auf unserer Node ist ein Fehler aufgetreten. ' +
      'Wir versuchen es automatisch weiter; läuft der Server in ein paar Minuten noch nicht, schreiben ' +
      'Sie dem Support.',
  },
  contracts: { suspended: 'Pausiert', archived: 'Archiviert', blocked: 'Gesperrt', deleted: 'Gelöscht' },
  nodeSilent: {
    text: 'Node antwortet nicht',
    note:
      'Die Verbindung zur Node ist abgerissen, und wir wissen nicht, was der Server gerade macht: ' +
      'Vielleicht läuft er weiter. Ihre Befehle werden ausgeführt, sobald die Node zurück ist.',
  },
  maintenance: {
    restore: {
      state: 'Backup wird wiederhergestellt',
      text:
        'Ein Backup wird wiederhergestellt. ' +
        'Bis dahin ist der Server aus, und seine Dateien, Plugins, Spieler und Einstellungen sind nicht ' +
        'erreichbar. Danach ist alles von selbst wieder da.',
      files:
        'Ein Backup wird wiederhergestellt. ' +
        'Diese Seite öffnet sich von selbst, sobald die Wiederherstellung fertig ist.',
    },
    move: {
      state: 'Zieht auf eine andere Node um',
      text:
        'Der Server zieht auf eine andere Node um. ' +
        'Bis dahin ist er aus, und seine Dateien, Plugins, Spieler und Einstellungen sind nicht ' +
        'erreichbar. Danach ist alles von selbst wieder da.',
      files:
        'Der Server zieht auf eine andere Node um. Diese Seite öffnet sich von selbst, sobald der Umzug fertig ist.',
    },
  },
  pendingRestart: {
    mark: 'Neustart nötig',
    text: 'Der Server läuft noch mit den alten Werten. Ein Neustart steht noch aus für: {what}.',
    reasons: {
      memory: 'RAM des Tarifs',
      cpu: 'CPU-Kerne des Tarifs',
      java: 'Java-Argumente',
      settings: 'Einstellungen',
      addons: 'Plugins, Mods und Datenpakete',
      ports: 'Ports',
    },
    memory: '{used} von {limit}, nach einem Neustart {next}',
  },
  downloadFailed: {
    state: 'Download fehlgeschlagen',
    retryAt: 'Nächster Versuch um {time}.',
    retryNow: 'Wir versuchen es erneut.',
    tryNow: 'Jetzt versuchen',
    otherVersion: 'Andere Version wählen',
    toVersion: 'Zu {version} wechseln',
  },
  list: {
    heading: 'Server',
    count: { one: '{count} Server', other: '{count} Server' },
    view: 'Ansicht der Liste',
    cards: 'Karten',
    table: 'Tabelle',
    search: 'Suche',
    searchHint: 'Name, Subdomain oder Node',
    anyState: 'Alle',
    changing: 'Startet oder stoppt',
    attention: 'Braucht Aufmerksamkeit',
    order: 'Sortierung',
    nothing: 'Keine passenden Server',
    showAll: 'Alle anzeigen',
    name: 'Name',
    state: 'Zustand',
    address: 'Adresse',
    plan: 'Tarif',
    node: 'Node',
    paidUntil: 'Bezahlt bis',
    noEnd: 'unbefristet',
    endsSoon: { one: 'Läuft bald ab: noch {count} Tag', other: 'Läuft bald ab: noch {count} Tage' },
    players: { one: '{count} Spieler', other: '{count} Spieler' },
    open: 'Server {name} öffnen',
    emptyTitle: 'Hier steht bald Ihr Server',
    emptyText:
      'Wählen Sie Tarif und Namen, den Rest machen wir. Auch im Gratis-Tarif läuft der Server Tag und Nacht.',
    emptyButton: 'Ersten Server erstellen',
    noAddress: 'erscheint nach dem Start',
  },
  actions: { start: 'Starten', stop: 'Stoppen', restart: 'Neu starten', kill: 'Sofort beenden' },
  actionTaken: {
    start: 'Der Server wird gestartet',
    stop: 'Der Server wird gestoppt',
    restart: 'Der Server wird neu gestartet',
    kill: 'Der Serverprozess wird sofort beendet',
  },
  confirm: {
    stop: {
      title: '„{name}“ stoppen?',
      text:
        'Die Welt wird gespeichert, die Spieler verlieren die Verbindung. ' +
        'Sie können den Server jederzeit wieder starten.',
    },
    restart: {
      title: '„{name}“ neu starten?',
      text: 'Die Welt wird gespeichert, die Spieler verlieren für einige Sekunden die Verbindung.',
    },
    kill: {
      title: 'Prozess von „{name}“ sofort beenden?',
      text:
        'Der Prozess endet, ohne zu speichern: Die letzten Minuten der Welt können verloren gehen. ' +
        'Tun Sie das nur, wenn sich der Server nicht normal stoppen lässt.',
    },
  },
  create: {
    heading: 'Neuer Server',
    lead: 'Meist ist Ihr Server nach Sekunden bereit, mit einem Modpack nach ein paar Minuten.',
    plan: 'Tarif',
    groups: { java: 'Java', bedrock: 'Bedrock', proxy: 'Proxy', ultra: 'Java Ultra' },
    memory: 'RAM',
    disk: 'Speicherplatz',
    cores: 'Kerne',
    perMonth: 'im Monat',
    recommended: 'Empfohlen',
    noCore: 'Bald: noch keine Serversoftware dafür',
    tellMe: 'Bescheid geben, sobald verfügbar',
    freePromise: 'Ohne Garantie für Daten und Betrieb',
    paidPromise: 'Wir stehen für Daten ein; Gutschrift bei Ausfällen',
    freeMemory:
      'Warum hat der Gratis-Tarif {free} RAM und „{plan}“ nur {paid}? ' +
      'Gratis ist zum Ausprobieren: ein Server pro Konto, ein Backup, ohne Garantie und ohne ' +
      'Gutschrift. Im Tarif „{plan}“ bewahren wir mehr auf ({backups}) und stehen für Daten und ' +
      'Ausfälle ein.',
    freeMemoryBackups: { one: '{count} Backup', other: '{count} Backups' },
    freeTaken: 'Ihren Gratis-Server haben Sie schon',
    name: 'Name',
    nameHint: 'Den sehen nur Sie. Bis zu 40 Zeichen.',
    namePlaceholder: 'Mein Server',
    subdomain: 'Subdomain',
    subdomainHint:
      'Das wird die Adresse des Servers, über die Spieler beitreten. 3 bis 32 Zeichen: a–z, Ziffern und Bindestrich.',
    subdomainHintBedrock:
      'In Bedrock tritt man über die Adresse der Node mit Port bei; dieser Name bleibt für den Server ' +
      'reserviert. 3 bis 32 Zeichen: a–z, Ziffern und Bindestrich.',
    subdomainFree: 'Noch frei',
    subdomainChecking: 'Wird geprüft\u00a0…',
    subdomainShape: '3 bis 32 Zeichen: a–z, Ziffern und Bindestrich, dieser nicht am Anfang oder Ende',
    subdomainRefused: {
      taken: 'Dieser Name ist vergeben, bitte wählen Sie einen anderen',
      reserved: 'Dieser Name ist reserviert, bitte wählen Sie einen anderen',
      not_allowed: 'Dieser Name ist nicht erlaubt, bitte wählen Sie einen anderen',
    },
    core: 'Serversoftware und Version',
    experimental: 'experimentell',
    experimentalNote:
      'Diese Software ist noch jung: gut zum Ausprobieren und für eine Runde mit Freunden, aber manche ' +
      'Spielmechaniken funktionieren darin noch nicht.',
    coreLines: {
      paper: 'Plugins und das beste Tempo: für die meisten richtig',
      purpur: 'Paper, in dem sich noch mehr einstellen lässt',
      vanilla: 'Das Spiel, wie Mojang es macht, ohne Plugins und Mods',
      fabric: 'Mods: leichter Loader, schnell bereit für neue Versionen',
      neoforge: 'Mods: große Modpacks für neuere Versionen des Spiels',
      forge: 'Mods: ältere Modpacks und alles, was Forge verlangt',
      velocity: 'Ein Proxy: verbindet mehrere Server unter einer Adresse',
      'bedrock-dedicated': 'Mojangs Server für Handys, Konsolen und Windows',
      pocketmine: 'Plugins für Bedrock; viele Mobs und Mechaniken fehlen',
      serenityjs: 'Bedrock mit Plugins in JavaScript, noch in Entwicklung',
      'flying-squid': 'Ein einfacher Server in JavaScript, zum schnellen Ausprobieren',
    },
    coreRefused: {
      unlisted: 'Die Liste der Versionen ist noch nicht verfügbar',
      nowhere: 'Läuft bisher auf keiner Node',
      full: 'Die Nodes mit dieser Software sind voll',
    },
    coreTooBig: 'Braucht mindestens {memory} RAM: startet mit diesem Tarif nicht',
    coreReady: 'Meist nach {seconds} bereit, hier gemessen',
    coreTight:
      'Mit {plan} RAM startet {core}, doch es reicht nur für eine kleine Welt und wenige Spieler. ' +
      'Angenehm wird es ab {memory}.',
    spigotNote:
      'Sie suchen Spigot oder Bukkit? Nehmen Sie Paper: Es führt dieselben Plugins aus und ist schneller.',
    bungeeNote:
      'Statt BungeeCord oder Waterfall nehmen Sie Velocity: Waterfall wird nicht mehr ' +
      'weiterentwickelt, und Velocity ist schneller und schützt besser davor, dass jemand unter ' +
      'fremdem Namen beitritt. BungeeCord-Plugins brauchen eine Version für Velocity.',
    catalogueEmpty:
      'Die Versionslisten der Hersteller sind noch nicht abgerufen, daher lässt sich nur wählen, was ' +
      'auf den Nodes schon vorhanden ist.',
    version: 'Version',
    otherVersion: 'Andere Version',
    versionTitle: '{core}: Version wählen',
    versionSearch: 'Version suchen',
    versionAll: 'Auch instabile und alte zeigen',
    versionNone: 'Diese Version gibt es nicht.',
    versionUnstable: 'Auch instabile und alte zeigen: {count}',
    versionMore: 'Das sind die ersten {count}. Tippen Sie einen Teil der Nummer, um die übrigen zu finden.',
    build: 'Build {build}',
    channels: { beta: 'Beta', alpha: 'Alpha', snapshot: 'Snapshot', old: 'alt' },
    channelNote:
      'Diese Version gilt noch nicht als stabil: Sie kann eine Welt beschädigen. ' +
      'Für eine Welt, an der Ihnen liegt, nehmen Sie eine stabile.',
    eula: 'Ich stimme der Minecraft-Endnutzerlizenz (EULA) zu',
    eulaRead: 'Vereinbarung lesen',
    eulaMissing: 'Ohne Ihre Zustimmung erlaubt Mojang nicht, diesen Server zu betreiben',
    lacksCore: 'Kein {core} hier',
    gameVersion: 'für Minecraft {version}',
    node: 'Node',
    nodeHint: 'Je niedriger der Ping, desto flüssiger das Spiel.',
    noNodes: 'Gerade gibt es keine Nodes. Schauen Sie etwas später noch einmal vorbei.',
    noRoom:
      'Gerade kann keine Node diesen Server aufnehmen: Sie sind voll oder antworten nicht. ' +
      'Wählen Sie einen kleineren Tarif oder schauen Sie etwas später noch einmal vorbei.',
    otherNode:
      'Die gewählte Node kann diesen Server gerade nicht aufnehmen. Wählen Sie eine andere oder warten Sie etwas.',
    capacity: { available: 'Platz frei', full: 'Voll', unknown: 'Keine Daten' },
    ping: '{ms} ms',
    pinging: 'wird gemessen\u00a0…',
    notMeasured: 'nicht gemessen',
    promo: 'Gutscheincode',
    promoApply: 'Einlösen',
    promoOff: 'Entfernen',
    promoRefused: {
      unknown: 'Diesen Gutscheincode gibt es nicht',
      expired: 'Dieser Gutscheincode ist abgelaufen',
      used_up: 'Dieser Gutscheincode ist aufgebraucht',
      used_by_you: 'Diesen Gutscheincode haben Sie schon eingelöst',
      not_for_free: 'Der Gratis-Tarif braucht keinen Rabatt',
    },
    refused: {
      free_taken: 'Pro Konto gibt es einen Gratis-Server, und den haben Sie schon.',
      unconfirmed: 'Bestätigen Sie Ihre E-Mail-Adresse, um den Gratis-Server zu bekommen.',
      other_currency: 'Diesen Tarif gibt es nicht in der Währung Ihres Guthabens.',
    },
    summary: 'Zu zahlen',
    price: 'Preis pro Monat',
    promoLine: 'Gutscheincode {code}, −{percent}',
    total: 'Gesamt',
    balance: 'Guthaben',
    left: 'Danach übrig',
    missing: 'Es fehlen',
    topUp: 'Aufladen können Sie vorerst über den Support. Ihre Eingaben bleiben erhalten.',
    toSupport: 'Support schreiben',
    free: 'Kostenlos',
    currencyTitle: 'In welcher Währung soll Ihr Guthaben geführt werden?',
    currencyText: 'Eine Währung für das ganze Konto. Sie lässt sich bis zur ersten Buchung ändern.',
    currencyNames: { BYN: 'Belarussische Rubel', RUB: 'Russische Rubel' },
    submit: 'Kostenlos erstellen',
    submitPaid: 'Für {price} erstellen',
    submitting: 'Wird erstellt\u00a0…',
    recounted:
      'Der Betrag wurde neu berechnet, abgebucht wurde noch nichts. Prüfen Sie ihn und klicken Sie noch einmal.',
    fault: 'Bitte prüfen Sie die markierten Felder.',
    missingName: 'Geben Sie dem Server einen Namen',
    toAccount: 'Zum Konto',
  },
  server: {
    tabs: 'Bereiche des Servers',
    overview: 'Übersicht',
    console: 'Konsole',
    files: 'Dateien',
    addons: { plugin: 'Plugins', mod: 'Mods', datapack: 'Datenpakete' },
    backups: 'Backups',
    settings: 'Einstellungen',
    address: 'Adresse zum Beitreten',
    addressHint: 'Im Spiel einfügen: „Mehrspieler“ → „Direkt verbinden“.',
    noAddress: 'Erscheint, sobald der Server startet',
    progress: {
      fetch_java: 'Java wird geladen',
      fetch_core: 'Die Serversoftware wird geladen',
      prepare_core: 'Die Serversoftware wird vorbereitet',
      wait_turn: 'Wartet, bis es an der Reihe ist',
      start: 'Startet',
    },
    progressOnce: 'Das geschieht einmal je Build und Node. Spätere Starts sind schneller.',
    progressTurn:
      'Die Node startet die Server nacheinander, damit bei denen, die schon spielen, nichts ruckelt.',
    silentSeconds: {
      one: 'Antwortet seit {count} Sekunde nicht',
      other: 'Antwortet seit {count} Sekunden nicht',
    },
    silentMinutes: {
      one: 'Antwortet seit {count} Minute nicht',
      other: 'Antwortet seit {count} Minuten nicht',
    },
    silentNote:
      'Der Prozess läuft, antwortet dem Spiel aber nicht: Beitreten geht gerade nicht. ' +
      'Fängt er sich nicht, starten Sie den Server neu.',
    killIn: {
      one: 'Die Welt wird gespeichert. Braucht der Server länger als {count} Sekunde, beenden wir ihn zwangsweise.',
      other:
        'Die Welt wird gespeichert. Braucht der Server länger als {count} Sekunden, beenden wir ihn zwangsweise.',
    },
    killNow: 'Die Zeit ist um: Der Server wird zwangsweise beendet.',
    playing: 'Gerade im Spiel',
    playingHint: 'So antwortet das Spiel selbst: Es nennt vielleicht nicht alle.',
    playingMore: 'und {count} weitere',
    build: 'Build',
    bedrockHint:
      'Im Spiel: „Spielen“ → „Server“ → „Server hinzufügen“. Adresse und Port kommen in getrennte Felder.',
    bedrockAddress: 'Serveradresse',
    bedrockPort: 'Port',
    cpu: 'Prozessor',
    memory: 'RAM',
    disk: 'Speicherplatz',
    players: 'Spieler',
    noStats: 'keine Daten',
    load: 'Auslastung',
    hour: 'Stunde',
    day: 'Tag',
    period: 'Zeitraum',
    chart: '{what}: jetzt {now}, niedrigster Wert {low}, höchster Wert {high}',
    noPoints: 'Für diese Zeit gibt es keine Daten',
    paidUntil: 'Bezahlt bis {date}',
    daysLeft: { one: 'noch {count} Tag', other: 'noch {count} Tage' },
    endsSoon:
      'Am {date} endet der bezahlte Zeitraum, und der Server wird gestoppt. Verlängern Sie ihn rechtzeitig.',
    freePlan: 'Gratis-Tarif, unbefristet',
    extend: 'Verlängern',
    extendTitle: 'Server verlängern?',
    extendText: 'Von Ihrem Guthaben werden {price} abgebucht. Derzeit beträgt es {balance}.',
    extendUntil: 'Der Server ist dann bis zum {date} bezahlt.',
    extended: 'Der Server wurde verlängert',
    suspended:
      'Der bezahlte Zeitraum ist abgelaufen, der Server ist pausiert. ' +
      'Am {date} wird er gelöscht; der Support kann ihn dann noch 14 Tage lang aus dem letzten Backup ' +
      'wiederherstellen. Verlängern Sie ihn, und er läuft wieder.',
    archive: {
      text:
        'Auf diesem Server war lange niemand, deshalb liegt er im Archiv. ' +
        'Welt und Einstellungen sind in einem Backup, und der Name gehört weiter Ihnen.',
      saving:
        'Der Server wird archiviert: Das letzte Backup wird gerade erstellt. ' +
        'Wenn Sie ihn brauchen, warten Sie nicht darauf: Klicken Sie auf „Server wiederherstellen“.',
      restore: 'Server wiederherstellen',
      clearing:
        'Die alten Dateien werden noch von der Node gelöscht. ' +
        'Die Wiederherstellung beginnt in ein paar Minuten automatisch.',
      waiting:
        'Gerade hat keine Node Platz. Der Server steht in der Warteschlange: Sobald Platz frei wird, ' +
        'stellen wir ihn wieder her und schreiben Ihnen eine E-Mail.',
      restoring: 'Der Server kommt aus dem Archiv zurück: Seine Dateien werden auf eine Node kopiert.',
      failed:
        'Die Wiederherstellung ist fehlgeschlagen. Das Backup ist unversehrt, versuchen Sie es noch einmal.',
      begun: 'Der Server wird wiederhergestellt.',
    },
    blocked: 'Der Server ist wegen eines Regelverstoßes gesperrt. Bei Fragen schreiben Sie dem Support.',
    blockReason: 'Grund: {reason}',
    deleted: 'Der Server wurde samt seinen Daten gelöscht.',
    core: 'Serversoftware',
    node: 'Node',
    subdomain: 'Subdomain',
    created: 'Erstellt',
    activity: 'Verlauf',
    noActivity: 'Noch keine Einträge',
    who: { operator: 'Betreiber', service: 'Dienst', schedule: 'Zeitplan' },
    kinds: {
      created: 'Server erstellt',
      start: 'Start',
      stop: 'Stopp',
      restart: 'Neustart',
      kill: 'Prozess sofort beendet',
      renamed: 'Umbenannt',
      settings_changed: 'Einstellungen geändert',
      eula_accepted: 'Endnutzerlizenz (EULA) angenommen',
      plan_changed: 'Tarif geändert',
      schedule_created: 'Zeitplan erstellt',
      schedule_changed: 'Zeitplan geändert',
      schedule_deleted: 'Zeitplan gelöscht',
      port_added: 'Port hinzugefügt',
      port_removed: 'Port entfernt',
      port_changed: 'Ein zusätzlicher Port hat eine neue Nummer',
      backends_changed: 'Server hinter dem Proxy geändert',
      put_behind: 'Hinter einen Proxy gestellt',
      taken_out: 'Vom Proxy gelöst',
      subdomain_changed: 'Subdomain geändert',
      domain_added: 'Eigene Domain hinzugefügt',
      domain_removed: 'Eigene Domain entfernt',
      domain_confirmed: 'Domain bestätigt',
      domain_lost: 'Domain verloren: Ihr Eintrag fehlt seit über einer Woche',
      joining_changed: 'Start beim Beitreten geändert',
      started_by_joining: 'Durch einen beitretenden Spieler gestartet',
      empty_stop_on: 'Stopp bei leerem Server eingeschaltet',
      empty_stop_off: 'Stopp bei leerem Server ausgeschaltet',
      stopped_empty: 'Gestoppt, weil niemand da war',
      move: 'Umzug auf eine andere Node begonnen',
      moved: 'Auf eine andere Node umgezogen',
      not_moved: 'Umzug gescheitert, der Server blieb auf seiner Node',
      extended: 'Verlängert',
      auto_extend_on: 'Automatische Verlängerung eingeschaltet',
      auto_extend_off: 'Automatische Verlängerung ausgeschaltet',
      restored: 'Nach Zahlung wieder freigegeben',
      archived: 'Archiviert: Der Server wurde lange nicht benutzt',
      unarchived: 'Aus dem Archiv wiederhergestellt',
      suspended: 'Pausiert: bezahlter Zeitraum abgelaufen',
      blocked: 'Gesperrt',
      unblocked: 'Entsperrt',
      deleted: 'Gelöscht',
      data_deleted: 'Daten gelöscht',
      backup: 'Backup',
      backup_deleted: 'Ein Backup wurde gelöscht',
      backup_failed: 'Ein Backup ist fehlgeschlagen',
      restore: 'Wiederherstellung aus einem Backup begonnen',
      restored_backup: 'Aus einem Backup wiederhergestellt',
      restore_failed: 'Die Wiederherstellung aus einem Backup ist gescheitert',
      restore_cancelled: 'Die Wiederherstellung aus einem Backup wurde abgebrochen',
      addons_change: 'Änderung von Plugins oder Mods begonnen',
      core_change: 'Wechsel der Software oder Version begonnen',
      pack_install: 'Installation eines Modpacks begonnen',
      reinstall: 'Neuinstallation begonnen',
      changed: 'Änderung abgeschlossen',
      change_failed: 'Die Änderung ist gescheitert; alles ist, wie es war',
      change_cancelled: 'Die Änderung wurde abgebrochen',
      change_undo: 'Rückkehr zum vorherigen Stand begonnen',
      change_undone: 'Der vorherige Stand ist wiederhergestellt',
      undo_failed: 'Die Rückkehr zum vorherigen Stand ist gescheitert',
      crashed: 'Abgestürzt',
      failed: 'Start fehlgeschlagen',
      stopped: 'Von der Node gestoppt',
      files: 'Dateien geändert',
    },
    because: '{what}. {reason}',
    outcomes: {
      failed: '{what}: fehlgeschlagen',
      superseded: '{what}: durch eine neuere Aktion ersetzt',
    },
  },
  backups,
  console: {
    label: 'Ausgabe der Konsole',
    input: 'Befehl an den Server',
    placeholder: 'Befehl, zum Beispiel list',
    send: 'Senden',
    connecting: 'Verbindung wird aufgebaut\u00a0…',
    connected: 'Verbunden',
    reconnecting: 'Verbindung unterbrochen, neuer Versuch\u00a0…',
    offline: 'Keine Internetverbindung',
    notSent:
      'Es besteht keine Verbindung zum Server. Der Befehl wurde nicht gesendet und steht noch im Eingabefeld.',
    sending: '„{command}“ wird gesendet\u00a0…',
    lost:
      'Die Verbindung brach ab, während „{command}“ gesendet wurde. ' +
      'Ob der Befehl ausgeführt wurde, erfahren Sie, sobald die Verbindung wieder steht.',
    unknown:
      'Die Node wurde neu gestartet. Ob „{command}“ ausgeführt wurde, ist nicht bekannt. ' +
      'Sehen Sie in den Zeilen der Konsole nach.',
    notDone: 'Der Befehl „{command}“ wurde nicht ausgeführt.',
    late: 'Die Verbindung brach ab, und er kam nicht beim Server an.',
    sendAgain: 'Erneut senden',
    notRunning: 'Der Server läuft nicht.',
    ipBan:
      'Der Server sieht für alle Spieler dieselbe Adresse. ' +
      'Ein IP-Ban würde alle aussperren: Bannen Sie den Spieler mit ban und seinem Namen.',
    tooMany: 'Zu schnell. Warten Sie ein paar Sekunden.',
    noRight: 'Ihnen fehlt die Berechtigung, Befehle zu senden.',
    unreachable: 'Die Node ist für diesen Server nicht erreichbar.',
    blocked: 'Die Konsole eines gesperrten Servers ist geschlossen.',
    empty: 'Noch keine Zeilen. Sie erscheinen, sobald der Server startet.',
    newLines: { one: '{count} neue Zeile', other: '{count} neue Zeilen' },
    warning: 'Warnung',
    error: 'Fehler',
    gap: 'Frühere Zeilen wurden auf der Node schon gelöscht.',
    search: 'Suchen',
    searchLabel: 'Ganze Konsole durchsuchen',
    found: { one: '{count} Zeile gefunden', other: '{count} Zeilen gefunden' },
    moreFound: 'Gezeigt werden die letzten 200.',
    nothingFound: 'Nichts gefunden',
    clearSearch: 'Suche schließen',
    download: 'Herunterladen',
    downloadFailed: 'Die Konsole ließ sich nicht herunterladen. Versuchen Sie es erneut.',
    aloud: 'Zeilen vorlesen',
    aloudHint: 'Für Screenreader',
    burst: { one: '{count} Zeile eingetroffen', other: '{count} Zeilen eingetroffen' },
  },
  move: {
    heading: 'Umzug auf eine andere Node',
    text:
      'Der Server stoppt, die Welt wird gespeichert, alle Dateien werden auf die andere Node kopiert und ' +
      'verglichen. Dann startet er dort. ' +
      'So lange kann niemand spielen, und die Adresse mit Port ändert sich.',
    node: 'Wohin',
    button: 'Umziehen',
    title: '„{name}“ auf {node} umziehen?',
    confirm:
      'Der Server stoppt jetzt, und alle Spieler werden getrennt. ' +
      'Auf {node} hat er eine neue Adresse mit Port: Sagen Sie sie allen, die darüber beitreten. ' +
      'Je größer die Welt, desto länger dauert es.',
    none: 'Gerade hat keine andere Node Platz für diesen Server.',
    stopping: 'Der Server stoppt und speichert seine Welt\u00a0…',
    copying: 'Die Dateien werden auf {node} kopiert\u00a0…',
    settling: 'Der Server ist jetzt auf {node} und macht sich dort bereit.',
    done:
      'Der Server ist auf {node} umgezogen. ' +
      'Sein Name bleibt gleich, nur die Adresse mit Port ist neu: Sagen Sie sie allen, die darüber ' +
      'beitreten.',
    failed: 'Der Server konnte nicht auf {node} umziehen.',
    stayed: 'Er ist geblieben, wo er war, mit allen Dateien.',
    failures: {
      source_away:
        'Seine jetzige Node hat nicht mehr geantwortet, oder der Server hat zu lange zum Stoppen ' +
        'gebraucht. Versuchen Sie es später noch einmal.',
      target_away:
        'Die andere Node hat nicht mehr geantwortet. Wählen Sie eine dritte oder versuchen Sie es später noch einmal.',
      no_space:
        'Auf der anderen Node war der Speicherplatz zu knapp. ' +
        'Wählen Sie eine dritte oder versuchen Sie es später noch einmal.',
      too_large:
        'Die Dateien des Servers sind größer als der Speicherplatz des Tarifs, oder es sind zu viele ' +
        'Dateien oder verschachtelte Ordner. ' +
        'Schreiben Sie dem Support.',
      unreadable: 'Ein Teil der Dateien ließ sich nicht lesen. Schreiben Sie dem Support.',
      not_the_same:
        'Die Kopie stimmte nicht mit den Dateien des Servers überein. Versuchen Sie es noch einmal.',
      in_the_way:
        'Auf der anderen Node liegt noch eine alte Kopie dieses Servers. Schreiben Sie dem Support.',
      called_off: 'Der Support hat den Umzug abgebrochen.',
    },
  },
  settings: {
    general: 'Allgemein',
    name: 'Name',
    core: 'Spieleinstellungen',
    restartNote: 'Diese Einstellungen gelten ab dem nächsten Start.',
    unsaved: 'Ihre Änderungen sind nicht gespeichert. Sie warten hier, solange dieser Browser-Tab offen ist.',
    discard: 'Änderungen verwerfen',
    restartNow: 'Jetzt neu starten',
    heap:
      'Von den {plan} des Tarifs sind {heap} der Heap von Java: Welt, Spieler und Plugins. ' +
      'Den Rest brauchen Java selbst, Threads und Netzwerk; ohne ihn würde der Server aus Mangel an RAM ' +
      'abstürzen.',
    heapProxy:
      'Von den {plan} des Tarifs sind {heap} der Heap von Java: Verbindungen der Spieler und Plugins. ' +
      'Den Rest brauchen Java selbst, Threads und Netzwerk; ohne ihn würde der Proxy aus Mangel an RAM ' +
      'abstürzen.',
    groups: {
      joining: 'Beitreten',
      game: 'Spiel',
      world: 'Welt',
      network: 'Proxy und Server dahinter',
      java: 'Java',
      other: 'Weiteres',
    },
    fields: {
      motd: { label: 'Text in der Serverliste', hint: 'Die Zeile unter dem Servernamen im Spiel' },
      maxPlayers: {
        label: 'Höchstzahl der Spieler',
        hint: 'So viele lässt der Server gleichzeitig herein. Der Tarif begrenzt die Slots nicht',
      },
      gameMode: { label: 'Spielmodus', hint: 'Für neue Spieler' },
      difficulty: { label: 'Schwierigkeit', hint: 'Wie gefährlich Mobs sind' },
      hardcore: { label: 'Hardcore', hint: 'Ein Leben: Nach dem Tod kann man nur noch zuschauen' },
      onlineMode: {
        label: 'Spielkonten prüfen',
        hint: 'Nur wer das Spiel gekauft hat, kommt herein. Ohne Prüfung kann jeder unter jedem Namen beitreten',
      },
      whitelist: {
        label: 'Whitelist',
        hint: 'Nur wer auf der Liste steht, kommt herein. Spieler fügen Sie im Tab „Spieler“ hinzu',
      },
      pvp: { label: 'Kampf unter Spielern (PvP)', hint: 'Spieler können einander verletzen' },
      allowFlight: {
        label: 'Fliegen erlauben',
        hint: 'Sonst wirft der Server Spieler hinaus, die für ihn zu fliegen scheinen. Manche Mods brauchen das',
      },
      allowCheats: { label: 'Cheats erlauben', hint: 'Befehle wie /give und /tp für Operatoren' },
      commandBlocks: { label: 'Befehlsblöcke', hint: 'Blöcke, die von selbst Befehle ausführen' },
      viewDistance: { label: 'Sichtweite', hint: 'In Chunks. Weniger entlastet den Server' },
      simulationDistance: {
        label: 'Simulationsweite',
        hint: 'In Chunks: wo sich Mobs bewegen und Pflanzen wachsen. Weniger entlastet den Server',
      },
      spawnProtection: {
        label: 'Spawn-Schutz',
        hint: 'Radius in Blöcken, in dem nur Operatoren bauen. 0: kein Schutz',
      },
      levelType: { label: 'Welttyp', hint: 'Zählt nur beim Erzeugen der Welt' },
      world: { label: 'Welttyp', hint: 'Zählt nur beim Erzeugen der Welt' },
      seed: { label: 'Seed (Startwert)', hint: 'Leer: zufällig. Zählt nur beim Erzeugen der Welt' },
      servers: {
        label: 'Server hinter dem Proxy',
        hint: 'Spieler kommen auf den ersten, der läuft. Stoppt er, nimmt der nächste in der Liste sie auf',
      },
      forwarding: {
        label: 'Weitergabe der Spielerdaten',
        hint:
          'Wie die Server hinter dem Proxy Name und UUID der Spieler erfahren. ' +
          'Sicher ist nur Modern: Sonst kann jeder, der die eigene Adresse eines Servers kennt, dort ' +
          'unter jedem Namen beitreten',
      },
      forwardingSecret: {
        label: 'Geheimnis des Proxys',
        hint:
          'Aus den Einstellungen Ihres Velocity-Proxys. ' +
          'Damit kommt man nur noch über diesen Proxy auf den Server, und der Proxy prüft die Konten. ' +
          'Ab Minecraft 1.13. Fabric, NeoForge und Forge brauchen dafür eine Mod. ' +
          'Leer: kein Proxy',
      },
      collector: { label: 'Garbage Collector', hint: 'Wie Java RAM freigibt' },
      javaArguments: {
        label: 'Java-Argumente',
        hint: 'Kommen zu unseren hinzu. Den RAM gibt der Tarif vor, hier lässt er sich nicht ändern',
      },
      timeZone: {
        label: 'Zeitzone',
        hint: 'Für das Log und für Plugins, die sich nach der Uhrzeit richten. Gilt ab dem nächsten Start',
      },
    },
    coreHints: {
      velocity: {
        maxPlayers:
          'Die Zahl in der Serverliste. Wie viele hereinkommen, entscheiden die Server hinter dem Proxy',
        onlineMode:
          'Der Proxy prüft die Konten für alle Server dahinter. Ohne Prüfung kann jeder unter jedem Namen beitreten',
        forwardingSecret:
          'Der Proxy teilt es mit den Servern dahinter. ' +
          'Zeigen Sie es niemandem: Wer es kennt, kann dort unter jedem Namen beitreten',
      },
      'bedrock-dedicated': {
        whitelist:
          'Nur wer auf der Liste steht, kommt herein. ' +
          'Spieler fügen Sie in der Konsole hinzu: allowlist add und der Spielername',
      },
      'flying-squid': {
        maxPlayers: 'Die Zahl in der Serverliste. Die Slots sind unbegrenzt',
        onlineMode:
          'Mit dieser Software noch nicht getestet. Ohne Prüfung kann jeder unter jedem Namen beitreten',
      },
    },
    options: {
      gameMode: {
        survival: 'Überleben',
        creative: 'Kreativ',
        adventure: 'Abenteuer',
        spectator: 'Zuschauer',
      },
      difficulty: { peaceful: 'Friedlich', easy: 'Einfach', normal: 'Normal', hard: 'Schwer' },
      levelType: {
        normal: 'Standard',
        flat: 'Flachland',
        large_biomes: 'Große Biome',
        amplified: 'Zerklüftet (Amplified)',
      },
      timeZone: { node: 'Wie auf der Node' },
      world: { hills: 'Hügel', flat: 'Flachland' },
      collector: { auto: 'Automatisch wählen', g1: 'G1', zgc: 'ZGC mit Generationen' },
      forwarding: { none: 'Keine', modern: 'Modern (Velocity)', legacy: 'Legacy (BungeeCord)' },
    },
    backends: {
      none: 'Noch keine Server: Die Spieler wissen nicht, wohin.',
      add: 'Server hinzufügen',
      choose: 'Server wählen',
      another: 'Ein anderer, mit Adresse',
      address: 'Adresse',
      addressFault: 'Eine Adresse mit Port, zum Beispiel play.example.com:25565',
      name: 'Name auf dem Proxy',
      nameFault: 'Buchstaben a–z, Ziffern, - und _; jeder Name nur einmal',
      full: 'In der Liste ist kein Platz mehr',
      addButton: 'Hinzufügen',
      up: '{name} nach oben',
      down: '{name} nach unten',
      remove: '{name} entfernen',
      joined: 'Lässt Spieler über diesen Proxy herein',
      apart: 'Kennt diesen Proxy noch nicht und weist seine Spieler ab',
      unable:
        'Kann nicht hinter einem Proxy stehen. ' +
        'Paper und Purpur können es ab 1.13, mit einer Mod auch Fabric und ab 1.20.2 NeoForge und ' +
        'Forge',
      elsewhere: 'Tragen Sie das Geheimnis von unten selbst in seine Einstellungen ein',
      gone: 'Diesen Server gibt es nicht mehr',
      join: 'Verbinden',
      joinTitle: '„{name}“ mit diesem Proxy verbinden?',
      joinText:
        'Der Server bekommt das Geheimnis des Proxys und startet neu, falls er läuft. ' +
        'Danach kommt man nur noch über den Proxy auf ihn, und der Proxy prüft die Konten.',
      joinedNow: '„{name}“ lässt Spieler jetzt über den Proxy herein',
      chooseOwn: 'Aus eigenen wählen',
      chooseTitle: 'Welche Server sollen hinter dem Proxy stehen?',
      chooseText:
        'Jeder bekommt das Geheimnis des Proxys und startet neu, falls er läuft. ' +
        'Der Proxy erfährt ohne Neustart von ihnen. ' +
        'Danach kommt man nur noch über den Proxy auf sie, und der Proxy prüft die Konten.',
      chooseButton: 'Hinter den Proxy stellen',
      chosen: 'Die Server stehen jetzt hinter dem Proxy',
      takeOutTitle: '„{name}“ vom Proxy nehmen?',
      takeOutText:
        'Das Geheimnis verschwindet aus seinen Einstellungen, und der Server prüft die Konten wieder ' +
        'selbst. Falls er läuft, startet er neu; der Proxy erfährt davon ohne Neustart.',
      takeOutButton: 'Herausnehmen',
      takenOut: '„{name}“ steht nicht mehr hinter dem Proxy',
      needsMod: 'Braucht die Mod {mod}: Solange sie fehlt, weist der Server die Spieler des Proxys ab',
      modUnknown:
        'Lässt die Spieler des Proxys mit der Mod {mod} herein; ob sie da ist, ist gerade nicht zu sehen',
      modThere: 'Die Mod {mod} ist installiert',
      findMod: '{mod} suchen',
      takeOutMod:
        'Schalten Sie auch die Mod {mod} aus oder entfernen Sie sie: Solange sie da ist, lässt der ' +
        'Server niemanden direkt herein.',
      behind: 'Hinter dem Proxy',
      behindHint:
        'Beitreten kann man nur über den Proxy: Unter seiner eigenen Adresse weist der Server Spieler ab.',
      inFront: 'Server dahinter',
      noneBehind: 'Hinter diesem Proxy steht noch kein Server: Wer ihm beitritt, wird getrennt.',
      putBehind: 'Einen Server dahinter stellen',
      behindOther:
        'Dieser Proxy gehört nicht zu Ihren Servern. ' +
        'Damit Spieler wieder direkt beitreten können, leeren Sie in den Einstellungen „Geheimnis des ' +
        'Proxys“.',
      openSettings: 'Einstellungen öffnen',
      noStart:
        'Der Server steht hinter einem Proxy, und das Beitreten über den Proxy startet ihn nicht. ' +
        'Er startet nur im Panel oder nach Zeitplan.',
      backendsStay:
        'Die Server dahinter bleiben: {names}. ' +
        'Das Geheimnis des Proxys verschwindet aus ihren Einstellungen, und laufende starten neu. ' +
        'Danach kann man jedem direkt beitreten, unter seiner eigenen Adresse.',
      proxyStays:
        'Der Proxy davor bleibt: {names}. Nur kommen Spieler über ihn nicht mehr auf diesen Server.',
    },
    tooLong: 'Höchstens {max} Zeichen',
    range: 'Eine ganze Zahl von {min} bis {max}',
    javaArgumentFaults: {
      form: '{word}: kein bekanntes JVM-Argument. Erlaubt sind -D…, -XX:… und --add-opens=…',
      memory: '{word}: Den RAM legt der Tarif fest',
      collector: '{word}: Den Garbage Collector wählen Sie im eigenen Feld',
      program: '{word}: lädt fremden Code oder liest Argumente von anderswo',
      files: '{word}: schreibt Dumps und Logs, die den Speicherplatz füllen',
      remote: '{word}: öffnet die Fernverwaltung von Java ohne Passwort',
      number: '{word}: braucht eine ganze Zahl von {min} bis {max}',
      metrics: '{word}: verbirgt die Werte des Servers vor dem Panel',
      ours: '{word}: Das stellen wir selbst ein',
      time_zone: '{word}: Die Zeitzone wählen Sie im eigenen Feld',
      log4j: '{word}: schaltet den Schutz vor Log4Shell ab',
    },
    emptyStop: {
      heading: 'Stopp bei leerem Server',
      intro:
        'Wenn niemand auf dem Server ist, kann er sich selbst stoppen. ' +
        'Die Zeit läuft ab dem Start oder ab dem Moment, in dem der letzte Spieler geht. ' +
        'Während eines Backups, einer Wiederherstellung, eines Uploads oder einer Aufgabe des ' +
        'Zeitplans stoppt der Server nicht. ' +
        'Starts nach Zeitplan funktionieren weiter.',
      switch: 'Server stoppen, wenn niemand da ist',
      after: 'Stoppen nach',
      turnedOn: 'Stopp bei leerem Server ist an',
      turnedOff: 'Stopp bei leerem Server ist aus',
      starters: 'Durch Beitreten wieder starten können ihn: {names}.',
      nobody:
        'Der Start beim Beitreten ist nicht eingerichtet: Der gestoppte Server startet nur im Panel ' +
        'oder nach Zeitplan.',
      bedrock:
        'Bedrock-Server starten nicht durch Beitreten: Der gestoppte Server startet nur im Panel oder nach Zeitplan.',
      link: 'Start beim Beitreten einrichten',
      unknown:
        'Der Server meldet nicht, wie viele Spieler da sind. Solange das so ist, stoppt er nicht von selbst.',
    },
    danger: 'Löschen',
    deleteTitle: '„{name}“ löschen?',
    deleteText: 'Welt, Einstellungen und Konsole werden endgültig gelöscht.',
    deleteMoney: 'Für die restliche Zeit gibt es kein Geld zurück.',
    deleteMoneySum: 'Für die restliche Zeit gibt es kein Geld zurück: {amount} verfallen.',
    losses: {
      lead: 'Das verschwindet endgültig:',
      unknown: 'Ein Teil dieser Liste ließ sich nicht laden. Es verschwindet alles, was zum Server gehört.',
      worlds: 'Welten',
      allFiles: 'alle, mit Einstellungen und Logs',
      backupsGone: '{count}. Der Server lässt sich daraus nicht mehr wiederherstellen.',
      addressKept: 'Noch {days} lang können nur Sie sie vergeben.',
      domains: 'Verknüpfte Domains',
    },
    deleteType: 'Zur Bestätigung den Namen eingeben: {name}',
    deleteButton: 'Server löschen',
    deleting: 'Der Server wird gelöscht',
    notActive: 'Die Einstellungen lassen sich gerade nicht ändern: Der Server ist pausiert oder gesperrt.',
  },
  account: {
    heading: 'Konto',
    profile: 'Profil',
    since: 'Dabei seit {date}',
    avatarHint: 'Das Bild entsteht aus Ihrem Benutzernamen',
    email: 'E-Mail',
    confirmed: 'bestätigt',
    unconfirmed: 'nicht bestätigt',
    unconfirmedText: 'Öffnen Sie den Link in unserer E-Mail, dann können Sie den Gratis-Server erstellen.',
    noEmail:
      'Es gibt noch keine E-Mail-Adresse. Geben Sie eine an, dann können Sie den Gratis-Server erstellen.',
    waiting: 'Wartet auf Bestätigung: {email}. Bis dahin gehen E-Mails an die bisherige Adresse.',
    sendAgain: 'E-Mail senden',
    enterCode: 'Code aus der E-Mail eingeben',
    sent: 'Die E-Mail ist unterwegs',
    changeEmail: 'E-Mail-Adresse ändern',
    newEmail: 'Neue E-Mail-Adresse',
    emailShape: 'Bitte die vollständige Adresse angeben, etwa name@example.com',
    emailRefused:
      'Der Mailserver nimmt unsere E-Mails an {email} nicht an. ' +
      'Prüfen Sie die Adresse und berichtigen Sie sie, falls sie einen Tippfehler hat; stimmt sie, ' +
      'geben Sie eine andere an.',
    password: 'Passwort',
    currentPassword: 'Aktuelles Passwort',
    newPassword: 'Neues Passwort',
    repeat: 'Passwort wiederholen',
    changePassword: 'Passwort ändern',
    passwordChanged: 'Passwort geändert',
    passwordNote: 'Mindestens 10 Zeichen. Nach der Änderung enden Ihre anderen Sitzungen.',
    noPassword:
      'Sie haben kein Passwort: Sie melden sich über ein soziales Netzwerk an. ' +
      'Festlegen können Sie eines auf der Anmeldeseite über „Passwort vergessen?“.',
    wrongPassword: 'Das Passwort stimmt nicht',
    passwordFaults: {
      password_short: 'Zu kurz: mindestens 10 Zeichen sind nötig',
      password_long: 'Zu lang: höchstens 128 Zeichen',
      password_common: 'Dieses Passwort ist leicht zu erraten, bitte wählen Sie ein anderes',
      repeat_differs: 'Die Passwörter stimmen nicht überein',
    },
    factor: 'Zweiter Anmeldeschritt',
    factorOn: 'An',
    factorOff: 'Aus',
    factorText: 'Zum Passwort kommt bei der Anmeldung ein Code aus einer App auf Ihrem Handy.',
    enable: 'Einschalten',
    disable: 'Ausschalten',
    factorScan: 'Scannen Sie den Code mit einer Authenticator-App.',
    factorKey: 'Oder geben Sie den Schlüssel ein:',
    factorCode: 'Sechs Ziffern aus der App',
    factorVerify: 'Prüfen',
    factorWrong: 'Der Code stimmt nicht. Prüfen Sie die Uhrzeit Ihres Handys.',
    factorEnabled: 'Der zweite Anmeldeschritt ist eingeschaltet',
    factorDisabled: 'Der zweite Anmeldeschritt ist ausgeschaltet',
    codes: 'Wiederherstellungscodes',
    codesText:
      'Jeder Code ersetzt die App einmal. Sichern Sie die Codes jetzt: Wir zeigen sie nicht noch einmal.',
    codesNew: 'Neue Codes',
    codesKept: 'Codes gesichert',
    passwordAsked: 'Geben Sie Ihr Passwort ein, um fortzufahren.',
    continue: 'Weiter',
    sessions: 'Sitzungen',
    thisSession: 'diese Sitzung',
    revoke: 'Beenden',
    revoked: 'Sitzung beendet',
    logOutOthers: 'Andere beenden',
    logOutAll: 'Überall abmelden',
    logOutAllText: 'Alle Sitzungen enden, auch diese. Sie müssen sich danach neu anmelden.',
    unknownBrowser: 'Unbekannter Browser',
    sessionSince: 'seit {date}',
    networks: 'Soziale Netzwerke',
    linked: 'verknüpft',
    link: 'Verknüpfen',
    unlink: 'Trennen',
    linkText: 'Danach können Sie sich auch über {network} anmelden.',
    unlinkText: 'Über {network} können Sie sich dann nicht mehr anmelden.',
    networkOutcomes: {
      network_denied: 'Das Verknüpfen wurde abgebrochen.',
      network_taken: 'Dieses Profil ist schon mit einem anderen Konto verknüpft.',
      network_failed: 'Das Netzwerk ließ sich nicht verknüpfen. Bitte versuchen Sie es noch einmal.',
    },
    sessionOld:
      'Ihr Konto hat kein Passwort, deshalb müssen Sie sich dafür neu anmelden: Melden Sie sich ab und ' +
      'über das soziale Netzwerk wieder an, dann wiederholen Sie den Schritt.',
    logInAgain: 'Ab- und wieder anmelden',
    balance: 'Guthaben',
    balanceEmpty: 'Bisher ist kein Geld eingegangen.',
    noCurrency: 'Noch keine Währung gewählt',
    entries: 'Buchungen',
    date: 'Datum',
    what: 'Vorgang',
    sum: 'Betrag',
    entryKinds: {
      credit: 'Aufladung',
      refund: 'Gutschrift',
      debit: 'Abbuchung',
      purchase: 'Kauf',
      extension: 'Verlängerung',
      plan_change: 'Tarifwechsel',
      payment: 'Zahlung',
      chargeback: 'Zahlung von der Bank zurückgeholt',
      payout: 'Erstattung beantragt',
      payout_ended: 'Antrag auf Erstattung beendet',
      chargeback_reversed: 'Rückholung der Zahlung von der Bank aufgehoben',
      period_ended: 'Bezahlte Zeit beendet, Rest gutgeschrieben',
      period_restored: 'Bezahlte Zeit wiederhergestellt',
      debt_paid: 'Schuld beglichen',
      debt_written_off: 'Schuld abgeschrieben',
    },
    data: 'Ihre Daten',
    exportText: 'Alles, was wir über Sie speichern, in einer JSON-Datei.',
    export: 'Daten herunterladen',
    lossesText:
      'In sieben Tagen wird das Konto endgültig gelöscht; bis dahin können Sie es behalten. Das geht verloren:',
    lossesServer: 'Server {server} ({subdomain})',
    lossesPaid: 'bezahlt bis {date}, Rest {amount}',
    lossesFree: 'kostenlos',
    lossesBackups: 'Backups: {count}',
    lossesBalance: 'Guthaben: {amount}',
    lossesRefundable:
      'Davon Ihr eigenes Geld: {amount}. Beantragen Sie vorher die Erstattung: Mit dem Konto verfällt es.',
    lossesRefundRequested:
      'Erstattungsantrag {number} über {amount}: Wir prüfen ihn auch nach der Löschung, können Ihnen ' +
      'dann aber nicht mehr schreiben. ' +
      'Wird er genehmigt, geht das Geld auf demselben Weg zurück, auf dem es kam; wird er abgelehnt, ' +
      'verfällt es. Sicherer ist es, die Entscheidung abzuwarten.',
    lossesRefundApproved:
      'Die Erstattung {number} über {amount} ist schon genehmigt: Das Geld kommt auch nach der ' +
      'Löschung an. Geht es nicht auf demselben Weg zurück, können wir Ihnen nicht mehr schreiben.',
    lossesNone: 'Es gibt keine Server und kein Guthaben.',
    deleteCode: 'Code aus der App',
    deleteCodeWrong: 'Dieser Code passt nicht',
    deletionPlanned: 'Das Konto wird am {date} gelöscht. Bis dahin können Sie es behalten.',
    deletionUndo: 'Konto behalten',
    deleteTitle: 'Konto löschen?',
    deleteType: 'Zur Bestätigung den Benutzernamen eingeben: {login}',
    deleteButton: 'Konto löschen',
  },
}
