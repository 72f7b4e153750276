import type { PlayerListsMessages } from './en.ts'

export const de: PlayerListsMessages = {
  heading: 'Spieler',
  lists: {
    whitelist: 'Whitelist',
    ops: 'Operatoren',
    'banned-players': 'Gebannt',
    'banned-ips': 'IP-Bans',
  },
  texts: {
    whitelist: 'Solange die Whitelist an ist, dürfen nur diese Spieler und Operatoren beitreten.',
    ops: 'Operatoren dürfen Serverbefehle ausführen, auf Stufe 4 alle, auch den zum Stoppen.',
    'banned-players': 'Diese Spieler können nicht beitreten.',
    'banned-ips': 'Von diesen Adressen kann niemand beitreten.',
  },
  empty: {
    whitelist: 'Auf der Whitelist steht niemand.',
    ops: 'Es gibt keine Operatoren.',
    'banned-players': 'Niemand ist gebannt.',
    'banned-ips': 'Keine Adresse ist gebannt.',
  },
  switch: 'Nur Spieler von der Liste hereinlassen',
  name: 'Name des Spielers',
  nameFault: '2 bis 16 Buchstaben a–z, Ziffern und _. Bedrock-Spieler haben ein Präfix: .Name',
  address: 'IP-Adresse',
  addressFault: 'Eine Adresse wie 203.0.113.7',
  level: 'Stufe',
  levelRunning: 'Solange der Server läuft, gilt die Stufe aus den Einstellungen',
  reason: 'Grund',
  reasonHint: 'Optional. Der Spieler sieht ihn',
  add: {
    whitelist: 'Hinzufügen',
    ops: 'Zum Operator machen',
    'banned-players': 'Bannen',
    'banned-ips': 'Bannen',
  },
  remove: {
    whitelist: '{name} von der Whitelist nehmen',
    ops: '{name} als Operator entfernen',
    'banned-players': '{name} entbannen',
    'banned-ips': '{name} entbannen',
  },
  removeShort: {
    whitelist: 'Entfernen',
    ops: 'Entfernen',
    'banned-players': 'Entbannen',
    'banned-ips': 'Entbannen',
  },
  taken: '{name} steht schon auf der Liste',
  added: {
    whitelist: '{name} steht auf der Whitelist',
    ops: '{name} ist jetzt Operator',
    'banned-players': '{name} ist gebannt',
    'banned-ips': '{name} ist gebannt',
  },
  removed: {
    whitelist: '{name} steht nicht mehr auf der Whitelist',
    ops: '{name} ist kein Operator mehr',
    'banned-players': '{name} ist entbannt',
    'banned-ips': '{name} ist entbannt',
  },
  switched: { on: 'Die Whitelist ist an', off: 'Die Whitelist ist aus' },
  unseen:
    'Der Server hat die Liste nicht geändert: {name}. Prüfen Sie den Namen, die Antwort steht in der Konsole.',
  notSent: 'Der Befehl hat den Server nicht erreicht. Die Liste ist unverändert.',
  bedrockUnknown:
    'Die UUID eines Bedrock-Spielers erfährt der Server erst beim Beitritt, und {name} war noch nicht ' +
    'hier. Lassen Sie ihn einmal beitreten oder fügen Sie ihn in der Konsole hinzu: fwhitelist add.',
  bedrockBlank:
    'Im Namen {name} ist ein Leerzeichen, das kein Befehl des Servers annimmt. ' +
    'Stoppen Sie den Server und ändern Sie die Liste noch einmal: Das Panel schreibt sie direkt in die ' +
    'Datei.',
  noAccount: 'Ein Minecraft-Konto {name} gibt es nicht. Prüfen Sie die Schreibweise.',
  lookupAway:
    'Die UUID von {name} lässt sich gerade nicht ermitteln: Der Kontodienst von Minecraft antwortet ' +
    'nicht. Starten Sie den Server, dann trägt er den Spieler per Befehl ein.',
  damaged: '{name} ist beschädigt: Das ist keine Liste. Berichtigen Sie die Datei im Editor.',
  toEditor: 'Im Editor öffnen',
  live: 'Der Server läuft: Das Panel ändert die Listen per Befehl, das gilt sofort.',
  atRest: 'Der Server ist gestoppt: Das Panel ändert die Dateien, das gilt ab dem nächsten Start.',
  between: 'Einen Moment: Der Server startet oder stoppt gerade.',
  bannedAt: 'seit {date}',
  until: 'bis {date}',
  forever: 'für immer',
  none: 'Diese Serversoftware hat keine Listen, die das Panel ändern kann. Ihre Dateien stehen im Tab „Dateien“.',
}
