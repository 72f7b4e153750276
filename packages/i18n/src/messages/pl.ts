import type { Messages } from './en.ts'

export const pl: Messages<'pl'> = {
  frame: {
    skipToContent: 'Przejdź do treści',
    home: 'Strona główna',
    help: 'Pomoc',
    contact: 'Kontakt z nami',
    knowledgeBase: 'Baza wiedzy',
    status: 'Status',
    panel: 'Panel sterowania',
    createServer: 'Utwórz serwer',
    language: 'Język',
    mainMenu: 'Menu główne',
    breadcrumbs: 'Jesteś tutaj',
    footer: 'Stopka',
    navigation: 'Nawigacja',
    documents: 'Dokumenty',
    oferta: 'Regulamin świadczenia usług',
    userAgreement: 'Warunki korzystania',
    privacy: 'Polityka prywatności',
    security: 'Bezpieczeństwo płatności',
    payment: 'Zasady płatności',
    partner: 'Program partnerski',
    contacts: 'Kontakt',
    commercialOffers: 'Oferty handlowe: {email}',
    notAffiliated:
      '{brand} to niezależny serwis. Nie jest powiązany z Mojang Studios ani Microsoft i nie jest ' +
      'przez nie autoryzowany. Minecraft jest znakiem towarowym Mojang Synergies AB.',
    company: '{company}. UNP {number}. Adres: {address}.',
    paymentMethods: 'Metody płatności',
    newTab: 'otworzy się w nowej karcie',
    logo: '{brand} – strona główna',
  },
  systems: {
    allWell: 'Wszystkie systemy działają prawidłowo!',
    problems: {
      one: 'Problemy na {count} węźle',
      few: 'Problemy na {count} węzłach',
      many: 'Problemy na {count} węzłach',
      other: 'Problemy na {count} węzła',
    },
    unknown: 'Stan systemów jest nieznany',
    checking: 'Sprawdzamy systemy…',
    none: 'Nie ma jeszcze żadnych węzłów',
    incident: 'Trwa incydent',
    maintenance: 'Trwają planowane prace',
  },
  landing: {
    pages: {
      home: {
        title: 'Darmowy hosting Minecraft z ochroną DDoS – {brand}',
        description:
          'Darmowy hosting serwerów Minecraft Java i\u00a0Bedrock: gotowy w 15\u00a0sekund, bez limitu ' +
          'slotów, z ochroną DDoS, działa dzień i noc. ' +
          'Bez karty.',
        a: 'Darmowy hosting **Minecraft** z\u00a0ochroną DDoS',
        b: 'Serwer **Minecraft** w\u00a015\u00a0sekund. Za\u00a0darmo',
        lead:
          'Paper, Fabric, Forge czy Bedrock: wybierasz silnik i\u00a0wersję, resztą zajmujemy się my. ' +
          'Bez karty, bez limitu slotów, działa też w\u00a0nocy.',
      },
      bedrock: {
        title: 'Darmowy hosting Minecraft Bedrock – {brand}',
        description:
          'Serwer Minecraft Bedrock na telefon, tablet i Windows: za darmo, gotowy w 15\u00a0sekund, z ' +
          'ochroną DDoS i bez limitu slotów. ' +
          'Działa dzień i noc.',
        a: 'Darmowy hosting **Bedrock** z\u00a0ochroną DDoS',
        b: 'Serwer **Bedrock** w\u00a015\u00a0sekund. Za\u00a0darmo',
        lead:
          'Oficjalny serwer Mojang albo PocketMine-MP na\u00a0telefony, tablety i\u00a0Windows. ' +
          'Graczom wystarczą adres i\u00a0port.',
      },
      java: {
        title: 'Darmowy hosting Minecraft Java – {brand}',
        description:
          'Serwer Minecraft Java Edition za darmo: gotowy w 15\u00a0sekund, bez limitu slotów, konsola ' +
          'w przeglądarce, ochrona DDoS. Działa dzień i noc.',
        a: 'Darmowy hosting **Minecraft Java** z\u00a0ochroną DDoS',
        b: 'Serwer **Java Edition** w\u00a015\u00a0sekund. Za\u00a0darmo',
        lead:
          'Paper, Purpur, Fabric, NeoForge, Forge albo czysta gra od\u00a0Mojang. ' +
          'Bez karty, bez limitu slotów; konsola i\u00a0ustawienia w\u00a0przeglądarce.',
      },
      bungeecord: {
        title: 'Hosting BungeeCord: zamiast niego proxy Velocity – {brand}',
        description:
          'Velocity zamiast BungeeCorda i Waterfalla: cała sieć serwerów Minecraft pod jednym adresem. ' +
          'Łącze 1\u00a0Gb/s, ochrona DDoS i start w 15\u00a0sekund.',
        a: 'Proxy **Velocity** zamiast BungeeCorda',
        b: '**Velocity** zamiast BungeeCorda w\u00a015\u00a0sekund',
        lead:
          'Waterfall nie jest już rozwijany, a\u00a0BungeeCord przekazuje dane graczy bez podpisu. ' +
          'Velocity jest szybsze i\u00a0nikt nie wejdzie pod cudzym nickiem.',
      },
      velocity: {
        title: 'Hosting Velocity z ochroną DDoS – {brand}',
        description:
          'Szybkie proxy Velocity dla sieci serwerów Minecraft: łącze 1\u00a0Gb/s, ochrona DDoS i ' +
          'start w 15\u00a0sekund. Mniej pamięci, więcej graczy, jeden adres.',
        a: 'Hosting **Velocity** z\u00a0ochroną DDoS',
        b: 'Proxy **Velocity** w\u00a015\u00a0sekund',
        lead: 'Nowoczesne proxy dla sieci serwerów: mniej pamięci, więcej graczy, jeden adres.',
      },
      spigot: {
        title: 'Hosting Spigot: darmowy serwer na Paperze – {brand}',
        description:
          'Paper zamiast Spigota: te same pluginy, a działa szybciej. ' +
          'Darmowy serwer w 15\u00a0sekund, bez limitu slotów. ' +
          'Pluginy instalujesz jednym kliknięciem.',
        a: 'Serwer **Paper** zamiast Spigota. Za\u00a0darmo',
        b: 'Serwer **Paper** zamiast Spigota w\u00a015\u00a0sekund',
        lead:
          'Paper wyrósł ze\u00a0Spigota i\u00a0obsługuje te same pluginy, a\u00a0utrzymuje więcej ' +
          'graczy. Dlatego zamiast Spigota stawiamy właśnie jego.',
      },
      paper: {
        title: 'Darmowy hosting Paper – {brand}',
        description:
          'Serwer Minecraft na szybkim silniku Paper: za darmo, z wysokim TPS, bez limitu slotów i ' +
          'z\u00a0ochroną DDoS. Działa dzień i noc.',
        a: 'Darmowy hosting **Paper** z\u00a0ochroną DDoS',
        b: 'Serwer **Paper** w\u00a015\u00a0sekund. Za\u00a0darmo',
        lead:
          'Silnik, który trzyma 20\u00a0TPS tam, gdzie inne się poddają. ' +
          'Pluginy ze\u00a0Spigota działają bez przeróbek.',
      },
      pe: {
        title: 'Darmowy serwer Minecraft PE na telefon – {brand}',
        description:
          'Utwórz serwer Minecraft PE i graj ze znajomymi na telefonie: za darmo, w 15\u00a0sekund, ' +
          'bez limitu slotów i z\u00a0ochroną DDoS. ' +
          'Wystarczy podać adres.',
        a: 'Darmowy serwer **Minecraft PE** z\u00a0ochroną DDoS',
        b: 'Serwer **Minecraft PE** w\u00a015\u00a0sekund. Za\u00a0darmo',
        lead: 'Utwórz serwer z\u00a0telefonu i\u00a0zaproś znajomych: wystarczą im adres i\u00a0port.',
      },
      forever: {
        title: 'Darmowy hosting Minecraft na zawsze – {brand}',
        description:
          'Darmowy serwer Minecraft bez limitu czasu: działa dzień i noc, bez limitu slotów, z ochroną ' +
          'DDoS. Karta płatnicza nie jest potrzebna.',
        a: 'Hosting **Minecraft** – za\u00a0darmo na\u00a0zawsze',
        b: 'Serwer **Minecraft** na\u00a0zawsze. W\u00a015\u00a0sekund',
        lead: 'Darmowy plan nie kończy się po\u00a0miesiącu i\u00a0nie wymaga karty. Serwer działa dzień i\u00a0noc.',
      },
      pmmp: {
        title: 'Darmowy hosting PocketMine-MP – {brand}',
        description:
          'Serwer PocketMine-MP (PMMP) dla Minecraft Bedrock: za darmo, gotowy w 15\u00a0sekund, bez ' +
          'limitu slotów i z\u00a0ochroną DDoS.',
        a: 'Darmowy hosting **PocketMine** z\u00a0ochroną DDoS',
        b: 'Serwer **PocketMine** w\u00a015\u00a0sekund. Za\u00a0darmo',
        lead:
          'Silnik PMMP szybko startuje i\u00a0potrzebuje mało pamięci. ' +
          'Świetny do\u00a0minigier, a\u00a0do\u00a0zwykłego survivalu weź serwer od\u00a0Mojang.',
      },
    },
    viewPlans: 'Zobacz plany',
    viewPanel: 'Zobacz panel',
    panelTitle: 'Panel, w którym wszystko widać',
    panelLead:
      'Uruchamianie, obciążenie, konsola i historia na jednym ekranie, na komputerze i na telefonie. ' +
      'Wypróbuj panel na przykładowych serwerach, bez rejestracji.',
    panelPictures: {
      desktop: 'Przegląd serwera w panelu: adres, procesor, pamięć, dysk, gracze i wykresy obciążenia',
      phone: 'Konsola serwera na telefonie: log startu, wiadomości graczy i pole na komendę',
    },
    promo: 'Kod {code} – {percent}% zniżki na pierwszy miesiąc',
    social: 'Nasze media społecznościowe',
    liveNodes: { one: 'węzeł online', few: 'węzły online', many: 'węzły online', other: 'węzły online' },
    livePing: 'Twój ping do węzła {node}',
    livePingUnknown: 'Twój ping do najbliższego węzła',
    liveTitle: 'W tej chwili',
    notMeasured: 'brak pomiaru',
    closeCampaign: 'Zamknij',
    whyTitle: 'Dlaczego gracze wybierają nas',
    reasons: {
      shield: {
        title: 'Ochrona przed atakami',
        text: 'Filtrujemy ataki DDoS o sile do kilku Tb/\u2060s. Niczego nie trzeba ustawiać.',
      },
      cpu: {
        title: 'Szybkie procesory',
        text: 'Ryzen\u00a09 7950X i 5950X w planach Ultra: zapas TPS na duże farmy i wielu graczy.',
      },
      speed: {
        title: 'Gotowe w 15\u00a0sekund',
        text: 'Wybierasz plan, a po\u00a015\u00a0sekundach wchodzisz na serwer.',
      },
      people: {
        title: 'Odpowiada człowiek, nie bot',
        text: 'Pomagamy w dzień i w\u00a0nocy. Pisz jak do znajomego – odpowiemy konkretnie.',
      },
    },
    giftsTitle: 'To wszystko w prezencie',
    giftsLead: 'W każdym planie, także w darmowym.',
    giftArchive: 'Darmowy serwer nieużywany przez {days} trafia do archiwum.',
    gifts: {
      free: {
        title: 'Darmowy hosting',
        text: 'Serwer za 0\u00a0BYN, bez karty i bez limitu czasu.',
      },
      subdomain: { title: 'Własna subdomena', text: 'Darmowy adres zamiast cyfr i portu.' },
      channel: {
        title: 'Łącze 1\u00a0Gb/\u2060s',
        text: 'Wystarczy nawet setkom graczy.',
      },
      sftp: { title: 'Wszystkie pliki przez SFTP', text: 'Pełny dostęp: światy, pluginy, ustawienia.' },
      install: {
        title: 'Instalacja jednym kliknięciem',
        text: 'Pluginy, mody i modpacki dodasz w panelu.',
      },
      slots: { title: 'Sloty bez limitu', text: 'Ilu znajomych zaprosisz, tylu zagra.' },
      nonstop: {
        title: 'Działa 24/7',
        text: 'Serwer sam nie zasypia: pusty zatrzyma się tylko wtedy, gdy zechcesz.',
      },
      support: { title: 'Wsparcie 24/7', text: 'Odpowiemy nawet o trzeciej w nocy.' },
      shield: { title: 'Ochrona DDoS', text: 'Odpieramy ataki o sile do kilku Tb/\u2060s.' },
    },
    available: 'Już działa',
    soon: 'Wkrótce',
    reviewsTitle: 'Opinie',
    reviewsNote: 'Negatywnych opinii nie usuwamy ani nie moderujemy.',
    reviewsVk: 'Opinie na VK',
    reviewsDiscord: 'Opinie na Discordzie',
    reviewSource: 'opinia w serwisie {network}',
    statsTitle: '{brand} w liczbach',
    statSatisfied: 'zadowolonych klientów',
    statSince: 'rok, od którego działamy',
    statSeconds: 'sekund, nie dłużej, i serwer gotowy',
    statReady: {
      one: 'sekunda i serwer gotowy ({core})',
      few: 'sekundy i serwer gotowy ({core})',
      many: 'sekund i serwer gotowy ({core})',
      other: 'sekundy i serwer gotowy ({core})',
    },
    readyHere:
      'Zmierzone u nas w ciągu ostatnich 30 dni; trzy z czterech startów nie trwały dłużej niż: {cores}.',
    joinTitle: 'Dołącz do nas',
    joinDiscord: { title: 'Discord', text: 'Pomoc z serwerem, nowości i szukanie graczy.' },
    joinVk: { title: 'VK', text: 'Nowości, kody rabatowe i konkursy.' },
    join: 'Dołącz',
  },
  plans: {
    title: 'Plany',
    lead: 'Sloty bez limitu, łącze 1\u00a0Gb/\u2060s i\u00a0ochrona DDoS – w\u00a0każdym.',
    java: 'Java',
    bedrock: 'Bedrock',
    proxy: 'Proxy',
    ultraTitle: 'Plany Ultra',
    ultraText:
      'Więcej rdzeni, większy dysk i procesory Ryzen\u00a09 7950X/5950X. 6\u00a0rdzeni Ultra to tyle, co 9 zwykłych.',
    standardText: 'Zwykłe plany działają na procesorach średniej mocy.',
    freePromise: 'Bez gwarancji danych i\u00a0działania',
    paidPromise: 'Dbamy o\u00a0dane, za przestój zwrot na\u00a0saldo',
    promiseNote:
      'Darmowy serwer może zwolnić, zatrzymać się albo zostać usunięty – bez rekompensaty. ' +
      'Za dane i\u00a0działanie płatnych odpowiadamy: za przestój z\u00a0naszej winy zwracamy opłatę ' +
      'na\u00a0saldo jako bonus. Szczegóły opisuje {offer}.',
    promiseOffer: 'regulamin',
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
    archiveNote:
      'Jeśli przez {days} nikt nie gra na darmowym serwerze, a właściciel nie zagląda do panelu, ' +
      'serwer trafia do archiwum: uprzedzimy e-mailem, zachowamy świat i nazwę, a przywrócisz go ' +
      'jednym kliknięciem.',
    archiveDays: { one: '{count} dzień', few: '{count} dni', many: '{count} dni', other: '{count} dnia' },
    recommended: 'Polecamy',
    memory: 'Pamięć',
    disk: 'Dysk',
    cores: 'Rdzenie',
    gigabytes: '{amount}\u00a0GB',
    perMonth: '/\u00a0miesiąc',
    choose: 'Wybierz',
    choosePlan: 'Wybierz plan „{plan}”',
    tellMe: 'Daj znać, gdy będzie',
    currency: 'Waluta',
    oldPrice: 'Poprzednia cena',
    discount:
      'Przy płatności w {currency} wszystkie plany są tańsze o {percent}. To stała zniżka, bez daty końcowej.',
    terms:
      'Gdy płacisz od razu za kilka miesięcy, każdy z\u00a0nich jest tańszy: {terms}. ' +
      'Automatyczne przedłużanie opłaca po jednym miesiącu, bez tej zniżki.',
    termShare: '{term}\u00a0−{percent}',
    termPrice: '{term}: {price} (−{percent})',
    bynOnly: 'Za ten plan zapłacisz tylko w BYN',
    tabsLabel: 'Edycja gry',
  },
  status: {
    title: 'Status systemów – {brand}',
    description:
      'Sprawdź, czy węzły hostingu {brand} działają w tej chwili: ich obciążenie, bieżące problemy i ' +
      'Twój ping do każdego węzła, odświeżane co 30\u00a0sekund.',
    heading: 'Status systemów',
    lead: 'Dane węzłów odświeżają się co 30\u00a0sekund.',
    node: 'Węzeł',
    load: 'Obciążenie',
    state: 'Stan',
    duration: 'Czas trwania',
    ping: 'Twój ping',
    well: 'Działa',
    problems: {
      overload: 'Przeciążony procesor',
      memory: 'Kończy się pamięć',
      disk: 'Kończy się miejsce na dysku',
      no_report: 'Węzeł nie odpowiada',
    },
    unnamedProblem: 'Awaria',
    noData: 'Brak danych',
    notMeasured: 'brak pomiaru',
    loading: 'Wczytujemy listę węzłów…',
    empty: 'Nie ma jeszcze żadnych węzłów. Pierwszy pojawi się tutaj, gdy tylko się zgłosi.',
    failed: 'Nie udało się pobrać stanu węzłów. Spróbujemy ponownie za 30\u00a0sekund.',
    stale: 'Brak świeżych danych. Poniższą listę pobrano {age}.',
    updated: 'Zaktualizowano o {time}',
    problemNodes: {
      one: 'Problemy na {count} węźle: {names}',
      few: 'Problemy na {count} węzłach: {names}',
      many: 'Problemy na {count} węzłach: {names}',
      other: 'Problemy na {count} węzła: {names}',
    },
    needsScript: 'Aby zobaczyć dane na żywo, włącz JavaScript: pobiera je i mierzy Twoja przeglądarka.',
    pingNote: 'Ping to czas odpowiedzi węzła dla Twojej przeglądarki: lepsza z dwóch prób.',
    caption: 'Węzły, ich obciążenie i stan',
    retry: 'Spróbuj ponownie',
    published: 'Stan na {time}',
    historyTitle: 'Ostatnie 90 dni',
    historyFailed: 'Historia jest chwilowo niedostępna. Lista węzłów powyżej odświeża się jak zwykle.',
    spans: { day: '24 godziny', week: '7 dni', month: '30 dni', quarter: '90 dni' },
    bars: 'Węzeł {name} dzień po dniu',
    dayUp: 'Działał: {time}',
    dayDegraded: 'Z problemami: {time}',
    dayDown: 'Nie odpowiadał: {time}',
    dayNoData: 'Brak danych: {time}',
    dayLoad: 'Średnie obciążenie: {percent}',
    degraded: 'Z problemami',
    down: 'Nie odpowiada',
    counting:
      'Dostępność to odsetek minut, w których węzeł odpowiadał, wśród minut, z których mamy dane. ' +
      'Minuty bez danych nie liczą się ani na plus, ani na minus. ' +
      'Doby liczymy według UTC. Zapowiedziane prace nie są odliczane: minuty, w których węzeł nie ' +
      'odpowiadał, wchodzą do wyniku.',
    openTitle: 'Teraz',
    plannedTitle: 'Planowane prace',
    pastTitle: 'Wcześniejsze incydenty',
    pastNone: 'W ciągu ostatnich 90 dni nie było incydentów.',
    incidentStates: {
      investigating: 'Szukamy przyczyny',
      identified: 'Przyczyna znana',
      monitoring: 'Obserwujemy',
      resolved: 'Rozwiązano',
      planned: 'Zaplanowano',
      in_progress: 'Prace trwają',
      completed: 'Zakończono',
      cancelled: 'Odwołano',
    },
    impact: {
      none: 'Bez wpływu na grę',
      degraded: 'Serwery działają niestabilnie',
      down: 'Serwery są niedostępne',
    },
    affectedNodes: 'Węzły: {names}',
    otherLanguage: 'Tego komunikatu nie ma jeszcze po polsku.',
    follow: 'Śledź status',
    badge: 'Plakietka na Twoją stronę',
    badgeWords: {
      label: 'status',
      up: 'działa',
      problems: 'problemy',
      maintenance: 'prace w toku',
      unknown: 'brak danych',
    },
  },
  notFound: {
    title: 'Nie znaleziono strony! – {brand}',
    description:
      'Takiej strony nie ma w serwisie {brand}. ' +
      'Sprawdź adres albo wróć na stronę główną i utwórz darmowy serwer Minecraft w 15\u00a0sekund.',
    heading: 'Nie znaleziono strony!',
    text: 'Wygląda na to, że ktoś już wykopał ten blok. Sprawdź adres albo wróć na stronę główną.',
    goHome: 'Na stronę główną',
  },
  soon: {
    title: 'Strona w budowie – {brand}',
    description:
      'Trwają prace techniczne: ta strona hostingu Minecraft {brand} wkrótce się otworzy. ' +
      'Zajrzyj później albo wróć na stronę główną i wybierz plan.',
    heading: 'Strona w budowie',
    text: 'Budujemy ją blok po bloku. Zajrzyj trochę później.',
    goHome: 'Na stronę główną',
  },
  documents: {
    title: 'Dokumenty – {brand}',
    description:
      'Wszystkie dokumenty hostingu {brand}: regulamin świadczenia usług, warunki korzystania, ' +
      'polityka prywatności, bezpieczeństwo i zasady płatności.',
    heading: 'Dokumenty',
    lead: 'Według tych zasad działamy. Są napisane prostym językiem, a do każdego punktu możesz podać link.',
    contents: 'Spis treści',
    inForce: 'Obowiązuje od {date}',
    prevails: 'To jest tłumaczenie. Moc prawną ma {link}.',
    russianText: 'tekst rosyjski',
    clause: 'Link do punktu {number}',
    published: 'Opublikowano {date}',
    comesIntoForce: 'Wchodzi w życie {date}',
    wasInForce: 'Obowiązywała od {from} do {until}',
    newEdition: 'Nowa wersja wchodzi w życie {date}',
    readNew: 'Przeczytaj nową wersję',
    changes: 'Co się zmieni',
    notYet: 'Ta wersja jeszcze nie obowiązuje.',
    noLonger: 'Ta wersja już nie obowiązuje.',
    openCurrent: 'Otwórz obowiązującą wersję',
    editions: 'Wszystkie wersje',
    edition: 'Wersja od {date}',
  },
  help: {
    title: 'Pomoc – {brand}',
    description:
      'Pomoc hostingu {brand}: baza wiedzy o serwerach Minecraft i kontakt ze wsparciem, które ' +
      'odpowiada w dzień i w nocy.',
    heading: 'Pomoc',
    lead: 'Najszybciej znajdziesz odpowiedź w bazie wiedzy. Nie ma jej tam? Napisz do nas.',
    wikiText: 'Artykuły o uruchamianiu, konfiguracji i przyspieszaniu serwera.',
    contactText: 'Adres, e-mail, telefon i gdzie pisać w danej sprawie.',
  },
  contact: {
    title: 'Kontakt z nami – {brand}',
    description:
      'Kontakt z hostingiem {brand}: adres w Mińsku, e-mail wsparcia, telefon i godziny pracy. ' +
      'Podpowiemy, dokąd napisać w danej sprawie.',
    heading: 'Kontakt z nami',
    lead: 'Pisz w języku, w którym Ci wygodnie. Odpowiemy konkretnie.',
    address: 'Adres pocztowy',
    email: 'E-mail wsparcia',
    phone: 'Telefon',
    hours: 'Godziny pracy',
    whereTitle: 'Gdzie pisać',
    where: {
      server: {
        title: 'Serwer nie startuje albo laguje',
        text: '{email} lub Discord. Podaj adres serwera i godzinę, o której to się stało.',
      },
      payment: {
        title: 'Płatności i zwroty',
        text:
          'Wniosek o zwrot złożysz w panelu: „Saldo”, sekcja „Zwrot pieniędzy”. ' +
          'W innych sprawach pisz na {email}: podaj login, datę i kwotę. ' +
          'Nie przysyłaj numeru karty.',
      },
      data: {
        title: 'Dane osobowe',
        text:
          'Dane pobierzesz, a konto usuniesz w panelu: „Konto”, sekcja „Twoje dane”. ' +
          'W innych sprawach pisz na {email}, temat „Dane”.',
      },
      offers: {
        title: 'Reklama i współpraca',
        text: '{commercialEmail} lub strona programu partnerskiego.',
      },
      abuse: {
        title: 'Skarga na serwer',
        text: '{email}, temat „Skarga”. Podaj adres serwera i napisz, co się stało.',
      },
    },
  },
  wiki: {
    title: 'Baza wiedzy – {brand}',
    description:
      'Jak uruchomić serwer Minecraft, podłączyć domenę, zainstalować pluginy i mody, skonfigurować ' +
      'proxy i pozbyć się lagów: artykuły hostingu {brand}.',
    heading: 'Baza wiedzy',
    lead: 'Krótkie artykuły z komendami i liczbami. W każdym artykule o grze podajemy, której wersji dotyczy.',
    search: 'Szukaj w tytułach i tekście',
    sections: {
      start: 'Pierwsze kroki',
      site: 'Korzystanie ze strony',
      settings: 'Ustawienia i świat',
      players: 'Gracze i uprawnienia',
      plugins: 'Pluginy i mody',
      network: 'Proxy i crossplay',
      optimization: 'Optymalizacja serwera',
    },
    unfinished: 'Nad tym działem jeszcze pracujemy!',
    found: {
      one: 'Znaleziono {count} artykuł',
      few: 'Znaleziono {count} artykuły',
      many: 'Znaleziono {count} artykułów',
      other: 'Znaleziono {count} artykułu',
    },
    nothingFound: 'Nic nie znaleziono. Spróbuj innych słów.',
    noAnswer: 'W bazie wiedzy nie ma odpowiedzi na to pytanie.',
    nearest: 'Podobne artykuły:',
    searchIncomplete: 'Napisz trochę więcej: co się stało albo co chcesz zrobić.',
    askSupport: 'Zapytaj wsparcie',
    searchFailed: 'Nie udało się wczytać wyszukiwarki. Lista wszystkich artykułów jest poniżej.',
    notYet: 'Jeszcze niedostępne, pojawi się wkrótce: {features}.',
    versions: 'Dotyczy: {versions}',
    allArticles: 'Wszystkie artykuły',
    contents: 'W tym artykule',
    next: 'Dalej',
    previous: 'Wstecz',
  },
  modpack: { choosePlan: 'Wybierz plan' },
  partnerPage: {
    discount: 'Zniżka {percent}% na pierwszy miesiąc',
    code: 'Kod rabatowy',
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    copyFailed: 'Zaznacz kod i skopiuj go ręcznie',
  },
  paySuccess: {
    title: 'Płatność zakończona pomyślnie! – {brand}',
    description: 'Płatność przyjęta. Pieniądze są już na saldzie albo pojawią się za minutę.',
    heading: 'Płatność zakończona pomyślnie!',
    text: 'Pieniądze są już na saldzie albo pojawią się za minutę. Możesz teraz kupić lub przedłużyć serwer.',
  },
  payError: {
    title: 'Płatność nie powiodła się! – {brand}',
    description: 'Płatność nie przeszła: co zrobić i do kogo napisać.',
    heading: 'Płatność nie powiodła się!',
    text: 'Płatność nie przeszła. Jeśli pieniądze mimo to pobrano, bank sam je zwróci; napisz do nas, a sprawdzimy.',
  },
  invoice: {
    title: 'Rachunek – {brand}',
    description: 'Rachunek na doładowanie salda: numer, tytuł, kwota, status i metoda płatności.',
    heading: 'Rachunek',
    purposeAway: 'Doładowanie salda, rachunek {number}',
  },
  login: {
    title: 'Logowanie – {brand}',
    description: 'Zaloguj się do panelu sterowania serwerami Minecraft hostingu {brand}.',
    heading: 'Logowanie',
    name: 'Login lub e-mail',
    password: 'Hasło',
    show: 'Pokaż hasło',
    hide: 'Ukryj hasło',
    submit: 'Zaloguj się',
    noAccount: 'Nie masz jeszcze konta?',
    register: 'Zarejestruj się',
    wrong: 'Wpisz poprawne dane!',
    ended: 'Sesja wygasła. Zaloguj się ponownie.',
    noCookies:
      'Przeglądarka nie zachowała ciasteczek tego logowania. Zezwól panelowi na ciasteczka i zaloguj się jeszcze raz.',
    forgot: 'Nie pamiętasz hasła?',
  },
  register: {
    title: 'Rejestracja – {brand}',
    description: 'Załóż konto w hostingu {brand} i uruchom darmowy serwer Minecraft w 15\u00a0sekund.',
    heading: 'Rejestracja',
    login: 'Login',
    email: 'E-mail',
    password: 'Hasło',
    repeat: 'Powtórz hasło',
    notice: 'Rejestrując się, akceptujesz {privacy}, {userAgreement} i {oferta}.',
    privacyLink: 'politykę prywatności',
    userAgreementLink: 'warunki korzystania',
    ofertaLink: 'regulamin świadczenia usług',
    submit: 'Zarejestruj się',
    haveAccount: 'Masz już konto?',
  },
  account: {
    tooMany: 'Za dużo prób z Twojego adresu. Spróbuj później.',
    check: 'Sprawdź zaznaczone pola.',
    unavailable: 'Serwis jest chwilowo niedostępny. Spróbuj ponownie za minutę.',
    offline:
      'Brak połączenia z internetem. Wszystko, co wpisano, zostaje w polach: wyślij ponownie, gdy połączenie wróci.',
    toPanel: 'Do panelu sterowania',
    social: 'Zaloguj się przez {network}',
    networks: {
      network_denied: 'Logowanie przez sieć społecznościową zostało anulowane.',
      network_taken:
        'Konto z tym adresem e-mail już istnieje. ' +
        'Zaloguj się na nie i połącz z nim profil społecznościowy w panelu, na stronie „Konto”.',
      network_failed: 'Nie udało się zalogować przez sieć społecznościową. Spróbuj jeszcze raz.',
    },
    codeFromMail: 'Kod z wiadomości',
    faults: {
      login_shape: 'Od 3 do 20 znaków: litery łacińskie, cyfry, łącznik i podkreślenie',
      login_taken: 'Ten login jest zajęty, wybierz inny',
      email_shape: 'Podaj pełny adres, na przykład name@example.com',
      password_short: 'Za krótkie: potrzeba co najmniej 10 znaków',
      password_long: 'Za długie: najwyżej 128 znaków',
      password_common: 'To hasło łatwo odgadnąć, wymyśl inne',
      repeat_differs: 'Hasła się różnią',
    },
    code: {
      heading: 'Drugi krok logowania',
      lead: 'Wpisz sześć cyfr z aplikacji albo jeden z kodów zapasowych.',
      label: 'Kod',
      submit: 'Zaloguj się',
      wrong:
        'Nieprawidłowy kod. Każdy kod działa tylko raz: poczekaj na następny. ' +
        'Jeśli próby się skończyły, zaloguj się od nowa.',
    },
    forgot: {
      heading: 'Nie pamiętasz hasła?',
      lead: 'Podaj login lub e-mail, a wyślemy link.',
      submit: 'Wyślij wiadomość',
      done: 'Jeśli takie konto istnieje, wiadomość jest już w drodze. Link jest ważny przez godzinę.',
    },
    reset: {
      heading: 'Nowe hasło',
      lead: 'Po zmianie hasła wszystkie sesje się zakończą.',
      submit: 'Zapisz hasło',
      wrong: 'Kod jest błędny, wygasł albo został już użyty. Sprawdź go lub poproś o nową wiadomość.',
    },
    confirm: {
      heading: 'Potwierdzenie adresu e-mail',
      lead: 'Kliknij przycisk, aby przypisać ten adres do konta.',
      submit: 'Potwierdź',
      wrong:
        'Kod jest błędny, wygasł albo został już użyty. Sprawdź go lub poproś w panelu o nową wiadomość.',
      done: 'Adres e-mail został potwierdzony.',
    },
  },
  journal: {
    downtime: 'Niedostępność serwera „{server}”: {month}',
    nodeLost: 'Serwer „{server}” przepadł razem z węzłem: niewykorzystany czas',
  },
  mails: {
    footer: '{brand}. Wiadomość wysłano automatycznie.',
    confirm: {
      subject: 'Potwierdź adres e-mail – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Potwierdź, że ten adres należy do Ciebie:\n' +
        '{link}\n\n' +
        'Jeśli link się nie otwiera, wpisz kod {code} na tej stronie:\n' +
        '{page}\n\n' +
        'Link i kod są ważne przez {hours} godz. ' +
        'Jeśli adres podał u nas ktoś inny, zignoruj tę wiadomość: bez potwierdzenia nie zostanie do ' +
        'niczego przypisany.',
    },
    taken: {
      subject: 'Z tym adresem masz już konto – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Ktoś podał ten adres przy innym koncie. ' +
        'Jeśli to Ty, zaloguj się jako {login}; zapomniane hasło zmienisz na stronie logowania. ' +
        'Jeśli nie, nie musisz nic robić: bez Ciebie nikt tego adresu nie potwierdzi.',
    },
    reset: {
      subject: 'Nowe hasło – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Aby ustawić nowe hasło, otwórz link:\n' +
        '{link}\n\n' +
        'Jeśli link się nie otwiera, wpisz kod {code} na tej stronie:\n' +
        '{page}\n\n' +
        'Link i kod są jednorazowe i ważne przez {hours} godz. ' +
        'Jeśli to nie Twoja prośba, nie rób nic: hasło się nie zmieniło.',
    },
    password: {
      subject: 'Hasło zostało zmienione – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Hasło do konta zostało zmienione, a pozostałe sesje zakończone. ' +
        'Jeśli to nie Ty, od razu ustaw nowe hasło linkiem „Nie pamiętasz hasła?” ' +
        'na stronie logowania i napisz do wsparcia.',
    },
    recovered: {
      subject: 'Hasło zostało zmienione – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Hasło do konta zostało zmienione, a pozostałe sesje zakończone. ' +
        'Jeśli to nie Ty, od razu ustaw nowe hasło linkiem „Nie pamiętasz hasła?” ' +
        'na stronie logowania i napisz do wsparcia.\n\n' +
        'Hasła do SFTP już nie działają: utwórz nowe w panelu. ' +
        'Klucze SSH Twojego konta nadal otwierają pliki serwerów: przejrzyj je i usuń obce.\n' +
        '{link}',
    },
    network_linked: {
      subject: 'Nowy sposób logowania: {network} – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Na Twoim koncie włączono logowanie przez {network}. ' +
        'Jeśli to nie Ty, od razu ustaw nowe hasło linkiem „Nie pamiętasz hasła?” ' +
        'na stronie logowania, odłącz {network} w panelu i napisz do wsparcia.',
    },
    network_unlinked: {
      subject: 'Logowanie przez {network} wyłączone – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Na Twoim koncie wyłączono logowanie przez {network}. ' +
        'Jeśli to nie Ty, od razu ustaw nowe hasło linkiem „Nie pamiętasz hasła?” ' +
        'na stronie logowania i napisz do wsparcia.',
    },
    new_device: {
      subject: 'Logowanie z nowego urządzenia – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Na Twoje konto zalogowano się z urządzenia, którego wcześniej na nim nie było:\n' +
        '{device}\n' +
        '{at}\n\n' +
        'Jeśli to Ty, w innej przeglądarce albo po wyczyszczeniu ciasteczek, nie musisz nic robić.\n\n' +
        'Jeśli nie Ty, otwórz konto w panelu i kliknij „{changePassword}”: pozostałe sesje od razu się ' +
        'zakończą. Jeśli nie masz hasła, kliknij „{logOutOthers}”.\n' +
        '{link}\n\n' +
        'Jeśli nie możesz się zalogować, ustaw nowe hasło linkiem „Nie pamiętasz hasła?” ' +
        'na stronie logowania i napisz do wsparcia.',
    },
    second_step_on: {
      subject: 'Drugi krok logowania włączony – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Na Twoim koncie włączono drugi krok: przy logowaniu potrzebny jest teraz także kod z aplikacji. ' +
        'Kody zapasowe trzymaj gdzie indziej niż telefon.\n\n' +
        'Jeśli to nie Ty, od razu ustaw nowe hasło linkiem „Nie pamiętasz hasła?” ' +
        'na stronie logowania i napisz do wsparcia.',
    },
    second_step_off: {
      subject: 'Drugi krok logowania wyłączony – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Na Twoim koncie wyłączono drugi krok: przy logowaniu kod z aplikacji nie jest już ' +
        'potrzebny.\n\n' +
        'Jeśli to nie Ty, od razu ustaw nowe hasło linkiem „Nie pamiętasz hasła?” ' +
        'na stronie logowania, ponownie włącz drugi krok w panelu i napisz do wsparcia.',
    },
    recovery_codes: {
      subject: 'Nowe kody zapasowe – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Utworzono nowe kody zapasowe do drugiego kroku logowania, poprzednie już nie działają.\n\n' +
        'Jeśli to nie Ty, od razu ustaw nowe hasło linkiem „Nie pamiętasz hasła?” ' +
        'na stronie logowania, a potem kliknij w panelu „{codesNew}” i napisz do wsparcia.',
    },
    moved: {
      subject: 'Adres e-mail konta został zmieniony – {brand}',
      text: 'Cześć, {login}!\n\nDo konta przypisano inny adres e-mail. Jeśli to nie Ty, od razu napisz do wsparcia.',
    },
    deleted: {
      subject: 'Konto zostało usunięte – {brand}',
      text: 'Cześć, {login}!\n\nTwoje konto i jego dane zostały usunięte. Dziękujemy za wspólny czas.',
    },
    credited: {
      subject: 'Wpłynęło na saldo: {amount} – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Na Twoje saldo wpłynęło {amount}. ' +
        'Masz na nim teraz {balance}.\n\n' +
        'Historia salda jest w panelu:\n' +
        '{link}',
    },
    compensated: {
      subject: 'Rekompensata za niedostępność: {amount} – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Serwer „{server}” był niedostępny z naszej winy. ' +
        'Przepraszamy i zwracamy na saldo opłatę za ten czas. ' +
        'To bonus: możesz go wydać na serwery, ale nie wypłacić.\n\n' +
        'Miesiąc: {month}\n' +
        'Niedostępność w minutach: {minutes}\n' +
        'Rekompensowane godziny: {hours} (niepełna godzina liczy się jako cała)\n' +
        'Wpłynęło na saldo: {amount}\n\n' +
        'Na saldzie jest teraz {balance}. ' +
        'Historia salda jest w panelu:\n' +
        '{link}',
    },
    paid: {
      subject: 'Zapłacono: {total}, rachunek {number} – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Rachunek {number} jest opłacony.\n\n' +
        'Na saldo: {amount}\n' +
        'Prowizja operatora płatności: {fee}\n' +
        'Zapłacono razem: {total}\n\n' +
        'Na saldzie jest teraz {balance}. ' +
        'Historia salda jest w panelu:\n' +
        '{link}',
    },
    paid_again: {
      subject: 'Rachunek {number} opłacono jeszcze raz – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Rachunek {number} opłacono więcej niż raz. ' +
        'Nic nie przepadło: na saldo wpłynęło kolejne {amount}, masz na nim teraz {balance}.\n\n' +
        'Jeśli druga płatność była pomyłką, złóż w panelu wniosek o zwrot:\n' +
        '{link}',
    },
    paid_for_order: {
      subject: 'Zapłacono: {total}, rachunek {number} – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Rachunek {number} za serwer „{server}” jest opłacony.\n\n' +
        'Kwota: {amount}\n' +
        'Prowizja operatora płatności: {fee}\n' +
        'Zapłacono razem: {total}\n\n' +
        'Co z Twoim zakupem, piszemy w osobnym e-mailu. ' +
        'Wszystkie rachunki są w panelu:\n' +
        '{link}',
    },
    paid_other_sum: {
      subject: 'Wpłynęła inna kwota, rachunek {number} – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Rachunek {number} jest na {total}, a wpłynęło {amount}, więc pieniądze nie trafiły na saldo ' +
        'automatycznie. Są u nas: wsparcie doda je do salda albo zwróci.\n\n' +
        'Żeby było szybciej, napisz do wsparcia i podaj numer rachunku. ' +
        'Wszystkie rachunki są w panelu:\n' +
        '{link}',
    },
    order_failed: {
      subject: 'Pieniądze dotarły, ale serwer nie powstał – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Rachunek {number} jest opłacony, ale nie udało się utworzyć serwera „{server}”: w czasie ' +
        'płatności coś się zmieniło, na przykład na węźle zabrakło miejsca, cena jest inna albo ktoś ' +
        'zajął subdomenę.\n\n' +
        'Pieniądze są na Twoim saldzie. ' +
        'Wybierz serwer od nowa. Drugi raz płacić nie trzeba:\n' +
        '{link}',
    },
    order_failed_plan: {
      subject: 'Pieniądze dotarły, ale plan się nie zmienił – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Rachunek {number} jest opłacony, ale nie udało się zmienić planu serwera „{server}”: w czasie ' +
        'płatności coś się zmieniło, na przykład na węźle zabrakło miejsca albo cena jest inna.\n\n' +
        'Pieniądze są na Twoim saldzie, jest na nim teraz {balance}. ' +
        'Zmień plan na stronie serwera. ' +
        'Drugi raz płacić nie trzeba:\n' +
        '{link}',
    },
    order_failed_extension: {
      subject: 'Pieniądze dotarły, ale serwer nie został przedłużony – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Rachunek {number} jest opłacony, ale nie udało się przedłużyć serwera „{server}”: w czasie ' +
        'płatności coś się zmieniło, na przykład cena planu.\n\n' +
        'Pieniądze są na Twoim saldzie, jest na nim teraz {balance}. ' +
        'Przedłuż serwer na jego stronie. ' +
        'Drugi raz płacić nie trzeba:\n' +
        '{link}',
    },
    refund_requested: {
      subject: 'Wniosek o zwrot {number}: {amount} – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Przyjęliśmy Twój wniosek o zwrot {amount} z salda. ' +
        'Rozpatrzymy go najpóźniej {day}; do czasu decyzji możesz go wycofać w panelu, a pieniądze wrócą ' +
        'na saldo:\n' +
        '{link}\n\n' +
        'Jeśli to nie Twój wniosek, wycofaj go i zmień hasło.',
    },
    refund_approved: {
      subject: 'Zwrot {amount} zatwierdzony – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Wniosek o zwrot {number} został zatwierdzony: odsyłamy {amount} tą samą drogą, którą przyszła ' +
        'płatność. Bank zaksięguje pieniądze w ciągu {days} dni. ' +
        'Jeśli karta jest zamknięta albo płatność była przelewem, napiszemy i zapytamy, dokąd je ' +
        'wysłać.\n\n' +
        'Stan zwrotu jest w panelu:\n' +
        '{link}',
    },
    refund_declined: {
      subject: 'Wniosek o zwrot {number} odrzucony – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Wniosek o zwrot {amount} został odrzucony. ' +
        'Pieniądze są znów na saldzie: masz na nim teraz {balance}.\n\n' +
        'Powód: {reason}\n\n' +
        'Jeśli się nie zgadzasz, napisz do wsparcia. ' +
        'Saldo jest w panelu:\n' +
        '{link}',
    },
    refund_paid: {
      subject: 'Zwrot {amount} wysłany – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Wniosek o zwrot {number} jest zrealizowany: wysłaliśmy {amount}. ' +
        'Kiedy pieniądze pojawią się na karcie lub koncie, zależy od banku; zwykle trwa to kilka ' +
        'dni.\n\n' +
        'Wszystkie wnioski są w panelu:\n' +
        '{link}',
    },
    charged_back: {
      subject: 'Bank cofnął płatność {number}: {amount} – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Bank cofnął płatność {number} na {amount}, więc pobraliśmy tę samą kwotę. ' +
        'Na saldzie jest teraz {balance}. ' +
        'Jeśli saldo nie wystarczyło, zamknęliśmy otwarte wnioski o zwrot i zakończyliśmy ' +
        'niewykorzystany czas kupiony za te pieniądze.\n\n' +
        'Jeśli to nie Twoja reklamacja w banku, napisz do wsparcia. ' +
        'Saldo i wszystkie operacje są w panelu:\n' +
        '{link}',
    },
    charged_back_debt: {
      subject: 'Bank cofnął płatność {number}, dług wynosi {debt} – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Bank cofnął płatność {number} na {amount}. ' +
        'Część tych pieniędzy została już wykorzystana lub wypłacona, więc masz dług: {debt}. ' +
        'Wszystko, co wpłynie na saldo, najpierw spłaca ten dług. ' +
        'Do czasu spłaty nie można nic kupić ani złożyć wniosku o zwrot.\n\n' +
        'Saldo doładujesz w panelu:\n' +
        '{link}\n\n' +
        'Jeśli to nie Twoja reklamacja w banku, napisz do wsparcia.',
    },
    chargeback_reversed: {
      subject: 'Płatność {number} do nas wróciła – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Bank oddał płatność {number} na {amount}, którą wcześniej cofnął. ' +
        'Przywróciliśmy wszystko, co przez to zabraliśmy: saldo, wnioski o zwrot i opłacony czas. ' +
        'Za to, czego nie da się przywrócić, pieniądze wróciły na saldo. ' +
        'Masz na nim teraz {balance}:\n' +
        '{link}',
    },
    server_charged_back: {
      subject: 'Serwer „{server}”: bank cofnął płatność – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Bank cofnął płatność {number}. ' +
        'Przepadł więc opłacony z niej, jeszcze niewykorzystany czas serwera „{server}”: {price}. ' +
        'Jeśli serwer nie ma innego opłaconego czasu, zaraz się zatrzyma, a dane przechowamy siedem ' +
        'dni.\n\n' +
        'Doładuj saldo o {missing} do {until}, a ten czas wróci, w tym samym planie i w tej samej ' +
        'cenie:\n' +
        '{link}\n\n' +
        'Jeśli to nie Twoja reklamacja w banku, napisz do wsparcia.',
    },
    server_periods_restored: {
      subject: 'Serwer „{server}”: opłacony czas przywrócony – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Opłacony czas serwera „{server}”, który skończył się przez cofniętą płatność, jest przywrócony. ' +
        'Z salda pobraliśmy {price}, serwer jest opłacony do {until}:\n' +
        '{link}',
    },
    server_bought: {
      subject: 'Serwer „{server}” opłacony do {until} – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Serwer „{server}” został kupiony. ' +
        'Oto szczegóły.\n\n' +
        'Plan: {plan}\n' +
        'Opłacony do: {until}\n' +
        'Pobrano z salda: {price}\n' +
        'Zostało na saldzie: {balance}\n\n' +
        'Strona serwera:\n' +
        '{link}',
    },
    server_extended: {
      subject: 'Serwer „{server}” przedłużony do {until} – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Serwer „{server}” został przedłużony.\n\n' +
        'Plan: {plan}\n' +
        'Opłacony do: {until}\n' +
        'Pobrano z salda: {price}\n' +
        'Zostało na saldzie: {balance}\n\n' +
        'Strona serwera:\n' +
        '{link}',
    },
    server_plan_changed: {
      subject: 'Serwer „{server}” ma nowy plan: {plan} – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Plan serwera „{server}” został zmieniony.\n\n' +
        'Plan: {plan}\n' +
        'Opłacony do: {until}\n' +
        'Pobrano z salda: {price}\n' +
        'Zostało na saldzie: {balance}\n\n' +
        'Strona serwera:\n' +
        '{link}',
    },
    server_plan_lowered: {
      subject: 'Serwer „{server}” ma nowy plan: {plan} – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Plan serwera „{server}” został zmieniony.\n\n' +
        'Plan: {plan}\n' +
        'Opłacony do: {until}\n' +
        'Wróciło na saldo: {price}\n' +
        'Teraz na saldzie: {balance}\n\n' +
        'Strona serwera:\n' +
        '{link}',
    },
    server_ends_in_3_days: {
      subject: 'Serwer „{server}”: zostały trzy dni – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Opłacony okres serwera „{server}” kończy się {until}. ' +
        'Przedłuż go w panelu, aby serwer się nie zatrzymał:\n' +
        '{link}',
    },
    server_ends_in_1_day: {
      subject: 'Serwer „{server}”: został jeden dzień – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Opłacony okres serwera „{server}” kończy się {until}. ' +
        'Przedłuż go w panelu, aby serwer się nie zatrzymał:\n' +
        '{link}',
    },
    server_extension_ahead: {
      subject: 'Serwer „{server}” wkrótce się przedłuży – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Serwer „{server}” ma włączone automatyczne przedłużanie: {until} pobierzemy z salda {price} i ' +
        'serwer przedłuży się o miesiąc. ' +
        'Na saldzie masz {balance}, to wystarczy.\n\n' +
        'Zmieniasz zdanie? Wyłącz automatyczne przedłużanie na stronie serwera:\n' +
        '{link}',
    },
    server_extension_ahead_short: {
      subject: 'Doładuj saldo dla serwera „{server}” – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Serwer „{server}” ma włączone automatyczne przedłużanie: {until} mamy pobrać z salda {price}, ' +
        'ale masz na nim {balance}. Doładuj je do tego czasu, a serwer przedłuży się sam:\n' +
        '{link}',
    },
    server_extension_short: {
      subject: 'Serwer „{server}” nieprzedłużony: za mało na saldzie – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Nie udało się przedłużyć serwera „{server}”: miesiąc kosztuje {price}, a na saldzie masz ' +
        '{balance}. Doładuj je przed {until}, a serwer przedłuży się sam. ' +
        'W przeciwnym razie się zatrzyma:\n' +
        '{link}',
    },
    server_extension_by_hand: {
      subject: 'Przedłuż serwer „{server}” samodzielnie – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Tym razem serwer „{server}” nie przedłuży się sam: o pobraniu {price} powinniśmy uprzedzić trzy ' +
        'dni wcześniej, ale nie zdążyliśmy, a bez zapowiedzi niczego nie pobieramy. ' +
        'Aby serwer nie zatrzymał się {until}, przedłuż go samodzielnie:\n' +
        '{link}',
    },
    server_suspended: {
      subject: 'Serwer „{server}” został zawieszony – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Opłacony okres serwera „{server}” minął i serwer został zatrzymany. ' +
        'Dane przechowujemy do {until}, potem usuniemy serwer. ' +
        'Jeszcze przez 14 dni po usunięciu wsparcie może przywrócić go z ostatniej kopii.\n\n' +
        'Przedłuż serwer w panelu, a znów się uruchomi:\n' +
        '{link}',
    },
    server_deletion_in_3_days: {
      subject: 'Serwer „{server}” zostanie usunięty za trzy dni – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Serwer „{server}” zostanie usunięty {until}. ' +
        'Aby go zachować, przedłuż go w panelu:\n' +
        '{link}\n\n' +
        'Po usunięciu wsparcie jeszcze przez 14 dni może przywrócić go z ostatniej kopii.',
    },
    server_deletion_in_1_day: {
      subject: 'Serwer „{server}” zostanie usunięty za jeden dzień – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Serwer „{server}” zostanie usunięty {until}. ' +
        'Aby go zachować, przedłuż go w panelu:\n' +
        '{link}\n\n' +
        'To ostatnie ostrzeżenie. Po usunięciu wsparcie jeszcze przez 14 dni może przywrócić serwer z ' +
        'ostatniej kopii.',
    },
    server_deleted: {
      subject: 'Serwer „{server}” został usunięty – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Serwer „{server}” i jego dane zostały usunięte. ' +
        'Jeszcze przez 14 dni wsparcie może przywrócić go z ostatniej kopii: napisz do nas i podaj login ' +
        'oraz nazwę serwera.',
    },
    server_archive_ahead: {
      subject: 'Serwer „{server}” wkrótce trafi do archiwum – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Na darmowym serwerze „{server}” od dawna nikt nie gra, a Ty nie zaglądasz do panelu. ' +
        'Jeśli nic się nie zmieni, {until} serwer trafi do archiwum. ' +
        'Świat, ustawienia i nazwa {subdomain} zostaną zachowane, a serwer przywrócisz jednym ' +
        'kliknięciem.\n\n' +
        'Jeśli nadal go potrzebujesz, wystarczy otworzyć panel albo wejść na serwer:\n' +
        '{link}',
    },
    documents_change: {
      subject: 'Nowa wersja dokumentów od {day} – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Od {day} zmieniają się dokumenty: {documents}. ' +
        'Do tego dnia obowiązują dotychczasowe wersje; obie przeczytasz w witrynie, razem z krótką listą ' +
        'zmian:\n' +
        '{link}\n\n' +
        'Jeśli się nie zgadzasz, przed usunięciem konta złóż w panelu wniosek o zwrot pozostałego salda.',
    },
    server_archive_soon: {
      subject: 'Za trzy dni serwer „{server}” trafi do archiwum – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        '{until} darmowy serwer „{server}” trafi do archiwum, bo od dawna nikt go nie używał. ' +
        'Świat, ustawienia i nazwa {subdomain} zostaną zachowane. ' +
        'Aby serwer został na miejscu, otwórz panel albo wejdź na serwer:\n' +
        '{link}',
    },
    server_archived: {
      subject: 'Serwer „{server}” jest w archiwum – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Darmowy serwer „{server}” jest w archiwum, bo od dawna nikt go nie używał. ' +
        'Jego świat i ustawienia są w kopii zapasowej, a nazwa {subdomain} nadal należy do Ciebie. ' +
        'Przechowujemy to bezterminowo. ' +
        'Gdy zechcesz wrócić, kliknij „{restore}” na stronie serwera:\n' +
        '{link}',
    },
    server_archive_restored: {
      subject: 'Serwer „{server}” wraca z archiwum – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Znalazło się miejsce: serwer „{server}” wraca z archiwum. ' +
        'Za kilka minut będzie można grać. ' +
        'Nazwa jest ta sama, ale adres liczbowy i port są nowe:\n' +
        '{link}',
    },
    backup_failed: {
      subject: 'Nie udała się kopia serwera „{server}” – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Nie udało się zrobić kopii zapasowej Twojego serwera „{server}”. ' +
        'Wcześniejsze kopie są bezpieczne, a serwer działa jak dotąd. ' +
        'Następną kopię zrobimy jak zwykle; napiszemy ponownie tylko wtedy, gdy po udanej kopii któraś ' +
        'znów się nie powiedzie.\n\n' +
        'Co się stało i jakie są kopie:\n' +
        '{link}',
    },
    server_blocked: {
      subject: 'Serwer „{server}” został zablokowany – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Serwer „{server}” został zablokowany za naruszenie umowy i zatrzymany.\n\n' +
        'Powód: {reason}\n\n' +
        'Jeśli to pomyłka, napisz do wsparcia.',
    },
    server_unblocked: {
      subject: 'Serwer „{server}” został odblokowany – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Serwer „{server}” nie jest już zablokowany. ' +
        'Jeśli przed blokadą działał, a opłacony okres nie minął, uruchomi się sam. ' +
        'Strona serwera w panelu:\n' +
        '{link}',
    },
    server_deleted_for_violation: {
      subject: 'Serwer „{server}” usunięto za naruszenie – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Serwer „{server}” i jego dane zostały usunięte za naruszenie umowy, bez zwrotu pieniędzy, ' +
        'zgodnie z regulaminem.',
    },
    server_node_lost_restored: {
      subject: 'Serwer „{server}” wraca z kopii zapasowej – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Węzeł, na którym działał serwer „{server}”, uległ awarii. ' +
        'Przywracamy serwer na innym węźle z ostatniej kopii zapasowej: {until}. ' +
        'Późniejsze zmiany przepadły. Przepraszamy.\n\n' +
        'Nazwa serwera pozostanie ta sama, a adres liczbowy i port się zmienią. ' +
        'Postęp widać na stronie serwera:\n' +
        '{link}',
    },
    server_node_lost_ended: {
      subject: 'Serwer „{server}” przepadł – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Węzeł, na którym działał serwer „{server}”, uległ awarii, a kopii zapasowej na innym węźle nie ' +
        'ma. Pliki przepadły, więc serwer zniknął z Twojego konta. ' +
        'Przepraszamy.\n\n' +
        'Nazwa {subdomain} jeszcze przez 30 dni należy do Ciebie. ' +
        'Możesz utworzyć nowy serwer o tej nazwie:\n' +
        '{link}',
    },
    server_node_lost_credited: {
      subject: 'Serwer „{server}” przepadł, pieniądze wróciły na saldo – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Węzeł, na którym działał serwer „{server}”, uległ awarii, a kopii zapasowej na innym węźle nie ' +
        'ma. Pliki przepadły, więc serwer zniknął z Twojego konta. ' +
        'Przepraszamy.\n\n' +
        'Zwrot za niewykorzystany czas: {amount}. ' +
        'Na saldzie jest teraz {balance}. ' +
        'Nazwa {subdomain} jeszcze przez 30 dni należy do Ciebie: możesz nadać ją nowemu serwerowi.\n\n' +
        'Historia salda jest w panelu:\n' +
        '{link}',
    },
    deletion_scheduled: {
      subject: 'Konto {login} zostanie usunięte – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Dostaliśmy prośbę o usunięcie Twojego konta. ' +
        'Konto i wszystko, co do niego należy, zniknie {until}. ' +
        'Do tego czasu nic się nie zmienia, a automatyczne przedłużanie niczego nie pobiera.\n\n' +
        'Zmieniasz zdanie? Zaloguj się i kliknij „Zachowaj konto” na stronie konta:\n' +
        '{link}\n\n' +
        'Jeśli to nie Twoja prośba, zrób to samo i zmień hasło.',
    },
    deletion_undone: {
      subject: 'Konto {login} nie zostanie usunięte – {brand}',
      text: 'Cześć, {login}!\n\nKonto zostaje: niczego nie usunęliśmy i nie usuniemy. Strona konta:\n{link}',
    },
    account_blocked: {
      subject: 'Konto {login} zostało zablokowane – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Twoje konto zostało zablokowane za naruszenie umowy. ' +
        'Nie można się na nie zalogować, a jego serwery zostały zatrzymane. ' +
        'Pliki serwerów i pieniądze na saldzie są zachowane.\n\n' +
        'Jeśli to pomyłka, napisz do wsparcia.',
    },
    account_unblocked: {
      subject: 'Konto {login} zostało odblokowane – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Twoje konto zostało odblokowane. ' +
        'Serwery, które działały przed blokadą, uruchomią się same, a czas blokady dodaliśmy do ' +
        'opłaconego. Panel:\n' +
        '{link}',
    },
    domain_confirmed: {
      subject: 'Domena {domain} prowadzi na serwer „{server}” – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Rekord domeny {domain} jest na miejscu: na serwer „{server}” można teraz wejść także pod tym ' +
        'adresem. Nie usuwaj rekordu, dopóki ten adres jest potrzebny. ' +
        'Strona serwera w panelu:\n' +
        '{link}',
    },
    domain_record_gone: {
      subject: 'Zniknął rekord domeny {domain} – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Nie ma już rekordu, po którym poznajemy, że domena {domain} jest Twoja. ' +
        'Do {until} prowadzi ona jeszcze na serwer „{server}”, potem przestanie. ' +
        'Jeśli jej potrzebujesz, przywróć rekord; jak ma wyglądać, pokazuje panel:\n' +
        '{link}',
    },
    domain_lost: {
      subject: 'Domena {domain} nie prowadzi już na serwer „{server}” – {brand}',
      text:
        'Cześć, {login}!\n\n' +
        'Rekordu domeny {domain} nie było przez tydzień, więc domena nie prowadzi już na serwer ' +
        '„{server}”. Pozostałe adresy serwera działają jak dotąd. ' +
        'Przywróć rekord, a domena znów się podłączy; jak ma wyglądać, pokazuje panel:\n' +
        '{link}',
    },
  },
  interest: {
    what: { java: 'serwery Java', bedrock: 'serwery Bedrock', proxy: 'serwery proxy' },
    heading: 'Wkrótce: {what}',
    lead: 'Zostaw adres e-mail. Gdy {what} będą gotowe, wyślemy jedną wiadomość i\u00a0od razu usuniemy adres.',
    consent:
      'Zgadzam się na przechowywanie mojego adresu do tej wiadomości, najwyżej przez {months} ' +
      'miesięcy, zgodnie z {policy}.',
    consentChild: 'Jeśli nie masz jeszcze 16 lat, zgody musi udzielić rodzic lub opiekun.',
    consentMissing: 'Bez zgody nie możemy zapisać adresu',
    submit: 'Daj mi znać',
    sent: 'Zapisane!',
    once: 'Napiszemy raz, gdy będzie o\u00a0czym.',
    failed: 'Nie udało się zapisać adresu.',
    kept: 'Został w\u00a0polu: spróbuj jeszcze raz.',
    here: { heading: 'Już są: {what}', lead: 'Koniec czekania: serwer możesz utworzyć od razu.' },
    forget: {
      link: 'Już nie czekasz? Usuń adres',
      heading: 'Usuń adres',
      lead: 'Wpisz adres, pod który mieliśmy dać znać o\u00a0nowości. Usuniemy go wszędzie, gdzie czeka na wiadomość.',
      submit: 'Usuń adres',
      done: 'Gotowe: Twój adres nie czeka już na żadną wiadomość.',
      failed: 'Nie udało się usunąć adresu. Spróbuj jeszcze raz.',
    },
    mail: {
      subject: 'Już są: {what} – {brand}',
      text:
        'Cześć!\n\n' +
        'Mieliśmy dać znać, gdy pojawią się {what}. ' +
        'Już można je tworzyć:\n' +
        '{link}\n\n' +
        'To jedyna wiadomość: usuwamy Twój adres z tej listy, gdy tylko zostanie wysłana. ' +
        'Jeśli czekasz u nas jeszcze na coś innego, ale już nie chcesz, otwórz ten link, a adres zniknie ' +
        'także stamtąd:\n' +
        '{forget}\n\n' +
        'Jeśli to nie Twoja prośba, ktoś inny wpisał Twój adres. ' +
        'Nie musisz nic robić.',
    },
  },
  partner: {
    title: 'Program partnerski – {brand}',
    description:
      'Nagrywasz filmy albo streamujesz Minecrafta? ' +
      'Odbierz od hostingu {brand} darmowy serwer i kod rabatowy dla swoich widzów.',
    heading: 'Program partnerski',
    lead: 'Ty pokazujesz serwer widzom, my dajemy zasoby. Opowiedz nam o sobie.',
    formTitle: 'Zgłoszenie',
    name: 'Imię',
    age: 'Wiek',
    contacts: 'Kontakt',
    contactsHint: 'Discord, Telegram lub e-mail',
    media: 'Kanały i linki',
    mediaHint: 'YouTube, Twitch, VK: link i liczba subskrybentów',
    offer: 'Co proponujesz',
    offerHint: 'Na przykład: dwa filmy w miesiącu z prezentacją serwera',
    wants: 'Co chcesz otrzymać',
    wantsHint: 'Na przykład: serwer 8\u00a0GB i kod rabatowy',
    submit: 'Wyślij zgłoszenie',
    sending: 'Wysyłamy…',
    missing: 'Nie wszystkie pola są wypełnione!',
    failed: 'Nie udało się wysłać zgłoszenia',
    sent: 'Zgłoszenie wysłane!',
    fieldMissing: 'Wypełnij to pole',
    noContact: 'Na to nie możemy odpisać. Podaj @nazwę, link, e-mail lub telefon',
    kept: 'Tekst jest zapisany, spróbuj wysłać go jeszcze raz.',
    tooMany:
      'Z Twojego adresu przyszło zbyt wiele zgłoszeń. Spróbuj ponownie za {time}: tekst jest zapisany.',
    tooLong: 'Tekst jest za długi: skróć go.',
    thanks: 'Odpiszemy na podany kontakt.',
    consent:
      'Wysyłając zgłoszenie, zgadzasz się na przetwarzanie tych danych zgodnie z {policy}. ' +
      'Jeśli nie masz jeszcze 16 lat, zgody musi udzielić rodzic lub opiekun.',
    consentPolicy: 'polityką prywatności',
    trap: 'Zostaw to pole puste',
    earnTitle: 'Jak zdobyć zasoby za darmo',
    earn: {
      video: 'Nagraj film',
      stream: 'Streamuj',
      server: 'Przenieś projekt do nas',
      invite: 'Zaproś znajomych',
      bug: 'Znajdź błąd',
    },
  },
  finder: {
    title: 'Jaki plan wybrać',
    lead: 'Odpowiedz na kilka pytań. Pokażemy, na co potrzebna jest pamięć.',
    edition: 'Edycja gry',
    players: 'Graczy jednocześnie',
    extensions: 'Dodatki',
    extension: { none: 'Brak', plugins: 'Pluginy', mods: 'Mody' },
    count: 'Ile ich będzie',
    world: 'Rozmiar świata',
    worlds: { small: 'Mały', medium: 'Średni', large: 'Ogromny' },
    base: 'Silnik',
    perPlayer: 'Gracze',
    perExtension: 'Pluginy i mody',
    forWorld: 'Świat',
    jvm: 'Zapas dla Javy ({percent}%)',
    total: 'Razem',
    result: 'Plan dla Ciebie: „{plan}”, {memory}',
    free: 'Darmowy plan nie gwarantuje zachowania danych ani dostępności: trzymaj kopię świata u siebie.',
    megabytes: '{amount}\u00a0MB',
    tooLarge: 'Jeden serwer nie wystarczy. Napisz do nas: podpowiemy, jak rozdzielić projekt na kilka.',
    show: 'Pokaż plan',
  },
  faq: { title: 'Najczęstsze pytania' },
  offer: { text: 'Ta strona jest dostępna po polsku.', accept: 'Przejdź na polski', dismiss: 'Nie teraz' },
}
