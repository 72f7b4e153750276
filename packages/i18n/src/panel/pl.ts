import { backups } from '../backups/pl.ts'
import { balance } from '../panel-balance/pl.ts'
import { schedule } from '../panel-schedule/pl.ts'
import { sftp } from '../panel-sftp/pl.ts'
import { uploads } from '../panel-uploads/pl.ts'
import { terms } from '../terms/pl.ts'
import type { PanelMessages } from './en.ts'

export const pl: PanelMessages<'pl'> = {
  sftp,
  terms,
  uploads,
  schedule,
  balance,
  frame: {
    hiddenCharacters: 'Nazwa zawiera niewidoczne znaki. Usuń je: wpisz nazwę od nowa.',
    openOtherAccount: 'Otwórz inne konto',
    skipToContent: 'Przejdź do treści',
    menu: 'Strony panelu',
    servers: 'Serwery',
    account: 'Konto',
    create: 'Utwórz serwer',
    language: 'Język',
    logOut: 'Wyloguj się',
    toSite: 'Na stronę hostingu',
    help: 'Pomoc',
    logo: '{brand} – do listy serwerów',
    notices: 'Powiadomienia',
    dismiss: 'Ukryj',
    loading: 'Wczytujemy…',
    close: 'Zamknij',
    cancel: 'Anuluj',
    save: 'Zapisz',
    saved: 'Zapisano',
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    copyFailed: 'Zaznaczono. Skopiuj ręcznie',
    retry: 'Spróbuj ponownie',
    offline: 'Brak połączenia z internetem. Gdy tylko wróci, pokażemy świeże dane.',
    codeLost:
      'Brak połączenia, więc ta strona jeszcze się nie wczytała. Otworzy się sama, gdy połączenie wróci.',
    needsScript: 'Panel sterowania wymaga JavaScriptu. Włącz go w ustawieniach przeglądarki.',
    stale: 'Nie udało się odświeżyć danych. Pokazujemy stan z godz. {time}.',
    failed: 'Nie udało się wczytać',
    gigabytes: '{amount}\u00a0GB',
    megabytes: '{amount}\u00a0MB',
    of: '{used} z {limit}',
    notFoundTitle: 'Nie znaleziono strony!',
    notFoundText: 'Być może serwer został usunięty albo w adresie jest literówka.',
    toServers: 'Do serwerów',
    show: 'Pokaż',
    hide: 'Ukryj',
    more: 'Inne działania',
  },
  errors: {
    network: 'Serwis nie odpowiada. Sprawdź połączenie i spróbuj ponownie.',
    offline: 'Brak połączenia z internetem. Spróbuj ponownie, gdy wróci.',
    demo: 'W demo to nie działa: konto jest tu tylko na niby.',
    invalid_request: 'Sprawdź wpisane dane.',
    unauthorized: 'Sesja wygasła. Zaloguj się ponownie.',
    forbidden: 'Nie masz uprawnień do tej czynności.',
    not_found: 'Tego serwera już nie ma.',
    method_not_allowed: 'Panel jest nieaktualny. Odśwież stronę.',
    payload_too_large: 'Za dużo danych naraz.',
    unsupported_media_type: 'Panel jest nieaktualny. Odśwież stronę.',
    conflict: 'Ta operacja już trwa. Odśwież stronę.',
    other_account: 'W tej przeglądarce jest już zalogowane inne konto. Nic nie zostało zrobione.',
    rate_limited: 'Zbyt często. Odczekaj minutę.',
    unavailable: 'Serwis jest chwilowo niedostępny. Spróbuj ponownie.',
    internal: 'Coś się u nas zepsuło. Spróbuj ponownie; jeśli to nie pomoże, napisz do wsparcia.',
    insufficient_balance: 'Na saldzie jest za mało pieniędzy.',
    currency_not_chosen: 'Najpierw wybierz walutę salda.',
    currency_fixed: 'Waluty nie da się już zmienić: na saldzie były już operacje.',
    refund_refused:
      'Tego już nie da się zrobić: saldo albo wniosek się zmieniły. Sprawdź i spróbuj jeszcze raz.',
    payment_refused: 'Teraz nie da się tak zapłacić. Wybierz inną kwotę albo inną metodę.',
    acceptance_act_refused:
      'Tego protokołu nie można teraz sporządzić: miesiąc jeszcze trwa albo brakuje danych firmy.',
    plan_refused: 'Ten plan jest teraz niedostępny.',
    promo_refused: 'Ten kod rabatowy nie działa.',
    subdomain_refused: 'Tej subdomeny nie można zająć.',
    node_full: 'Na tym węźle nie ma już miejsca. Wybierz inny.',
    node_unavailable: 'Węzeł nie odpowiada. Wybierz inny albo poczekaj.',
    core_refused: 'Na tym węźle nie ma takiego silnika. Wybierz inny.',
    core_not_there: 'Na tym węźle nie da się uruchomić silnika tego serwera. Wybierz inny węzeł.',
    plan_too_small: 'Ten plan ma za mało pamięci na ten silnik. Wybierz inny silnik albo większy plan.',
    eula_required: 'Najpierw zaakceptuj umowę licencyjną Minecrafta (EULA).',
    server_not_active: 'Serwer jest zawieszony lub zablokowany.',
    backups_locked: 'Wszystkie miejsca zajmują zablokowane kopie. Odblokuj jedną z nich.',
    no_backups: 'Węzeł tego serwera nie robi teraz kopii. Napisz do wsparcia.',
    backup_elsewhere: 'Ta kopia jest na poprzednim węźle. Aby ją odzyskać, napisz do wsparcia.',
    too_many_schedules: 'Serwer ma już 20 harmonogramów i więcej mieć nie może.',
    schedule_runs: 'Poprzednie uruchomienie tego harmonogramu jeszcze trwa.',
    too_many_names:
      'Ten serwer albo całe konto ma już tyle poprzednich nazw, ile może mieć: poczekaj, aż wygaśnie najstarsza.',
    too_many_domains: 'Ten serwer ma już tyle własnych domen, ile może mieć.',
    domain_refused: 'Tej domeny nie można dodać: jest już dodana albo należy do nas.',
    too_many_ports: 'Serwer ma już 5 dodatkowych portów i więcej mieć nie może.',
    no_free_ports: 'Na tym węźle nie ma już wolnych portów.',
  },
  states: {
    creating: 'Tworzony',
    starting: 'Uruchamiany',
    running: 'Działa',
    stopping: 'Zatrzymywany',
    stopped: 'Zatrzymany',
    crashed: 'Awaria',
    failed: 'Błąd',
    absent: 'Usuwany',
  },
  stateNotes: {
    creating: 'Instalujemy silnik i przygotowujemy folder serwera.',
    starting: 'Wczytuje się świat, jeszcze kilka sekund.',
    running: 'Można wchodzić.',
    stopping: 'Zapisujemy świat i wyłączamy.',
    stopped: 'Serwer jest wyłączony, świat zapisany.',
    crashed: 'Serwer sam zakończył działanie. Zaraz uruchomimy go ponownie.',
    failed: 'Serwer sam się już nie uruchomi. Zajrzyj do konsoli i uruchom go ręcznie.',
    absent: 'Usuwamy pliki serwera.',
  },
  stoppedEmpty: 'Serwer zatrzymał się sam: przez {time} nikogo na nim nie było.',
  proxyNotes: {
    starting: 'Proxy się uruchamia, jeszcze kilka sekund.',
    stopping: 'Wyłączamy proxy.',
    stopped: 'Proxy jest wyłączone, ustawienia zapisane.',
  },
  reasons: {
    crash:
      'Serwer nieoczekiwanie zakończył działanie. Po przerwie uruchomimy go ponownie; powód zwykle widać w konsoli.',
    crash_loop:
      'Serwer uległ awarii kilka razy z rzędu, więc go zatrzymaliśmy. ' +
      'Zobacz ostatnie linie konsoli i uruchom go ponownie.',
    out_of_memory:
      'Serwerowi zabrakło pamięci planu. ' +
      'Zmniejsz zasięg renderowania w ustawieniach i uruchom go ponownie. ' +
      'Jeśli to nie pomoże, wybierz większy plan: „Przegląd” → „Zmień plan”. ' +
      'Świat i adres zostaną te same.',
    disk_full:
      'Skończyło się miejsce na dysku, dlatego serwer został zatrzymany. ' +
      'Usuń zbędne pliki w zakładce „Pliki” i opróżnij tam kosz albo wybierz większy plan: „Przegląd” ' +
      '→ „Zmień plan”.',
    too_many_processes: 'Serwer uruchomił za dużo procesów, dlatego został zatrzymany.',
    core_unavailable:
      'Nie udało się pobrać silnika albo jego plik nie przeszedł kontroli. ' +
      'Próbujemy dalej: serwer uruchomi się, gdy tylko się uda.',
    port_taken:
      'Port serwera jest zajęty. Próbujemy dalej sami; jeśli serwer jest zatrzymany, uruchom go jeszcze raz.',
    start_timeout:
      'Serwer nie zdążył się uruchomić na czas. ' +
      'Próbujemy kilka razy; jeśli mimo to nie wystartuje, zajrzyj do konsoli i uruchom go ręcznie.',
    wrong_java:
      'Serwer potrzebuje innej Javy. Wybierz ją w ustawieniach serwera albo przyciskiem w opisie błędu na tej stronie.',
    eula: 'Serwer nie uruchomi się, dopóki nie zaakceptujesz umowy licencyjnej Minecrafta (EULA).',
    broken_world:
      'Nie udało się odczytać świata: jego pliki są uszkodzone albo powstał w nowszej wersji gry. ' +
      'Co dokładnie jest nie tak, mówią ostatnie linie konsoli.',
    missing_library:
      'Serwerowi brakuje biblioteki lub moda, bez których się nie uruchomi. Jakich – mówią ostatnie linie konsoli.',
    no_sandbox:
      'Ten węzeł nie ma sprawdzonej piaskownicy, a bez niej nie uruchamiamy cudzego kodu. ' +
      'Napisz do wsparcia: naprawić to możemy tylko my.',
    internal:
      'Błąd na naszym węźle. Próbujemy dalej sami; jeśli za kilka minut serwer nie ruszy, napisz do wsparcia.',
  },
  contracts: { suspended: 'Zawieszony', archived: 'W archiwum', blocked: 'Zablokowany', deleted: 'Usunięty' },
  nodeSilent: {
    text: 'Węzeł nie odpowiada',
    note:
      'Straciliśmy łączność z węzłem i nie wiemy, co się dzieje z serwerem: być może nadal działa. ' +
      'To, co zlecisz, wykona się, gdy węzeł wróci.',
  },
  maintenance: {
    restore: {
      state: 'Przywracanie kopii',
      text:
        'Trwa przywracanie kopii. Do końca przywracania serwer jest wyłączony, a jego pliki, pluginy, ' +
        'gracze i ustawienia są niedostępne. ' +
        'Potem wszystko wróci samo.',
      files: 'Trwa przywracanie kopii. Strona otworzy się sama, gdy przywracanie się skończy.',
    },
    move: {
      state: 'Przenoszenie na inny węzeł',
      text:
        'Serwer jest przenoszony na inny węzeł. ' +
        'Do końca przenosin jest wyłączony, a jego pliki, pluginy, gracze i ustawienia są niedostępne. ' +
        'Potem wszystko wróci samo.',
      files: 'Serwer jest przenoszony na inny węzeł. Strona otworzy się sama, gdy przenosiny się skończą.',
    },
  },
  pendingRestart: {
    mark: 'Potrzebny restart',
    text: 'Serwer działa jeszcze ze starymi wartościami. Na restart czekają: {what}.',
    reasons: {
      memory: 'pamięć z planu',
      cpu: 'rdzenie procesora z planu',
      java: 'argumenty Javy',
      settings: 'ustawienia',
      addons: 'pluginy, mody i datapacki',
      ports: 'porty',
    },
    memory: '{used} z {limit}, po restarcie {next}',
  },
  downloadFailed: {
    state: 'Nie pobrano silnika',
    retryAt: 'Następna próba o {time}.',
    retryNow: 'Próbujemy ponownie.',
    tryNow: 'Spróbuj teraz',
    otherVersion: 'Wybierz inną wersję',
    toVersion: 'Przejdź na {version}',
  },
  list: {
    heading: 'Serwery',
    count: {
      one: '{count} serwer',
      few: '{count} serwery',
      many: '{count} serwerów',
      other: '{count} serwera',
    },
    view: 'Widok listy',
    cards: 'Kafelki',
    table: 'Tabela',
    search: 'Szukaj',
    searchHint: 'Nazwa, subdomena lub węzeł',
    anyState: 'Dowolny',
    changing: 'Uruchamiany lub zatrzymywany',
    attention: 'Wymaga uwagi',
    order: 'Sortowanie',
    nothing: 'Nie ma takich serwerów',
    showAll: 'Pokaż wszystkie',
    name: 'Nazwa',
    state: 'Stan',
    address: 'Adres',
    plan: 'Plan',
    node: 'Węzeł',
    paidUntil: 'Opłacony do',
    noEnd: 'bezterminowo',
    endsSoon: {
      one: 'Kończy się: został {count} dzień',
      few: 'Kończy się: zostały {count} dni',
      many: 'Kończy się: zostało {count} dni',
      other: 'Kończy się: zostało {count} dnia',
    },
    players: { one: '{count} gracz', few: '{count} graczy', many: '{count} graczy', other: '{count} gracza' },
    open: 'Otwórz serwer {name}',
    emptyTitle: 'Tu pojawi się Twój serwer',
    emptyText: 'Wybierz plan i nazwę, resztą zajmiemy się my. Darmowy plan też działa całą dobę.',
    emptyButton: 'Utwórz pierwszy serwer',
    noAddress: 'pojawi się po uruchomieniu',
  },
  actions: { start: 'Uruchom', stop: 'Zatrzymaj', restart: 'Zrestartuj', kill: 'Zabij' },
  actionTaken: {
    start: 'Uruchamiamy serwer',
    stop: 'Zatrzymujemy serwer',
    restart: 'Restartujemy serwer',
    kill: 'Przerywamy proces serwera',
  },
  confirm: {
    stop: {
      title: 'Zatrzymać „{name}”?',
      text: 'Zapiszemy świat i rozłączymy graczy. Serwer możesz uruchomić ponownie w każdej chwili.',
    },
    restart: {
      title: 'Zrestartować „{name}”?',
      text: 'Zapiszemy świat i rozłączymy graczy na kilka sekund.',
    },
    kill: {
      title: 'Zabić proces „{name}”?',
      text:
        'Proces zostanie przerwany bez zapisu: ostatnie minuty świata mogą przepaść. ' +
        'Zrób to tylko wtedy, gdy zwykłe zatrzymanie nie pomaga.',
    },
  },
  create: {
    heading: 'Nowy serwer',
    lead: 'Serwer jest zwykle gotowy po kilku sekundach, a z modpackiem po kilku minutach.',
    plan: 'Plan',
    groups: { java: 'Java', bedrock: 'Bedrock', proxy: 'Proxy', ultra: 'Java Ultra' },
    memory: 'Pamięć',
    disk: 'Dysk',
    cores: 'Rdzenie',
    perMonth: 'miesięcznie',
    recommended: 'Polecamy',
    noCore: 'Wkrótce: nie ma jeszcze silnika',
    tellMe: 'Daj znać, gdy będzie',
    freePromise: 'Bez gwarancji danych i\u00a0działania',
    paidPromise: 'Dbamy o\u00a0dane, za przestój zwrot na\u00a0saldo',
    freeMemory:
      'Dlaczego darmowy plan ma {free} pamięci, a „{plan}” tylko {paid}? ' +
      'Darmowy jest na próbę: jeden na konto, jedna kopia zapasowa, bez gwarancji i\u00a0rekompensat. ' +
      'W\u00a0planie „{plan}” kopii może być więcej ({backups}), a za dane i\u00a0przestoje ' +
      'odpowiadamy my.',
    freeMemoryBackups: {
      one: '{count} kopia',
      few: '{count} kopie',
      many: '{count} kopii',
      other: '{count} kopii',
    },
    freeTaken: 'Darmowy serwer już masz',
    name: 'Nazwa',
    nameHint: 'Widzisz ją tylko Ty. Do 40 znaków.',
    namePlaceholder: 'Mój serwer',
    subdomain: 'Subdomena',
    subdomainHint:
      'To będzie adres serwera: pod nim wchodzą gracze. Od 3 do 32 znaków: a–z, cyfry i łącznik.',
    subdomainHintBedrock:
      'W Bedrocku wchodzi się przez adres węzła z portem, a ta nazwa zostanie przy serwerze. ' +
      'Od 3 do 32 znaków: a–z, cyfry i łącznik.',
    subdomainFree: 'Wolna',
    subdomainChecking: 'Sprawdzamy…',
    subdomainShape: 'Od 3 do 32 znaków: a–z, cyfry, łącznik tylko w środku',
    subdomainRefused: {
      taken: 'Ta nazwa jest już zajęta',
      reserved: 'Ta nazwa jest zastrzeżona, wybierz inną',
      not_allowed: 'Takiej nazwy nie można użyć',
    },
    core: 'Silnik i wersja',
    experimental: 'eksperymentalny',
    experimentalNote:
      'Młody silnik: w sam raz, by spróbować i pograć ze znajomymi, ale część mechanik gry jeszcze w nim nie działa.',
    coreLines: {
      paper: 'Pluginy i najlepsza szybkość: dobry wybór dla większości',
      purpur: 'Paper, w którym ustawisz jeszcze więcej',
      vanilla: 'Gra taka, jaką robi Mojang, bez pluginów i modów',
      fabric: 'Mody: lekki loader, szybko gotowy na nowe wersje',
      neoforge: 'Mody: duże modpacki do nowych wersji gry',
      forge: 'Mody: modpacki z poprzednich lat i wszystko, co wymaga Forge',
      velocity: 'Proxy: łączy kilka serwerów w jeden',
      'bedrock-dedicated': 'Serwer od Mojang na telefony, konsole i Windows',
      pocketmine: 'Pluginy dla Bedrocka, ale bez wielu mobów i mechanik',
      serenityjs: 'Bedrock z pluginami w JavaScripcie, jeszcze w budowie',
      'flying-squid': 'Prosty silnik w JavaScripcie, by szybko spróbować',
    },
    coreRefused: {
      unlisted: 'Lista wersji nie jest jeszcze dostępna',
      nowhere: 'Nie działa jeszcze na żadnym węźle',
      full: 'Na węzłach z tym silnikiem brak miejsca',
    },
    coreTooBig: 'Potrzebuje co najmniej {memory} pamięci: w tym planie nie wystartuje',
    coreReady: 'Zwykle gotowy w {seconds} – zmierzone u nas',
    coreTight:
      'Z {plan} pamięci {core} wystartuje, ale starczy jej tylko na mały świat i kilku graczy. ' +
      'Wygodnie gra się od {memory}.',
    spigotNote: 'Szukasz Spigota albo Bukkita? Wybierz Paper: uruchamia te same pluginy i działa szybciej.',
    bungeeNote:
      'Zamiast BungeeCorda i Waterfalla wybierz Velocity: Waterfall nie jest już rozwijany, a Velocity ' +
      'jest szybsze i lepiej chroni przed wejściem z cudzym nickiem. ' +
      'Pluginy BungeeCorda muszą mieć wersję dla Velocity.',
    catalogueEmpty:
      'Listy wersji od twórców silników nie są jeszcze pobrane, więc można wybrać tylko to, co węzły już mają.',
    version: 'Wersja',
    otherVersion: 'Inna wersja',
    versionTitle: '{core}: wybór wersji',
    versionSearch: 'Znajdź wersję',
    versionAll: 'Pokaż niestabilne i stare',
    versionNone: 'Nie ma takiej wersji.',
    versionUnstable: 'Pokaż niestabilne i stare: {count}',
    versionMore: 'Oto pierwsze {count}. Aby znaleźć pozostałe, wpisz część numeru.',
    build: 'kompilacja {build}',
    channels: { beta: 'beta', alpha: 'alfa', snapshot: 'snapshot', old: 'stara' },
    channelNote:
      'Twórcy nie uważają tej wersji za stabilną: może uszkodzić świat. Do świata, na którym Ci zależy, weź stabilną.',
    eula: 'Akceptuję umowę licencyjną Minecrafta (EULA)',
    eulaRead: 'Przeczytaj umowę',
    eulaMissing: 'Bez Twojej zgody Mojang nie pozwala uruchomić tego serwera',
    lacksCore: 'Brak silnika {core}',
    gameVersion: 'do Minecrafta {version}',
    node: 'Węzeł',
    nodeHint: 'Im mniejszy ping, tym płynniejsza gra.',
    noNodes: 'Nie ma teraz żadnych węzłów. Zajrzyj trochę później.',
    noRoom:
      'Żaden węzeł nie przyjmie teraz tego serwera: są pełne albo nie odpowiadają. ' +
      'Wybierz mniejszy plan albo zajrzyj trochę później.',
    otherNode: 'Wybrany węzeł nie przyjmie teraz tego serwera. Wybierz inny albo chwilę zaczekaj.',
    capacity: { available: 'Jest miejsce', full: 'Brak miejsca', unknown: 'Brak danych' },
    ping: '{ms} ms',
    pinging: 'mierzymy…',
    notMeasured: 'brak pomiaru',
    promo: 'Kod rabatowy',
    promoApply: 'Użyj',
    promoOff: 'Usuń',
    promoRefused: {
      unknown: 'Nie ma takiego kodu',
      expired: 'Kod stracił ważność',
      used_up: 'Limit użyć tego kodu jest wyczerpany',
      used_by_you: 'Ten kod jest już wykorzystany na Twoim koncie',
      not_for_free: 'Darmowy plan nie potrzebuje zniżki',
    },
    refused: {
      free_taken: 'Darmowy serwer jest jeden na konto i już go masz.',
      unconfirmed: 'Aby dostać darmowy serwer, potwierdź adres e-mail.',
      other_currency: 'Tego planu nie kupisz w walucie swojego salda.',
    },
    summary: 'Do zapłaty',
    price: 'Cena za miesiąc',
    promoLine: 'Kod {code}, −{percent}',
    total: 'Razem',
    balance: 'Na saldzie',
    left: 'Zostanie',
    missing: 'Brakuje',
    topUp: 'Na razie saldo doładujesz przez wsparcie. Wpisane dane zostaną zachowane.',
    toSupport: 'Napisz do wsparcia',
    free: 'Za darmo',
    currencyTitle: 'W jakiej walucie ma być saldo?',
    currencyText: 'Jedna waluta na konto. Możesz ją zmienić, dopóki na saldzie nie było żadnych operacji.',
    currencyNames: { BYN: 'Ruble białoruskie', RUB: 'Ruble rosyjskie' },
    submit: 'Utwórz za darmo',
    submitPaid: 'Utwórz za {price}',
    submitting: 'Tworzymy…',
    recounted:
      'Kwota została przeliczona, nic jeszcze nie pobraliśmy. Sprawdź ją i kliknij przycisk jeszcze raz.',
    fault: 'Sprawdź zaznaczone pola.',
    missingName: 'Nadaj serwerowi nazwę',
    toAccount: 'Otwórz konto',
  },
  server: {
    tabs: 'Zakładki serwera',
    overview: 'Przegląd',
    console: 'Konsola',
    files: 'Pliki',
    addons: { plugin: 'Pluginy', mod: 'Mody', datapack: 'Datapacki' },
    backups: 'Kopie',
    settings: 'Ustawienia',
    address: 'Adres do gry',
    addressHint: 'Wklej go w grze: „Tryb wieloosobowy” → „Połącz od razu”.',
    noAddress: 'Pojawi się, gdy serwer się uruchomi',
    progress: {
      fetch_java: 'Pobieramy Javę',
      fetch_core: 'Pobieramy silnik',
      prepare_core: 'Przygotowujemy silnik',
      wait_turn: 'Czeka na swoją kolej',
      start: 'Uruchamiamy',
    },
    progressOnce: 'Robimy to raz dla każdej kompilacji na węźle. Następne uruchomienia będą szybsze.',
    progressTurn: 'Węzeł uruchamia serwery po kolei, żeby nic nie lagowało tym, którzy już grają.',
    silentSeconds: {
      one: 'Nie odpowiada od {count} sekundy',
      few: 'Nie odpowiada od {count} sekund',
      many: 'Nie odpowiada od {count} sekund',
      other: 'Nie odpowiada od {count} sekund',
    },
    silentMinutes: {
      one: 'Nie odpowiada od {count} minuty',
      few: 'Nie odpowiada od {count} minut',
      many: 'Nie odpowiada od {count} minut',
      other: 'Nie odpowiada od {count} minut',
    },
    silentNote:
      'Proces działa, ale nie odpowiada grze: teraz nie da się wejść. Jeśli to nie minie, zrestartuj serwer.',
    killIn: {
      one: 'Zapisujemy świat. Jeśli serwer nie zdąży w ciągu {count} sekundy, wymusimy zatrzymanie.',
      few: 'Zapisujemy świat. Jeśli serwer nie zdąży w ciągu {count} sekund, wymusimy zatrzymanie.',
      many: 'Zapisujemy świat. Jeśli serwer nie zdąży w ciągu {count} sekund, wymusimy zatrzymanie.',
      other: 'Zapisujemy świat. Jeśli serwer nie zdąży w ciągu {count} sekund, wymusimy zatrzymanie.',
    },
    killNow: 'Czas minął: wymuszamy zatrzymanie.',
    playing: 'Teraz grają',
    playingHint: 'Tak odpowiada sama gra: może nie wymienić wszystkich.',
    playingMore: 'i jeszcze {count}',
    build: 'Kompilacja',
    bedrockHint: 'W grze: „Graj” → „Serwery” → „Dodaj serwer”. Adres i port wpisuje się w osobne pola.',
    bedrockAddress: 'Adres serwera',
    bedrockPort: 'Port',
    cpu: 'Procesor',
    memory: 'Pamięć',
    disk: 'Dysk',
    players: 'Gracze',
    noStats: 'brak danych',
    load: 'Obciążenie',
    hour: 'Godzina',
    day: 'Doba',
    period: 'Okres',
    chart: '{what}: teraz {now}, najmniej {low}, najwięcej {high}',
    noPoints: 'Brak danych z tego okresu',
    paidUntil: 'Opłacony do {date}',
    daysLeft: {
      one: 'został {count} dzień',
      few: 'zostały {count} dni',
      many: 'zostało {count} dni',
      other: 'zostało {count} dnia',
    },
    endsSoon: '{date} skończy się opłacony okres i serwer się zatrzyma. Przedłuż go wcześniej.',
    freePlan: 'Darmowy plan, bezterminowo',
    extend: 'Przedłuż',
    extendTitle: 'Przedłużyć serwer?',
    extendText: 'Z salda pobierzemy {price}. Masz na nim teraz {balance}.',
    extendUntil: 'Serwer będzie opłacony do {date}.',
    extended: 'Serwer przedłużony',
    suspended:
      'Opłacony okres minął, serwer jest zawieszony. ' +
      'Przedłuż go, a znów ruszy. {date} zostanie usunięty; jeszcze przez 14 dni wsparcie może ' +
      'przywrócić go z ostatniej kopii.',
    archive: {
      text:
        'Od dawna nikogo tu nie było, więc serwer trafił do archiwum. ' +
        'Świat i ustawienia są w kopii zapasowej, a nazwa nadal należy do Ciebie.',
      saving:
        'Serwer trafia do archiwum: powstaje ostatnia kopia zapasowa. ' +
        'Jeśli go potrzebujesz, nie czekaj na nią: kliknij „Przywróć serwer”.',
      restore: 'Przywróć serwer',
      clearing:
        'Stare pliki są jeszcze usuwane z węzła. Przywracanie zacznie się automatycznie za kilka minut.',
      waiting:
        'Na żadnym węźle nie ma teraz miejsca. ' +
        'Serwer czeka w kolejce: przywrócimy go, gdy tylko zwolni się miejsce, i wyślemy Ci e-mail.',
      restoring: 'Serwer wraca z archiwum: jego pliki są kopiowane na węzeł.',
      failed: 'Nie udało się przywrócić serwera. Kopia zapasowa jest nienaruszona, spróbuj ponownie.',
      begun: 'Przywracamy serwer.',
    },
    blocked: 'Serwer zablokowano za złamanie zasad. W razie pytań napisz do wsparcia.',
    blockReason: 'Powód: {reason}',
    deleted: 'Serwer usunięto razem z danymi.',
    core: 'Silnik',
    node: 'Węzeł',
    subdomain: 'Subdomena',
    created: 'Utworzono',
    activity: 'Historia',
    noActivity: 'Nie ma jeszcze wpisów',
    who: { operator: 'wsparcie', service: 'serwis', schedule: 'harmonogram' },
    kinds: {
      created: 'Utworzono serwer',
      start: 'Uruchomienie',
      stop: 'Zatrzymanie',
      restart: 'Restart',
      kill: 'Proces zabity',
      renamed: 'Nowa nazwa',
      settings_changed: 'Zmieniono ustawienia',
      eula_accepted: 'Zaakceptowano umowę licencyjną (EULA)',
      plan_changed: 'Zmieniono plan',
      schedule_created: 'Utworzono harmonogram',
      schedule_changed: 'Zmieniono harmonogram',
      schedule_deleted: 'Usunięto harmonogram',
      port_added: 'Dodano port',
      port_removed: 'Usunięto port',
      port_changed: 'Dodatkowy port ma nowy numer',
      backends_changed: 'Zmieniono serwery za proxy',
      put_behind: 'Postawiono za proxy',
      taken_out: 'Odłączono od proxy',
      subdomain_changed: 'Zmieniono subdomenę',
      domain_added: 'Dodano własną domenę',
      domain_removed: 'Usunięto własną domenę',
      domain_confirmed: 'Domena potwierdzona',
      domain_lost: 'Domena utracona: jej rekordu nie ma od ponad tygodnia',
      joining_changed: 'Zmieniono uruchamianie przy wejściu gracza',
      started_by_joining: 'Uruchomiony wejściem gracza',
      empty_stop_on: 'Włączono zatrzymywanie pustego serwera',
      empty_stop_off: 'Wyłączono zatrzymywanie pustego serwera',
      stopped_empty: 'Zatrzymany, bo nikogo nie było',
      move: 'Rozpoczęto przenoszenie na inny węzeł',
      moved: 'Przeniesiono na inny węzeł',
      not_moved: 'Przeniesienie się nie udało, serwer został na swoim węźle',
      extended: 'Przedłużono',
      auto_extend_on: 'Włączono automatyczne przedłużanie',
      auto_extend_off: 'Wyłączono automatyczne przedłużanie',
      restored: 'Przywrócono po opłaceniu',
      archived: 'W archiwum: serwer długo stał nieużywany',
      unarchived: 'Przywrócono z archiwum',
      suspended: 'Zawieszono: okres minął',
      blocked: 'Zablokowano',
      unblocked: 'Odblokowano',
      deleted: 'Usunięto',
      data_deleted: 'Usunięto dane',
      backup: 'Kopia zapasowa',
      backup_deleted: 'Usunięto kopię zapasową',
      backup_failed: 'Kopia zapasowa się nie udała',
      restore: 'Rozpoczęto przywracanie z kopii',
      restored_backup: 'Przywrócono z kopii',
      restore_failed: 'Przywracanie z kopii się nie udało',
      restore_cancelled: 'Anulowano przywracanie z kopii',
      addons_change: 'Rozpoczęto zmianę pluginów lub modów',
      core_change: 'Rozpoczęto zmianę silnika lub wersji',
      pack_install: 'Rozpoczęto instalację modpacka',
      reinstall: 'Rozpoczęto ponowną instalację',
      changed: 'Zmiana zakończona',
      change_failed: 'Zmiana się nie udała, wszystko zostało po staremu',
      change_cancelled: 'Zmianę anulowano',
      change_undo: 'Rozpoczęto cofanie zmiany',
      change_undone: 'Zmianę cofnięto',
      undo_failed: 'Nie udało się cofnąć zmiany',
      crashed: 'Awaria',
      failed: 'Nie uruchomił się',
      stopped: 'Zatrzymany przez węzeł',
      files: 'Zmieniono pliki',
    },
    because: '{what}. {reason}',
    outcomes: {
      failed: '{what}: nie udało się',
      superseded: '{what}: zastąpione późniejszym działaniem',
    },
  },
  backups,
  console: {
    label: 'Linie konsoli',
    input: 'Komenda do serwera',
    placeholder: 'Komenda, na przykład list',
    send: 'Wyślij',
    connecting: 'Łączymy się…',
    connected: 'Połączono',
    reconnecting: 'Połączenie się urwało, łączymy się ponownie…',
    offline: 'Brak połączenia z internetem',
    notSent: 'Nie ma połączenia z serwerem. Komenda nie została wysłana i nadal jest w polu.',
    sending: 'Wysyłamy „{command}”…',
    lost:
      'Połączenie się urwało podczas wysyłania komendy „{command}”. ' +
      'Czy została wykonana, dowiemy się, gdy tylko połączenie wróci.',
    unknown:
      'Węzeł uruchomił się ponownie i nie wiadomo, czy komenda „{command}” została wykonana. ' +
      'Sprawdź to w liniach konsoli.',
    notDone: 'Komenda „{command}” nie została wykonana.',
    late: 'Połączenie się urwało i komenda nie dotarła do serwera.',
    sendAgain: 'Wyślij ponownie',
    notRunning: 'Serwer nie działa.',
    ipBan:
      'Serwer widzi jeden adres wszystkich graczy. Ban na IP zablokowałby wszystkich: zbanuj gracza po nicku.',
    tooMany: 'Zbyt często. Odczekaj kilka sekund.',
    noRight: 'Nie masz uprawnień do wysyłania komend.',
    unreachable: 'Nie można połączyć się z węzłem tego serwera.',
    blocked: 'Konsola zablokowanego serwera jest zamknięta.',
    empty: 'Konsola jest jeszcze pusta. Linie pojawią się, gdy serwer się uruchomi.',
    newLines: {
      one: '{count} nowa linia',
      few: '{count} nowe linie',
      many: '{count} nowych linii',
      other: '{count} nowej linii',
    },
    warning: 'Uwaga',
    error: 'Błąd',
    gap: 'Wcześniejszych linii nie ma już na węźle.',
    search: 'Szukaj',
    searchLabel: 'Szukaj w całej konsoli',
    found: {
      one: 'Znaleziono {count} linię',
      few: 'Znaleziono {count} linie',
      many: 'Znaleziono {count} linii',
      other: 'Znaleziono {count} linii',
    },
    moreFound: 'Pokazano ostatnie 200.',
    nothingFound: 'Nic nie znaleziono',
    clearSearch: 'Zamknij wyszukiwanie',
    download: 'Pobierz',
    downloadFailed: 'Nie udało się pobrać konsoli.',
    aloud: 'Czytaj linie na głos',
    aloudHint: 'Dla czytników ekranu',
    burst: {
      one: '{count} nowa linia',
      few: '{count} nowe linie',
      many: '{count} nowych linii',
      other: '{count} nowej linii',
    },
  },
  move: {
    heading: 'Przeniesienie na inny węzeł',
    text:
      'Serwer się zatrzyma, świat zostanie zapisany, a wszystkie pliki skopiowane na inny węzeł i ' +
      'porównane. Potem serwer uruchomi się tam. ' +
      'W tym czasie nie można grać, a adres z portem się zmieni.',
    node: 'Dokąd',
    button: 'Przenieś',
    title: 'Przenieść „{name}” na {node}?',
    confirm:
      'Serwer zatrzyma się teraz, a gracze wyjdą. ' +
      'Na {node} będzie miał nowy adres z portem: podaj go tym, którzy z niego korzystają. ' +
      'Im większy świat, tym dłużej to potrwa.',
    none: 'Na żadnym innym węźle nie ma teraz miejsca dla tego serwera.',
    stopping: 'Serwer się zatrzymuje i zapisuje świat…',
    copying: 'Pliki są kopiowane na {node}…',
    settling: 'Serwer jest już na {node} i tam się przygotowuje.',
    done: 'Serwer jest już na {node}. Nazwa jest ta sama, zmienił się tylko adres z portem.',
    failed: 'Nie udało się przenieść serwera na {node}.',
    stayed: 'Został tam, gdzie był, ze wszystkimi plikami.',
    failures: {
      source_away:
        'Węzeł, na którym jest serwer, przestał odpowiadać albo serwer zbyt długo się zatrzymywał. Spróbuj później.',
      target_away: 'Drugi węzeł przestał odpowiadać. Wybierz inny albo spróbuj później.',
      no_space: 'Na dysku drugiego węzła zabrakło miejsca. Wybierz inny albo spróbuj później.',
      too_large:
        'Pliki serwera są większe niż dysk w planie albo plików i zagnieżdżonych folderów jest za ' +
        'dużo. Napisz do wsparcia.',
      unreadable: 'Części plików serwera nie udało się odczytać. Napisz do wsparcia.',
      not_the_same: 'Kopia różniła się od plików serwera. Spróbuj jeszcze raz.',
      in_the_way: 'Na drugim węźle została stara kopia tego serwera. Napisz do wsparcia.',
      called_off: 'Wsparcie odwołało przeniesienie.',
    },
  },
  settings: {
    general: 'Ogólne',
    name: 'Nazwa',
    core: 'Ustawienia gry',
    restartNote: 'Ustawienia silnika działają od następnego uruchomienia.',
    unsaved: 'Zmiany nie są zapisane. Poczekają tu, dopóki ta karta przeglądarki jest otwarta.',
    discard: 'Odrzuć zmiany',
    restartNow: 'Zrestartuj teraz',
    heap:
      'Z {plan} planu {heap} to sterta Javy: świat, gracze i pluginy. ' +
      'Resztę zajmują sama Java, wątki i sieć; bez tego zapasu serwer padałby z braku pamięci.',
    heapProxy:
      'Z {plan} planu {heap} to sterta Javy: połączenia graczy i pluginy. ' +
      'Resztę zajmują sama Java, wątki i sieć; bez tego zapasu proxy padałoby z braku pamięci.',
    groups: {
      joining: 'Wejście na serwer',
      game: 'Gra',
      world: 'Świat',
      network: 'Proxy i serwery za nim',
      java: 'Java',
      other: 'Pozostałe',
    },
    fields: {
      motd: { label: 'Opis na liście serwerów', hint: 'Linia pod nazwą serwera w grze' },
      maxPlayers: {
        label: 'Limit graczy',
        hint: 'Tylu graczy serwer wpuści naraz. Plan nie ogranicza slotów',
      },
      gameMode: { label: 'Tryb gry', hint: 'Dla nowych graczy' },
      difficulty: { label: 'Poziom trudności', hint: 'Jak groźne są moby' },
      hardcore: { label: 'Hardcore', hint: 'Jedno życie: po śmierci można już tylko patrzeć' },
      onlineMode: {
        label: 'Sprawdzaj konta Minecraft',
        hint: 'Wejdą tylko gracze z kupioną grą. Bez tego każdy wejdzie z dowolnym nickiem',
      },
      whitelist: {
        label: 'Whitelista',
        hint: 'Wejdą tylko gracze z listy. Dodasz ich w zakładce „Gracze”',
      },
      pvp: { label: 'Walka między graczami (PvP)', hint: 'Gracze mogą ranić się nawzajem' },
      allowFlight: {
        label: 'Pozwól latać',
        hint: 'Bez tego serwer wyrzuca graczy, którzy jego zdaniem latają. Potrzebne niektórym modom',
      },
      allowCheats: { label: 'Zezwalaj na kody', hint: 'Komendy takie jak /give i /tp dla operatorów' },
      commandBlocks: { label: 'Bloki poleceń', hint: 'Bloki, które same wykonują komendy' },
      viewDistance: { label: 'Zasięg renderowania', hint: 'W chunkach. Im mniejszy, tym lżej serwerowi' },
      simulationDistance: {
        label: 'Zasięg symulacji',
        hint: 'W chunkach: gdzie chodzą moby i rosną uprawy. Im mniejszy, tym lżej serwerowi',
      },
      spawnProtection: {
        label: 'Ochrona miejsca odrodzenia',
        hint: 'Promień w blokach, w którym budują tylko operatorzy. 0: bez ochrony',
      },
      levelType: { label: 'Typ świata', hint: 'Ma znaczenie tylko przy tworzeniu świata' },
      world: { label: 'Typ świata', hint: 'Ma znaczenie tylko przy tworzeniu świata' },
      seed: { label: 'Ziarno świata', hint: 'Puste: losowe. Ma znaczenie tylko przy tworzeniu świata' },
      servers: {
        label: 'Serwery za proxy',
        hint: 'Gracze trafiają na pierwszy działający. Gdy się zatrzyma, przyjmie ich następny z listy',
      },
      forwarding: {
        label: 'Przekazywanie danych gracza',
        hint:
          'Skąd serwery za proxy znają prawdziwy nick i UUID gracza. ' +
          'Bezpieczny jest tylko Modern: przy pozostałych każdy, kto zna adres samego serwera, wejdzie ' +
          'na niego z dowolnym nickiem',
      },
      forwardingSecret: {
        label: 'Sekret proxy',
        hint:
          'Z ustawień Twojego proxy Velocity. ' +
          'Z nim na serwer można wejść tylko przez to proxy i to ono sprawdza konta. ' +
          'Minecraft 1.13 lub nowszy. Fabric, NeoForge i Forge potrzebują do tego moda. ' +
          'Puste: bez proxy',
      },
      collector: { label: 'Odśmiecanie pamięci (GC)', hint: 'Jak Java zwalnia pamięć' },
      javaArguments: {
        label: 'Argumenty Javy',
        hint: 'Dodamy je do naszych. Pamięć wynika z planu i tutaj jej nie zmienisz',
      },
      timeZone: {
        label: 'Strefa czasowa',
        hint: 'Dla logu i pluginów, które korzystają z zegara. Zmieni się przy następnym starcie',
      },
    },
    coreHints: {
      velocity: {
        maxPlayers:
          'Liczba widoczna na liście serwerów. O tym, ilu graczy wejdzie, decydują serwery za proxy',
        onlineMode:
          'Proxy sprawdza konta za wszystkie serwery, które za nim stoją. Bez tego każdy wejdzie z dowolnym nickiem',
        forwardingSecret:
          'Wspólny dla proxy i serwerów za nim. Nikomu go nie pokazuj: kto go zna, wejdzie na nie z dowolnym nickiem',
      },
      'bedrock-dedicated': {
        whitelist: 'Wejdą tylko gracze z listy. Dodasz ich w konsoli: allowlist add i nick gracza',
      },
      'flying-squid': {
        maxPlayers: 'Liczba widoczna na liście serwerów. Slotów nie ograniczamy',
        onlineMode: 'Z tym silnikiem jeszcze nie sprawdzone. Bez tego każdy wejdzie z dowolnym nickiem',
      },
    },
    options: {
      gameMode: {
        survival: 'Przetrwanie',
        creative: 'Kreatywny',
        adventure: 'Przygoda',
        spectator: 'Widz',
      },
      difficulty: { peaceful: 'Pokojowy', easy: 'Łatwy', normal: 'Normalny', hard: 'Trudny' },
      levelType: {
        normal: 'Domyślny',
        flat: 'Całkiem płaski',
        large_biomes: 'Wielkie biomy',
        amplified: 'Powiększony (Amplified)',
      },
      timeZone: { node: 'Jak na węźle' },
      world: { hills: 'Wzgórza', flat: 'Płaski' },
      collector: { auto: 'Wybierz automatycznie', g1: 'G1', zgc: 'ZGC generacyjny' },
      forwarding: { none: 'Wyłączone', modern: 'Modern (Velocity)', legacy: 'Legacy (BungeeCord)' },
    },
    backends: {
      none: 'Nie ma jeszcze serwerów: gracze nie mają dokąd trafić.',
      add: 'Dodaj serwer',
      choose: 'Wybierz serwer',
      another: 'Inny, według adresu',
      address: 'Adres',
      addressFault: 'Adres z portem, na przykład play.example.com:25565',
      name: 'Nazwa na proxy',
      nameFault: 'Litery a–z, cyfry, - i _; każda nazwa tylko raz',
      full: 'Na liście nie ma już miejsca',
      addButton: 'Dodaj',
      up: 'Przesuń {name} w górę',
      down: 'Przesuń {name} w dół',
      remove: 'Usuń {name} z listy',
      joined: 'Wpuszcza graczy przez to proxy',
      apart: 'Nie zna jeszcze tego proxy i nie wpuści jego graczy',
      unable:
        'Nie może stać za proxy. Mogą Paper i Purpur od 1.13, a z modem Fabric oraz od 1.20.2 NeoForge i Forge',
      elsewhere: 'Wpisz sekret podany niżej w jego ustawieniach',
      gone: 'Tego serwera już nie ma',
      join: 'Połącz',
      joinTitle: 'Połączyć „{name}” z tym proxy?',
      joinText:
        'Serwer dostanie sekret proxy i uruchomi się ponownie, jeśli działa. ' +
        'Potem będzie można na niego wejść tylko przez proxy i to proxy będzie sprawdzać konta.',
      joinedNow: '„{name}” wpuszcza teraz graczy przez proxy',
      chooseOwn: 'Wybierz ze swoich',
      chooseTitle: 'Które serwery postawić za proxy?',
      chooseText:
        'Każdy dostanie sekret proxy i, jeśli działa, uruchomi się ponownie. ' +
        'Proxy dowie się o nich bez ponownego uruchomienia. ' +
        'Potem będzie można na nie wejść tylko przez proxy i to ono będzie sprawdzać konta.',
      chooseButton: 'Postaw za proxy',
      chosen: 'Serwery są teraz za proxy',
      takeOutTitle: 'Odłączyć „{name}” od proxy?',
      takeOutText:
        'Sekret zniknie z jego ustawień i serwer znów będzie sam sprawdzać konta. ' +
        'Jeśli działa, uruchomi się ponownie; proxy dowie się o tym bez ponownego uruchomienia.',
      takeOutButton: 'Odłącz',
      takenOut: '„{name}” nie jest już za proxy',
      needsMod: 'Potrzebuje moda {mod}: dopóki go nie ma, serwer nie wpuści graczy z proxy',
      modUnknown: 'Wpuszcza graczy z proxy z modem {mod}; teraz nie widać, czy jest zainstalowany',
      modThere: 'Mod {mod} jest zainstalowany',
      findMod: 'Znajdź {mod}',
      takeOutMod: 'Wyłącz lub usuń też mod {mod}: dopóki jest, serwer nie wpuści nikogo bezpośrednio.',
      behind: 'Za proxy',
      behindHint: 'Wejść można tylko przez proxy: pod własnym adresem serwer nie wpuszcza graczy.',
      inFront: 'Serwery za nim',
      noneBehind:
        'Za tym proxy nie ma jeszcze żadnego serwera: gracze, którzy na nie wejdą, zostaną rozłączeni.',
      putBehind: 'Postaw za nim serwer',
      behindOther:
        'Tego proxy nie ma wśród Twoich serwerów. ' +
        'Aby gracze znów wchodzili bezpośrednio, wyczyść „Sekret proxy” w ustawieniach.',
      openSettings: 'Otwórz ustawienia',
      noStart:
        'Serwer jest za proxy, a wejście przez proxy go nie uruchamia. Uruchomisz go w panelu albo z harmonogramu.',
      backendsStay:
        'Serwery za nim zostaną: {names}. ' +
        'Sekret proxy zniknie z ich ustawień, a te, które działają, uruchomią się ponownie. ' +
        'Potem na każdy będzie można wejść bezpośrednio, pod jego własnym adresem.',
      proxyStays: 'Proxy przed nim zostanie: {names}. Gracze nie dostaną się już przez nie na ten serwer.',
    },
    tooLong: 'Najwyżej {max} znaków',
    range: 'Liczba całkowita od {min} do {max}',
    javaArgumentFaults: {
      form: '{word}: tak nie zapisuje się argumentów Javy. Pasują -D…, -XX:… i --add-opens=…',
      memory: '{word}: o pamięci decyduje plan',
      collector: '{word}: odśmiecanie (GC) wybiera się w osobnym polu',
      program: '{word}: ładuje obcy kod albo czyta argumenty z innego miejsca',
      files: '{word}: zapisuje zrzuty i logi, które zapychają dysk',
      remote: '{word}: otwiera zdalne zarządzanie Javą bez hasła',
      number: '{word}: potrzebna liczba całkowita od {min} do {max}',
      metrics: '{word}: ukrywa przed panelem dane o serwerze',
      ours: '{word}: tę wartość ustawiamy sami',
      time_zone: '{word}: strefę czasową wybiera się w osobnym polu',
      log4j: '{word}: wyłącza ochronę przed Log4Shell',
    },
    emptyStop: {
      heading: 'Zatrzymywanie pustego serwera',
      intro:
        'Gdy na serwerze nikogo nie ma, może zatrzymać się sam. ' +
        'Czas liczy się od wyjścia ostatniego gracza albo od uruchomienia. ' +
        'Podczas tworzenia kopii zapasowej, przywracania, przesyłania plików lub zadania z ' +
        'harmonogramu serwer się nie zatrzyma. ' +
        'Uruchamianie z harmonogramu działa jak dotąd.',
      switch: 'Zatrzymuj serwer, gdy nikogo na nim nie ma',
      after: 'Zatrzymaj po',
      turnedOn: 'Zatrzymywanie pustego serwera włączone',
      turnedOff: 'Zatrzymywanie pustego serwera wyłączone',
      starters: 'Ponownie uruchomić serwer, wchodząc na niego, mogą: {names}.',
      nobody:
        'Uruchamianie przy wejściu nie jest ustawione: zatrzymany serwer będzie można uruchomić tylko ' +
        'w panelu albo z harmonogramu.',
      bedrock:
        'Wejście gracza nie uruchamia serwerów Bedrock: zatrzymany serwer będzie można uruchomić tylko ' +
        'w panelu albo z harmonogramu.',
      link: 'Ustaw uruchamianie przy wejściu',
      unknown: 'Serwer nie podaje, ilu graczy na nim jest. Dopóki tak jest, sam się nie zatrzyma.',
    },
    danger: 'Usuwanie',
    deleteTitle: 'Usunąć „{name}”?',
    deleteText: 'Świat, ustawienia i konsola znikną na zawsze.',
    deleteMoney: 'Pieniędzy za pozostały czas nie zwracamy.',
    deleteMoneySum: 'Pieniędzy za pozostały czas nie zwracamy: przepadnie {amount}.',
    losses: {
      lead: 'Zniknie na zawsze:',
      unknown: 'Części tej listy nie udało się wczytać. Zniknie wszystko, co ma serwer.',
      worlds: 'Światy',
      allFiles: 'wszystkie, razem z ustawieniami i logami',
      backupsGone: '{count}. Nie przywrócisz z nich serwera.',
      addressKept: 'Jeszcze przez {days} możesz go zająć tylko Ty.',
      domains: 'Podpięte domeny',
    },
    deleteType: 'Aby potwierdzić, wpisz nazwę: {name}',
    deleteButton: 'Usuń serwer',
    deleting: 'Serwer jest usuwany',
    notActive: 'Ustawień nie można teraz zmienić: serwer jest zawieszony lub zablokowany.',
  },
  account: {
    heading: 'Konto',
    profile: 'Profil',
    since: 'Z nami od {date}',
    avatarHint: 'Obrazek powstaje z loginu',
    email: 'E-mail',
    confirmed: 'potwierdzony',
    unconfirmed: 'niepotwierdzony',
    unconfirmedText: 'Otwórz link z wiadomości, a darmowy serwer będzie Twój.',
    noEmail: 'Nie ma jeszcze adresu e-mail. Podaj go, a darmowy serwer będzie Twój.',
    waiting: 'Czeka na potwierdzenie: {email}. Do tego czasu piszemy na poprzedni adres.',
    sendAgain: 'Wyślij wiadomość',
    enterCode: 'Wpisz kod z wiadomości',
    sent: 'Wiadomość wysłana',
    changeEmail: 'Zmień e-mail',
    newEmail: 'Nowy e-mail',
    emailShape: 'Podaj pełny adres, na przykład name@example.com',
    emailRefused:
      'Serwer pocztowy nie przyjmuje naszych e-maili na {email}. ' +
      'Sprawdź adres i popraw go, jeśli jest w nim literówka; jeśli jest poprawny, podaj inny.',
    password: 'Hasło',
    currentPassword: 'Obecne hasło',
    newPassword: 'Nowe hasło',
    repeat: 'Jeszcze raz',
    changePassword: 'Zmień hasło',
    passwordChanged: 'Hasło zmienione',
    passwordNote: 'Co najmniej 10 znaków. Po zmianie pozostałe sesje się zakończą.',
    noPassword:
      'Nie masz hasła: logujesz się przez sieć społecznościową. ' +
      'Ustawisz je na stronie logowania, linkiem „Nie pamiętasz hasła?”.',
    wrongPassword: 'Nieprawidłowe hasło',
    passwordFaults: {
      password_short: 'Za krótkie: potrzeba co najmniej 10 znaków',
      password_long: 'Za długie: najwyżej 128 znaków',
      password_common: 'To hasło łatwo odgadnąć, wymyśl inne',
      repeat_differs: 'Hasła się różnią',
    },
    factor: 'Drugi krok logowania',
    factorOn: 'Włączony',
    factorOff: 'Wyłączony',
    factorText: 'Przy logowaniu, oprócz hasła, potrzebny będzie kod z aplikacji w telefonie.',
    enable: 'Włącz',
    disable: 'Wyłącz',
    factorScan: 'Zeskanuj kod aplikacją do haseł jednorazowych.',
    factorKey: 'Albo wpisz klucz:',
    factorCode: 'Sześć cyfr z aplikacji',
    factorVerify: 'Sprawdź',
    factorWrong: 'Nieprawidłowy kod. Sprawdź zegar w telefonie.',
    factorEnabled: 'Drugi krok logowania włączony',
    factorDisabled: 'Drugi krok logowania wyłączony',
    codes: 'Kody zapasowe',
    codesText: 'Każdy z nich może raz zastąpić aplikację. Zapisz je teraz: drugi raz ich nie pokażemy.',
    codesNew: 'Nowe kody',
    codesKept: 'Kody zapisane',
    passwordAsked: 'Wpisz hasło, aby kontynuować.',
    continue: 'Dalej',
    sessions: 'Sesje',
    thisSession: 'ta sesja',
    revoke: 'Zakończ',
    revoked: 'Sesja zakończona',
    logOutOthers: 'Zakończ pozostałe',
    logOutAll: 'Wyloguj wszędzie',
    logOutAllText: 'Zakończą się wszystkie sesje, ta też. Trzeba będzie zalogować się ponownie.',
    unknownBrowser: 'Nieznana przeglądarka',
    sessionSince: 'od {date}',
    networks: 'Sieci społecznościowe',
    linked: 'połączono',
    link: 'Połącz',
    unlink: 'Odłącz',
    linkText: 'Potem zalogujesz się także przez {network}.',
    unlinkText: 'Przez {network} już się nie zalogujesz.',
    networkOutcomes: {
      network_denied: 'Łączenie anulowano.',
      network_taken: 'Ten profil jest już połączony z innym kontem.',
      network_failed: 'Nie udało się połączyć profilu społecznościowego. Spróbuj jeszcze raz.',
    },
    sessionOld:
      'Konto nie ma hasła, więc trzeba zalogować się od nowa. ' +
      'Wyloguj się, zaloguj ponownie przez sieć społecznościową i spróbuj jeszcze raz.',
    logInAgain: 'Wyloguj się i zaloguj ponownie',
    balance: 'Saldo',
    balanceEmpty: 'Nie było jeszcze żadnych płatności.',
    noCurrency: 'Nie wybrano waluty salda',
    entries: 'Operacje na saldzie',
    date: 'Data',
    what: 'Operacja',
    sum: 'Kwota',
    entryKinds: {
      credit: 'Doładowanie',
      refund: 'Zwrot',
      debit: 'Potrącenie',
      purchase: 'Zakup',
      extension: 'Przedłużenie',
      plan_change: 'Zmiana planu',
      payment: 'Płatność',
      chargeback: 'Płatność cofnięta przez bank',
      payout: 'Wniosek o zwrot',
      payout_ended: 'Wniosek o zwrot zamknięty',
      chargeback_reversed: 'Bank anulował cofnięcie płatności',
      period_ended: 'Koniec opłaconego czasu, reszta zwrócona',
      period_restored: 'Opłacony czas przywrócony',
      debt_paid: 'Spłata długu',
      debt_written_off: 'Dług umorzony',
    },
    data: 'Twoje dane',
    exportText: 'Wszystko, co o Tobie przechowujemy, w jednym pliku JSON.',
    export: 'Pobierz dane',
    lossesText:
      'Za siedem dni konto zostanie usunięte na zawsze; do tego czasu możesz je zachować. Oto co przepadnie:',
    lossesServer: 'Serwer {server} ({subdomain})',
    lossesPaid: 'opłacony do {date}, pozostało {amount}',
    lossesFree: 'darmowy',
    lossesBackups: 'Kopie zapasowe: {count}',
    lossesBalance: 'Saldo: {amount}',
    lossesRefundable:
      'W tym Twoje pieniądze: {amount}. Najpierw złóż wniosek o zwrot: po usunięciu przepadną.',
    lossesRefundRequested:
      'Wniosek o zwrot {number} na kwotę {amount}: rozpatrzymy go także po usunięciu konta, ale bez ' +
      'e-maili. Po zatwierdzeniu pieniądze wrócą tą samą drogą, którą przyszły, po odrzuceniu ' +
      'przepadną. Bezpieczniej poczekać na decyzję.',
    lossesRefundApproved:
      'Zwrot {number} na kwotę {amount} jest zatwierdzony: pieniądze dotrą także po usunięciu konta. ' +
      'Jeśli nie da się ich zwrócić tą samą drogą, nie będziemy mogli do Ciebie napisać.',
    lossesNone: 'Nie ma serwerów ani pieniędzy na saldzie.',
    deleteCode: 'Kod z aplikacji',
    deleteCodeWrong: 'Ten kod nie pasuje',
    deletionPlanned: 'Konto zostanie usunięte {date}. Do tego czasu możesz je zachować.',
    deletionUndo: 'Zachowaj konto',
    deleteTitle: 'Usunąć konto?',
    deleteType: 'Aby potwierdzić, wpisz login: {login}',
    deleteButton: 'Usuń konto',
  },
}
