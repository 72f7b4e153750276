import type { Messages } from './en.ts'

export const de: Messages<'de'> = {
  frame: {
    skipToContent: 'Zum Inhalt springen',
    home: 'Startseite',
    help: 'Hilfe',
    contact: 'Kontakt',
    knowledgeBase: 'Wiki',
    status: 'Status',
    panel: 'Panel',
    createServer: 'Server erstellen',
    language: 'Sprache',
    mainMenu: 'Hauptmenü',
    breadcrumbs: 'Sie sind hier',
    footer: 'Fußbereich',
    navigation: 'Navigation',
    documents: 'Rechtliches',
    oferta: 'Öffentliches Vertragsangebot',
    userAgreement: 'Nutzungsbedingungen',
    privacy: 'Datenschutzerklärung',
    security: 'Zahlungssicherheit',
    payment: 'Zahlungsbedingungen',
    partner: 'Partnerschaft',
    contacts: 'Kontakt',
    commercialOffers: 'Geschäftliche Anfragen: {email}',
    notAffiliated:
      '{brand} ist ein unabhängiger Dienst und steht in keiner Verbindung zu Mojang Studios oder ' +
      'Microsoft; er wird von ihnen auch nicht unterstützt. ' +
      'Minecraft ist eine Marke der Mojang Synergies AB.',
    company: '{company}. UNP {number}. Anschrift: {address}.',
    paymentMethods: 'Zahlungsarten',
    newTab: 'öffnet sich in einem neuen Tab',
    logo: '{brand} – zur Startseite',
  },
  systems: {
    allWell: 'Alle Systeme laufen einwandfrei!',
    problems: {
      one: 'Störung auf {count} Node',
      other: 'Störungen auf {count} Nodes',
    },
    unknown: 'Systemstatus unbekannt',
    checking: 'Systeme werden geprüft\u00a0…',
    none: 'Noch keine Nodes',
    incident: 'Es liegt eine Störung vor',
    maintenance: 'Wartungsarbeiten laufen',
  },
  landing: {
    pages: {
      home: {
        title: 'Kostenloses Minecraft-Hosting mit DDoS-Schutz – {brand}',
        description:
          'Kostenloses Hosting für Minecraft Java und Bedrock: in 15 Sekunden startklar, unbegrenzte ' +
          'Slots, DDoS-Schutz, läuft Tag und Nacht. ' +
          'Ohne Kreditkarte.',
        a: 'Kostenloses **Minecraft**-Hosting mit DDoS-Schutz',
        b: '**Minecraft**-Server in 15\u00a0Sekunden. Gratis',
        lead:
          'Paper, Fabric, Forge oder Bedrock: Sie wählen Serversoftware und Version, den Rest richten ' +
          'wir ein. Ohne Kreditkarte, ohne Slot-Limit, auch nachts online.',
      },
      bedrock: {
        title: 'Kostenloses Minecraft-Bedrock-Hosting – {brand}',
        description:
          'Ihr Minecraft-Bedrock-Server für Handy, Tablet und Windows: kostenlos, in 15 Sekunden ' +
          'startklar, mit DDoS-Schutz und unbegrenzten Slots.',
        a: 'Kostenloses **Bedrock**-Hosting mit DDoS-Schutz',
        b: '**Bedrock**-Server in 15\u00a0Sekunden. Gratis',
        lead:
          'Der offizielle Server von Mojang oder PocketMine-MP für Handys, Tablets und Windows. ' +
          'Ihre Spieler brauchen nur Adresse und Port.',
      },
      java: {
        title: 'Kostenloses Minecraft-Java-Hosting – {brand}',
        description:
          'Kostenloser Server für die Minecraft Java Edition: in 15 Sekunden startklar, unbegrenzte ' +
          'Slots, Konsole im Browser, DDoS-Schutz.',
        a: 'Kostenloses **Minecraft-Java**-Hosting mit Schutz',
        b: '**Minecraft-Java**-Server in 15\u00a0Sekunden. Gratis',
        lead:
          'Paper, Purpur, Fabric, NeoForge, Forge oder das Spiel von Mojang pur. ' +
          'Ohne Kreditkarte, ohne Slot-Limit; Konsole und Einstellungen im Browser.',
      },
      bungeecord: {
        title: 'BungeeCord-Hosting mit Velocity – {brand}',
        description:
          'Velocity statt BungeeCord und Waterfall: Ihr ganzes Minecraft-Netzwerk unter einer Adresse. ' +
          '1 Gbit/s, DDoS-Schutz, startklar in 15 Sekunden.',
        a: '**Velocity** statt BungeeCord, mit DDoS-Schutz',
        b: '**Velocity** statt BungeeCord in 15\u00a0Sekunden',
        lead:
          'Waterfall wird nicht mehr entwickelt, und BungeeCord reicht Spielerdaten ohne Signatur ' +
          'weiter. Velocity ist schneller und lässt niemanden unter fremdem Namen herein.',
      },
      velocity: {
        title: 'Velocity-Hosting mit DDoS-Schutz – {brand}',
        description:
          'Velocity, der schnelle Proxy für Minecraft-Netzwerke: eine Adresse für alle Server, 1 ' +
          'Gbit/s, DDoS-Schutz, startklar in 15 Sekunden.',
        a: '**Velocity**-Hosting mit DDoS-Schutz',
        b: '**Velocity**-Proxy in 15\u00a0Sekunden',
        lead: 'Der moderne Proxy für Ihr Servernetzwerk: weniger RAM, mehr Spieler, eine Adresse.',
      },
      spigot: {
        title: 'Spigot-Hosting: kostenloser Server mit Paper – {brand}',
        description:
          'Paper statt Spigot: gleiche Plugins, mehr Tempo. ' +
          'Ein kostenloser Server in 15 Sekunden, ohne Slot-Limit. ' +
          'Plugins installieren Sie per Knopfdruck.',
        a: '**Paper** statt Spigot. Kostenloses Hosting',
        b: '**Paper** statt Spigot in 15\u00a0Sekunden. Gratis',
        lead:
          'Paper ist aus Spigot entstanden und nimmt dieselben Plugins, trägt aber mehr Spieler. ' +
          'Deshalb läuft bei uns Paper statt Spigot.',
      },
      paper: {
        title: 'Kostenloses Paper-Hosting mit hohen TPS – {brand}',
        description:
          'Minecraft-Server mit dem schnellen Paper: kostenlos, hohe TPS, ohne Slot-Limit und mit ' +
          'DDoS-Schutz. Läuft rund um die Uhr.',
        a: 'Kostenloses **Paper**-Hosting mit DDoS-Schutz',
        b: '**Paper**-Server in 15\u00a0Sekunden. Gratis',
        lead: 'Serversoftware, die 20\u00a0TPS hält, wo andere aufgeben. Spigot-Plugins laufen ohne Anpassung.',
      },
      pe: {
        title: 'Kostenloser Minecraft-PE-Server fürs Handy – {brand}',
        description:
          'Erstellen Sie einen Minecraft-PE-Server und spielen Sie am Handy mit Freunden: kostenlos, ' +
          'in 15 Sekunden, ohne Slot-Limit, mit DDoS-Schutz.',
        a: 'Kostenloser **Minecraft-PE**-Server mit Schutz',
        b: '**Minecraft-PE**-Server in 15\u00a0Sekunden. Gratis',
        lead: 'Erstellen Sie den Server am Handy und laden Sie Ihre Freunde ein: Sie brauchen nur Adresse und Port.',
      },
      forever: {
        title: 'Minecraft-Hosting: für immer kostenlos – {brand}',
        description:
          'Kostenloser Minecraft-Server ohne Ablaufdatum: läuft Tag und Nacht, ohne Slot-Limit und mit ' +
          'DDoS-Schutz. Ganz ohne Kreditkarte.',
        a: '**Minecraft**-Hosting – für immer kostenlos',
        b: 'Für immer gratis: **Minecraft** in 15\u00a0Sekunden',
        lead:
          'Der Gratis-Tarif endet nicht nach einem Monat und verlangt keine Kreditkarte. ' +
          'Der Server läuft Tag und Nacht.',
      },
      pmmp: {
        title: 'Kostenloses PocketMine-MP-Hosting – {brand}',
        description:
          'PocketMine-MP-Server (PMMP) für Minecraft Bedrock: kostenlos, in 15 Sekunden startklar, ' +
          'ohne Slot-Limit und mit DDoS-Schutz.',
        a: 'Kostenloses **PocketMine**-Hosting mit Schutz',
        b: '**PocketMine**-Server in 15\u00a0Sekunden. Gratis',
        lead:
          'PMMP startet schnell und braucht wenig RAM. ' +
          'Ideal für Minispiele; für normales Survival nehmen Sie den Server von Mojang.',
      },
    },
    viewPlans: 'Tarife ansehen',
    viewPanel: 'Panel ansehen',
    panelTitle: 'Ein Panel, in dem alles im Blick ist',
    panelLead:
      'Start, Auslastung, Konsole und Log auf einem Bildschirm, am Computer wie am Handy. ' +
      'Probieren Sie es an erfundenen Servern aus, ganz ohne Registrierung.',
    panelPictures: {
      desktop:
        'Übersicht eines Servers im Panel: Adresse, Prozessor, RAM, Speicherplatz, Spieler und Lastkurven',
      phone:
        'Konsole eines Servers auf dem Handy: Startmeldungen, Nachrichten der Spieler und das Befehlsfeld',
    },
    promo: 'Gutscheincode {code} – {percent}\u00a0% Rabatt im ersten Monat',
    social: 'Wir in sozialen Netzwerken',
    liveNodes: { one: 'Node gerade online', other: 'Nodes gerade online' },
    livePing: 'Ihr Ping zu {node}',
    livePingUnknown: 'Ihr Ping zur nächsten Node',
    liveTitle: 'Gerade jetzt',
    notMeasured: 'nicht gemessen',
    closeCampaign: 'Schließen',
    whyTitle: 'Was für uns spricht',
    reasons: {
      shield: {
        title: 'Schutz vor Angriffen',
        text: 'Wir filtern DDoS-Angriffe mit bis zu mehreren Tbit/\u2060s. Einzustellen gibt es nichts.',
      },
      cpu: {
        title: 'Schnelle Prozessoren',
        text: 'Ryzen\u00a09 7950X und 5950X in den Ultra-Tarifen: TPS-Reserven für große Farmen und viele Spieler.',
      },
      speed: {
        title: 'Startklar in 15\u00a0Sekunden',
        text: 'Tarif wählen – 15\u00a0Sekunden später sind Sie auf dem Server.',
      },
      people: {
        title: 'Echte Menschen statt Bots',
        text: 'Der Support ist Tag und Nacht da. Schreiben Sie uns wie einem Freund – wir kommen auf den Punkt.',
      },
    },
    giftsTitle: 'Das alles ist inklusive',
    giftsLead: 'In jedem Tarif, auch im kostenlosen.',
    giftArchive: 'Ein Gratis-Server, der {days} ungenutzt bleibt, kommt ins Archiv.',
    gifts: {
      free: {
        title: 'Kostenloses Hosting',
        text: 'Ein Server für 0\u00a0BYN, ohne Kreditkarte, ohne Ablaufdatum.',
      },
      subdomain: { title: 'Eigene Subdomain', text: 'Eine kostenlose Adresse statt IP und Port.' },
      channel: {
        title: 'Anbindung mit 1\u00a0Gbit/\u2060s',
        text: 'Die Bandbreite reicht auch für Hunderte Spieler.',
      },
      sftp: { title: 'Alle Dateien per SFTP', text: 'Voller Zugriff: Welten, Plugins, Einstellungen.' },
      install: { title: 'Ein-Klick-Installation', text: 'Plugins, Mods und Modpacks per Knopfdruck.' },
      slots: { title: 'Unbegrenzte Slots', text: 'So viele Freunde Sie einladen, so viele kommen rein.' },
      nonstop: {
        title: 'Online rund um die Uhr',
        text: 'Der Server schläft nicht von selbst ein: Ist er leer, stoppt er nur auf Ihren Wunsch.',
      },
      support: { title: 'Support rund um die Uhr', text: 'Wir antworten auch um drei Uhr nachts.' },
      shield: { title: 'DDoS-Schutz', text: 'Wir wehren Angriffe mit bis zu mehreren Tbit/\u2060s ab.' },
    },
    available: 'Schon verfügbar',
    soon: 'Bald',
    reviewsTitle: 'Bewertungen',
    reviewsNote: 'Negative Bewertungen werden bei uns weder gelöscht noch moderiert.',
    reviewsVk: 'Bewertungen auf VK',
    reviewsDiscord: 'Bewertungen auf Discord',
    reviewSource: 'Bewertung auf {network}',
    statsTitle: '{brand} in Zahlen',
    statSatisfied: 'der Kunden sind zufrieden',
    statSince: 'das Jahr unseres Starts',
    statSeconds: 'Sekunden höchstens, dann läuft der Server',
    statReady: {
      one: 'Sekunde, dann läuft der Server ({core})',
      other: 'Sekunden, dann läuft der Server ({core})',
    },
    readyHere: 'In den letzten 30 Tagen hier gemessen; drei von vier Starts dauerten nicht länger: {cores}.',
    joinTitle: 'Machen Sie mit',
    joinDiscord: { title: 'Discord', text: 'Hilfe zum Server, Neuigkeiten und Mitspieler.' },
    joinVk: { title: 'VK', text: 'Neuigkeiten, Gutscheincodes und Verlosungen.' },
    join: 'Beitreten',
  },
  plans: {
    title: 'Tarife',
    lead: 'Unbegrenzte Slots, Anbindung mit 1\u00a0Gbit/\u2060s und DDoS-Schutz – in jedem Tarif.',
    java: 'Java',
    bedrock: 'Bedrock',
    proxy: 'Proxy',
    ultraTitle: 'Ultra-Tarife',
    ultraText:
      'Mehr Kerne, mehr Speicherplatz und Prozessoren vom Typ Ryzen\u00a09 7950X/5950X. ' +
      '6 Ultra-Kerne leisten so viel wie 9 normale.',
    standardText: 'Standardtarife laufen auf Prozessoren der Mittelklasse.',
    freePromise: 'Ohne Garantie für Daten und Betrieb',
    paidPromise: 'Wir stehen für Daten ein; Gutschrift bei Ausfällen',
    promiseNote:
      'Ein Gratis-Server kann langsamer werden, stehen bleiben oder gelöscht werden – ohne Ausgleich. ' +
      'Für Daten und Betrieb der bezahlten Server stehen wir ein: Für Ausfälle durch unsere Schuld ' +
      'bekommen Sie Bonusguthaben, das nicht ausgezahlt wird. ' +
      'Genaueres steht im {offer}.',
    promiseOffer: 'öffentlichen Vertragsangebot',
    freeMemory:
      'Warum hat der Gratis-Tarif {free} RAM und „{plan}“ nur {paid}? ' +
      'Gratis ist zum Ausprobieren: ein Server pro Konto, ein Backup, ohne Garantie und ohne ' +
      'Gutschrift. Im Tarif „{plan}“ bewahren wir mehr auf ({backups}) und stehen für Daten und ' +
      'Ausfälle ein.',
    freeMemoryBackups: { one: '{count} Backup', other: '{count} Backups' },
    archiveNote:
      'Spielt {days} niemand auf einem Gratis-Server und öffnet der Besitzer das Panel nicht, kommt ' +
      'der Server ins Archiv: Wir warnen per E-Mail, bewahren Welt und Namen auf, und ein Klick stellt ' +
      'ihn wieder her.',
    archiveDays: { one: '{count} Tag lang', other: '{count} Tage lang' },
    recommended: 'Empfohlen',
    memory: 'RAM',
    disk: 'Speicherplatz',
    cores: 'Kerne',
    gigabytes: '{amount}\u00a0GB',
    perMonth: '/\u00a0Monat',
    choose: 'Auswählen',
    choosePlan: 'Tarif „{plan}“ auswählen',
    tellMe: 'Bescheid geben, sobald verfügbar',
    currency: 'Währung',
    oldPrice: 'Alter Preis',
    discount:
      'Bei Zahlung in {currency} gilt auf alle Tarife ein Rabatt von {percent}. Er ist dauerhaft, ohne Enddatum.',
    terms:
      'Wer mehrere Monate auf einmal bezahlt, zahlt für jeden weniger: {terms}. ' +
      'Die automatische Verlängerung bezahlt immer nur einen Monat, ohne diesen Rabatt.',
    termShare: '{term}\u00a0−{percent}',
    termPrice: '{term}: {price} (−{percent})',
    bynOnly: 'Dieser Tarif ist nur in BYN zahlbar',
    tabsLabel: 'Minecraft-Edition',
  },
  status: {
    title: 'Systemstatus und Ping der Nodes – {brand} Minecraft-Hosting',
    description:
      'Laufen die Nodes von {brand} gerade? ' +
      'Auslastung, Störungen und Ihr eigener Ping zu jeder Node, alle 30 Sekunden aktualisiert.',
    heading: 'Systemstatus',
    lead: 'Die Daten der Nodes werden alle 30 Sekunden aktualisiert.',
    node: 'Node',
    load: 'Auslastung',
    state: 'Zustand',
    duration: 'Dauer',
    ping: 'Ihr Ping',
    well: 'In Betrieb',
    problems: {
      overload: 'CPU überlastet',
      memory: 'RAM wird knapp',
      disk: 'Speicherplatz wird knapp',
      no_report: 'Node antwortet nicht',
    },
    unnamedProblem: 'Störung',
    noData: 'Keine Daten',
    notMeasured: 'nicht gemessen',
    loading: 'Nodes werden geladen\u00a0…',
    empty: 'Noch keine Nodes. Sobald sich die erste meldet, erscheint sie hier.',
    failed: 'Der Zustand der Nodes ließ sich nicht abrufen. Nächster Versuch in 30 Sekunden.',
    stale: 'Keine aktuellen Daten. Die Liste unten wurde {age} abgerufen.',
    updated: 'Aktualisiert um {time}',
    problemNodes: {
      one: 'Störung auf {count} Node: {names}',
      other: 'Störungen auf {count} Nodes: {names}',
    },
    needsScript:
      'Für Live-Daten aktivieren Sie bitte JavaScript: Ihr Browser ruft die Daten ab und misst den Ping.',
    pingNote: 'Ping ist die Zeit, in der eine Node Ihrem Browser antwortet: der bessere von zwei Versuchen.',
    caption: 'Nodes, ihre Auslastung und ihr Zustand',
    retry: 'Erneut versuchen',
    published: 'Stand: {time}',
    historyTitle: 'Die letzten 90 Tage',
    historyFailed:
      'Der Verlauf ist gerade nicht verfügbar. Die Liste der Nodes oben wird wie gewohnt aktualisiert.',
    spans: { day: '24 Stunden', week: '7 Tage', month: '30 Tage', quarter: '90 Tage' },
    bars: 'Node {name}, Tag für Tag',
    dayUp: 'In Betrieb: {time}',
    dayDegraded: 'Eingeschränkt: {time}',
    dayDown: 'Keine Antwort: {time}',
    dayNoData: 'Keine Daten: {time}',
    dayLoad: 'Durchschnittliche Auslastung {percent}',
    degraded: 'Eingeschränkt',
    down: 'Keine Antwort',
    counting:
      'Die Verfügbarkeit ist der Anteil der Minuten, in denen die Node geantwortet hat. ' +
      'Gezählt werden nur Minuten, zu denen Daten vorliegen; alle anderen verbessern und ' +
      'verschlechtern den Wert nicht. ' +
      'Die Tage richten sich nach UTC. ' +
      'Angekündigte Wartung wird nicht herausgerechnet: Minuten, in denen die Node nicht geantwortet ' +
      'hat, zählen mit.',
    openTitle: 'Aktuell',
    plannedTitle: 'Geplante Wartung',
    pastTitle: 'Frühere Störungen',
    pastNone: 'Keine Störungen in den letzten 90 Tagen.',
    incidentStates: {
      investigating: 'Wird untersucht',
      identified: 'Ursache gefunden',
      monitoring: 'Wird beobachtet',
      resolved: 'Behoben',
      planned: 'Geplant',
      in_progress: 'Läuft',
      completed: 'Abgeschlossen',
      cancelled: 'Abgesagt',
    },
    impact: {
      none: 'Keine Auswirkung auf das Spiel',
      degraded: 'Server laufen instabil',
      down: 'Server nicht erreichbar',
    },
    affectedNodes: 'Nodes: {names}',
    otherLanguage: 'Diese Meldung gibt es noch nicht auf Deutsch.',
    follow: 'Auf dem Laufenden bleiben',
    badge: 'Badge für Ihre Website',
    badgeWords: {
      label: 'Status',
      up: 'alles läuft',
      problems: 'Störungen',
      maintenance: 'Wartung',
      unknown: 'keine Daten',
    },
  },
  notFound: {
    title: 'Seite nicht gefunden! – {brand}',
    description:
      'Diese Seite gibt es bei {brand} nicht. ' +
      'Prüfen Sie die Adresse oder gehen Sie zur Startseite: Dort finden Sie Minecraft-Server und ' +
      'Tarife.',
    heading: 'Seite nicht gefunden!',
    text: 'Diesen Block hat wohl schon jemand abgebaut. Prüfen Sie die Adresse oder gehen Sie zurück zur Startseite.',
    goHome: 'Zur Startseite',
  },
  soon: {
    title: 'Seite im Aufbau – {brand}',
    description:
      'Diese Seite des Minecraft-Hostings {brand} geht bald online. ' +
      'Bis dahin können Sie auf der Startseite kostenlos einen Server erstellen.',
    heading: 'Seite im Aufbau',
    text: 'Wir bauen sie, Block für Block. Schauen Sie etwas später wieder vorbei.',
    goHome: 'Zur Startseite',
  },
  documents: {
    title: 'Rechtliches – {brand}',
    description:
      'Alle Dokumente von {brand}: Vertragsangebot, Nutzungsbedingungen, Datenschutzerklärung, ' +
      'Zahlungssicherheit und Zahlungsbedingungen.',
    heading: 'Rechtliches',
    lead: 'Nach diesen Regeln arbeiten wir. Sie sind einfach formuliert, und jeder Punkt lässt sich verlinken.',
    contents: 'Inhalt',
    inForce: 'Gültig ab {date}',
    prevails: 'Dies ist eine Übersetzung. Rechtlich verbindlich ist der {link}.',
    russianText: 'russische Text',
    clause: 'Link zu Punkt {number}',
    published: 'Veröffentlicht am {date}',
    comesIntoForce: 'Tritt am {date} in Kraft',
    wasInForce: 'Gültig vom {from} bis zum {until}',
    newEdition: 'Eine neue Fassung tritt am {date} in Kraft',
    readNew: 'Neue Fassung lesen',
    changes: 'Was sich ändert',
    notYet: 'Diese Fassung gilt noch nicht.',
    noLonger: 'Diese Fassung gilt nicht mehr.',
    openCurrent: 'Gültige Fassung öffnen',
    editions: 'Alle Fassungen',
    edition: 'Fassung vom {date}',
  },
  help: {
    title: 'Hilfe – {brand}',
    description:
      'Hilfe zum Hosting von {brand}: ein Wiki rund um Minecraft-Server und ein Support, der Ihnen Tag ' +
      'und Nacht antwortet.',
    heading: 'Hilfe',
    lead: 'Am schnellsten finden Sie die Antwort im Wiki. Nicht dabei? Schreiben Sie uns.',
    wikiText: 'Artikel zum Starten, Einrichten und Beschleunigen Ihres Servers.',
    contactText: 'Anschrift, E-Mail, Telefon und wohin mit welcher Frage.',
  },
  contact: {
    title: 'Kontakt – {brand}',
    description:
      'So erreichen Sie {brand}: Anschrift in Minsk, E-Mail des Supports, Telefon und Sprechzeiten. ' +
      'Und wohin Sie mit welcher Frage schreiben.',
    heading: 'Kontakt',
    lead: 'Schreiben Sie in der Sprache, die Ihnen liegt. Wir kommen auf den Punkt.',
    address: 'Postanschrift',
    email: 'E-Mail des Supports',
    phone: 'Telefon',
    hours: 'Sprechzeiten',
    whereTitle: 'Wohin mit welcher Frage',
    where: {
      server: {
        title: 'Server startet nicht oder laggt',
        text: '{email} oder Discord. Nennen Sie die Serveradresse und die Uhrzeit.',
      },
      payment: {
        title: 'Zahlung und Erstattung',
        text:
          'Eine Erstattung beantragen Sie im Panel: „Guthaben“, Abschnitt „Erstattung“. ' +
          'Bei allem anderen schreiben Sie an {email}: Nennen Sie Benutzernamen, Datum und Betrag. ' +
          'Schicken Sie uns keine Kartennummer.',
      },
      data: {
        title: 'Persönliche Daten',
        text:
          'Ihre Daten herunterladen und Ihr Konto löschen können Sie im Panel: „Konto“, Abschnitt „Ihre ' +
          'Daten“. Bei allem anderen schreiben Sie an {email}, Betreff „Daten“.',
      },
      offers: {
        title: 'Werbung und Partnerschaft',
        text: '{commercialEmail} oder die Seite zur Partnerschaft.',
      },
      abuse: {
        title: 'Server melden',
        text: '{email}, Betreff „Beschwerde“. Nennen Sie die Serveradresse und schildern Sie, was passiert ist.',
      },
    },
  },
  wiki: {
    title: 'Wiki – {brand}',
    description:
      'Minecraft-Server starten, Domain verbinden, Plugins und Mods installieren, Proxy einrichten, ' +
      'Lags loswerden: Artikel von {brand}.',
    heading: 'Wiki',
    lead: 'Kurze Artikel mit Befehlen und Zahlen. In jedem Artikel über das Spiel steht, für welche Version er gilt.',
    search: 'Titel und Text durchsuchen',
    sections: {
      start: 'Erste Schritte',
      site: 'Die Website nutzen',
      settings: 'Einstellungen und Welt',
      players: 'Spieler und Rechte',
      plugins: 'Plugins und Mods',
      network: 'Proxys und Crossplay',
      optimization: 'Server optimieren',
    },
    unfinished: 'An diesem Bereich arbeiten wir noch!',
    found: {
      one: '{count} Artikel gefunden',
      other: '{count} Artikel gefunden',
    },
    nothingFound: 'Nichts gefunden. Versuchen Sie es mit anderen Wörtern.',
    noAnswer: 'Auf diese Frage gibt es im Wiki keine Antwort.',
    nearest: 'Ähnliche Artikel:',
    searchIncomplete: 'Schreiben Sie etwas mehr: was passiert ist oder was Sie tun möchten.',
    askSupport: 'Support fragen',
    searchFailed: 'Die Suche ließ sich nicht laden. Alle Artikel finden Sie unten.',
    notYet: 'Noch nicht verfügbar, kommt bald: {features}.',
    versions: 'Gilt für: {versions}',
    allArticles: 'Alle Artikel',
    contents: 'In diesem Artikel',
    next: 'Weiter',
    previous: 'Zurück',
  },
  modpack: { choosePlan: 'Tarif auswählen' },
  partnerPage: {
    discount: '{percent}\u00a0% Rabatt im ersten Monat',
    code: 'Gutscheincode',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyFailed: 'Bitte markieren und kopieren Sie den Code von Hand',
  },
  paySuccess: {
    title: 'Zahlung erfolgreich! – {brand}',
    description:
      'Die Zahlung ist angenommen. Der Betrag ist dem Guthaben schon gutgeschrieben oder in einer Minute da.',
    heading: 'Zahlung erfolgreich!',
    text:
      'Der Betrag ist Ihrem Guthaben schon gutgeschrieben oder in einer Minute da. ' +
      'Jetzt können Sie einen Server kaufen oder verlängern.',
  },
  payError: {
    title: 'Zahlung fehlgeschlagen! – {brand}',
    description: 'Die Zahlung hat nicht geklappt: was Sie jetzt tun können und wohin Sie schreiben.',
    heading: 'Zahlung fehlgeschlagen!',
    text:
      'Die Zahlung hat nicht geklappt. ' +
      'Falls doch Geld abgebucht wurde, gibt die Bank es von selbst zurück. ' +
      'Schreiben Sie uns, und wir prüfen das.',
  },
  invoice: {
    title: 'Rechnung – {brand}',
    description: 'Rechnung zum Aufladen des Guthabens: Nummer, Zweck, Betrag, Status und wie Sie bezahlen.',
    heading: 'Rechnung',
    purposeAway: 'Aufladung des Guthabens, Rechnung {number}',
  },
  login: {
    title: 'Anmelden – {brand}',
    description: 'Melden Sie sich im Panel für Ihre Minecraft-Server bei {brand} an.',
    heading: 'Anmelden',
    name: 'Benutzername oder E-Mail',
    password: 'Passwort',
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    submit: 'Anmelden',
    noAccount: 'Noch kein Konto?',
    register: 'Registrieren',
    wrong: 'Bitte geben Sie gültige Daten ein!',
    ended: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich neu an.',
    noCookies:
      'Ihr Browser hat die Cookies dieser Anmeldung nicht gespeichert. ' +
      'Erlauben Sie dem Panel Cookies und melden Sie sich noch einmal an.',
    forgot: 'Passwort vergessen?',
  },
  register: {
    title: 'Registrieren – {brand}',
    description:
      'Erstellen Sie ein Konto bei {brand} und starten Sie in 15\u00a0Sekunden Ihren kostenlosen ' +
      'Minecraft-Server. Ganz ohne Kreditkarte.',
    heading: 'Registrieren',
    login: 'Benutzername',
    email: 'E-Mail',
    password: 'Passwort',
    repeat: 'Passwort wiederholen',
    notice: 'Mit der Registrierung akzeptieren Sie die {privacy}, die {userAgreement} und das {oferta}.',
    privacyLink: 'Datenschutzerklärung',
    userAgreementLink: 'Nutzungsbedingungen',
    ofertaLink: 'öffentliche Vertragsangebot',
    submit: 'Registrieren',
    haveAccount: 'Schon ein Konto?',
  },
  account: {
    tooMany: 'Zu viele Versuche von Ihrer Adresse. Bitte versuchen Sie es später erneut.',
    check: 'Bitte prüfen Sie die markierten Felder.',
    unavailable:
      'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',
    offline:
      'Keine Internetverbindung. Ihre Eingaben sind noch da: Senden Sie sie erneut, sobald die ' +
      'Verbindung wieder steht.',
    toPanel: 'Zum Panel',
    social: 'Mit {network} anmelden',
    networks: {
      network_denied: 'Die Anmeldung über das soziale Netzwerk wurde abgebrochen.',
      network_taken:
        'Mit dieser E-Mail-Adresse gibt es schon ein Konto. ' +
        'Melden Sie sich dort an und verknüpfen Sie das Netzwerk im Panel unter „Konto“.',
      network_failed:
        'Die Anmeldung über das soziale Netzwerk hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    },
    codeFromMail: 'Code aus der E-Mail',
    faults: {
      login_shape: '3 bis 20 Zeichen: lateinische Buchstaben, Ziffern, Binde- und Unterstrich',
      login_taken: 'Dieser Benutzername ist vergeben, bitte wählen Sie einen anderen',
      email_shape: 'Bitte die vollständige Adresse angeben, etwa name@example.com',
      password_short: 'Zu kurz: mindestens 10 Zeichen sind nötig',
      password_long: 'Zu lang: höchstens 128 Zeichen',
      password_common: 'Dieses Passwort ist leicht zu erraten, bitte wählen Sie ein anderes',
      repeat_differs: 'Die Passwörter stimmen nicht überein',
    },
    code: {
      heading: 'Zweiter Anmeldeschritt',
      lead: 'Geben Sie die sechs Ziffern aus der App oder einen Ihrer Wiederherstellungscodes ein.',
      label: 'Code',
      submit: 'Anmelden',
      wrong:
        'Der Code passt nicht. Jeder Code gilt nur einmal: Warten Sie auf den nächsten. ' +
        'Wenn keine Versuche mehr übrig sind, melden Sie sich neu an.',
    },
    forgot: {
      heading: 'Passwort vergessen?',
      lead: 'Geben Sie Benutzername oder E-Mail an, wir senden Ihnen einen Link.',
      submit: 'E-Mail senden',
      done: 'Wenn es dieses Konto gibt, ist die E-Mail schon unterwegs. Der Link gilt eine Stunde.',
    },
    reset: {
      heading: 'Neues Passwort',
      lead: 'Nach der Änderung enden alle Sitzungen.',
      submit: 'Passwort speichern',
      wrong:
        'Der Code ist falsch, abgelaufen oder wurde schon benutzt. ' +
        'Prüfen Sie ihn oder fordern Sie eine neue E-Mail an.',
    },
    confirm: {
      heading: 'E-Mail-Adresse bestätigen',
      lead: 'Mit der Schaltfläche verknüpfen Sie diese Adresse mit Ihrem Konto.',
      submit: 'Bestätigen',
      wrong:
        'Der Code ist falsch, abgelaufen oder wurde schon benutzt. ' +
        'Prüfen Sie ihn oder fordern Sie im Panel eine neue E-Mail an.',
      done: 'Ihre E-Mail-Adresse ist bestätigt.',
    },
  },
  journal: {
    downtime: 'Ausfall des Servers „{server}“: {month}',
    nodeLost: 'Server „{server}“ ging mit seiner Node verloren: ungenutzte Zeit',
  },
  mails: {
    footer: '{brand}. Diese E-Mail wurde automatisch gesendet.',
    confirm: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Bitte bestätigen Sie, dass diese Adresse Ihnen gehört:\n' +
        '{link}\n\n' +
        'Falls sich der Link nicht öffnet, geben Sie den Code {code} auf dieser Seite ein:\n' +
        '{page}\n\n' +
        'Link und Code gelten {hours}\u00a0Std. ' +
        'Wenn Sie diese Adresse nicht auf unserer Website angegeben haben, ignorieren Sie diese E-Mail: ' +
        'Ohne Bestätigung wird die Adresse mit keinem Konto verknüpft.',
    },
    taken: {
      subject: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Jemand hat diese Adresse für ein anderes Konto angegeben. ' +
        'Wenn Sie es waren, melden Sie sich als {login} an; ein vergessenes Passwort ändern Sie auf der ' +
        'Anmeldeseite. Wenn nicht, müssen Sie nichts tun: Ohne Sie kann niemand diese Adresse ' +
        'bestätigen.',
    },
    reset: {
      subject: 'Neues Passwort – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Um ein neues Passwort festzulegen, öffnen Sie den Link:\n' +
        '{link}\n\n' +
        'Falls sich der Link nicht öffnet, geben Sie den Code {code} auf dieser Seite ein:\n' +
        '{page}\n\n' +
        'Link und Code gelten {hours}\u00a0Std. ' +
        'und lassen sich nur einmal verwenden. ' +
        'Wenn Sie das nicht angefordert haben, tun Sie nichts: Ihr Passwort bleibt unverändert.',
    },
    password: {
      subject: 'Passwort geändert – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Das Passwort Ihres Kontos wurde geändert, alle anderen Sitzungen sind beendet. ' +
        'Wenn Sie das nicht waren, legen Sie über „Passwort vergessen?“ auf der Anmeldeseite sofort ein ' +
        'neues fest und schreiben Sie dem Support.',
    },
    recovered: {
      subject: 'Passwort geändert – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Das Passwort Ihres Kontos wurde geändert, alle anderen Sitzungen sind beendet. ' +
        'Wenn Sie das nicht waren, legen Sie über „Passwort vergessen?“ auf der Anmeldeseite sofort ein ' +
        'neues fest und schreiben Sie dem Support.\n\n' +
        'Passwörter für SFTP gelten nicht mehr: Erstellen Sie im Panel neue. ' +
        'Die SSH-Schlüssel Ihres Kontos öffnen die Dateien Ihrer Server weiterhin: Sehen Sie sie durch ' +
        'und entfernen Sie alle, die nicht von Ihnen sind.\n' +
        '{link}',
    },
    network_linked: {
      subject: 'Neue Anmeldemöglichkeit: {network} – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        '{network} wurde mit Ihrem Konto verknüpft: Die Anmeldung ist nun auch darüber möglich. ' +
        'Wenn Sie das nicht waren, legen Sie über „Passwort vergessen?“ auf der Anmeldeseite sofort ein ' +
        'neues Passwort fest, trennen Sie {network} im Panel und schreiben Sie dem Support.',
    },
    network_unlinked: {
      subject: 'Anmeldung über {network} abgeschaltet – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        '{network} wurde von Ihrem Konto getrennt: Die Anmeldung ist darüber nicht mehr möglich. ' +
        'Wenn Sie das nicht waren, legen Sie über „Passwort vergessen?“ auf der Anmeldeseite sofort ein ' +
        'neues Passwort fest und schreiben Sie dem Support.',
    },
    new_device: {
      subject: 'Anmeldung von einem neuen Gerät – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Bei Ihrem Konto hat sich jemand von einem Gerät angemeldet, das wir dort noch nicht gesehen ' +
        'haben:\n' +
        '{device}\n' +
        '{at}\n\n' +
        'Wenn Sie das waren, in einem anderen Browser oder nach dem Löschen der Cookies, brauchen Sie ' +
        'nichts zu tun.\n\n' +
        'Wenn nicht, öffnen Sie Ihr Konto im Panel und wählen Sie „{changePassword}“: Alle anderen ' +
        'Sitzungen enden sofort. Wenn Sie kein Passwort haben, wählen Sie „{logOutOthers}“.\n' +
        '{link}\n\n' +
        'Wenn Sie sich nicht anmelden können, legen Sie über „Passwort vergessen?“ auf der Anmeldeseite ' +
        'ein neues Passwort fest und schreiben Sie dem Support.',
    },
    second_step_on: {
      subject: 'Der zweite Anmeldeschritt ist eingeschaltet – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'In Ihrem Konto wurde der zweite Schritt eingeschaltet: Zum Anmelden brauchen Sie jetzt auch ' +
        'einen Code aus der App. Bewahren Sie die Wiederherstellungscodes getrennt vom Telefon auf.\n\n' +
        'Wenn Sie das nicht waren, legen Sie über „Passwort vergessen?“ auf der Anmeldeseite sofort ein ' +
        'neues Passwort fest und schreiben Sie dem Support.',
    },
    second_step_off: {
      subject: 'Der zweite Anmeldeschritt ist ausgeschaltet – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'In Ihrem Konto wurde der zweite Schritt ausgeschaltet: Zum Anmelden ist kein Code aus der App ' +
        'mehr nötig.\n\n' +
        'Wenn Sie das nicht waren, legen Sie über „Passwort vergessen?“ auf der Anmeldeseite sofort ein ' +
        'neues Passwort fest, schalten Sie den zweiten Schritt im Panel wieder ein und schreiben Sie dem ' +
        'Support.',
    },
    recovery_codes: {
      subject: 'Neue Wiederherstellungscodes – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Für den zweiten Anmeldeschritt wurden neue Wiederherstellungscodes erstellt, die bisherigen ' +
        'gelten nicht mehr.\n\n' +
        'Wenn Sie das nicht waren, legen Sie über „Passwort vergessen?“ auf der Anmeldeseite sofort ein ' +
        'neues Passwort fest, wählen Sie danach im Panel „{codesNew}“ und schreiben Sie dem Support.',
    },
    moved: {
      subject: 'E-Mail-Adresse Ihres Kontos geändert – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Ihr Konto hat jetzt eine andere E-Mail-Adresse. ' +
        'Wenn Sie das nicht waren, schreiben Sie sofort dem Support.',
    },
    deleted: {
      subject: 'Konto gelöscht – {brand}',
      text: 'Guten Tag, {login}!\n\nIhr Konto und seine Daten wurden gelöscht. Danke, dass Sie bei uns waren.',
    },
    credited: {
      subject: 'Gutschrift: {amount} – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Ihrem Guthaben wurden {amount} gutgeschrieben. ' +
        'Es beträgt jetzt {balance}.\n\n' +
        'Alle Buchungen sehen Sie im Panel:\n' +
        '{link}',
    },
    compensated: {
      subject: 'Gutschrift für einen Ausfall: {amount} – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Ihr Server „{server}“ war durch unser Verschulden nicht erreichbar. ' +
        'Wir bitten um Entschuldigung und schreiben Ihnen das Entgelt für diese Zeit gut. ' +
        'Es ist Bonusguthaben: Sie können es für Server ausgeben, ausgezahlt wird es nicht.\n\n' +
        'Monat: {month}\n' +
        'Ausfall in Minuten: {minutes}\n' +
        'Angerechnete Stunden: {hours} (eine angefangene Stunde zählt als ganze)\n' +
        'Gutgeschrieben: {amount}\n\n' +
        'Ihr Guthaben beträgt jetzt {balance}. ' +
        'Alle Buchungen sehen Sie im Panel:\n' +
        '{link}',
    },
    paid: {
      subject: 'Bezahlt: {total}, Rechnung {number} – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Rechnung {number} ist bezahlt.\n\n' +
        'Auf das Guthaben: {amount}\n' +
        'Gebühr des Zahlungsdienstes: {fee}\n' +
        'Insgesamt bezahlt: {total}\n\n' +
        'Ihr Guthaben beträgt jetzt {balance}. ' +
        'Alle Buchungen sehen Sie im Panel:\n' +
        '{link}',
    },
    paid_again: {
      subject: 'Rechnung {number} wurde noch einmal bezahlt – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Rechnung {number} wurde mehr als einmal bezahlt. ' +
        'Es geht nichts verloren: Ihrem Guthaben wurden noch einmal {amount} gutgeschrieben, es beträgt ' +
        'jetzt {balance}.\n\n' +
        'War die zweite Zahlung ein Versehen, können Sie im Panel eine Erstattung beantragen:\n' +
        '{link}',
    },
    paid_for_order: {
      subject: 'Bezahlt: {total}, Rechnung {number} – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Rechnung {number} für den Server „{server}“ ist bezahlt.\n\n' +
        'Betrag: {amount}\n' +
        'Gebühr des Zahlungsdienstes: {fee}\n' +
        'Insgesamt bezahlt: {total}\n\n' +
        'Was aus Ihrem Kauf geworden ist, steht in einer eigenen E-Mail. ' +
        'Alle Rechnungen finden Sie im Panel:\n' +
        '{link}',
    },
    paid_other_sum: {
      subject: 'Anderer Betrag angekommen, Rechnung {number} – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Rechnung {number} lautet auf {total}, angekommen sind {amount}; deshalb wurde nichts ' +
        'automatisch gutgeschrieben. Das Geld ist bei uns: Wir schreiben es Ihrem Guthaben gut oder ' +
        'erstatten es.\n\n' +
        'Schneller geht es, wenn Sie dem Support schreiben und die Rechnungsnummer nennen. ' +
        'Alle Rechnungen finden Sie im Panel:\n' +
        '{link}',
    },
    order_failed: {
      subject: 'Das Geld ist da, der Server aber nicht – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Rechnung {number} ist bezahlt, aber der Server „{server}“ ließ sich nicht erstellen: Während ' +
        'der Zahlung hat sich etwas geändert, zum Beispiel ist die Node voll, der Preis ein anderer oder ' +
        'die Subdomain vergeben.\n\n' +
        'Ihr Geld steht auf Ihrem Guthaben. ' +
        'Wählen Sie neu, was nicht mehr verfügbar war; noch einmal zahlen müssen Sie nicht:\n' +
        '{link}',
    },
    order_failed_plan: {
      subject: 'Das Geld ist da, der Tarif aber nicht gewechselt – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Rechnung {number} ist bezahlt, aber der Tarif des Servers „{server}“ ließ sich nicht wechseln: ' +
        'Während der Zahlung hat sich etwas geändert, zum Beispiel ist die Node voll oder der Preis ein ' +
        'anderer.\n\n' +
        'Ihr Geld steht auf Ihrem Guthaben, das jetzt {balance} beträgt. ' +
        'Wechseln Sie den Tarif auf der Seite des Servers; noch einmal zahlen müssen Sie nicht:\n' +
        '{link}',
    },
    order_failed_extension: {
      subject: 'Das Geld ist da, der Server aber nicht verlängert – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Rechnung {number} ist bezahlt, aber der Server „{server}“ ließ sich nicht verlängern: Während ' +
        'der Zahlung hat sich etwas geändert, zum Beispiel der Preis des Tarifs.\n\n' +
        'Ihr Geld steht auf Ihrem Guthaben, das jetzt {balance} beträgt. ' +
        'Verlängern Sie den Server auf seiner Seite; noch einmal zahlen müssen Sie nicht:\n' +
        '{link}',
    },
    refund_requested: {
      subject: 'Erstattung {number} beantragt: {amount} – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Sie haben die Erstattung von {amount} aus Ihrem Guthaben beantragt. ' +
        'Wir entscheiden spätestens am {day}; bis dahin können Sie den Antrag im Panel zurückziehen, ' +
        'dann steht das Geld wieder auf Ihrem Guthaben:\n' +
        '{link}\n\n' +
        'Waren das nicht Sie, ziehen Sie den Antrag zurück und ändern Sie Ihr Passwort.',
    },
    refund_approved: {
      subject: 'Erstattung von {amount} genehmigt – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Antrag {number} ist genehmigt: {amount} gehen auf demselben Weg zurück, auf dem Sie bezahlt ' +
        'haben. Ihre Bank schreibt das Geld innerhalb von {days} Tagen gut. ' +
        'Gibt es die Karte nicht mehr oder haben Sie per Überweisung bezahlt, schreiben wir Ihnen und ' +
        'fragen, wohin das Geld gehen soll.\n\n' +
        'Den Stand sehen Sie im Panel:\n' +
        '{link}',
    },
    refund_declined: {
      subject: 'Erstattung {number} abgelehnt – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Ihr Antrag auf Erstattung von {amount} wurde abgelehnt. ' +
        'Das Geld steht wieder auf Ihrem Guthaben, es beträgt jetzt {balance}.\n\n' +
        'Grund: {reason}\n\n' +
        'Wenn Sie nicht einverstanden sind, schreiben Sie dem Support. ' +
        'Ihr Guthaben sehen Sie im Panel:\n' +
        '{link}',
    },
    refund_paid: {
      subject: 'Erstattung von {amount} ist unterwegs – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Antrag {number} ist erledigt: Wir haben Ihnen {amount} geschickt. ' +
        'Wann das Geld auf Karte oder Konto erscheint, hängt von der Bank ab; meist dauert es ein paar ' +
        'Tage.\n\n' +
        'Alle Anträge sehen Sie im Panel:\n' +
        '{link}',
    },
    charged_back: {
      subject: 'Ihre Bank hat Zahlung {number} zurückgeholt: {amount} – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Ihre Bank hat Zahlung {number} über {amount} zurückgeholt, deshalb haben wir denselben Betrag ' +
        'abgezogen. Ihr Guthaben beträgt jetzt {balance}. ' +
        'Reichte das Guthaben nicht, endeten auch offene Anträge auf Erstattung und noch nicht genutzte ' +
        'Zeit aus dieser Zahlung.\n\n' +
        'Haben Sie Ihre Bank nicht darum gebeten, schreiben Sie dem Support. ' +
        'Guthaben und alle Buchungen sehen Sie im Panel:\n' +
        '{link}',
    },
    charged_back_debt: {
      subject: 'Ihre Bank hat Zahlung {number} zurückgeholt, offen sind {debt} – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Ihre Bank hat Zahlung {number} über {amount} zurückgeholt. ' +
        'Ein Teil dieses Geldes war schon verbraucht oder ausgezahlt, deshalb schulden Sie uns jetzt ' +
        '{debt}. Was auf Ihr Guthaben kommt, begleicht zuerst diese Schuld. ' +
        'Bis dahin können Sie nichts kaufen und keine Erstattung beantragen.\n\n' +
        'Aufladen können Sie im Panel:\n' +
        '{link}\n\n' +
        'Haben Sie Ihre Bank nicht darum gebeten, schreiben Sie dem Support.',
    },
    chargeback_reversed: {
      subject: 'Zahlung {number} ist wieder bei uns – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Ihre Bank hat Zahlung {number} über {amount}, die sie zurückgeholt hatte, wieder freigegeben. ' +
        'Alles Abgezogene ist wiederhergestellt: Guthaben, Anträge auf Erstattung und bezahlte Zeit. ' +
        'Für alles, was sich nicht wiederherstellen ließ, haben wir das Geld Ihrem Guthaben ' +
        'gutgeschrieben; es beträgt jetzt {balance}:\n' +
        '{link}',
    },
    server_charged_back: {
      subject: 'Server „{server}“: Zahlung wurde zurückgeholt – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Ihre Bank hat Zahlung {number} zurückgeholt. ' +
        'Damit endet die bezahlte, noch nicht genutzte Zeit Ihres Servers „{server}“ aus dieser Zahlung: ' +
        '{price}. Ohne andere bezahlte Zeit stoppt der Server jetzt, die Daten bleiben sieben Tage ' +
        'gespeichert.\n\n' +
        'Laden Sie bis {until} {missing} auf, dann gilt diese Zeit im selben Tarif zum selben Preis ' +
        'wieder:\n' +
        '{link}\n\n' +
        'Haben Sie Ihre Bank nicht darum gebeten, schreiben Sie dem Support.',
    },
    server_periods_restored: {
      subject: 'Server „{server}“: bezahlte Zeit wiederhergestellt – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Die bezahlte Zeit Ihres Servers „{server}“, die mit einer zurückgeholten Zahlung endete, gilt ' +
        'wieder. Dafür wurden {price} vom Guthaben abgezogen, der Server ist bis {until} bezahlt:\n' +
        '{link}',
    },
    server_bought: {
      subject: 'Server „{server}“ ist bis {until} bezahlt – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Sie haben den Server „{server}“ gekauft.\n\n' +
        'Tarif: {plan}\n' +
        'Bezahlt bis: {until}\n' +
        'Vom Guthaben abgebucht: {price}\n' +
        'Restguthaben: {balance}\n\n' +
        'Seite des Servers:\n' +
        '{link}',
    },
    server_extended: {
      subject: 'Server „{server}“ ist bis {until} verlängert – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Der Server „{server}“ wurde verlängert.\n\n' +
        'Tarif: {plan}\n' +
        'Bezahlt bis: {until}\n' +
        'Vom Guthaben abgebucht: {price}\n' +
        'Restguthaben: {balance}\n\n' +
        'Seite des Servers:\n' +
        '{link}',
    },
    server_plan_changed: {
      subject: 'Server „{server}“ hat einen neuen Tarif: {plan} – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Der Tarif des Servers „{server}“ wurde gewechselt.\n\n' +
        'Tarif: {plan}\n' +
        'Bezahlt bis: {until}\n' +
        'Vom Guthaben abgebucht: {price}\n' +
        'Restguthaben: {balance}\n\n' +
        'Seite des Servers:\n' +
        '{link}',
    },
    server_plan_lowered: {
      subject: 'Server „{server}“ hat einen neuen Tarif: {plan} – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Der Tarif des Servers „{server}“ wurde gewechselt.\n\n' +
        'Tarif: {plan}\n' +
        'Bezahlt bis: {until}\n' +
        'Auf das Guthaben zurückgebucht: {price}\n' +
        'Neues Guthaben: {balance}\n\n' +
        'Seite des Servers:\n' +
        '{link}',
    },
    server_ends_in_3_days: {
      subject: 'Server „{server}“: noch drei Tage – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Der bezahlte Zeitraum Ihres Servers „{server}“ endet am {until}. ' +
        'Verlängern Sie ihn im Panel, damit der Server weiterläuft:\n' +
        '{link}',
    },
    server_ends_in_1_day: {
      subject: 'Server „{server}“: noch ein Tag – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Der bezahlte Zeitraum Ihres Servers „{server}“ endet am {until}. ' +
        'Verlängern Sie ihn im Panel, damit der Server weiterläuft:\n' +
        '{link}',
    },
    server_extension_ahead: {
      subject: 'Server „{server}“ wird bald verlängert – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Für Ihren Server „{server}“ ist die automatische Verlängerung eingeschaltet: Am {until} werden ' +
        '{price} von Ihrem Guthaben abgebucht, und der Server läuft einen Monat weiter. ' +
        'Ihr Guthaben von {balance} reicht dafür.\n\n' +
        'Anders entschieden? Ausschalten können Sie das auf der Seite des Servers:\n' +
        '{link}',
    },
    server_extension_ahead_short: {
      subject: 'Guthaben für den Server „{server}“ aufladen – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Für Ihren Server „{server}“ ist die automatische Verlängerung eingeschaltet: Am {until} sollen ' +
        '{price} abgebucht werden, Ihr Guthaben beträgt aber {balance}. ' +
        'Laden Sie es bis dahin auf, dann wird der Server automatisch verlängert:\n' +
        '{link}',
    },
    server_extension_short: {
      subject: 'Server „{server}“ nicht verlängert: Guthaben reicht nicht – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Ihr Server „{server}“ konnte nicht verlängert werden: Ein Monat kostet {price}, Ihr Guthaben ' +
        'beträgt {balance}. Laden Sie es bis {until} auf, dann wird der Server automatisch verlängert. ' +
        'Sonst stoppt er:\n' +
        '{link}',
    },
    server_extension_by_hand: {
      subject: 'Bitte verlängern Sie den Server „{server}“ selbst – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Diesmal wird Ihr Server „{server}“ nicht automatisch verlängert: Die Abbuchung von {price} ' +
        'hätten wir drei Tage vorher ankündigen müssen, das haben wir nicht geschafft, und ohne ' +
        'Ankündigung buchen wir nichts ab. ' +
        'Damit der Server am {until} nicht stoppt, verlängern Sie ihn selbst:\n' +
        '{link}',
    },
    server_suspended: {
      subject: 'Server „{server}“ ist pausiert – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Der bezahlte Zeitraum Ihres Servers „{server}“ ist abgelaufen, der Server wurde gestoppt. ' +
        'Verlängern Sie ihn im Panel, und er startet wieder:\n' +
        '{link}\n\n' +
        'Die Daten bleiben bis zum {until} gespeichert, danach wird der Server gelöscht. ' +
        'Der Support kann ihn dann noch 14 Tage lang aus dem letzten Backup wiederherstellen.',
    },
    server_deletion_in_3_days: {
      subject: 'Server „{server}“ wird in drei Tagen gelöscht – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Ihr Server „{server}“ wird am {until} mit seinen Daten gelöscht. ' +
        'Um ihn zu behalten, verlängern Sie ihn im Panel:\n' +
        '{link}\n\n' +
        'Nach der Löschung kann ihn der Support noch 14 Tage lang aus dem letzten Backup ' +
        'wiederherstellen.',
    },
    server_deletion_in_1_day: {
      subject: 'Server „{server}“ wird in einem Tag gelöscht – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Ihr Server „{server}“ wird am {until} mit seinen Daten gelöscht. ' +
        'Um ihn zu behalten, verlängern Sie ihn im Panel:\n' +
        '{link}\n\n' +
        'Dies ist die letzte Warnung. Nach der Löschung kann ihn der Support noch 14 Tage lang aus dem ' +
        'letzten Backup wiederherstellen.',
    },
    server_deleted: {
      subject: 'Server „{server}“ wurde gelöscht – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Ihr Server „{server}“ wurde gelöscht, weil er nicht verlängert wurde. ' +
        'Brauchen Sie ihn doch noch, schreiben Sie dem Support: Er kann ihn noch 14 Tage lang aus dem ' +
        'letzten Backup wiederherstellen.',
    },
    server_archive_ahead: {
      subject: 'Server „{server}“ kommt bald ins Archiv – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Auf Ihrem Gratis-Server „{server}“ hat lange niemand gespielt, und Sie haben das Panel nicht ' +
        'geöffnet. Bleibt es dabei, kommt er am {until} ins Archiv. ' +
        'Welt, Einstellungen und der Name {subdomain} bleiben erhalten, und mit einem Klick ist der ' +
        'Server wieder da.\n\n' +
        'Wenn Sie ihn noch brauchen, öffnen Sie einfach das Panel oder spielen Sie eine Runde:\n' +
        '{link}',
    },
    documents_change: {
      subject: 'Neue Fassung der Dokumente ab {day} – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Am {day} ändern sich Dokumente: {documents}. ' +
        'Bis dahin gelten die bisherigen Fassungen; beide können Sie auf der Website lesen, dort steht ' +
        'auch kurz, was sich ändert:\n' +
        '{link}\n\n' +
        'Wenn Sie nicht einverstanden sind, beantragen Sie im Panel die Erstattung des restlichen ' +
        'Guthabens, bevor Sie das Konto löschen.',
    },
    server_archive_soon: {
      subject: 'In drei Tagen kommt Server „{server}“ ins Archiv – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Am {until} kommt Ihr Gratis-Server „{server}“ ins Archiv, weil er lange nicht benutzt wurde. ' +
        'Welt, Einstellungen und der Name {subdomain} bleiben erhalten. ' +
        'Damit der Server bleibt, wo er ist, öffnen Sie das Panel oder spielen Sie eine Runde:\n' +
        '{link}',
    },
    server_archived: {
      subject: 'Server „{server}“ ist im Archiv – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Ihr Gratis-Server „{server}“ ist im Archiv, weil er lange nicht benutzt wurde. ' +
        'Seine Welt und seine Einstellungen sind in einem Backup, und der Name {subdomain} gehört weiter ' +
        'Ihnen. Beides bewahren wir unbefristet auf. ' +
        'Wenn Sie zurückkommen möchten, klicken Sie auf der Seite des Servers auf „{restore}“:\n' +
        '{link}',
    },
    server_archive_restored: {
      subject: 'Server „{server}“ kommt aus dem Archiv zurück – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Es ist wieder Platz: Ihr Server „{server}“ kommt aus dem Archiv zurück. ' +
        'In ein paar Minuten können Sie spielen. ' +
        'Der Name bleibt gleich, IP-Adresse und Port sind neu:\n' +
        '{link}',
    },
    backup_failed: {
      subject: 'Kein Backup von „{server}“ – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Ein Backup Ihres Servers „{server}“ ist fehlgeschlagen. ' +
        'Die früheren sind unversehrt, und der Server läuft wie bisher. ' +
        'Der nächste Versuch folgt wie geplant; wir schreiben erst wieder, wenn nach einem gelungenen ' +
        'Backup erneut eines fehlschlägt.\n\n' +
        'Was passiert ist und welche Backups es gibt, sehen Sie hier:\n' +
        '{link}',
    },
    server_blocked: {
      subject: 'Server „{server}“ ist gesperrt – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Ihr Server „{server}“ wurde wegen eines Vertragsverstoßes gesperrt und gestoppt.\n\n' +
        'Grund: {reason}\n\n' +
        'Wenn das ein Irrtum ist, schreiben Sie dem Support.',
    },
    server_unblocked: {
      subject: 'Server „{server}“ ist entsperrt – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Die Sperre Ihres Servers „{server}“ wurde aufgehoben. ' +
        'Wenn er vor der Sperre lief und der bezahlte Zeitraum nicht abgelaufen ist, startet er von ' +
        'selbst. Die Seite des Servers im Panel:\n' +
        '{link}',
    },
    server_deleted_for_violation: {
      subject: 'Server „{server}“ wegen Verstoßes gelöscht – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Ihr Server „{server}“ und seine Daten wurden wegen eines Vertragsverstoßes gelöscht, ohne ' +
        'Erstattung, wie es das öffentliche Vertragsangebot vorsieht.',
    },
    server_node_lost_restored: {
      subject: 'Server „{server}“ wird aus einem Backup wiederhergestellt – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Die Node, auf der Ihr Server „{server}“ lief, ist ausgefallen. ' +
        'Wir stellen ihn auf einer anderen Node aus dem letzten Backup ({until}) wieder her. ' +
        'Spätere Änderungen sind verloren. ' +
        'Wir bitten um Entschuldigung.\n\n' +
        'Der Name des Servers bleibt, seine IP-Adresse und sein Port ändern sich. ' +
        'Den Stand sehen Sie auf der Seite des Servers:\n' +
        '{link}',
    },
    server_node_lost_ended: {
      subject: 'Server „{server}“ ist verloren – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Die Node, auf der Ihr Server „{server}“ lief, ist ausgefallen, und auf einer anderen Node gibt ' +
        'es kein Backup. Die Dateien des Servers sind verloren, sein Vertrag ist beendet. ' +
        'Wir bitten um Entschuldigung.\n\n' +
        'Der Name {subdomain} bleibt noch 30 Tage für Sie reserviert, und Sie können damit einen neuen ' +
        'Server erstellen:\n' +
        '{link}',
    },
    server_node_lost_credited: {
      subject: 'Server „{server}“ ist verloren, Ihr Geld ist wieder gutgeschrieben – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Die Node, auf der Ihr Server „{server}“ lief, ist ausgefallen, und auf einer anderen Node gibt ' +
        'es kein Backup. Die Dateien des Servers sind verloren, sein Vertrag ist beendet. ' +
        'Wir bitten um Entschuldigung.\n\n' +
        'Für ungenutzte Zeit gutgeschrieben: {amount}. ' +
        'Ihr Guthaben beträgt jetzt {balance}. ' +
        'Der Name {subdomain} bleibt noch 30 Tage für Sie reserviert: Sie können ihn einem neuen Server ' +
        'geben.\n\n' +
        'Alle Buchungen sehen Sie im Panel:\n' +
        '{link}',
    },
    deletion_scheduled: {
      subject: 'Konto {login} wird gelöscht – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Sie haben um die Löschung Ihres Kontos gebeten. ' +
        'Es wird mit allem, was dazugehört, am {until} gelöscht. ' +
        'Bis dahin bleibt alles, wie es ist, und die automatische Verlängerung bucht nichts ab.\n\n' +
        'Doch nicht? Melden Sie sich an und klicken Sie auf der Kontoseite auf „Konto behalten“:\n' +
        '{link}\n\n' +
        'Wenn Sie das nicht waren, tun Sie dasselbe und ändern Sie Ihr Passwort.',
    },
    deletion_undone: {
      subject: 'Konto {login} bleibt bestehen – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Sie behalten Ihr Konto: Nichts wurde gelöscht, und nichts wird gelöscht. ' +
        'Die Kontoseite:\n' +
        '{link}',
    },
    account_blocked: {
      subject: 'Konto {login} ist gesperrt – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Ihr Konto wurde wegen eines Vertragsverstoßes gesperrt. ' +
        'Sie können sich nicht mehr anmelden, und Ihre Server wurden gestoppt. ' +
        'Die Dateien der Server und Ihr Guthaben bleiben erhalten.\n\n' +
        'Wenn das ein Irrtum ist, schreiben Sie dem Support.',
    },
    account_unblocked: {
      subject: 'Konto {login} ist entsperrt – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Ihr Konto ist nicht mehr gesperrt. ' +
        'Server, die vorher liefen, starten von selbst, und die Zeit der Sperre wurde zur bezahlten Zeit ' +
        'addiert. Panel:\n' +
        '{link}',
    },
    domain_confirmed: {
      subject: '{domain} führt zu Ihrem Server „{server}“ – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Der Eintrag von {domain} ist da: Ihrem Server „{server}“ kann man jetzt auch über diese Adresse ' +
        'beitreten. Lassen Sie den Eintrag stehen, solange Sie die Adresse brauchen. ' +
        'Die Seite des Servers im Panel:\n' +
        '{link}',
    },
    domain_record_gone: {
      subject: 'Der Eintrag von {domain} fehlt – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Der Eintrag, an dem wir erkennen, dass {domain} Ihnen gehört, ist nicht mehr da. ' +
        'Bis zum {until} führt die Domain noch zu Ihrem Server „{server}“, danach nicht mehr. ' +
        'Wenn Sie sie brauchen, stellen Sie den Eintrag wieder her; wie er lauten muss, steht im ' +
        'Panel:\n' +
        '{link}',
    },
    domain_lost: {
      subject: '{domain} führt nicht mehr zu Ihrem Server „{server}“ – {brand}',
      text:
        'Guten Tag, {login}!\n\n' +
        'Der Eintrag von {domain} fehlte eine Woche lang, deshalb führt die Domain nicht mehr zu Ihrem ' +
        'Server „{server}“. Die anderen Adressen des Servers funktionieren wie bisher. ' +
        'Stellen Sie den Eintrag wieder her, dann wird die Domain erneut verbunden; wie er lauten muss, ' +
        'steht im Panel:\n' +
        '{link}',
    },
  },
  interest: {
    what: { java: 'Java-Server', bedrock: 'Bedrock-Server', proxy: 'Proxy-Server' },
    heading: 'Bald da: {what}',
    lead:
      'Hinterlassen Sie Ihre E-Mail-Adresse. ' +
      'Sobald {what} da sind, schicken wir eine einzige E-Mail und löschen die Adresse sofort.',
    consent:
      'Ich willige ein, dass meine Adresse bis zu dieser E-Mail, höchstens {months} Monate lang, gemäß ' +
      'der {policy} gespeichert wird.',
    consentChild: 'Wenn Sie unter 16 Jahre alt sind, muss ein Elternteil oder Vormund einwilligen.',
    consentMissing: 'Ohne Einwilligung können wir die Adresse nicht speichern',
    submit: 'Bescheid geben',
    sent: 'Notiert!',
    once: 'Wir schreiben einmal, sobald es etwas zu sagen gibt.',
    failed: 'Die Adresse ließ sich nicht speichern.',
    kept: 'Sie steht noch im Feld: Bitte versuchen Sie es noch einmal.',
    here: {
      heading: 'Jetzt da: {what}',
      lead: 'Das Warten hat ein Ende: Sie können sofort einen Server erstellen.',
    },
    forget: {
      link: 'Doch nicht? Adresse löschen',
      heading: 'Adresse löschen',
      lead:
        'Geben Sie die Adresse ein, die Sie uns für Neuigkeiten hinterlassen haben. ' +
        'Wir löschen sie aus allen Wartelisten.',
      submit: 'Adresse löschen',
      done: 'Erledigt: Ihre Adresse steht auf keiner Warteliste mehr.',
      failed: 'Die Adresse ließ sich nicht löschen. Bitte versuchen Sie es noch einmal.',
    },
    mail: {
      subject: 'Jetzt da: {what} – {brand}',
      text:
        'Guten Tag!\n\n' +
        'Sie wollten erfahren, wann {what} da sind. ' +
        'Ab jetzt können Sie einen erstellen:\n' +
        '{link}\n\n' +
        'Das ist die einzige E-Mail: Wir löschen Ihre Adresse aus dieser Liste, sobald sie verschickt ' +
        'ist. Falls Sie bei uns noch auf anderes warten und nicht mehr möchten, öffnen Sie diesen Link, ' +
        'dann verschwindet die Adresse auch dort:\n' +
        '{forget}\n\n' +
        'Falls Sie um nichts gebeten haben, hat jemand anderes Ihre Adresse eingetragen. ' +
        'Sie müssen nichts tun.',
    },
  },
  partner: {
    title: 'Partnerschaft – {brand}',
    description:
      'Sie drehen Videos über Minecraft oder streamen? ' +
      'Von {brand} bekommen Sie einen Server gratis und einen Gutscheincode für Ihre Zuschauer.',
    heading: 'Partnerschaft',
    lead: 'Sie zeigen Ihren Zuschauern den Server, wir stellen die Ressourcen. Erzählen Sie uns von sich.',
    formTitle: 'Bewerbung',
    name: 'Name',
    age: 'Alter',
    contacts: 'Kontaktdaten',
    contactsHint: 'Discord, Telegram oder E-Mail',
    media: 'Kanäle und Links',
    mediaHint: 'YouTube, Twitch, VK: Link und Zahl der Abonnenten',
    offer: 'Was Sie anbieten',
    offerHint: 'Zum Beispiel: zwei Videos im Monat, die den Server vorstellen',
    wants: 'Was Sie sich wünschen',
    wantsHint: 'Zum Beispiel: ein Server mit 8\u00a0GB und ein Gutscheincode',
    submit: 'Bewerbung senden',
    sending: 'Wird gesendet\u00a0…',
    missing: 'Bitte füllen Sie alle Felder aus!',
    failed: 'Die Bewerbung konnte nicht gesendet werden',
    sent: 'Erfolgreich gesendet!',
    fieldMissing: 'Bitte füllen Sie dieses Feld aus',
    noContact: 'Hierüber können wir nicht antworten. Geben Sie @Name, Link, E-Mail oder Telefon an',
    kept: 'Ihr Text bleibt erhalten, bitte versuchen Sie es noch einmal.',
    tooMany:
      'Von Ihrer IP-Adresse kamen zu viele Bewerbungen. ' +
      'Versuchen Sie es in {time} noch einmal: Ihr Text bleibt erhalten.',
    tooLong: 'Der Text ist zu lang, bitte kürzen Sie ihn.',
    thanks: 'Wir antworten Ihnen über die angegebenen Kontaktdaten.',
    consent:
      'Mit dem Absenden der Bewerbung willigen Sie in die Verarbeitung dieser Daten gemäß unserer ' +
      '{policy} ein. Wenn Sie unter 16 Jahre alt sind, muss ein Elternteil oder Vormund einwilligen.',
    consentPolicy: 'Datenschutzerklärung',
    trap: 'Lassen Sie dieses Feld leer',
    earnTitle: 'So bekommen Sie Ressourcen gratis',
    earn: {
      video: 'Video drehen',
      stream: 'Live streamen',
      server: 'Projekt mitbringen',
      invite: 'Freunde einladen',
      bug: 'Fehler finden',
    },
  },
  finder: {
    title: 'Welcher Tarif passt?',
    lead: 'Beantworten Sie ein paar Fragen. Wir zeigen, woraus sich der RAM-Bedarf zusammensetzt.',
    edition: 'Edition',
    players: 'Spieler gleichzeitig',
    extensions: 'Erweiterungen',
    extension: { none: 'Keine', plugins: 'Plugins', mods: 'Mods' },
    count: 'Wie viele',
    world: 'Größe der Welt',
    worlds: { small: 'Klein', medium: 'Mittel', large: 'Riesig' },
    base: 'Serversoftware',
    perPlayer: 'Spieler',
    perExtension: 'Plugins und Mods',
    forWorld: 'Welt',
    jvm: 'Reserve für Java, {percent}\u00a0%',
    total: 'Gesamt',
    result: 'Passt zu Ihnen: „{plan}“ mit {memory}',
    free:
      'Der Gratis-Tarif garantiert weder Datenerhalt noch Verfügbarkeit: Bewahren Sie selbst ein Backup ' +
      'der Welt auf.',
    megabytes: '{amount}\u00a0MB',
    tooLarge:
      'Ein einzelner Server reicht nicht. ' +
      'Schreiben Sie uns: Wir sagen Ihnen, wie Sie das Projekt auf mehrere Server verteilen.',
    show: 'Tarif anzeigen',
  },
  faq: { title: 'Häufige Fragen' },
  offer: {
    text: 'Diese Website gibt es auch auf Deutsch.',
    accept: 'Zu Deutsch wechseln',
    dismiss: 'Nicht jetzt',
  },
}
