import type { PortsMessages } from './en.ts'

export const lt: PortsMessages = {
  heading: 'Papildomi prievadai',
  intro:
    'Balso pokalbiams, žemėlapiui naršyklėje ar balsavimams vien įskiepio negana: jiems reikia savo ' +
    'prievado. Numerį skiria mazgas, ir jis lieka serveriui.',
  empty: 'Kol kas nėra nė vieno.',
  purposes: {
    voice: { name: 'Balso pokalbiai', text: 'Žaidėjai girdi tuos, kurie šalia. Veikia per UDP.' },
    map: {
      name: 'Žemėlapis naršyklėje',
      text: 'Pasaulis puslapyje, kurį atvers bet kuri naršyklė. Veikia per TCP.',
    },
    votes: { name: 'Balsavimai', text: 'Serverių sąrašai praneša, kas balsavo. Veikia per TCP.' },
    query: {
      name: 'Serverio užklausos (query)',
      text: 'Svetainės ir botai sužino, kas žaidžia. Veikia per UDP.',
    },
    other: { name: 'Kas nors kita', text: 'Bet kuris įskiepis ar modas, kuriam reikia prievado.' },
  },
  add: 'Pridėti prievadą',
  addTitle: 'Naujas prievadas',
  purpose: 'Kam jis skirtas',
  protocol: 'Protokolas',
  protocolHint: 'Kurio reikia, parašyta įskiepio ar modo aprašyme.',
  addButton: 'Pridėti',
  added: 'Prievadas pridėtas',
  serverFull: 'Serveris jau turi 5 prievadus: daugiau negalima.',
  nodeFull: 'Šiame mazge nebėra laisvų prievadų.',
  waiting: 'Mazgas dar nepaskyrė numerio. Paprastai tai trunka kelias sekundes.',
  write:
    'Jei prievado numerį skydas įrašė diegdamas, kaip daro su Simple Voice Chat, nieko daryti ' +
    'nereikia. Jei ne, įrašykite {port} į savo įskiepio ar modo failą:',
  writeOther: 'Įrašykite {port} į savo įskiepio ar modo nustatymus.',
  queryReady:
    'Paleistas iš naujo, serveris pats atsakys į užklausas per prievadą {port}. Nieko įrašyti nereikia.',
  restart: 'Prievadas atidarytas iš karto, o įskiepis ar modas jį užims paleidus serverį iš naujo.',
  openFile: 'Atverti {file} redaktoriuje',
  moved: 'Po perkėlimo numeris kitas: buvo {former}, dabar {port}. Įrašykite naująjį į nustatymus.',
  known: 'Supratau',
  remove: 'Ištrinti prievadą: {name}',
  removeTitle: 'Ištrinti prievadą {address}?',
  removeText:
    'Jis bus uždarytas iš karto, o numerį galės gauti kitas serveris. To paties susigrąžinti nepavyks.',
  removeButton: 'Ištrinti prievadą',
  removed: 'Prievadas ištrintas',
  link: 'Nuoroda su serverio vardu',
  linkHint: 'Veda į žemėlapį, kad ir kur serveris būtų perkeltas. Atverti ją gali bet kas.',
  open: 'Atverti žemėlapį',
}
