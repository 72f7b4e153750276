import type { EdgeMessages } from './en.ts'

export const de: EdgeMessages = {
  list: {
    stopped: 'Gestoppt. Der Besitzer kann ihn starten',
    may_start: 'Gestoppt. Spieler auf der Liste starten ihn',
    stopping: 'Fährt herunter',
    starting: 'Startet',
    suspended: 'Abgelaufen. Der Besitzer kann verlängern',
    blocked: 'Vom Hoster gesperrt',
    crashed: 'Abgestürzt, startet gleich wieder',
    too_many_crashes: 'Stürzt ständig ab. Besitzer muss eingreifen',
    failed: 'Startet nicht. Besitzer muss eingreifen',
    silent: 'Antwortet nicht. Gleich noch mal versuchen',
    node_away: 'Zurzeit nicht erreichbar: Node offline',
    unknown: 'Unter dieser Adresse gibt es keinen Server',
    full: 'Zu viele Verbindungen',
    bedrock: 'Bedrock-Server: Adresse mit Port nötig',
  },
  left: 'noch etwa {time}',
  join: {
    stopped: 'Der Server ist gestoppt.\nStarten kann ihn der Besitzer: Fragen Sie ihn.',
    may_start:
      'Der Server ist gestoppt und ließ sich gerade nicht starten.\n' +
      'Treten Sie in ein paar Minuten noch einmal bei oder fragen Sie den Besitzer.',
    stopping: 'Der Server fährt gerade herunter.\nVersuchen Sie es etwas später.',
    suspended:
      'Der bezahlte Zeitraum des Servers ist abgelaufen.\n' +
      'Der Besitzer kann den Server im Panel verlängern: Welt und Einstellungen sind noch da.',
    blocked: 'Der Server wurde vom Hoster gesperrt.\nDer Besitzer kennt den Grund.',
    crashed:
      'Der Server ist abgestürzt und startet gleich wieder.\nTreten Sie in einer Minute noch einmal bei.',
    too_many_crashes:
      'Der Server ist mehrmals hintereinander abgestürzt und startet nicht mehr von selbst.\n' +
      'Sagen Sie dem Besitzer Bescheid: Das Panel zeigt den Grund.',
    failed: 'Der Server konnte nicht starten.\nSagen Sie dem Besitzer Bescheid: Das Panel zeigt den Grund.',
    silent: 'Der Server läuft, antwortet aber nicht.\nVersuchen Sie es gleich noch einmal.',
    node_away:
      'Die Node, auf der der Server liegt, ist nicht erreichbar.\n' +
      'Wir wissen davon. Versuchen Sie es in ein paar Minuten noch einmal.',
    unknown:
      'Unter dieser Adresse gibt es keinen Server.\nPrüfen Sie sie auf Tippfehler oder fragen Sie den Besitzer danach.',
    full: 'Zum Server gibt es gerade zu viele Verbindungen.\nWarten Sie eine Minute und treten Sie noch einmal bei.',
    bedrock:
      'Das ist ein Server der Bedrock Edition.\n' +
      'Treten Sie in Bedrock mit Adresse und Port bei: Der Besitzer kennt beides.',
  },
  empty: {
    list: {
      stopped: 'Niemand war da, Server gestoppt',
      may_start: 'Niemand da. Spieler auf der Liste starten ihn',
    },
    join: 'Der Server ist gestoppt, weil {time} lang niemand da war.\nStarten kann ihn der Besitzer: Fragen Sie ihn.',
  },
  startingJoin: {
    unknown: 'Der Server startet.\nTreten Sie in einer Minute noch einmal bei.',
    soon: 'Der Server startet.\nTreten Sie in etwa {time} noch einmal bei.',
    long: 'Der Server startet, und das dauert länger, als das Spiel wartet.\nKommen Sie in etwa {time} wieder.',
  },
}
