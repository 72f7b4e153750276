import type { PortsMessages } from './en.ts'

export const et: PortsMessages = {
  heading: 'Lisapordid',
  intro:
    'Häälvestlusele, brauserikaardile või hääletustele ei piisa pluginast: neil on vaja oma porti. ' +
    'Sõlm annab numbri ja see jääb serverile.',
  empty: 'Praegu pole ühtegi.',
  purposes: {
    voice: { name: 'Häälvestlus', text: 'Mängijad kuulevad neid, kes on lähedal. Kasutab UDP-d.' },
    map: { name: 'Kaart brauseris', text: 'Maailm lehel, mille avab iga brauser. Kasutab TCP-d.' },
    votes: { name: 'Hääletused', text: 'Serverite edetabelid teatavad, kes hääletas. Kasutab TCP-d.' },
    query: {
      name: 'Serveripäringud (query)',
      text: 'Saidid ja robotid saavad teada, kes mängib. Kasutab UDP-d.',
    },
    other: { name: 'Midagi muud', text: 'Mis tahes plugin või mod, mis vajab porti.' },
  },
  add: 'Lisa port',
  addTitle: 'Uus port',
  purpose: 'Milleks see on',
  protocol: 'Protokoll',
  protocolHint: 'Kumba on vaja, ütleb plugina või modi kirjeldus.',
  addButton: 'Lisa',
  added: 'Port lisatud',
  serverFull: 'Serveril on juba 5 porti: rohkem ei saa olla.',
  nodeFull: 'Selles sõlmes pole enam vabu porte.',
  waiting: 'Sõlm pole veel numbrit andnud. Tavaliselt võtab see paar sekundit.',
  write:
    'Teie plugina või modi failis peab olema {port}. ' +
    'Kui paneel kirjutas selle sinna juba paigaldamisel, nagu Simple Voice Chati puhul, pole midagi ' +
    'vaja teha:',
  writeOther: 'Kirjutage {port} oma plugina või modi seadetesse.',
  queryReady: 'Pärast taaskäivitust vastab server päringutele pordil {port} ise. Midagi pole vaja sisestada.',
  restart: 'Port on kohe avatud, plugin või mod võtab selle kasutusele pärast serveri taaskäivitust.',
  openFile: 'Ava {file} redaktoris',
  moved: 'Pärast kolimist on number teine: oli {former}, nüüd {port}. Kirjutage uus seadetesse.',
  known: 'Selge',
  remove: 'Kustuta port: {name}',
  removeTitle: 'Kas kustutada port {address}?',
  removeText: 'See suletakse kohe ja number läheb teisele serverile. Sama numbrit tagasi ei saa.',
  removeButton: 'Kustuta port',
  removed: 'Port kustutatud',
  link: 'Link serveri nimega',
  linkHint: 'Viib kaardile, kuhu server ka ei koliks. Avada saab seda igaüks.',
  open: 'Ava kaart',
}
