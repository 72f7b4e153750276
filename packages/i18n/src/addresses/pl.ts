import type { AddressesMessages } from './en.ts'

export const pl: AddressesMessages<'pl'> = {
  main: 'Adres dla graczy',
  byPort: 'Adres z portem',
  byPortHint: 'Zapasowy: też prowadzi tutaj, ale zmieni się, gdy serwer przeniesie się na inny węzeł.',
  withPort: 'Port jest tu niestandardowy, więc wpisuje się go razem z nazwą.',
  noName: 'Na tym węźle nie można jeszcze wchodzić po nazwie. Na razie wchodzi się przez adres z portem.',
  bedrock:
    'Bedrock nie mówi serwerowi, jaką nazwę wpisał gracz. ' +
    'Dlatego serwer ma własny port UDP, a wchodzi się przez adres węzła z tym portem.',
  refused: {
    one: 'Odrzucono {count} połączenie w ciągu ostatniej godziny',
    few: 'Odrzucono {count} połączenia w ciągu ostatniej godziny',
    many: 'Odrzucono {count} połączeń w ciągu ostatniej godziny',
    other: 'Odrzucono {count} połączenia w ciągu ostatniej godziny',
  },
  refusedHint: 'Zostały zatrzymane przez limity na wejściu i nie dotarły do serwera.',
  notTold:
    'Ten silnik nie widzi adresów graczy: dla niego wszyscy łączą się z adresu węzła. ' +
    'Nie banuj po adresie, bo zamkniesz wejście wszystkim. ' +
    'Banuj po nicku.',
  change: 'Zmień subdomenę',
  changeTitle: 'Zmiana subdomeny',
  changeText:
    '{name} będzie prowadzić tutaj jeszcze {days} dni i do tego czasu nikt inny jej nie zajmie. ' +
    'Kto już gra, niczego nie zauważy.',
  namesFull:
    'Poprzednich nazw jest już tyle, ile może być. ' +
    'Nową można wziąć {date}, gdy zwolni się najstarsza, a poprzednią można odzyskać od razu.',
  changeButton: 'Zmień',
  changed: 'Subdomena zmieniona',
  former: 'Poprzednie nazwy też prowadzą tutaj',
  until: 'do {date}',
  domains: 'Własne domeny',
  domainsIntro:
    'Jeśli masz domenę, gracze mogą przez nią wchodzić. ' +
    'Dodaj nazwę tutaj, a jeden rekord DNS tam, gdzie domena jest zarejestrowana.',
  domain: 'Domena',
  domainHint: 'Na przykład play.example.org',
  domainFault: 'Podaj nazwę taką jak play.example.org, bez portu i spacji',
  refusals: {
    ours: 'Ta nazwa należy do naszej domeny: zmienia się ją wyżej, jako subdomenę',
    already: 'Ta domena jest już dodana',
  },
  add: 'Dodaj domenę',
  added: 'Domena dodana. Teraz utwórz rekord',
  domainsFull: 'Domen jest już {most}: więcej nie można.',
  states: { waiting: 'Czeka na rekord', confirmed: 'Podłączona', lost: 'Rekord zniknął' },
  found: {
    never: 'Jeszcze nie sprawdzano',
    right: 'Rekord jest na miejscu',
    missing:
      'Rekordu jeszcze nie widać. Nowe rekordy nie pojawiają się od razu, czasem dopiero po kilku godzinach',
    gone: 'Rekordu nie ma',
    other: 'Rekord jest, ale prowadzi gdzie indziej. Porównaj go z tabelą',
    unclear: 'Nie wszystkie serwery DNS odpowiedziały',
    taken: 'Domena prowadzi już do innego serwera. Najpierw usuń ją tam',
  },
  looked: 'sprawdzono {time}',
  leadsUntil: 'Domena prowadzi tutaj do {date}. Przywróć rekord, żeby została.',
  look: 'Sprawdź teraz',
  lookFor: 'Sprawdź teraz: {name}',
  remove: 'Usuń domenę {name}',
  removeTitle: 'Usunąć domenę {name}?',
  removeText:
    'Nikt już przez nią nie wejdzie. ' +
    'Jeśli dodasz ją ponownie, będzie potrzebny ten sam rekord. ' +
    'Pozostałe adresy się nie zmienią.',
  removeButton: 'Usuń domenę',
  removed: 'Domena usunięta',
  showRecord: 'Pokaż rekord',
  setRecord: 'Utwórz ten rekord w ustawieniach DNS swojej domeny:',
  recordKind: 'Rodzaj rekordu',
  recordHints: {
    cname: 'Dobry dla większości. Dla samej domeny, bez niczego przed nią, wybierz SRV.',
    srv: 'Działa też dla samej domeny. Gracze nie muszą wpisywać portu.',
  },
  field: 'Pole',
  value: 'Wartość',
  fields: {
    type: 'Typ',
    name: 'Nazwa',
    priority: 'Priorytet',
    weight: 'Waga',
    port: 'Port',
    target: 'Cel',
  },
  starts: 'Uruchamianie przy wejściu',
  startsIntro:
    'Serwer jest zatrzymany, a znajomi chcą grać: kto jest na liście, uruchomi go, po prostu wchodząc. ' +
    'Ani gracz spoza listy, ani odświeżenie listy serwerów go nie uruchomi. ' +
    'Jeśli serwer ma być gotowy w ciągu 25 sekund, gracz po prostu czeka i wchodzi; jeśli nie, ' +
    'przeczyta, kiedy wejść ponownie.',
  startsSwitch: 'Gracze z listy uruchamiają zatrzymany serwer',
  startsLimits:
    'Przed uruchomieniem nie da się sprawdzić nicku: serwer może uruchomić też ktoś, kto podał cudzy. ' +
    'Wejdzie jednak tylko wtedy, gdy wpuści go sam serwer. ' +
    'W ten sposób serwer uruchomi się najwyżej 6 razy na godzinę.',
  startsNobody: 'Lista jest pusta: na razie nikt nie uruchomi serwera, wchodząc.',
  players: 'Nick gracza',
  playersHint: 'Można podać kilka naraz, oddzielając je spacjami.',
  addPlayer: 'Dodaj',
  playerFault: '„{name}” nie pasuje: nick ma od 1 do 16 znaków (a–z, cyfry i _)',
  playerTaken: '{name} jest już na liście',
  playersFull: 'Na liście może być najwyżej {most} nicków.',
  removePlayer: 'Usuń z listy: {name}',
  startsOn: 'Uruchamianie przy wejściu włączone',
  startsOff: 'Uruchamianie przy wejściu wyłączone',
}
