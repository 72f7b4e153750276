import type { CoreMessages } from './en.ts'

export const pl: CoreMessages<'pl'> = {
  section: {
    heading: 'Silnik i wersja',
    game: 'Minecraft {version}',
    change: 'Zmień silnik lub wersję',
    newBuild: 'Jest nowsza kompilacja tej wersji: {build}.',
    toBuild: 'Zainstaluj kompilację {build}',
    newVersion: 'Jest nowsza wersja: {version}.',
    toVersion: 'Zobacz, co zmieni {version}',
  },
  java: {
    label: 'Java',
    usual: 'Java {java} – zalecana przez autorów',
    hint:
      'Zmieniaj tylko wtedy, gdy serwer albo mod prosi o inną Javę. ' +
      'Działający serwer od razu uruchomi się ponownie.',
    choose: 'Użyj Javy {java}',
    chosen: 'Od teraz serwer uruchamia się na Javie {java}.',
  },
  choose: {
    heading: 'Nowy silnik i wersja',
    world: 'Świat',
    keep: 'Zachowaj świat',
    keepHint: 'Gracze zaczną tam, gdzie skończyli.',
    fresh: 'Zacznij nowy świat',
    freshHint: 'Obecny świat zostanie tylko w kopii zapasowej.',
  },
  plan: {
    heading: 'Co się zmieni',
    reading: 'Sprawdzamy, co jest zainstalowane i co będzie pasować…',
    notRead:
      'Węzeł nie odpowiedział, co jest zainstalowane na serwerze. Bez tego nie wiadomo, co będzie pasować.',
    refusals: {
      same: 'Ten silnik w tej kompilacji już działa. Aby zainstalować go od nowa, kliknij niżej „Zainstaluj ponownie”.',
      node: 'Na węźle tego serwera ten silnik nie działa. Przenieś serwer na inny węzeł albo wybierz inny silnik.',
      edition: 'Ten silnik jest do innej edycji gry: plan serwera go nie obejmuje.',
    },
    memory: 'Silnik potrzebuje co najmniej {memory} pamięci: w Twoim planie się nie uruchomi.',
    tight: 'Pamięci będzie na styk: dla tego silnika wygodnie jest mieć {memory} lub więcej.',
    core: 'Silnik',
    version: 'Wersja',
    java: 'Java',
    world: {
      kept: 'Świat zostaje.',
      fresh: 'Świat zacznie się od nowa. Obecny zostanie w kopii zapasowej.',
      converted:
        'Nowa wersja przerobi świat przy pierwszym uruchomieniu. ' +
        'Nie da się tego odwrócić: powrót daje tylko kopia zapasowa.',
      byCore: 'Foldery Netheru i Endu silnik ułoży po swojemu przy pierwszym uruchomieniu.',
      byUs: 'Nether i End przełożymy do folderu świata, gdzie szuka ich nowy silnik.',
      losesMods: 'Bloki i przedmioty modów, których już nie będzie, znikną ze świata.',
      others: {
        goes: 'Inne światy: {names}. Są nowsze niż wybrana wersja, więc zostaną tylko w kopii zapasowej.',
        not_loaded: 'Inne światy: {names}. Nowy silnik ich nie wczyta, foldery zostaną na miejscu.',
        converted: 'Inne światy: {names}. Przy wczytaniu też przejdą na nową wersję.',
      },
      refused: {
        older:
          'Świata nie można przenieść na starszą wersję: gra go nie wczyta albo zepsuje. ' +
          'Wybierz wersję nie starszą od obecnej albo zacznij nowy świat.',
        unclear:
          'Nie wiadomo, która z tych dwóch wersji jest nowsza, więc przenoszenie świata to ryzyko. Możesz zacząć nowy.',
        other_game: 'Ten silnik nie czyta takich światów. Możesz zacząć nowy.',
        paper_only:
          'Od wersji 26.1 Paper przechowuje świat po swojemu i nie ma od tego drogi powrotnej. ' +
          'Z tym silnikiem możesz tylko zacząć nowy świat.',
      },
      instead: 'Zacznij nowy świat',
    },
    addons: 'Pluginy, mody i datapacki',
    noAddons: 'Na serwerze nic nie jest zainstalowane.',
    fates: {
      comes: {
        one: 'Dojdzie {count}: potrzebny do aktualizacji',
        few: 'Dojdą {count}: potrzebne do aktualizacji',
        many: 'Dojdzie {count}: potrzebne do aktualizacji',
        other: 'Dojdzie {count}: potrzebne do aktualizacji',
      },
      fits: {
        one: '{count} pasuje bez zmian',
        few: '{count} pasują bez zmian',
        many: '{count} pasuje bez zmian',
        other: '{count} pasuje bez zmian',
      },
      updates: {
        one: '{count} zostanie zaktualizowany',
        few: '{count} zostaną zaktualizowane',
        many: '{count} zostanie zaktualizowanych',
        other: '{count} zostanie zaktualizowane',
      },
      no_version: {
        one: '{count} zostanie wyłączony: brak pasującej wersji',
        few: '{count} zostaną wyłączone: brak pasujących wersji',
        many: '{count} zostanie wyłączonych: brak pasujących wersji',
        other: '{count} zostanie wyłączone: brak pasujących wersji',
      },
      other_loader: {
        one: '{count} zostanie wyłączony: jest do innego loadera',
        few: '{count} zostaną wyłączone: są do innego loadera',
        many: '{count} zostanie wyłączonych: są do innego loadera',
        other: '{count} zostanie wyłączone: jest do innego loadera',
      },
      not_loaded: {
        one: '{count} zostanie w folderze, ale się nie wczyta: ten silnik takich nie obsługuje',
        few: '{count} zostaną w folderze, ale się nie wczytają: ten silnik takich nie obsługuje',
        many: '{count} zostanie w folderze, ale się nie wczyta: ten silnik takich nie obsługuje',
        other: '{count} zostanie w folderze, ale się nie wczyta: ten silnik takich nie obsługuje',
      },
      unknown: {
        one: '{count} spoza katalogów: zostanie bez zmian, sprawdź samodzielnie',
        few: '{count} spoza katalogów: zostaną bez zmian, sprawdź samodzielnie',
        many: '{count} spoza katalogów: zostanie bez zmian, sprawdź samodzielnie',
        other: '{count} spoza katalogów: zostanie bez zmian, sprawdź samodzielnie',
      },
      with_world: {
        one: '{count} zniknie razem ze starym światem',
        few: '{count} znikną razem ze starym światem',
        many: '{count} zniknie razem ze starym światem',
        other: '{count} zniknie razem ze starym światem',
      },
    },
    moves: '{from} → {to}',
    away:
      'Katalog teraz nie odpowiada, więc o części plików nic nie wiadomo: nie ruszymy ich. ' +
      'Lepiej spróbować później.',
    lost: 'Tych ustawień nowy silnik nie ma: {names}.',
    steps:
      'Najpierw zrobimy kopię zapasową. ' +
      'Potem serwer się zatrzyma, dostanie nowy silnik i znów będzie działał albo stał, jak teraz.',
    bytes: 'Do pobrania jest {size}.',
    go: 'Zmień',
    cancel: 'Nie zmieniaj',
    anew: 'W międzyczasie coś się na serwerze zmieniło. Sprawdź listę jeszcze raz.',
  },
  news: {
    saving: 'Robimy kopię zapasową przed zmianą silnika…',
    applying: 'Zmieniamy silnik…',
    undoing: 'Cofamy zmianę…',
    done: 'Gotowe: {what}.',
    failed: 'Zmiana się nie udała.',
    undone: 'Zmianę cofnięto: wszystko jest jak przedtem.',
    safe: 'Silnik i pliki serwera są takie, jakie były.',
    suspect: 'Po zmianie silnika serwer się nie uruchomił.',
    undo: 'Cofnij zmianę',
    undoTitle: 'Cofnąć zmianę silnika?',
    undoText:
      'Wróci poprzedni silnik i wszystkie pliki z kopii zrobionej przed zmianą. ' +
      'To, co gracze zrobili później, zostanie tylko w nowej kopii, którą zrobimy najpierw.',
    cancel: 'Anuluj',
    begun: 'Zaczęło się. Możesz zamknąć tę stronę.',
  },
  reinstall: {
    heading: 'Ponowna instalacja',
    text:
      'Silnik zostanie zainstalowany od nowa, w najnowszej kompilacji tej samej wersji. ' +
      'Co jeszcze ma zacząć się od nowa, wybierzesz samodzielnie. ' +
      'Najpierw zrobimy kopię zapasową.',
    button: 'Zainstaluj ponownie',
    title: 'Zainstalować „{name}” ponownie?',
    ask: 'Co zacząć od nowa',
    world: 'Świat',
    addons: 'Pluginy i mody razem z ich ustawieniami',
    settings: 'Ustawienia serwera i pliki ustawień silnika',
    settingsHint: 'Listy graczy, operatorów i banów zostaną.',
    lists: 'Co nie jest zaznaczone, zostanie bez zmian.',
    type: 'Wpisz nazwę serwera: {name}',
  },
  pack: {
    label: 'Od czego zacząć',
    core: 'Czysty silnik',
    coreHint: 'Wybierz silnik i wersję, resztę zainstalujesz później.',
    pack: 'Modpack',
    packHint: 'Gotowy zestaw modów: loader i wersję gry narzuca sam.',
    search: 'Znajdź modpack',
    nothing: 'Nic nie znaleziono. Spróbuj innych słów.',
    away: 'Katalog modpacków teraz nie odpowiada. Możesz zacząć od czystego silnika, a modpack zainstalować później.',
    known: 'Katalog teraz nie odpowiada: pokazujemy ostatnio pobrane dane.',
    more: 'Pokaż więcej',
    take: 'Wybierz',
    other: 'Inny modpack',
    versions: 'Wersja modpacka',
    noVersion: 'Ten modpack nie ma wersji, którą można zainstalować na serwerze.',
    runs: '{loader} do Minecrafta {version}',
    mods: { one: '{count} mod', few: '{count} mody', many: '{count} modów', other: '{count} moda' },
    memory: 'Zalecamy co najmniej {memory} pamięci.',
    memoryShort:
      'Temu modpackowi zalecamy co najmniej {memory} pamięci, a wybrany plan ma {plan}: może się nie ' +
      'uruchomić albo się zacinać.',
    memoryRule: 'Liczymy 2\u00a0GB na grę i 40\u00a0MB na każdy mod. Przy wielu graczach trzeba więcej.',
    loaderRefused: 'Ten modpack jest do loadera, którego nie mamy: {loader}.',
    fromFile: 'Użyj pliku .mrpack',
    fromFileHint:
      'Własny modpack lub pobrany z\u00a0innej strony: loader i\u00a0wersję gry odczytamy od\u00a0razu.',
    notPack: 'To nie jest modpack: potrzebny jest plik .mrpack, w\u00a0którym jest modrinth.index.json.',
    noCore: 'Nie mamy {loader} do Minecrafta {version}, a\u00a0ten modpack go wymaga.',
    afterFile:
      'Serwer powstanie i\u00a0poczeka na plik bez uruchamiania. Nie zamykaj strony, dopóki plik się przesyła.',
    sends:
      'Modpack {name} zostanie przesłany, gdy tylko serwer będzie gotowy. ' +
      'Nie zamykaj strony: potem pokażemy, co w\u00a0nim jest, i\u00a0go zainstalujemy.',
    lost:
      'Modpack {name} nie dotarł, bo strona została wcześniej zamknięta. ' +
      'Wybierz plik jeszcze raz poniżej, w\u00a0sekcji „Modpack”, przed pierwszym uruchomieniem.',
    missing: 'Wybierz modpack',
    after:
      'Serwer powstanie od razu, a modpack pobierze się na węzeł przed pierwszym uruchomieniem: potrwa to kilka minut.',
  },
}
