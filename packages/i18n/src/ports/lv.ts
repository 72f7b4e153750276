import type { PortsMessages } from './en.ts'

export const lv: PortsMessages = {
  heading: 'Papildu porti',
  intro:
    'Balss čatam, kartei pārlūkā vai balsojumiem ar spraudni nepietiek: tiem vajag savu portu. ' +
    'Mezgls piešķir numuru, un tas paliek serverim.',
  empty: 'Pagaidām nav neviena.',
  purposes: {
    voice: { name: 'Balss čats', text: 'Spēlētāji dzird tos, kas ir tuvumā. Izmanto UDP.' },
    map: { name: 'Karte pārlūkā', text: 'Pasaule lapā, ko atver jebkurš pārlūks. Izmanto TCP.' },
    votes: { name: 'Balsojumi', text: 'Serveru saraksti paziņo, kurš ir nobalsojis. Izmanto TCP.' },
    query: { name: 'Servera vaicājumi (query)', text: 'Lapas un boti uzzina, kas spēlē. Izmanto UDP.' },
    other: { name: 'Kas cits', text: 'Jebkurš spraudnis vai mods, kam vajag portu.' },
  },
  add: 'Pievienot portu',
  addTitle: 'Jauns ports',
  purpose: 'Kam tas domāts',
  protocol: 'Protokols',
  protocolHint: 'Kurš vajadzīgs, teikts spraudņa vai moda aprakstā.',
  addButton: 'Pievienot',
  added: 'Ports pievienots',
  serverFull: 'Serverim jau ir 5 porti: vairāk nevar būt.',
  nodeFull: 'Šajā mezglā vairs nav brīvu portu.',
  waiting: 'Mezgls vēl nav piešķīris numuru. Parasti tas aizņem pāris sekundes.',
  write:
    'Ja panelis portu ierakstījis jau instalējot, kā Simple Voice Chat gadījumā, nekas nav jādara. ' +
    'Jūsu spraudņa vai moda failā jābūt {port}:',
  writeOther: 'Ierakstiet {port} sava spraudņa vai moda iestatījumos.',
  queryReady: 'Pēc restarta serveris pats atbildēs uz vaicājumiem portā {port}. Nekur nekas nav jāieraksta.',
  restart: 'Ports ir atvērts uzreiz, bet spraudnis vai mods to sāks lietot pēc servera restarta.',
  openFile: 'Atvērt {file} redaktorā',
  moved: 'Pēc pārcelšanas numurs ir cits: bija {former}, tagad {port}. Ierakstiet jauno iestatījumos.',
  known: 'Skaidrs',
  remove: 'Dzēst portu: {name}',
  removeTitle: 'Dzēst portu {address}?',
  removeText: 'Tas tiks aizvērts uzreiz, un numuru saņems cits serveris. To pašu atgūt nevarēs.',
  removeButton: 'Dzēst portu',
  removed: 'Ports izdzēsts',
  link: 'Saite ar servera nosaukumu',
  linkHint: 'Ved uz karti, lai kurp serveris pārceltos. Atvērt to var jebkurš.',
  open: 'Atvērt karti',
}
