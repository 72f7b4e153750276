import type { AddressesMessages } from './en.ts'

export const de: AddressesMessages<'de'> = {
  main: 'Adresse für Spieler',
  byPort: 'Adresse mit Port',
  byPortHint:
    'Als Reserve: führt ebenfalls hierher, ändert sich aber, wenn der Server auf eine andere Node umzieht.',
  withPort: 'Der Port ist hier nicht der Standardport, deshalb gibt man ihn mit dem Namen ein.',
  noName:
    'Auf dieser Node kann man noch nicht über den Namen beitreten. Nutzen Sie vorerst die Adresse mit Port.',
  bedrock:
    'Bedrock sagt dem Server nicht, welchen Namen ein Spieler eingegeben hat. ' +
    'Deshalb hat der Server einen eigenen UDP-Port, und man tritt über die Adresse der Node mit diesem ' +
    'Port bei.',
  refused: {
    one: '{count} Verbindung in der letzten Stunde abgewiesen',
    other: '{count} Verbindungen in der letzten Stunde abgewiesen',
  },
  refusedHint: 'Verbindungslimits haben sie aufgehalten, bevor sie den Server erreichten.',
  notTold:
    'Diese Software erfährt die Adressen der Spieler nicht: Für sie kommen alle von der Adresse der ' +
    'Node. Bannen Sie nicht nach Adresse, das würde alle aussperren. ' +
    'Bannen Sie nach Namen.',
  change: 'Subdomain ändern',
  changeTitle: 'Subdomain ändern',
  changeText:
    '{name} führt noch {days} Tage hierher und wird bis dahin an niemanden sonst vergeben. ' +
    'Wer gerade spielt, merkt nichts davon.',
  namesFull:
    'Mehr frühere Namen kann es nicht geben. ' +
    'Einen neuen können Sie am {date} wählen, wenn der älteste frei wird; einen früheren bekommen Sie ' +
    'sofort zurück.',
  changeButton: 'Ändern',
  changed: 'Subdomain geändert',
  former: 'Auch frühere Namen führen hierher',
  until: 'bis {date}',
  domains: 'Eigene Domains',
  domainsIntro:
    'Wenn Sie eine Domain haben, können Spieler darüber beitreten. ' +
    'Fügen Sie hier den Namen hinzu und legen Sie dort, wo die Domain registriert ist, einen ' +
    'DNS-Eintrag an.',
  domain: 'Domain',
  domainHint: 'Zum Beispiel play.example.org',
  domainFault: 'Geben Sie einen Namen wie play.example.org ein, ohne Port und Leerzeichen',
  refusals: {
    ours: 'Dieser Name gehört zu unserer Domain: Ändern Sie ihn oben als Subdomain',
    already: 'Diese Domain ist schon da',
  },
  add: 'Domain hinzufügen',
  added: 'Domain hinzugefügt. Es fehlt noch der Eintrag',
  domainsFull: 'Es sind schon {most} Domains, mehr gehen nicht.',
  states: { waiting: 'Wartet auf den Eintrag', confirmed: 'Verbunden', lost: 'Eintrag fehlt' },
  found: {
    never: 'Noch nicht geprüft',
    right: 'Der Eintrag ist da',
    missing:
      'Noch ist kein Eintrag zu sehen. Neue Einträge werden nicht sofort sichtbar, manchmal erst nach Stunden',
    gone: 'Der Eintrag fehlt',
    other: 'Es gibt einen Eintrag, aber er zeigt woandershin. Vergleichen Sie ihn mit der Tabelle',
    unclear: 'Nicht alle DNS-Server haben geantwortet, deshalb ist es noch unklar',
    taken: 'Die Domain führt schon zu einem anderen Server. Entfernen Sie sie zuerst dort',
  },
  looked: 'geprüft {time}',
  leadsUntil: 'Die Domain führt bis {date} hierher. Stellen Sie den Eintrag wieder her, damit sie bleibt.',
  look: 'Jetzt prüfen',
  lookFor: 'Jetzt prüfen: {name}',
  remove: 'Domain {name} entfernen',
  removeTitle: 'Domain {name} entfernen?',
  removeText:
    'Darüber kann dann niemand mehr beitreten. ' +
    'Wenn Sie sie wieder hinzufügen, braucht sie denselben Eintrag. ' +
    'Die anderen Adressen bleiben, wie sie sind.',
  removeButton: 'Domain entfernen',
  removed: 'Domain entfernt',
  showRecord: 'Eintrag zeigen',
  setRecord: 'Legen Sie diesen Eintrag in den DNS-Einstellungen Ihrer Domain an:',
  recordKind: 'Art des Eintrags',
  recordHints: {
    cname: 'Für die meisten richtig. Für die Domain selbst, ohne etwas davor, nehmen Sie SRV.',
    srv: 'Geht auch für eine Domain ohne etwas davor. Spieler müssen keinen Port eingeben.',
  },
  field: 'Feld',
  value: 'Wert',
  fields: {
    type: 'Typ',
    name: 'Name',
    priority: 'Priorität',
    weight: 'Gewicht',
    port: 'Port',
    target: 'Ziel',
  },
  starts: 'Start beim Beitreten',
  startsIntro:
    'Der Server ist gestoppt, und Ihre Freunde wollen spielen: Wer auf der Liste steht, startet ihn, ' +
    'indem er einfach beitritt. Wer nicht auf der Liste steht, startet ihn nicht, und das ' +
    'Aktualisieren der Serverliste auch nicht. ' +
    'Ist der Server voraussichtlich innerhalb von 25 Sekunden bereit, wartet der Spieler einfach und ' +
    'kommt hinein; sonst liest er, wann er wieder beitreten soll.',
  startsSwitch: 'Spieler auf der Liste starten den gestoppten Server',
  startsLimits:
    'Vor dem Start lässt sich ein Name nicht prüfen: Starten kann den Server auch, wer einen fremden ' +
    'Namen benutzt. Hinein kommt er aber nur, wenn der Server selbst ihn hereinlässt. ' +
    'So lässt sich der Server höchstens 6-mal pro Stunde starten.',
  startsNobody: 'Die Liste ist leer: Noch kann niemand den Server durch Beitreten starten.',
  players: 'Name des Spielers',
  playersHint: 'Auch mehrere auf einmal, durch Leerzeichen getrennt.',
  addPlayer: 'Hinzufügen',
  playerFault: '„{name}“ passt nicht: Ein Name hat 1 bis 16 Zeichen (a–z, Ziffern und _)',
  playerTaken: '{name} steht schon auf der Liste',
  playersFull: 'Auf der Liste ist Platz für höchstens {most} Namen.',
  removePlayer: 'Von der Liste nehmen: {name}',
  startsOn: 'Start beim Beitreten ist an',
  startsOff: 'Start beim Beitreten ist aus',
}
