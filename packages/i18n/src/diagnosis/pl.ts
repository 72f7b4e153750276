import type { DiagnosisMessages } from './en.ts'

export const pl: DiagnosisMessages = {
  heading: 'Dlaczego serwer nie wystartował?',
  headingCrash: 'Dlaczego doszło do awarii?',
  reading: 'Czytamy log…',
  noLog: 'Logu jeszcze nie ma: serwer nic nie zapisał.',
  unread: 'Nie udało się odczytać logu.',
  unknown: 'Nie znamy tego błędu',
  unknownText: 'Te linie najpewniej o nim mówią. Pokaż je temu, kto Ci pomaga.',
  also: 'Znaleziono też',
  showLines: 'Linie logu',
  console: 'konsola',
  find: 'Znajdź {name}',
  switchOff: 'Wyłącz {name}',
  switchedOff: '{name}: wyłączono. Teraz uruchom serwer.',
  settings: 'Otwórz ustawienia',
  backups: 'Do kopii zapasowych',
  openFile: 'Otwórz {file}',
  useJava: 'Włącz Javę {java} i uruchom',
  javaUsed: 'Serwer ma teraz Javę {java}',
  noJava: 'Java {java} nie pasuje do tego serwera. Weź wersję pluginu, moda lub silnika dla Javy {here}.',
  hasJava: 'Java {java} jest już wybrana. Uruchom serwer.',
  install: 'Zainstaluj {name}',
  update: 'Zaktualizuj {name}',
  versions: 'Wybierz inną wersję {name}',
  restore: 'Przywróć {file} z kopii',
  findPort: 'Znajdź {port} w plikach',
  ports: 'Do dodatkowych portów',
  confirm: {
    button: 'Potwierdź i uruchom',
    title: 'Usunąć to, co zostało po modach?',
    text:
      'Bloki, przedmioty i moby z brakujących modów znikną ze świata na zawsze. ' +
      'Jeśli mody mogą jeszcze wrócić, najpierw zrób kopię zapasową.',
    sent: 'Odpowiedź wysłana, serwer dalej się uruchamia.',
    failed: 'Brak połączenia z serwerem: odpowiedzi nie wysłano. Spróbuj ponownie.',
  },
  core: 'Zmień silnik lub wersję',
  addons: 'Do zainstalowanych',
  files: 'Do plików',
  undone: 'Ostatnia zmiana została cofnięta',
  undoneText: 'Przyczyna z poprzedniego logu już nie jest aktualna. Uruchom serwer.',
  nowStart: 'Gotowe. Uruchom serwer i sprawdź, czy pomogło.',
  nextPlan: 'Teraz masz {now}. Następny plan, „{plan}”, daje {more}.',
  facts: {
    addon: 'Plugin lub mod',
    id: 'ID',
    needs: 'Wymaga',
    wanted: 'Żądana wersja',
    found: 'Wersja tutaj',
    java: 'Potrzebna Java',
    javaHere: 'Java tutaj',
    file: 'Plik',
    other: 'I jeszcze',
    line: 'Linia',
    port: 'Port',
    place: 'Miejsce',
    chunk: 'Chunk',
    world: 'Świat',
    what: 'Dokładniej',
  },
  share: {
    button: 'Udostępnij log',
    about:
      'Otworzy go każdy, kto dostanie link. Po tygodniu log zniknie. Adresy, e-maile, hasła i tokeny ukrywamy.',
    preview: 'Tak zobaczą go inni',
    cut: 'Log jest długi, więc widać jego koniec.',
    make: 'Utwórz link',
    link: 'Link',
    until: 'Działa do {date}',
    remove: 'Usuń link',
    removed: 'Link usunięty',
    yours: 'Twoje linki',
    full: 'Nie może być więcej linków niż {most}. Najpierw usuń jeden.',
    nothing: 'Nie ma jeszcze czego pokazać: log jest pusty.',
  },
  page: {
    title: 'Log serwera',
    until: 'Udostępnił go właściciel serwera. Działa do {date}.',
    raw: 'Otwórz jako tekst',
    found: 'Co w nim znaleziono',
    unknown: 'Nie ma w nim błędu, który znamy.',
    gone: 'Tego logu tu nie ma',
    goneText: 'Linki działają tydzień. Właściciel mógł usunąć go wcześniej.',
  },
  codes: {
    eula: { what: 'EULA gry nie jest zaakceptowana', todo: 'Przeczytaj ją i zaakceptuj na stronie serwera.' },
    bad_flags: {
      what: 'Java nie zna jednego z argumentów',
      todo: 'Usuń go z argumentów Javy w ustawieniach.',
    },
    core_missing: { what: 'Brakuje pliku silnika', todo: 'Przywróć go z kosza lub z kopii zapasowej.' },
    wrong_java: {
      what: 'Potrzebna jest Java {java}',
      todo: 'Wybierz ją w ustawieniach albo weź wersję pasującą do obecnej Javy.',
    },
    awaits_confirm: {
      what: 'Serwer czeka na odpowiedź w konsoli',
      todo:
        'W świecie są rzeczy z modów, których już nie ma. ' +
        'Potwierdź, a znikną na zawsze. ' +
        'Albo zatrzymaj serwer i przywróć mody.',
    },
    disk_full: {
      what: 'Dysk jest pełny',
      todo: 'Usuń stare logi, zbędne światy i archiwa albo weź plan z większym dyskiem.',
    },
    memory: {
      what: 'Zabrakło pamięci',
      todo: 'Usuń część pluginów lub modów, zmniejsz zasięg renderowania albo weź większy plan.',
    },
    memory_killed: {
      what: 'Serwer zużył więcej pamięci, niż ma plan, i został zatrzymany',
      todo: 'Usuń część pluginów lub modów albo weź większy plan.',
    },
    threads: {
      what: 'Osiągnięto limit wątków',
      todo: 'Jakiś plugin lub mod tworzy je bez końca. Wyłącz te dodane ostatnio.',
    },
    open_files: {
      what: 'Za dużo otwartych plików naraz',
      todo:
        'Jakiś plugin lub mod otwiera pliki i ich nie zamyka. ' +
        'Zaktualizuj lub wyłącz te dodane ostatnio i uruchom ponownie.',
    },
    port_taken: {
      what: 'Port jest zajęty',
      todo:
        'Zwykle dwa pluginy słuchają na jednym porcie albo poprzedni proces się nie zakończył. ' +
        'Sprawdź porty w ustawieniach pluginów i uruchom ponownie.',
    },
    session_lock: {
      what: 'Świat jest używany przez inny proces',
      todo:
        'Poczekaj, aż serwer całkiem się zatrzyma, i uruchom ponownie. ' +
        'Jeśli to nie pomoże, usuń session.lock w folderze świata.',
    },
    world_newer: {
      what: 'Świat zapisano w nowszej wersji gry',
      todo: 'Wybierz wersję nie starszą niż ta, która go ostatnio otwierała, albo przywróć świat z kopii.',
    },
    world_older: {
      what: 'Świat jest za stary dla tej wersji',
      todo: 'Otwórz go najpierw w wersji pośredniej (której – mówi log), a potem w tej.',
    },
    world_mods: {
      what: 'Świat potrzebuje modów lub datapacków, których już nie ma',
      todo: 'Przywróć to, co usunięto, albo przywróć świat z kopii zapasowej.',
    },
    world_level: { what: 'Plik level.dat jest uszkodzony', todo: 'Przywróć świat z kopii zapasowej.' },
    download_failed: {
      what: 'Nie udało się pobrać potrzebnych plików',
      todo: 'Usługa, która je udostępnia, nie odpowiada. Uruchom serwer trochę później.',
    },
    missing_mod: { what: 'Brakuje moda {needs}', todo: 'Zainstaluj go: bez niego inny mod nie działa.' },
    mod_version: { what: 'Mod {needs} ma złą wersję', todo: 'Weź wersję, której wymaga drugi mod.' },
    loader_version: {
      what: 'Mod wymaga innej wersji loadera',
      todo: 'Zmień wersję silnika albo weź wersję moda dla tego loadera.',
    },
    mod_conflict: {
      what: 'Mody się wykluczają',
      todo: 'Wyłącz jeden z nich albo znajdź wersje, które ze sobą działają.',
    },
    client_only: {
      what: 'Ten mod jest tylko dla graczy',
      todo: 'Na serwerze nie działa. Wyłącz go tutaj; gracze mogą go zachować.',
    },
    mixin: {
      what: 'Mod nie mógł wpiąć się w grę',
      todo: 'Zwykle nie pasuje do wersji gry lub koliduje z innym modem. Wybierz inną wersję albo go wyłącz.',
    },
    ticking_entity: {
      what: 'Awarię wywołał byt (na przykład mob)',
      todo: 'Usuń go albo przywróć świat z kopii. Jeśli pochodzi z moda, zaktualizuj mod.',
    },
    ticking_block: {
      what: 'Awarię wywołał blok',
      todo: 'Usuń go albo przywróć świat z kopii. Jeśli pochodzi z moda, zaktualizuj mod.',
    },
    datapack: { what: 'Datapack się nie ładuje', todo: 'Wyłącz lub zaktualizuj datapack dodany ostatnio.' },
    world_region: {
      what: 'Część świata jest uszkodzona',
      todo: 'Przywróć ten plik z kopii zapasowej: reszta świata się nie zmieni.',
    },
    missing_plugin: {
      what: 'Brakuje pluginu {needs}',
      todo: 'Zainstaluj go: bez niego inny plugin nie działa.',
    },
    wrong_game: {
      what: 'Plugin lub mod jest dla innej wersji gry',
      todo: 'Weź jego wersję dla swojej wersji gry albo zmień wersję silnika.',
    },
    wrong_loader: {
      what: 'Plugin lub mod jest dla innego silnika',
      todo: 'Znajdź taki sam dla swojego silnika, a ten wyłącz.',
    },
    duplicate_addon: { what: 'To samo zainstalowano dwa razy', todo: 'Zostaw jeden plik, a drugi wyłącz.' },
    corrupt_jar: {
      what: 'Plik pluginu lub moda jest uszkodzony',
      todo: 'Pobierz go od autora i prześlij ponownie: pewnie przesyłanie się urwało.',
    },
    not_a_plugin: {
      what: 'Plik wśród pluginów lub modów nie pasuje do tego silnika',
      todo: 'Sprawdź, czy pobrano właściwy plik, a ten wyłącz.',
    },
    bad_file: {
      what: 'Błąd w pliku {file}',
      todo: 'Popraw go w edytorze. Najczęściej to wcięcia, cudzysłowy lub zbędny znak.',
    },
    forwarding: {
      what: 'Serwer i proxy mają niezgodne ustawienia',
      todo: 'Sekret przekazywania musi być taki sam na proxy i na wszystkich serwerach za nim.',
    },
    addon_port: {
      what: 'Plugin lub mod nie dostał własnego portu',
      todo:
        'Dodaj dodatkowy port w ustawieniach i wpisz jego numer w ustawieniach pluginu lub moda. ' +
        'Sama gra działa bez niego.',
    },
    database: {
      what: 'Plugin lub mod nie łączy się ze swoją bazą danych',
      todo: 'Sprawdź adres, nazwę i hasło w jego ustawieniach albo przełącz go na zapis w plikach.',
    },
    missing_class: {
      what: 'Pluginowi lub modowi brakuje części programu',
      todo: 'Zwykle ma złą wersję lub brakuje biblioteki. Wybierz inną wersję albo go wyłącz.',
    },
    stack_overflow: {
      what: 'Program się zapętlił',
      todo: 'Wyłącz lub zaktualizuj plugin, mod lub datapack dodany ostatnio.',
    },
    watchdog: {
      what: 'Serwer przestał odpowiadać i zatrzymał go watchdog',
      todo: 'Jeden tick trwał zbyt długo. Linie poniżej mówią, czym był zajęty: zaktualizuj to albo wyłącz.',
    },
    jvm_crash: {
      what: 'Awaria samej Javy',
      todo: 'Często to mod z własną biblioteką. Zaktualizuj go albo wybierz inną Javę.',
    },
    addon_failed: {
      what: 'Plugin lub mod nie wystartował',
      todo: 'Sprawdź jego ustawienia, wybierz inną wersję albo go wyłącz.',
    },
    game_crash: {
      what: 'Gra uległa awarii',
      todo:
        'Przyczynę widać w liniach poniżej. ' +
        'Zwykle winny jest mod lub plugin: zaktualizuj lub wyłącz te dodane ostatnio albo przywróć ' +
        'kopię.',
    },
    permission: { what: 'Brak dostępu do pliku', todo: 'Sprawdź jego uprawnienia w plikach serwera.' },
    session_servers: {
      what: 'Serwery logowania Mojang nie odpowiadają',
      todo: 'Gracze na razie nie wejdą. Zwykle problem mija sam.',
    },
    offline_mode: {
      what: 'Gracze wchodzą bez sprawdzania kont',
      todo:
        'Każdy może wejść pod cudzym nickiem. ' +
        'Postaw serwer za proxy albo zainstaluj plugin do logowania, na przykład AuthMe.',
    },
  },
}
