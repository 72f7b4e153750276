import type { SettingsFilesMessages } from './en.ts'
import { de as paper } from './paper/de.ts'
import { de as server } from './server/de.ts'
import { de as velocity } from './velocity/de.ts'

export const de: SettingsFilesMessages = {
  heading: 'Spieleinstellungen',
  note:
    'Das steht jetzt in den Dateien des Servers. ' +
    'Geschrieben wird nur, was Sie ändern: Andere Zeilen und Kommentare bleiben.',
  file: 'Datei',
  search: 'Einstellung suchen',
  searchHint: 'Name oder Schlüssel, zum Beispiel view-distance',
  onlyChanged: 'Nur geänderte',
  nothing: 'Diese Datei hat keine solche Einstellung.',
  missing: '{name} gibt es noch nicht: Die Datei entsteht beim ersten Start.',
  unreadable: '{name} lässt sich nicht als Formular zeigen: Das ist kein Text, oder die Datei ist zu groß.',
  openEditor: 'Datei im Editor öffnen',
  usual: 'Standard: {value}',
  isUsual: 'Standard',
  reset: 'Zurücksetzen',
  resetOf: 'Auf Standard zurücksetzen: {name}',
  yes: 'ja',
  no: 'nein',
  empty: 'leer',
  others: 'Andere Schlüssel der Datei',
  complex: 'Mehr als ein Wort oder eine Zahl: bitte im Editor ändern',
  conflict:
    'Dieselben Zeilen wurden inzwischen anderswo geändert. ' +
    'Nichts wurde gespeichert: Sehen Sie, was jetzt in der Datei steht, und speichern Sie erneut.',
  inFile: 'Jetzt in der Datei: {value}',
  decimal: 'Eine Zahl von {min} bis {max}',
  orWord: '{text} oder {word}',
  boolean: 'In der Datei steht weder ja noch nein: {value}',
  own: {
    address: 'Adresse und Ports legt das Hosting fest',
    status: 'An dieser Antwort erkennt das Panel, dass der Server läuft',
    proxy: 'Das bestimmt der Proxy, hinter dem der Server steht',
    agreed: 'Den Bedingungen haben Sie beim Erstellen zugestimmt',
    edge_address: 'Der Server sieht für alle Spieler dieselbe Adresse: Das würde alle aussperren',
  },
  groups: {
    joining: 'Beitritt',
    game: 'Spiel',
    mobs: 'Mobs und Gegenstände',
    world: 'Welt',
    performance: 'Leistung',
    network: 'Netzwerk',
    packs: 'Ressourcenpaket',
    commands: 'Befehle und Rechte',
    messages: 'Nachrichten',
    protection: 'Schutz vor Cheatern',
    other: 'Sonstiges',
  },
  options: {
    single_biome_surface: 'Einzelnes Biom',
    visitor: 'Besucher',
    member: 'Mitglied',
    operator: 'Operator',
    none: 'Keine',
    VANILLA: 'Wie im Spiel',
    DISABLED: 'Nichts',
    MODS: 'Mods',
    DESCRIPTION: 'Beschreibung',
    ALL: 'Alles',
  },
  keys: { server, paper, velocity },
}
