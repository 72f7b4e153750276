import type { PortsMessages } from './en.ts'

export const pl: PortsMessages = {
  heading: 'Dodatkowe porty',
  intro:
    'Czatowi głosowemu, mapie w przeglądarce czy głosowaniom nie wystarczy plugin: potrzebują własnego ' +
    'portu. Węzeł nadaje numer, który zostaje przy serwerze.',
  empty: 'Na razie nie ma żadnego.',
  purposes: {
    voice: { name: 'Czat głosowy', text: 'Gracze słyszą tych, którzy są blisko. Działa przez UDP.' },
    map: {
      name: 'Mapa w przeglądarce',
      text: 'Świat na stronie, którą otworzy każda przeglądarka. Działa przez TCP.',
    },
    votes: { name: 'Głosowania', text: 'Listy serwerów przekazują, kto zagłosował. Działa przez TCP.' },
    query: { name: 'Zapytania o serwer (query)', text: 'Strony i boty widzą, kto gra. Działa przez UDP.' },
    other: { name: 'Coś innego', text: 'Dowolny plugin lub mod, który potrzebuje portu.' },
  },
  add: 'Dodaj port',
  addTitle: 'Nowy port',
  purpose: 'Do czego służy',
  protocol: 'Protokół',
  protocolHint: 'Który jest potrzebny, mówi opis pluginu lub moda.',
  addButton: 'Dodaj',
  added: 'Dodano port',
  serverFull: 'Serwer ma już 5 portów i więcej mieć nie może.',
  nodeFull: 'Na tym węźle nie ma już wolnych portów.',
  waiting: 'Węzeł nie nadał jeszcze numeru. Zwykle trwa to parę sekund.',
  write:
    'Jeśli panel wpisał numer przy instalacji, jak dla Simple Voice Chat, nie musisz nic robić. ' +
    'W przeciwnym razie wpisz {port} w pliku swojego pluginu lub moda:',
  writeOther: 'Wpisz {port} w ustawieniach swojego pluginu lub moda.',
  queryReady: 'Po restarcie serwer sam odpowiada na zapytania na porcie {port}. Niczego nie trzeba wpisywać.',
  restart: 'Port jest otwarty od razu, a plugin lub mod zajmie go po restarcie serwera.',
  openFile: 'Otwórz {file} w edytorze',
  moved: 'Po przenosinach numer jest inny: był {former}, teraz {port}. Wpisz nowy w ustawieniach.',
  known: 'Rozumiem',
  remove: 'Usuń port: {name}',
  removeTitle: 'Usunąć port {address}?',
  removeText: 'Zamknie się od razu, a numer dostanie inny serwer. Tego samego nie da się odzyskać.',
  removeButton: 'Usuń port',
  removed: 'Usunięto port',
  link: 'Link z nazwą serwera',
  linkHint: 'Prowadzi do mapy, dokądkolwiek serwer się przeniesie. Otworzyć może go każdy.',
  open: 'Otwórz mapę',
}
