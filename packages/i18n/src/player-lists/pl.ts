import type { PlayerListsMessages } from './en.ts'

export const pl: PlayerListsMessages = {
  heading: 'Gracze',
  lists: {
    whitelist: 'Whitelista',
    ops: 'Operatorzy',
    'banned-players': 'Zbanowani',
    'banned-ips': 'Zbanowane IP',
  },
  texts: {
    whitelist: 'Gdy whitelista jest włączona, wejdą tylko ci gracze i operatorzy.',
    ops: 'Operatorzy wykonują komendy serwera. Poziom 4 to wszystkie, także zatrzymanie.',
    'banned-players': 'Ci gracze nie wejdą na serwer.',
    'banned-ips': 'Z tych adresów nikt nie wejdzie.',
  },
  empty: {
    whitelist: 'Whitelista jest pusta.',
    ops: 'Nie ma operatorów.',
    'banned-players': 'Nikt nie jest zbanowany.',
    'banned-ips': 'Żaden adres nie jest zbanowany.',
  },
  switch: 'Wpuszczaj tylko graczy z listy',
  name: 'Nick gracza',
  nameFault: 'Od 2 do 16 liter a–z, cyfr i znaków _. Gracz Bedrocka ma prefiks: .Nick',
  address: 'Adres IP',
  addressFault: 'Adres taki jak 203.0.113.7',
  level: 'Poziom',
  levelRunning: 'Gdy serwer działa, gracz dostanie poziom z ustawień',
  reason: 'Powód',
  reasonHint: 'Zobaczy go gracz. Opcjonalnie',
  add: { whitelist: 'Dodaj', ops: 'Mianuj operatorem', 'banned-players': 'Zbanuj', 'banned-ips': 'Zbanuj' },
  remove: {
    whitelist: 'Usuń {name} z whitelisty',
    ops: 'Odbierz {name} uprawnienia operatora',
    'banned-players': 'Odbanuj {name}',
    'banned-ips': 'Odbanuj {name}',
  },
  removeShort: { whitelist: 'Usuń', ops: 'Odbierz', 'banned-players': 'Odbanuj', 'banned-ips': 'Odbanuj' },
  taken: '{name} już jest na liście',
  added: {
    whitelist: '{name} jest na whiteliście',
    ops: '{name} ma uprawnienia operatora',
    'banned-players': '{name} ma bana',
    'banned-ips': '{name} ma bana',
  },
  removed: {
    whitelist: '{name} nie jest już na whiteliście',
    ops: '{name} nie ma już uprawnień operatora',
    'banned-players': 'Ban zdjęty: {name}',
    'banned-ips': 'Ban zdjęty: {name}',
  },
  switched: { on: 'Whitelista jest włączona', off: 'Whitelista jest wyłączona' },
  unseen: 'Serwer nie zmienił listy: {name}. Sprawdź nick, odpowiedź jest w konsoli.',
  notSent: 'Komenda nie dotarła do serwera. Lista bez zmian.',
  bedrockUnknown:
    'UUID gracza Bedrocka serwer poznaje przy wejściu, a {name} jeszcze tu nie był. ' +
    'Niech raz wejdzie albo dodaj go w konsoli: fwhitelist add.',
  bedrockBlank:
    'W nicku {name} jest spacja, a takiego nicku komenda serwera nie przyjmie. ' +
    'Zatrzymaj serwer i zmień listę jeszcze raz: panel zapisze ją prosto do pliku.',
  noAccount: 'Nie ma konta Minecraft {name}. Sprawdź pisownię.',
  lookupAway:
    'Nie można teraz ustalić UUID gracza {name}: usługa kont Minecraft nie odpowiada. ' +
    'Uruchom serwer, a doda gracza własną komendą.',
  damaged: 'Plik {name} jest uszkodzony: to nie lista. Popraw go w edytorze.',
  toEditor: 'Otwórz w edytorze',
  live: 'Serwer działa: zmieniamy listy jego komendami, od razu.',
  atRest: 'Serwer jest zatrzymany: listy zmieniają się w plikach i działają od następnego startu.',
  between: 'Chwila: serwer się uruchamia albo zatrzymuje.',
  bannedAt: 'od {date}',
  until: 'do {date}',
  forever: 'na zawsze',
  none: 'Ten silnik nie ma list, które panel umie zmieniać. Ich pliki są w zakładce „Pliki”.',
}
