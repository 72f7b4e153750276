import type { PortsMessages } from './en.ts'

export const de: PortsMessages = {
  heading: 'Zusätzliche Ports',
  intro:
    'Für Sprachchat, eine Karte im Browser oder Abstimmungen reicht ein Plugin nicht: Sie brauchen ' +
    'einen eigenen Port. Die Node vergibt eine Nummer, und sie bleibt beim Server.',
  empty: 'Noch keine zusätzlichen Ports.',
  purposes: {
    voice: { name: 'Sprachchat', text: 'Spieler hören, wer in der Nähe ist. Nutzt UDP.' },
    map: { name: 'Karte im Browser', text: 'Die Welt auf einer Seite, die jeder Browser öffnet. Nutzt TCP.' },
    votes: { name: 'Abstimmungen', text: 'Serverlisten melden, wer abgestimmt hat. Nutzt TCP.' },
    query: { name: 'Serverabfragen (Query)', text: 'Websites und Bots erfahren, wer spielt. Nutzt UDP.' },
    other: { name: 'Etwas anderes', text: 'Für jedes Plugin und jede Mod, die einen Port brauchen.' },
  },
  add: 'Port hinzufügen',
  addTitle: 'Neuer Port',
  purpose: 'Wofür er ist',
  protocol: 'Protokoll',
  protocolHint: 'Welches nötig ist, steht in der Beschreibung des Plugins oder der Mod.',
  addButton: 'Hinzufügen',
  added: 'Port hinzugefügt',
  serverFull: 'Der Server hat schon 5 Ports, mehr gehen nicht.',
  nodeFull: 'Auf dieser Node ist kein Port mehr frei.',
  waiting: 'Die Node hat noch keine Nummer vergeben. Meist dauert das ein paar Sekunden.',
  write:
    'Hat das Panel den Port schon beim Installieren eingetragen, wie bei Simple Voice Chat, ist nichts ' +
    'zu tun. Sonst muss {port} in der Datei Ihres Plugins oder Ihrer Mod stehen:',
  writeOther: 'Tragen Sie {port} in die Einstellungen Ihres Plugins oder Ihrer Mod ein.',
  queryReady:
    'Nach einem Neustart beantwortet der Server Abfragen auf Port {port} von selbst. Sie müssen nichts eintragen.',
  restart: 'Der Port ist sofort offen; das Plugin oder die Mod belegt ihn nach einem Neustart des Servers.',
  openFile: '{file} im Editor öffnen',
  moved:
    'Nach dem Umzug ist die Nummer eine andere: Sie war {former}, jetzt ist sie {port}. ' +
    'Tragen Sie die neue in die Einstellungen ein.',
  known: 'Verstanden',
  remove: 'Port entfernen: {name}',
  removeTitle: 'Port {address} entfernen?',
  removeText:
    'Er schließt sofort, und die Nummer geht an einen anderen Server. Dieselbe bekommen Sie nicht zurück.',
  removeButton: 'Port entfernen',
  removed: 'Port entfernt',
  link: 'Link mit dem Namen des Servers',
  linkHint: 'Führt zur Karte, wohin der Server auch umzieht. Öffnen kann ihn jeder.',
  open: 'Karte öffnen',
}
