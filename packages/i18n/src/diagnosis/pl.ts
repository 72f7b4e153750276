import type { DiagnosisMessages } from './messages.ts'

export const pl: DiagnosisMessages = {
  heading: 'Dlaczego nie wystartował?',
  headingCrash: 'Dlaczego się zawiesił?',
  reading: 'Czytamy log…',
  noLog: 'Logu jeszcze nie ma: serwer nic nie zapisał.',
  unread: 'Nie udało się odczytać logu.',
  unknown: 'Nie znamy tego błędu',
  unknownText: 'Te linie najpewniej o nim mówią. Pokaż je temu, kto ci pomaga.',
  also: 'Znaleziono też',
  showLines: 'Linie logu',
  console: 'konsola',
  find: 'Znajdź {name}',
  switchOff: 'Wyłącz {name}',
  switchedOff: '{name}: wyłączono. Teraz uruchom serwer.',
  settings: 'Otwórz ustawienia',
  backups: 'Do kopii zapasowych',
  openFile: 'Otwórz {file}',
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
    eula: { what: 'Nikt nie zgodził się na EULA gry', todo: 'Przeczytaj ją i zgódź się na stronie serwera.' },
    bad_flags: { what: 'Java nie zna jednej z opcji startu', todo: 'Usuń ją z opcji Javy w ustawieniach.' },
    core_missing: { what: 'Brakuje pliku silnika', todo: 'Przywróć go z kosza lub z kopii zapasowej.' },
    wrong_java: {
      what: 'Potrzebna jest Java {java}',
      todo: 'Wybierz ją w ustawieniach albo weź wersję pasującą do obecnej Javy.',
    },
    disk_full: {
      what: 'Dysk jest pełny',
      todo: 'Usuń stare logi, zbędne światy i archiwa albo weź plan z większym dyskiem.',
    },
    memory: {
      what: 'Zabrakło pamięci',
      todo: 'Usuń część pluginów lub modów, zmniejsz zasięg widzenia albo weź większy plan.',
    },
    memory_killed: {
      what: 'Serwer zużył więcej pamięci, niż ma plan, i został zatrzymany',
      todo: 'Usuń część pluginów lub modów albo weź większy plan.',
    },
    threads: {
      what: 'Osiągnięto limit wątków',
      todo: 'Jakiś plugin lub mod tworzy je bez końca. Wyłącz te dodane ostatnio.',
    },
    port_taken: {
      what: 'Port jest zajęty',
      todo: 'Zwykle dwa pluginy słuchają na jednym porcie albo poprzedni proces się nie skończył. Sprawdź porty w ustawieniach pluginów i uruchom ponownie.',
    },
    session_lock: {
      what: 'Świat jest używany przez inny proces',
      todo: 'Poczekaj, aż serwer całkiem się zatrzyma, i uruchom ponownie. Jeśli to nie pomoże, usuń session.lock w folderze świata.',
    },
    world_newer: {
      what: 'Świat zapisano w nowszej wersji gry',
      todo: 'Wybierz wersję nie starszą niż ta, która go ostatnio otwierała, albo przywróć świat z kopii.',
    },
    world_level: { what: 'Plik level.dat jest uszkodzony', todo: 'Przywróć świat z kopii zapasowej.' },
    download_failed: {
      what: 'Nie udało się pobrać potrzebnych plików',
      todo: 'Usługa, która je ma, nie odpowiada. Uruchom serwer trochę później.',
    },
    missing_mod: { what: 'Brakuje moda {needs}', todo: 'Zainstaluj go: bez niego inny mod nie działa.' },
    mod_version: { what: 'Mod {needs} ma złą wersję', todo: 'Weź wersję, której wymaga drugi mod.' },
    loader_version: {
      what: 'Mod wymaga innej wersji loadera',
      todo: 'Zmień wersję silnika albo weź wersję moda dla tego loadera.',
    },
    mod_conflict: {
      what: 'Dwa mody się wykluczają',
      todo: 'Wyłącz jeden z nich albo znajdź wersje, które się zgadzają.',
    },
    client_only: {
      what: 'Ten mod jest tylko dla graczy',
      todo: 'Na serwerze nie działa. Wyłącz go tutaj; gracze mogą go zachować.',
    },
    mixin: {
      what: 'Mod nie mógł wpiąć się w grę',
      todo: 'Zwykle nie pasuje do wersji gry lub kłóci się z innym modem. Zaktualizuj go albo wyłącz.',
    },
    ticking_entity: {
      what: 'Serwer wywrócił się na bycie',
      todo: 'Usuń go albo przywróć świat z kopii. Jeśli pochodzi z moda, zaktualizuj mod.',
    },
    ticking_block: {
      what: 'Serwer wywrócił się na bloku',
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
      todo: 'Weź jego wersję dla twojej gry albo zmień wersję silnika.',
    },
    wrong_loader: {
      what: 'Mod jest dla innego loadera',
      todo: 'Znajdź taki sam dla twojego silnika, a ten wyłącz.',
    },
    duplicate_addon: { what: 'To samo zainstalowano dwa razy', todo: 'Zostaw jeden plik, a drugi wyłącz.' },
    corrupt_jar: {
      what: 'Plik pluginu lub moda jest uszkodzony',
      todo: 'Pobierz go ponownie: pewnie przesyłanie się urwało.',
    },
    not_a_plugin: {
      what: 'Plik wśród pluginów nie pasuje do tego silnika',
      todo: 'Sprawdź, czy to właściwy plik, a ten wyłącz.',
    },
    bad_file: {
      what: 'Błąd w pliku {file}',
      todo: 'Popraw go w edytorze. Najczęściej to wcięcia, cudzysłowy lub zbędny znak.',
    },
    forwarding: {
      what: 'Serwer i proxy się nie zgadzają',
      todo: 'Sekret przekazywania musi być taki sam na proxy i na wszystkich serwerach za nim.',
    },
    missing_class: {
      what: 'Pluginowi lub modowi brakuje części programu',
      todo: 'Zwykle ma złą wersję lub brakuje biblioteki. Zaktualizuj go.',
    },
    stack_overflow: {
      what: 'Program się zapętlił',
      todo: 'Wyłącz lub zaktualizuj plugin, mod lub datapack dodany ostatnio.',
    },
    watchdog: {
      what: 'Serwer przestał odpowiadać i zatrzymał go strażnik',
      todo: 'Jeden tick trwał zbyt długo. Linie poniżej mówią, czym był zajęty: zaktualizuj to albo wyłącz.',
    },
    jvm_crash: {
      what: 'Zawiesiła się sama Java',
      todo: 'Często to mod z własną biblioteką. Zaktualizuj go albo wybierz inną Javę.',
    },
    addon_failed: {
      what: 'Plugin lub mod nie wystartował',
      todo: 'Zaktualizuj go, sprawdź jego ustawienia albo wyłącz.',
    },
    permission: { what: 'Brak dostępu do pliku', todo: 'Sprawdź jego uprawnienia w plikach serwera.' },
    session_servers: {
      what: 'Serwery logowania Mojang nie odpowiadają',
      todo: 'Gracze na razie nie wejdą. Zwykle samo to mija.',
    },
    offline_mode: {
      what: 'Gracze wchodzą bez sprawdzenia licencji',
      todo: 'Każdy może wejść pod cudzym nickiem. Tak ma być tylko za proxy.',
    },
  },
}
