import type { Messages } from './en.ts'

export const lt: Messages<'lt'> = {
  frame: {
    skipToContent: 'Pereiti prie turinio',
    home: 'Pradžia',
    help: 'Pagalba',
    contact: 'Susisiekti su mumis',
    knowledgeBase: 'Žinių bazė',
    status: 'Būsena',
    panel: 'Valdymo skydas',
    createServer: 'Sukurti serverį',
    language: 'Kalba',
    mainMenu: 'Pagrindinis meniu',
    breadcrumbs: 'Jūs esate čia',
    footer: 'Puslapio poraštė',
    navigation: 'Navigacija',
    documents: 'Dokumentai',
    oferta: 'Viešoji oferta',
    userAgreement: 'Naudotojo sutartis',
    privacy: 'Privatumo politika',
    security: 'Mokėjimų saugumas',
    payment: 'Apmokėjimo tvarka',
    partner: 'Partnerystė',
    contacts: 'Kontaktai',
    commercialOffers: 'Verslo pasiūlymams: {email}',
    notAffiliated:
      '{brand} – nepriklausoma paslauga. ' +
      'Ji nesusijusi su Mojang Studios bei Microsoft ir nėra jų patvirtinta. ' +
      'Minecraft yra Mojang Synergies AB prekių ženklas.',
    company: '{company}. UNP {number}. Adresas: {address}.',
    paymentMethods: 'Mokėjimo būdai',
    newTab: 'atsivers naujame skirtuke',
    logo: '{brand} – į pradžią',
  },
  systems: {
    allWell: 'Visos sistemos veikia be sutrikimų!',
    problems: {
      one: 'Sutriko {count} mazgo veikla',
      few: 'Sutriko {count} mazgų veikla',
      many: 'Sutriko {count} mazgo veikla',
      other: 'Sutriko {count} mazgų veikla',
    },
    unknown: 'Sistemų būsena nežinoma',
    checking: 'Tikriname sistemas…',
    none: 'Mazgų kol kas nėra',
    incident: 'Yra neišspręstas incidentas',
    maintenance: 'Vyksta planiniai darbai',
  },
  landing: {
    pages: {
      home: {
        title: 'Nemokamas {brand} su DDoS apsauga – Minecraft hostingas',
        description:
          'Nemokamas Minecraft Java ir Bedrock serverių hostingas: paruošta per 15 sekundžių, žaidėjų ' +
          'skaičius neribotas, DDoS apsauga, veikia dieną ir naktį.',
        a: 'Nemokamas **Minecraft** hostingas su DDoS apsauga',
        b: '**Minecraft** serveris nemokamai per 15\u00a0sekundžių',
        lead:
          'Paper, Fabric, Forge ar Bedrock: pasirinkite serverio programinę įrangą ir versiją, visa kita ' +
          'paruošime mes. Be kortelės ir žaidėjų limito, veikia ir naktį.',
      },
      bedrock: {
        title: 'Nemokamas Minecraft Bedrock serverių hostingas – {brand}',
        description:
          'Minecraft Bedrock serveris telefonui, planšetei ir Windows: nemokamai, per 15 sekundžių, su ' +
          'DDoS apsauga ir neribotu žaidėjų skaičiumi.',
        a: 'Nemokamas **Bedrock** hostingas su DDoS apsauga',
        b: '**Bedrock** serveris per 15\u00a0sekundžių. Nemokamai',
        lead:
          'Oficialus Mojang serveris arba PocketMine-MP telefonams, planšetėms ir Windows. ' +
          'Žaidėjams reikia tik adreso ir prievado.',
      },
      java: {
        title: 'Nemokamas Minecraft Java serverių hostingas – {brand}',
        description:
          'Nemokamas Minecraft Java Edition serveris: paruoštas per 15 sekundžių, žaidėjų skaičius ' +
          'neribotas, konsolė naršyklėje, DDoS apsauga.',
        a: 'Nemokamas **Minecraft Java** hostingas su apsauga',
        b: '**Java** serveris per 15\u00a0sekundžių. Nemokamai',
        lead:
          'Paper, Purpur, Fabric, NeoForge, Forge arba grynas Mojang žaidimas. ' +
          'Be kortelės ir žaidėjų limito; konsolė ir nustatymai – naršyklėje.',
      },
      bungeecord: {
        title: 'BungeeCord hostingas: vietoj jo – Velocity proxy – {brand}',
        description:
          'Vietoj BungeeCord ir Waterfall – Velocity proxy: visas Minecraft serverių tinklas vienu ' +
          'adresu. 1\u00a0Gbit/s ryšys, DDoS apsauga, paruošta per 15 sekundžių.',
        a: '**Velocity** proxy vietoj BungeeCord',
        b: '**Velocity** vietoj BungeeCord per 15\u00a0sekundžių',
        lead:
          'Waterfall nebekuriamas, o BungeeCord žaidėjų duomenis perduoda be parašo. ' +
          'Velocity greitesnis ir svetimu vardu į serverius neįleidžia.',
      },
      velocity: {
        title: 'Velocity proxy hostingas su DDoS apsauga – {brand}',
        description:
          'Greitas Velocity proxy Minecraft serverių tinklui: 1\u00a0Gbit/s ryšys, DDoS apsauga ir ' +
          'vienas adresas visiems serveriams. ' +
          'Paruošta per 15 sekundžių.',
        a: '**Velocity** hostingas su DDoS apsauga',
        b: '**Velocity** proxy per 15\u00a0sekundžių',
        lead: 'Šiuolaikiškas proxy serverių tinklui: mažiau atminties, daugiau žaidėjų, vienas adresas.',
      },
      spigot: {
        title: 'Spigot hostingas: nemokamas serveris su Paper – {brand}',
        description:
          'Vietoj Spigot – Paper: įskiepiai tie patys, o veikia greičiau. ' +
          'Nemokamas serveris per 15 sekundžių be žaidėjų limito. ' +
          'Įskiepiai diegiami vienu paspaudimu.',
        a: '**Paper** serveris vietoj Spigot. Nemokamai',
        b: '**Paper** serveris vietoj Spigot per 15\u00a0sekundžių',
        lead:
          'Paper išaugo iš Spigot: jam tinka tie patys įskiepiai, bet jis atlaiko daugiau žaidėjų. ' +
          'Todėl vietoj Spigot siūlome jį.',
      },
      paper: {
        title: 'Nemokamas Paper hostingas Minecraft serveriui – {brand}',
        description:
          'Minecraft serveris su greituoju Paper: nemokamai, aukštas TPS, neribotas žaidėjų skaičius ' +
          'ir DDoS apsauga. Veikia dieną ir naktį.',
        a: 'Nemokamas **Paper** hostingas su DDoS apsauga',
        b: '**Paper** serveris per 15\u00a0sekundžių. Nemokamai',
        lead: 'Paper išlaiko 20\u00a0TPS ten, kur kiti pasiduoda. Spigot įskiepiai tinka be pakeitimų.',
      },
      pe: {
        title: 'Nemokamas Minecraft PE serveris telefonui – {brand}',
        description:
          'Sukurkite Minecraft PE serverį ir žaiskite su draugais telefone: nemokamai, per 15 ' +
          'sekundžių, su neribotu žaidėjų skaičiumi ir DDoS apsauga.',
        a: 'Nemokamas **Minecraft PE** serveris su apsauga',
        b: 'Nemokamas **Minecraft PE** serveris per 15\u00a0sek.',
        lead: 'Sukurkite serverį telefone ir pakvieskite draugus: jiems reikia tik adreso ir prievado.',
      },
      forever: {
        title: 'Nemokamas Minecraft hostingas visam laikui – {brand}',
        description:
          'Nemokamas Minecraft serveris be termino: veikia dieną ir naktį, žaidėjų skaičius neribotas, ' +
          'yra DDoS apsauga. Banko kortelės nereikia.',
        a: '**Minecraft** hostingas – nemokamai visam laikui',
        b: '**Minecraft** serveris be termino per 15\u00a0sekundžių',
        lead: 'Nemokamas planas nesibaigia po mėnesio ir neprašo kortelės. Serveris veikia dieną ir naktį.',
      },
      pmmp: {
        title: 'Nemokamas PocketMine-MP serverių hostingas – {brand}',
        description:
          'PocketMine-MP (PMMP) serveris Minecraft Bedrock žaidėjams: nemokamai, per 15 sekundžių, su ' +
          'neribotu žaidėjų skaičiumi ir DDoS apsauga.',
        a: 'Nemokamas **PocketMine** hostingas su apsauga',
        b: '**PocketMine** serveris nemokamai per 15\u00a0sek.',
        lead:
          'PMMP greitai paleidžiamas ir naudoja mažai atminties. ' +
          'Mini žaidimams pats tas, o įprastam išlikimui rinkitės Mojang serverį.',
      },
    },
    viewPlans: 'Žiūrėti planus',
    viewPanel: 'Apžiūrėti skydą',
    panelTitle: 'Skydas, kuriame viskas matoma',
    panelLead:
      'Paleidimas, apkrova, konsolė ir įvykių istorija viename ekrane: kompiuteryje ir telefone. ' +
      'Išbandykite su išgalvotais serveriais, registruotis nereikia.',
    panelPictures: {
      desktop:
        'Serverio apžvalga skyde: adresas, procesorius, atmintis, diskas, žaidėjai ir apkrovos grafikai',
      phone: 'Serverio konsolė telefone: paleidimo eilutės, žaidėjų žinutės ir komandos laukas',
    },
    promo: 'Nuolaidos kodas {code} – {percent}\u00a0% pigiau pirmą mėnesį',
    social: 'Mes socialiniuose tinkluose',
    liveNodes: {
      one: 'mazgas dabar veikia',
      few: 'mazgai dabar veikia',
      many: 'mazgo dabar veikia',
      other: 'mazgų dabar veikia',
    },
    livePing: 'jūsų pingas iki mazgo {node}',
    livePingUnknown: 'jūsų pingas iki artimiausio mazgo',
    liveTitle: 'Šiuo metu',
    notMeasured: 'neišmatuota',
    closeCampaign: 'Uždaryti',
    whyTitle: 'Kodėl renkasi mus',
    reasons: {
      shield: {
        title: 'Apsauga nuo atakų',
        text: 'Filtruojame iki kelių Tbit/\u2060s siekiantį DDoS srautą. Nieko nustatyti nereikia.',
      },
      cpu: {
        title: 'Greiti procesoriai',
        text: 'Ultra planuose – Ryzen\u00a09 7950X ir 5950X: TPS atsargos užteks didelėms fermoms ir daugybei žaidėjų.',
      },
      speed: {
        title: 'Paruošta per 15\u00a0sekundžių',
        text: 'Pasirinkite planą – po 15\u00a0sekundžių jau būsite serveryje.',
      },
      people: {
        title: 'Atsako žmogus, o ne botas',
        text: 'Pagalba pasiekiama dieną ir naktį. Rašykite kaip draugui – atsakysime iš esmės.',
      },
    },
    giftsTitle: 'Visa tai – dovanų',
    giftsLead: 'Su kiekvienu planu, net ir nemokamu.',
    giftArchive: 'Nemokamas serveris, jei {days} nenaudojamas, perkeliamas į archyvą.',
    gifts: {
      free: { title: 'Nemokamas hostingas', text: 'Serveris už 0\u00a0BYN, be kortelės ir be termino.' },
      subdomain: { title: 'Savas subdomenas', text: 'Nemokamas adresas vietoj skaičių ir prievado.' },
      channel: {
        title: '1\u00a0Gbit/\u2060s ryšys',
        text: 'Ryšio užtenka net šimtams žaidėjų.',
      },
      sftp: { title: 'Visi failai per SFTP', text: 'Visiška prieiga: pasauliai, įskiepiai, nustatymai.' },
      install: {
        title: 'Diegimas vienu paspaudimu',
        text: 'Įskiepius, modus ir modų rinkinius įdiegia vienas mygtukas.',
      },
      slots: { title: 'Neribotas žaidėjų skaičius', text: 'Kiek draugų pakviesite, tiek ir prisijungs.' },
      nonstop: {
        title: 'Veikia 24/7',
        text: 'Serveris pats neužmiega: tuščias jis išsijungia tik jums panorėjus.',
      },
      support: { title: 'Pagalba 24/7', text: 'Atsakysime ir trečią valandą nakties.' },
      shield: { title: 'DDoS apsauga', text: 'Atlaikome atakas iki kelių Tbit/\u2060s.' },
    },
    available: 'Jau veikia',
    soon: 'Netrukus',
    reviewsTitle: 'Atsiliepimai',
    reviewsNote: 'Neigiamų atsiliepimų netriname ir nemoderuojame.',
    reviewsVk: 'Atsiliepimai VKontakte',
    reviewsDiscord: 'Atsiliepimai Discord',
    reviewSource: 'atsiliepimas iš {network}',
    statsTitle: '{brand} skaičiais',
    statSatisfied: 'klientų yra patenkinti',
    statSince: 'metai, nuo kurių veikiame',
    statSeconds: 'sekundžių, ne ilgiau, – ir serveris paruoštas',
    statReady: {
      one: 'sekundė – ir serveris paruoštas ({core})',
      few: 'sekundės – ir serveris paruoštas ({core})',
      many: 'sekundės – ir serveris paruoštas ({core})',
      other: 'sekundžių – ir serveris paruoštas ({core})',
    },
    readyHere: 'Išmatuota čia per pastarąsias 30 dienų, trys iš keturių paleidimų truko ne ilgiau: {cores}.',
    joinTitle: 'Būkite su mumis',
    joinDiscord: { title: 'Discord', text: 'Pagalba dėl serverio, naujienos ir žaidėjų paieška.' },
    joinVk: { title: 'VKontakte', text: 'Naujienos, nuolaidų kodai ir prizų žaidimai.' },
    join: 'Prisijungti',
  },
  plans: {
    title: 'Planai ir kainos',
    lead: 'Su kiekvienu planu – neribotas žaidėjų skaičius, 1\u00a0Gbit/\u2060s ryšys ir DDoS apsauga.',
    java: 'Java',
    bedrock: 'Bedrock',
    proxy: 'Proxy',
    ultraTitle: 'Ultra planai',
    ultraText:
      'Daugiau branduolių, daugiau vietos diske ir Ryzen\u00a09 7950X/5950X procesoriai. ' +
      '6 Ultra branduoliai prilygsta 9 įprastiems.',
    standardText: 'Įprasti planai veikia su vidutinės galios procesoriais.',
    freePromise: 'Be duomenų ir veikimo garantijos',
    paidPromise: 'Atsakome už duomenis, už prastovą papildome balansą',
    promiseNote:
      'Nemokamas serveris gali sulėtėti, sustoti ar būti ištrintas be kompensacijos. ' +
      'Už mokamų serverių duomenis ir veikimą atsakome mes: už prastovą dėl mūsų kaltės jos kainą ' +
      'dovanotais pinigais įskaitome į balansą. ' +
      'Išsamiau – {offer}.',
    promiseOffer: 'viešoji oferta',
    freeMemory:
      'Kodėl nemokamas planas turi {free} atminties, o „{plan}“ – {paid}? ' +
      'Nemokamas skirtas išbandyti: vienas paskyrai, viena atsarginė kopija, be garantijų ir ' +
      'kompensacijų. Plane „{plan}“ saugoma daugiau ({backups}), o už duomenis ir prastovas atsakome ' +
      'mes.',
    freeMemoryBackups: {
      one: '{count} kopija',
      few: '{count} kopijos',
      many: '{count} kopijos',
      other: '{count} kopijų',
    },
    archiveNote:
      'Jei {days} nemokamame serveryje niekas nežaidžia ir savininkas neatveria skydo, serveris ' +
      'perkeliamas į archyvą: įspėsime el. ' +
      'laišku, išsaugosime pasaulį ir vardą, o atkurti serverį galėsite vienu paspaudimu.',
    archiveDays: {
      one: '{count} dieną',
      few: '{count} dienas',
      many: '{count} dienos',
      other: '{count} dienų',
    },
    recommended: 'Siūlome',
    memory: 'Atmintis',
    disk: 'Diskas',
    cores: 'Branduoliai',
    gigabytes: '{amount}\u00a0GB',
    perMonth: '/\u00a0mėn.',
    choose: 'Pasirinkti',
    choosePlan: 'Pasirinkti planą „{plan}“',
    tellMe: 'Pranešti, kai atsiras',
    currency: 'Valiuta',
    oldPrice: 'Ankstesnė kaina',
    discount:
      'Mokant {currency}, visiems planams taikoma {percent} nuolaida. Ji nuolatinė, be pabaigos datos.',
    terms:
      'Sumokėjus iš karto už kelis mėnesius, kiekvienas kainuoja mažiau: {terms}. ' +
      'Automatiškai pratęsiama po vieną mėnesį, be šios nuolaidos.',
    termShare: '{term}\u00a0−{percent}',
    termPrice: '{term}: {price} (−{percent})',
    bynOnly: 'Už šį planą galima mokėti tik BYN',
    tabsLabel: 'Žaidimo leidimas',
  },
  status: {
    title: 'Sistemų būsena: mazgai, apkrova ir pingas – {brand}',
    description:
      'Ar {brand} hostingo mazgai dabar veikia: kiekvieno mazgo apkrova, sutrikimai ir jūsų pingas iki ' +
      'jo. Duomenys atnaujinami kas 30 sekundžių.',
    heading: 'Sistemų būsena',
    lead: 'Mazgų duomenys atnaujinami kas 30 sekundžių.',
    node: 'Mazgas',
    load: 'Apkrova',
    state: 'Būsena',
    duration: 'Trukmė',
    ping: 'Jūsų pingas',
    well: 'Veikia',
    problems: {
      overload: 'Procesoriaus perkrova',
      memory: 'Baigiasi atmintis',
      disk: 'Baigiasi vieta diske',
      no_report: 'Mazgas neatsako',
    },
    unnamedProblem: 'Gedimas',
    noData: 'Nėra duomenų',
    notMeasured: 'neišmatuotas',
    loading: 'Įkeliame mazgų sąrašą…',
    empty: 'Mazgų kol kas nėra. Kai tik pirmasis mazgas atsilieps, jis atsiras čia.',
    failed: 'Nepavyko gauti mazgų būsenos. Bandysime dar kartą po 30 sekundžių.',
    stale: 'Naujesnių duomenų nėra. Toliau pateiktas sąrašas gautas {age}.',
    updated: 'Atnaujinta {time}',
    problemNodes: {
      one: 'Sutriko {count} mazgo veikla: {names}',
      few: 'Sutriko {count} mazgų veikla: {names}',
      many: 'Sutriko {count} mazgo veikla: {names}',
      other: 'Sutriko {count} mazgų veikla: {names}',
    },
    needsScript:
      'Kad matytumėte naujausius duomenis, įjunkite JavaScript: juos gauna, o pingą matuoja jūsų naršyklė.',
    pingNote:
      'Pingas – laikas, per kurį mazgas atsako jūsų naršyklei: geresnis iš dviejų bandymų rezultatas.',
    caption: 'Mazgai, jų apkrova ir būsena',
    retry: 'Bandyti dar kartą',
    published: 'Duomenys: {time}',
    historyTitle: '90 dienų istorija',
    historyFailed: 'Istorija dabar nepasiekiama. Aukščiau esantis mazgų sąrašas atnaujinamas kaip įprasta.',
    spans: { day: '24 val.', week: '7 dienos', month: '30 dienų', quarter: '90 dienų' },
    bars: 'Mazgas {name} diena po dienos',
    dayUp: 'Veikė: {time}',
    dayDegraded: 'Su sutrikimais: {time}',
    dayDown: 'Neatsakė: {time}',
    dayNoData: 'Nėra duomenų: {time}',
    dayLoad: 'Vidutinė apkrova: {percent}',
    degraded: 'Su sutrikimais',
    down: 'Neatsako',
    counting:
      'Pasiekiamumas – tai dalis minučių, kuriomis mazgas atsakė, iš visų minučių, kurių duomenis ' +
      'turime. Minutės be duomenų rezultato nei gerina, nei blogina. ' +
      'Paros skaičiuojamos pagal UTC. ' +
      'Paskelbti darbai neišskiriami: minutės, kai mazgas neatsakė, įskaičiuojamos.',
    openTitle: 'Dabar',
    plannedTitle: 'Planiniai darbai',
    pastTitle: 'Ankstesni incidentai',
    pastNone: 'Per pastarąsias 90 dienų incidentų nebuvo.',
    incidentStates: {
      investigating: 'Ieškome priežasties',
      identified: 'Priežastis rasta',
      monitoring: 'Stebime',
      resolved: 'Išspręsta',
      planned: 'Suplanuota',
      in_progress: 'Vyksta darbai',
      completed: 'Baigta',
      cancelled: 'Atšaukta',
    },
    impact: {
      none: 'Žaidimui įtakos neturi',
      degraded: 'Serveriai veikia nestabiliai',
      down: 'Serveriai nepasiekiami',
    },
    affectedNodes: 'Mazgai: {names}',
    otherLanguage: 'Lietuviškai šio pranešimo kol kas nėra.',
    follow: 'Sekti būseną',
    badge: 'Ženklelis jūsų svetainei',
    badgeWords: {
      label: 'būsena',
      up: 'viskas veikia',
      problems: 'sutrikimai',
      maintenance: 'vyksta darbai',
      unknown: 'nėra duomenų',
    },
  },
  notFound: {
    title: 'Puslapis nerastas! – {brand}',
    description:
      'Tokio puslapio {brand} svetainėje nėra: galbūt į adresą įsivėlė klaida arba puslapis perkeltas. ' +
      'Pradžioje rasite Minecraft serverių planus ir pagalbą.',
    heading: 'Puslapis nerastas!',
    text: 'Panašu, kad šis blokas jau iškastas. Patikrinkite adresą arba grįžkite į pradžią.',
    goHome: 'Į pradžią',
  },
  soon: {
    title: 'Puslapyje vyksta techniniai darbai – {brand}',
    description:
      'Šis {brand} hostingo puslapis netrukus atsivers: statome jį blokas po bloko. ' +
      'O kol kas galite susikurti nemokamą Minecraft serverį pradžios puslapyje.',
    heading: 'Puslapyje vyksta techniniai darbai',
    text: 'Statome jį blokas po bloko. Užsukite šiek tiek vėliau.',
    goHome: 'Į pradžią',
  },
  documents: {
    title: 'Dokumentai – {brand}',
    description:
      'Visi {brand} hostingo dokumentai vienoje vietoje: viešoji oferta, naudotojo sutartis, privatumo ' +
      'politika, mokėjimų saugumas ir apmokėjimo tvarka.',
    heading: 'Dokumentai',
    lead: 'Dirbame pagal šias taisykles. Jos parašytos paprasta kalba, o į kiekvieną punktą galima pateikti nuorodą.',
    contents: 'Turinys',
    inForce: 'Galioja nuo {date}',
    prevails: 'Tai vertimas. Teisinę galią turi {link}.',
    russianText: 'tekstas rusų kalba',
    clause: 'Nuoroda į {number} punktą',
    published: 'Paskelbta: {date}',
    comesIntoForce: 'Įsigalios: {date}',
    wasInForce: 'Galiojo: {from} – {until}',
    newEdition: 'Naujos redakcijos įsigaliojimo data: {date}',
    readNew: 'Skaityti naują redakciją',
    changes: 'Kas keisis',
    notYet: 'Ši redakcija dar negalioja.',
    noLonger: 'Ši redakcija nebegalioja.',
    openCurrent: 'Atverti galiojančią redakciją',
    editions: 'Visos redakcijos',
    edition: 'Redakcija: {date}',
  },
  help: {
    title: 'Pagalba – {brand}',
    description:
      '{brand} hostingo pagalba: žinių bazė apie Minecraft serverius ir ryšys su pagalbos komanda, ' +
      'kuri atsako dieną ir naktį.',
    heading: 'Pagalba',
    lead: 'Žinių bazėje atsakymą rasite greičiau nei bet kur kitur. Neradote? Parašykite mums.',
    wikiText: 'Straipsniai apie serverio paleidimą, nustatymus ir spartinimą.',
    contactText: 'Adresas, el. paštas, telefonas ir kur rašyti kokiu klausimu.',
  },
  contact: {
    title: 'Susisiekti su mumis – {brand}',
    description:
      '{brand} hostingo kontaktai: adresas Minske, pagalbos el. ' +
      'paštas, telefonas ir darbo laikas. ' +
      'Pasakysime, kur rašyti kokiu klausimu.',
    heading: 'Susisiekti su mumis',
    lead: 'Rašykite jums patogia kalba. Atsakysime iš esmės.',
    address: 'Pašto adresas',
    email: 'Pagalbos el. paštas',
    phone: 'Telefonas',
    hours: 'Darbo laikas',
    whereTitle: 'Kur rašyti',
    where: {
      server: {
        title: 'Serveris nepasileidžia arba stringa',
        text: '{email} arba Discord. Nurodykite serverio adresą ir laiką.',
      },
      payment: {
        title: 'Mokėjimai ir pinigų grąžinimas',
        text:
          'Pinigų grąžinimo prašykite skyde: „Balansas“, skiltis „Pinigų grąžinimas“. ' +
          'Kitais klausimais rašykite adresu {email}: nurodykite naudotojo vardą, datą ir sumą. ' +
          'Kortelės numerio nesiųskite.',
      },
      data: {
        title: 'Asmens duomenys',
        text:
          'Atsisiųsti duomenis ir ištrinti paskyrą galite skyde: „Paskyra“, skiltis „Jūsų duomenys“. ' +
          'Kitais klausimais rašykite adresu {email}, tema „Duomenys“.',
      },
      offers: { title: 'Reklama ir partnerystė', text: '{commercialEmail} arba partnerystės puslapis.' },
      abuse: {
        title: 'Skundas dėl serverio',
        text: '{email}, tema „Skundas“. Nurodykite serverio adresą ir kas nutiko.',
      },
    },
  },
  wiki: {
    title: 'Žinių bazė – {brand}',
    description:
      'Kaip paleisti Minecraft serverį, prijungti domeną, įdiegti įskiepius ir modus, nustatyti proxy ' +
      'ir atsikratyti lagų: {brand} hostingo straipsniai.',
    heading: 'Žinių bazė',
    lead:
      'Trumpi straipsniai su komandomis ir skaičiais. ' +
      'Kiekviename straipsnyje apie žaidimą nurodyta, kuriai versijai jis tinka.',
    search: 'Ieškoti pavadinimuose ir tekste',
    sections: {
      start: 'Pirmieji žingsniai',
      site: 'Naudojimasis svetaine',
      settings: 'Nustatymai ir pasaulis',
      players: 'Žaidėjai ir teisės',
      plugins: 'Įskiepiai ir modai',
      network: 'Proxy ir bendras žaidimas',
      optimization: 'Serverio optimizavimas',
    },
    unfinished: 'Skiltis dar pildoma!',
    found: {
      one: 'Rastas {count} straipsnis',
      few: 'Rasti {count} straipsniai',
      many: 'Rasta {count} straipsnio',
      other: 'Rasta {count} straipsnių',
    },
    nothingFound: 'Nieko nerasta. Pabandykite kitus žodžius.',
    noAnswer: 'Žinių bazėje nėra atsakymo į šį klausimą.',
    nearest: 'Panašūs straipsniai:',
    searchIncomplete: 'Parašykite šiek tiek daugiau: kas nutiko arba ką norite padaryti.',
    askSupport: 'Rašyti pagalbos komandai',
    searchFailed: 'Paieškos įkelti nepavyko. Visų straipsnių sąrašą rasite toliau.',
    notYet: 'Kol kas nėra, atsiras netrukus: {features}.',
    versions: 'Tinka: {versions}',
    allArticles: 'Visi straipsniai',
    contents: 'Šiame straipsnyje',
    next: 'Toliau',
    previous: 'Atgal',
  },
  modpack: { choosePlan: 'Pasirinkti planą' },
  partnerPage: {
    discount: '{percent}\u00a0% nuolaida pirmam mėnesiui',
    code: 'Nuolaidos kodas',
    copy: 'Kopijuoti',
    copied: 'Nukopijuota',
    copyFailed: 'Pažymėkite ir nukopijuokite kodą patys',
  },
  paySuccess: {
    title: 'Mokėjimas sėkmingai atliktas! – {brand}',
    description: 'Mokėjimas priimtas. Pinigai jau balanse arba atsiras po minutės.',
    heading: 'Mokėjimas sėkmingai atliktas!',
    text: 'Pinigai jau balanse arba atsiras po minutės. Dabar galite pirkti arba pratęsti serverį.',
  },
  payError: {
    title: 'Mokėjimas nepavyko! – {brand}',
    description: 'Mokėjimas nepavyko: ką daryti ir kam rašyti.',
    heading: 'Mokėjimas nepavyko!',
    text:
      'Mokėjimas neįvykdytas. Jei pinigai vis dėlto nurašyti, bankas juos grąžins pats; parašykite mums, ' +
      'ir patikrinsime.',
  },
  invoice: {
    title: 'Sąskaita – {brand}',
    description:
      'Sąskaita balansui papildyti: numeris, mokėjimo paskirtis, suma, būsena ir kaip ją apmokėti.',
    heading: 'Sąskaita',
    purposeAway: 'Balanso papildymas, sąskaita Nr. {number}',
  },
  login: {
    title: 'Prisijungimas – {brand}',
    description:
      'Prisijunkite prie {brand} hostingo valdymo skydo ir valdykite savo Minecraft serverius. ' +
      'Reikia tik naudotojo vardo arba el. ' +
      'pašto ir slaptažodžio.',
    heading: 'Prisijungimas',
    name: 'Naudotojo vardas arba el. paštas',
    password: 'Slaptažodis',
    show: 'Rodyti slaptažodį',
    hide: 'Slėpti slaptažodį',
    submit: 'Prisijungti',
    noAccount: 'Dar neturite paskyros?',
    register: 'Registruotis',
    wrong: 'Įveskite teisingus duomenis!',
    ended: 'Seansas baigėsi. Prisijunkite iš naujo.',
    noCookies:
      'Naršyklė neišsaugojo šio prisijungimo slapukų. Leiskite skydui naudoti slapukus ir prisijunkite dar kartą.',
    forgot: 'Pamiršote slaptažodį?',
  },
  register: {
    title: 'Registracija – {brand}',
    description:
      'Susikurkite {brand} hostingo paskyrą ir paleiskite nemokamą Minecraft serverį per ' +
      '15\u00a0sekundžių. Banko kortelės nereikia.',
    heading: 'Registracija',
    login: 'Naudotojo vardas',
    email: 'El. paštas',
    password: 'Slaptažodis',
    repeat: 'Pakartokite slaptažodį',
    notice: 'Registruodamiesi sutinkate su {privacy}, {userAgreement} ir {oferta}.',
    privacyLink: 'privatumo politika',
    userAgreementLink: 'naudotojo sutartimi',
    ofertaLink: 'viešąja oferta',
    submit: 'Registruotis',
    haveAccount: 'Jau turite paskyrą?',
  },
  account: {
    tooMany: 'Per daug bandymų iš jūsų adreso. Pabandykite vėliau.',
    check: 'Patikrinkite pažymėtus laukus.',
    unavailable: 'Paslauga laikinai nepasiekiama. Pabandykite dar kartą po minutės.',
    offline:
      'Nėra interneto ryšio. Viskas, ką įvedėte, liko laukeliuose: išsiųskite dar kartą, kai ryšys atsiras.',
    toPanel: 'Į valdymo skydą',
    social: 'Prisijungti per {network}',
    networks: {
      network_denied: 'Prisijungimas per socialinį tinklą atšauktas.',
      network_taken:
        'Paskyra su šiuo el. paštu jau yra. ' +
        'Prisijunkite prie jos ir susiekite socialinį tinklą valdymo skydo puslapyje „Paskyra“.',
      network_failed: 'Prisijungti per socialinį tinklą nepavyko. Pabandykite dar kartą.',
    },
    codeFromMail: 'Kodas iš laiško',
    faults: {
      login_shape: 'Nuo 3 iki 20 ženklų: lotyniškos raidės, skaitmenys, brūkšnelis ir apatinis brūkšnys',
      login_taken: 'Šis vardas užimtas, pasirinkite kitą',
      email_shape: 'Nurodykite visą adresą, pavyzdžiui, name@example.com',
      password_short: 'Per trumpas: reikia bent 10 ženklų',
      password_long: 'Per ilgas: ne daugiau kaip 128 ženklai',
      password_common: 'Tokį slaptažodį lengva atspėti, sugalvokite kitą',
      repeat_differs: 'Slaptažodžiai nesutampa',
    },
    code: {
      heading: 'Antras prisijungimo žingsnis',
      lead: 'Įveskite šešis skaitmenis iš programėlės arba vieną iš atkūrimo kodų.',
      label: 'Kodas',
      submit: 'Prisijungti',
      wrong:
        'Kodas netiko. Kiekvienas kodas galioja vieną kartą: palaukite kito. ' +
        'Jei bandymai baigėsi, prisijunkite iš naujo.',
    },
    forgot: {
      heading: 'Pamiršote slaptažodį?',
      lead: 'Nurodykite naudotojo vardą arba el. paštą: atsiųsime laišką su nuoroda.',
      submit: 'Siųsti laišką',
      done: 'Jei tokia paskyra yra, laiškas jau pakeliui. Nuoroda jame galioja valandą.',
    },
    reset: {
      heading: 'Naujas slaptažodis',
      lead: 'Pakeitus slaptažodį visi seansai baigsis.',
      submit: 'Išsaugoti slaptažodį',
      wrong:
        'Kodas neteisingas, nebegalioja arba jau panaudotas. Patikrinkite jį arba paprašykite naujo laiško.',
    },
    confirm: {
      heading: 'El. pašto patvirtinimas',
      lead: 'Paspauskite mygtuką, ir adresas bus susietas su paskyra.',
      submit: 'Patvirtinti',
      wrong:
        'Kodas neteisingas, nebegalioja arba jau panaudotas. Patikrinkite jį arba skyde paprašykite naujo laiško.',
      done: 'El. paštas patvirtintas.',
    },
  },
  journal: {
    downtime: 'Serverio „{server}“ prastova: {month}',
    nodeLost: 'Serveris „{server}“ prarastas kartu su mazgu: nepanaudotas laikas',
  },
  mails: {
    footer: '{brand}. Laiškas išsiųstas automatiškai.',
    confirm: {
      subject: 'Patvirtinkite el. paštą – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Patvirtinkite, kad šis adresas jūsų:\n' +
        '{link}\n\n' +
        'Jei nuoroda neatsiveria, įveskite kodą {code} šiame puslapyje:\n' +
        '{page}\n\n' +
        'Nuoroda ir kodas galioja {hours} val. ' +
        'Jei mūsų svetainėje nieko nenurodėte, nekreipkite dėmesio: nepatvirtintas adresas su niekuo ' +
        'nebus susietas.',
    },
    taken: {
      subject: 'Su šiuo el. paštu paskyra jau yra – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Kažkas nurodė šį adresą kitai paskyrai. ' +
        'Jei tai buvote jūs, prisijunkite kaip {login}; pamirštą slaptažodį galima pakeisti prisijungimo ' +
        'puslapyje. Jei ne, nieko daryti nereikia: be jūsų šio adreso niekas nepatvirtins.',
    },
    reset: {
      subject: 'Naujas slaptažodis – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Kad nustatytumėte naują slaptažodį, atverkite nuorodą:\n' +
        '{link}\n\n' +
        'Jei nuoroda neatsiveria, įveskite kodą {code} šiame puslapyje:\n' +
        '{page}\n\n' +
        'Nuoroda ir kodas galioja {hours} val. ' +
        'ir veikia vieną kartą. Jei to neprašėte, nieko nedarykite: slaptažodis liko tas pats.',
    },
    password: {
      subject: 'Slaptažodis pakeistas – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Paskyros slaptažodis pakeistas, kiti seansai baigti. ' +
        'Jei tai buvote ne jūs, iškart nustatykite naują slaptažodį: prisijungimo puslapyje paspauskite ' +
        '„Pamiršote slaptažodį?“. Tada parašykite pagalbos komandai.',
    },
    recovered: {
      subject: 'Slaptažodis pakeistas – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Paskyros slaptažodis pakeistas, kiti seansai baigti. ' +
        'Jei tai buvote ne jūs, iškart nustatykite naują slaptažodį: prisijungimo puslapyje paspauskite ' +
        '„Pamiršote slaptažodį?“. Tada parašykite pagalbos komandai.\n\n' +
        'SFTP slaptažodžiai nebegalioja: naujus sukurkite valdymo skyde. ' +
        'Paskyros SSH raktai ir toliau atveria serverių failus: peržiūrėkite juos ir pašalinkite ' +
        'svetimus.\n' +
        '{link}',
    },
    network_linked: {
      subject: 'Naujas prisijungimo būdas: {network} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Su paskyra susietas {network}: dabar prisijungti galima ir per jį. ' +
        'Jei tai padarėte ne jūs, iškart nustatykite naują slaptažodį: prisijungimo puslapyje ' +
        'paspauskite „Pamiršote slaptažodį?“. ' +
        'Tada valdymo skyde atsiekite {network} ir parašykite pagalbos komandai.',
    },
    network_unlinked: {
      subject: 'Prisijungimas per {network} išjungtas – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Nuo paskyros atsietas {network}: prisijungti per jį nebegalima. ' +
        'Jei tai padarėte ne jūs, iškart nustatykite naują slaptažodį: prisijungimo puslapyje ' +
        'paspauskite „Pamiršote slaptažodį?“. ' +
        'Tada parašykite pagalbos komandai.',
    },
    new_device: {
      subject: 'Prisijungta iš naujo įrenginio – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Prie jūsų paskyros prisijungta iš įrenginio, iš kurio anksčiau nesijungta:\n' +
        '{device}\n' +
        '{at}\n\n' +
        'Jei tai buvote jūs kitoje naršyklėje arba ištrynę slapukus, nieko daryti nereikia.\n\n' +
        'Jei ne, atverkite paskyrą skyde ir paspauskite „{changePassword}“: kiti seansai iškart baigsis. ' +
        'Jei slaptažodžio neturite, paspauskite „{logOutOthers}“.\n' +
        '{link}\n\n' +
        'Jei prisijungti nepavyksta, nustatykite naują slaptažodį: prisijungimo puslapyje paspauskite ' +
        '„Pamiršote slaptažodį?“. Tada parašykite pagalbos komandai.',
    },
    second_step_on: {
      subject: 'Antras prisijungimo žingsnis įjungtas – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Jūsų paskyroje įjungtas antras žingsnis: dabar prisijungiant reikia ir kodo iš programėlės. ' +
        'Atkūrimo kodus laikykite ne telefone.\n\n' +
        'Jei tai padarėte ne jūs, iškart nustatykite naują slaptažodį: prisijungimo puslapyje ' +
        'paspauskite „Pamiršote slaptažodį?“. ' +
        'Tada parašykite pagalbos komandai.',
    },
    second_step_off: {
      subject: 'Antras prisijungimo žingsnis išjungtas – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Jūsų paskyroje išjungtas antras žingsnis: prisijungiant kodo iš programėlės nebereikia.\n\n' +
        'Jei tai padarėte ne jūs, iškart nustatykite naują slaptažodį: prisijungimo puslapyje ' +
        'paspauskite „Pamiršote slaptažodį?“. ' +
        'Tada skyde vėl įjunkite antrą žingsnį ir parašykite pagalbos komandai.',
    },
    recovery_codes: {
      subject: 'Nauji atkūrimo kodai – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Antram prisijungimo žingsniui sukurti nauji atkūrimo kodai, ankstesni nebegalioja.\n\n' +
        'Jei tai padarėte ne jūs, iškart nustatykite naują slaptažodį: prisijungimo puslapyje ' +
        'paspauskite „Pamiršote slaptažodį?“. ' +
        'Tada skyde paspauskite „{codesNew}“ ir parašykite pagalbos komandai.',
    },
    moved: {
      subject: 'Paskyros el. paštas pakeistas – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Su paskyra dabar susietas kitas adresas. ' +
        'Jei tai buvote ne jūs, iškart parašykite pagalbos komandai.',
    },
    deleted: {
      subject: 'Paskyra ištrinta – {brand}',
      text: 'Sveiki, {login}!\n\nJūsų paskyra ir jos duomenys ištrinti. Ačiū, kad buvote su mumis.',
    },
    credited: {
      subject: 'Į balansą įskaityta: {amount} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Į jūsų balansą įskaityta {amount}. ' +
        'Dabar jame yra {balance}.\n\n' +
        'Balanso istorija yra skyde:\n' +
        '{link}',
    },
    compensated: {
      subject: 'Kompensacija už prastovą: {amount} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Serveris „{server}“ buvo nepasiekiamas dėl mūsų kaltės. ' +
        'Atsiprašome ir mokestį už šį laiką įskaitome į balansą. ' +
        'Tai dovanoti pinigai: juos galima išleisti serveriams, bet ne susigrąžinti.\n\n' +
        'Mėnuo: {month}\n' +
        'Prastova minutėmis: {minutes}\n' +
        'Kompensuojama valandų: {hours} (nepilna valanda laikoma pilna)\n' +
        'Į balansą įskaityta: {amount}\n\n' +
        'Dabar balanse yra {balance}. Balanso istorija yra skyde:\n' +
        '{link}',
    },
    paid: {
      subject: 'Sumokėta: {total}, sąskaita Nr. {number} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Sąskaita Nr. {number} apmokėta.\n\n' +
        'Į balansą: {amount}\n' +
        'Mokėjimo sistemos komisinis mokestis: {fee}\n' +
        'Iš viso sumokėta: {total}\n\n' +
        'Dabar balanse yra {balance}. Balanso istorija yra skyde:\n' +
        '{link}',
    },
    paid_again: {
      subject: 'Sąskaita Nr. {number} apmokėta dar kartą – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Sąskaita Nr. {number} apmokėta daugiau nei vieną kartą. ' +
        'Niekas nedingo: į balansą įskaityta dar {amount}, dabar jame yra {balance}.\n\n' +
        'Jei antras mokėjimas buvo klaida, paprašykite grąžinimo skyde:\n' +
        '{link}',
    },
    paid_for_order: {
      subject: 'Sumokėta: {total}, sąskaita Nr. {number} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Sąskaita Nr. {number} už serverį „{server}“ apmokėta.\n\n' +
        'Suma: {amount}\n' +
        'Mokėjimo sistemos komisinis mokestis: {fee}\n' +
        'Iš viso sumokėta: {total}\n\n' +
        'Ar pirkinys pavyko, pranešame atskiru laišku. ' +
        'Visos sąskaitos yra skyde:\n' +
        '{link}',
    },
    paid_other_sum: {
      subject: 'Gauta kita suma, sąskaita Nr. {number} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Sąskaitos Nr. {number} suma yra {total}, o gauta {amount}, todėl automatiškai nieko ' +
        'neįskaityta. Pinigai pas mus: pagalbos komanda juos įskaitys į balansą arba grąžins.\n\n' +
        'Kad būtų greičiau, parašykite pagalbos komandai ir nurodykite sąskaitos numerį. ' +
        'Visos sąskaitos yra skyde:\n' +
        '{link}',
    },
    order_failed: {
      subject: 'Pinigai gauti, bet serveris nesukurtas – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Sąskaita Nr. {number} apmokėta, bet serverio „{server}“ sukurti nepavyko: kol vyko mokėjimas, ' +
        'kažkas pasikeitė, pavyzdžiui, mazge baigėsi vieta, pakito kaina arba kas nors užėmė ' +
        'subdomeną.\n\n' +
        'Jūsų pinigai yra balanse. Pasirinkite serverį iš naujo – antrą kartą mokėti nereikia:\n' +
        '{link}',
    },
    order_failed_plan: {
      subject: 'Pinigai gauti, bet planas nepakeistas – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Sąskaita Nr. {number} apmokėta, bet serverio „{server}“ plano pakeisti nepavyko: kol vyko ' +
        'mokėjimas, kažkas pasikeitė, pavyzdžiui, mazge baigėsi vieta arba pakito kaina.\n\n' +
        'Pinigai yra balanse, dabar jame {balance}. ' +
        'Pakeiskite planą serverio puslapyje – antrą kartą mokėti nereikia:\n' +
        '{link}',
    },
    order_failed_extension: {
      subject: 'Pinigai gauti, bet serveris nepratęstas – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Sąskaita Nr. {number} apmokėta, bet serverio „{server}“ pratęsti nepavyko: kol vyko mokėjimas, ' +
        'kažkas pasikeitė, pavyzdžiui, plano kaina.\n\n' +
        'Pinigai yra balanse, dabar jame {balance}. ' +
        'Pratęskite serverį jo puslapyje – antrą kartą mokėti nereikia:\n' +
        '{link}',
    },
    refund_requested: {
      subject: 'Grąžinimo prašymas Nr. {number}: {amount} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Paprašėte grąžinti {amount} iš balanso. ' +
        'Prašymą išnagrinėsime ne vėliau kaip {day}; kol nenuspręsta, jį galima atsiimti skyde, ir ' +
        'pinigai vėl bus balanse:\n' +
        '{link}\n\n' +
        'Jei prašėte ne jūs, atsiimkite prašymą ir pakeiskite slaptažodį.',
    },
    refund_approved: {
      subject: '{amount} grąžinimas patvirtintas – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Grąžinimo prašymas Nr. {number} patvirtintas: grąžiname {amount} tuo pačiu keliu, kuriuo ' +
        'mokėjote. Bankas pinigus įskaitys per {days} dienų. ' +
        'Jei kortelė uždaryta arba mokėjote pavedimu, parašysime jums ir paklausime, kur siųsti ' +
        'pinigus.\n\n' +
        'Grąžinimo eigą matysite skyde:\n' +
        '{link}',
    },
    refund_declined: {
      subject: 'Grąžinimo prašymas Nr. {number} atmestas – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Prašymas grąžinti {amount} atmestas. ' +
        'Pinigai vėl balanse, dabar jame yra {balance}.\n\n' +
        'Priežastis: {reason}\n\n' +
        'Jei nesutinkate, parašykite pagalbos komandai. ' +
        'Balansas yra skyde:\n' +
        '{link}',
    },
    refund_paid: {
      subject: '{amount} išsiųsta – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Grąžinimo prašymas Nr. {number} įvykdytas: išsiuntėme jums {amount}. ' +
        'Kada pinigai atsiras kortelėje ar sąskaitoje, priklauso nuo banko; paprastai tai trunka kelias ' +
        'dienas.\n\n' +
        'Visi prašymai yra skyde:\n' +
        '{link}',
    },
    charged_back: {
      subject: 'Bankas atšaukė mokėjimą {number}: {amount} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Bankas atšaukė mokėjimą {number} ({amount}), todėl nurašėme tokią pat sumą. ' +
        'Dabar balanse yra {balance}. Jei balanso neužteko, uždarėme neišnagrinėtus grąžinimo prašymus ' +
        'ir panaikinome nepanaudotą laiką, nupirktą šiuo mokėjimu.\n\n' +
        'Jei to banko neprašėte, parašykite pagalbos komandai. ' +
        'Balansas ir visos operacijos yra skyde:\n' +
        '{link}',
    },
    charged_back_debt: {
      subject: 'Bankas atšaukė mokėjimą {number}, skola {debt} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Bankas atšaukė mokėjimą {number} ({amount}). ' +
        'Dalis šių pinigų jau panaudota arba išmokėta, todėl dabar esate skolingi {debt}. ' +
        'Viskas, kas patenka į balansą, pirmiausia dengia šią skolą. ' +
        'Kol ji nepadengta, nieko negalima pirkti ir negalima prašyti grąžinti pinigų.\n\n' +
        'Balansą papildysite skyde:\n' +
        '{link}\n\n' +
        'Jei to banko neprašėte, parašykite pagalbos komandai.',
    },
    chargeback_reversed: {
      subject: 'Mokėjimas {number} grįžo – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Bankas grąžino mokėjimą {number} ({amount}), kurį buvo atšaukęs. ' +
        'Viskas, kas dėl to buvo nurašyta ar panaikinta, atkurta: balansas, grąžinimo prašymai ir ' +
        'apmokėtas laikas. Tai, ko atkurti nepavyko, yra balanse, dabar jame yra {balance}:\n' +
        '{link}',
    },
    server_charged_back: {
      subject: 'Serveris „{server}“: jo mokėjimas atšauktas – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Bankas atšaukė mokėjimą {number}. ' +
        'Šiuo mokėjimu nupirktas ir nepanaudotas serverio „{server}“ laikas panaikintas: {price}. ' +
        'Jei kito apmokėto laiko nėra, serveris dabar sustos, o duomenis saugosime septynias dienas.\n\n' +
        'Iki {until} papildykite balansą {missing}, ir šis laikas sugrįš tuo pačiu planu už tą pačią ' +
        'kainą:\n' +
        '{link}\n\n' +
        'Jei to banko neprašėte, parašykite pagalbos komandai.',
    },
    server_periods_restored: {
      subject: 'Serveris „{server}“: apmokėtas laikas sugrąžintas – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Apmokėtas serverio „{server}“ laikas, panaikintas dėl atšaukto mokėjimo, sugrąžintas. ' +
        'Iš balanso nurašyta {price}, serveris apmokėtas iki {until}:\n' +
        '{link}',
    },
    server_bought: {
      subject: 'Serveris „{server}“ apmokėtas iki {until} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Nusipirkote serverį „{server}“.\n\n' +
        'Planas: {plan}\n' +
        'Apmokėta iki: {until}\n' +
        'Nurašyta iš balanso: {price}\n' +
        'Balanse liko: {balance}\n\n' +
        'Serverio puslapis:\n' +
        '{link}',
    },
    server_extended: {
      subject: 'Serveris „{server}“ pratęstas iki {until} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Serveris „{server}“ pratęstas.\n\n' +
        'Planas: {plan}\n' +
        'Apmokėta iki: {until}\n' +
        'Nurašyta iš balanso: {price}\n' +
        'Balanse liko: {balance}\n\n' +
        'Serverio puslapis:\n' +
        '{link}',
    },
    server_plan_changed: {
      subject: 'Serveris „{server}“ turi naują planą: {plan} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Serverio „{server}“ planas pakeistas.\n\n' +
        'Planas: {plan}\n' +
        'Apmokėta iki: {until}\n' +
        'Nurašyta iš balanso: {price}\n' +
        'Balanse liko: {balance}\n\n' +
        'Serverio puslapis:\n' +
        '{link}',
    },
    server_plan_lowered: {
      subject: 'Serveris „{server}“ turi naują planą: {plan} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Serverio „{server}“ planas pakeistas.\n\n' +
        'Planas: {plan}\n' +
        'Apmokėta iki: {until}\n' +
        'Grąžinta į balansą: {price}\n' +
        'Dabar balanse: {balance}\n\n' +
        'Serverio puslapis:\n' +
        '{link}',
    },
    server_ends_in_3_days: {
      subject: 'Serveris „{server}“: liko trys dienos – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Apmokėtas serverio „{server}“ laikotarpis baigsis {until}. ' +
        'Pratęskite jį skyde, kad serveris nesustotų:\n' +
        '{link}',
    },
    server_ends_in_1_day: {
      subject: 'Serveris „{server}“: liko viena diena – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Apmokėtas serverio „{server}“ laikotarpis baigsis {until}. ' +
        'Pratęskite jį skyde, kad serveris nesustotų:\n' +
        '{link}',
    },
    server_extension_ahead: {
      subject: 'Serveris „{server}“ netrukus bus pratęstas – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Serveriui „{server}“ įjungtas automatinis pratęsimas: {until} iš balanso bus nurašyta {price} ' +
        'ir serveris bus pratęstas mėnesiui. ' +
        'Balanse yra {balance}, to užteks.\n\n' +
        'Persigalvojote? Išjunkite automatinį pratęsimą serverio puslapyje:\n' +
        '{link}',
    },
    server_extension_ahead_short: {
      subject: 'Papildykite balansą serveriui „{server}“ – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Serveriui „{server}“ įjungtas automatinis pratęsimas: {until} iš balanso turi būti nurašyta ' +
        '{price}, bet dabar jame yra {balance}. ' +
        'Papildykite balansą iki to laiko, ir serveris bus pratęstas automatiškai:\n' +
        '{link}',
    },
    server_extension_short: {
      subject: 'Serveris „{server}“ nepratęstas: trūksta pinigų – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Serverio „{server}“ pratęsti nepavyko: mėnuo kainuoja {price}, o balanse yra {balance}. ' +
        'Papildykite balansą iki šio laiko: {until}. ' +
        'Tada serveris bus pratęstas automatiškai, kitaip jis sustos:\n' +
        '{link}',
    },
    server_extension_by_hand: {
      subject: 'Pratęskite serverį „{server}“ patys – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Šį kartą serveris „{server}“ automatiškai nebus pratęstas: apie {price} nurašymą turėjome ' +
        'parašyti likus trims dienoms ir nespėjome, o be įspėjimo pinigų neimame. ' +
        'Kad serveris nesustotų {until}, pratęskite jį patys:\n' +
        '{link}',
    },
    server_suspended: {
      subject: 'Serveris „{server}“ neapmokėtas ir išjungtas – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Apmokėtas serverio „{server}“ laikotarpis baigėsi, todėl serveris išjungtas. ' +
        'Duomenis saugome iki {until}, vėliau serveris bus ištrintas. ' +
        'Pratęskite jį skyde, ir jis vėl pasileis:\n' +
        '{link}\n\n' +
        'Ištrynus, dar 14 dienų pagalbos komanda gali atkurti serverį iš paskutinės atsarginės kopijos.',
    },
    server_deletion_in_3_days: {
      subject: 'Serveris „{server}“ bus ištrintas po trijų dienų – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Serveris „{server}“ ir jo duomenys bus ištrinti {until}. ' +
        'Kad juos išsaugotumėte, pratęskite serverį skyde:\n' +
        '{link}\n\n' +
        'Ištrynus, dar 14 dienų pagalbos komanda gali atkurti serverį iš paskutinės atsarginės kopijos.',
    },
    server_deletion_in_1_day: {
      subject: 'Serveris „{server}“ bus ištrintas po dienos – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Serveris „{server}“ ir jo duomenys bus ištrinti {until}. ' +
        'Kad juos išsaugotumėte, pratęskite serverį skyde:\n' +
        '{link}\n\n' +
        'Tai paskutinis įspėjimas. Ištrynus, dar 14 dienų pagalbos komanda gali atkurti serverį iš ' +
        'paskutinės atsarginės kopijos.',
    },
    server_deleted: {
      subject: 'Serveris „{server}“ ištrintas – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Serveris „{server}“ ir jo duomenys ištrinti, nes serveris nebuvo laiku pratęstas.\n\n' +
        'Jei serverio dar reikia, per 14 dienų parašykite pagalbos komandai: ji gali jį atkurti iš ' +
        'paskutinės atsarginės kopijos.',
    },
    server_archive_ahead: {
      subject: 'Serveris „{server}“ netrukus atsidurs archyve – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Nemokamame serveryje „{server}“ seniai niekas nežaidė, o jūs neatvėrėte skydo. ' +
        'Jei niekas nepasikeis, {until} serveris atsidurs archyve. ' +
        'Pasaulis, nustatymai ir vardas {subdomain} išliks, o serverį galėsite atkurti vienu ' +
        'paspaudimu.\n\n' +
        'Jei serverio dar reikia, tiesiog atverkite skydą arba užsukite pažaisti:\n' +
        '{link}',
    },
    documents_change: {
      subject: 'Nauja dokumentų redakcija nuo {day} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Nuo {day} keičiasi dokumentai: {documents}. ' +
        'Iki tos dienos galioja dabartinės redakcijos; svetainėje galima perskaityti ir jas, ir ' +
        'naująsias, ten pat trumpai parašyta, kas keisis:\n' +
        '{link}\n\n' +
        'Jei nesutinkate, prieš ištrindami paskyrą skyde paprašykite grąžinti balanso likutį.',
    },
    server_archive_soon: {
      subject: 'Po trijų dienų serveris „{server}“ atsidurs archyve – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        '{until} nemokamas serveris „{server}“ atsidurs archyve, nes juo seniai niekas nesinaudojo. ' +
        'Pasaulis, nustatymai ir vardas {subdomain} išliks. ' +
        'Kad serveris liktų vietoje, atverkite skydą arba užsukite pažaisti:\n' +
        '{link}',
    },
    server_archived: {
      subject: 'Serveris „{server}“ archyve – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Nemokamas serveris „{server}“ perkeltas į archyvą, nes juo seniai niekas nesinaudojo. ' +
        'Jo pasaulis ir nustatymai yra atsarginėje kopijoje, o vardas {subdomain} vis dar jūsų. ' +
        'Visa tai saugome neterminuotai. ' +
        'Panorėję grįžti, serverio puslapyje paspauskite „{restore}“:\n' +
        '{link}',
    },
    server_archive_restored: {
      subject: 'Serveris „{server}“ grįžta iš archyvo – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Atsirado vietos: serveris „{server}“ grįžta iš archyvo. ' +
        'Po kelių minučių bus galima žaisti. ' +
        'Vardas tas pats, o adresas su prievadu naujas:\n' +
        '{link}',
    },
    backup_failed: {
      subject: 'Nepavyko padaryti serverio „{server}“ atsarginės kopijos – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Nepavyko padaryti jūsų serverio „{server}“ atsarginės kopijos. ' +
        'Ankstesnės kopijos nepažeistos, o serveris veikia kaip anksčiau. ' +
        'Kitą kopiją bandysime daryti įprastu laiku; dar kartą parašysime tik tada, jei kuri nors vėl ' +
        'nepavyks po pavykusios.\n\n' +
        'Kas nutiko ir kokios kopijos yra:\n' +
        '{link}',
    },
    server_blocked: {
      subject: 'Serveris „{server}“ užblokuotas – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Serveris „{server}“ užblokuotas dėl sutarties pažeidimo ir išjungtas.\n\n' +
        'Priežastis: {reason}\n\n' +
        'Jei tai klaida, parašykite pagalbos komandai.',
    },
    server_unblocked: {
      subject: 'Serveris „{server}“ atblokuotas – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Serveris „{server}“ atblokuotas. ' +
        'Jei iki blokavimo jis veikė ir apmokėtas laikotarpis dar nesibaigė, jis pasileis automatiškai. ' +
        'Serverio puslapis skyde:\n' +
        '{link}',
    },
    server_deleted_for_violation: {
      subject: 'Serveris „{server}“ ištrintas dėl pažeidimo – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Serveris „{server}“ ir jo duomenys ištrinti dėl sutarties pažeidimo. ' +
        'Pinigai negrąžinami, kaip nurodyta viešojoje ofertoje.',
    },
    server_node_lost_restored: {
      subject: 'Serveris „{server}“ atkuriamas iš atsarginės kopijos – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Mazgas, kuriame veikė serveris „{server}“, sugedo. ' +
        'Atkuriame jį kitame mazge iš paskutinės atsarginės kopijos: {until}. ' +
        'Vėlesni pakeitimai prarasti. Atsiprašome.\n\n' +
        'Serverio vardas lieka, adresas su prievadu pasikeis. ' +
        'Atkūrimo eigą matysite serverio puslapyje:\n' +
        '{link}',
    },
    server_node_lost_ended: {
      subject: 'Serveris „{server}“ prarastas – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Mazgas, kuriame veikė serveris „{server}“, sugedo, o kitur atsarginės kopijos nėra. ' +
        'Serverio failai prarasti, jo sutartis baigėsi. ' +
        'Atsiprašome.\n\n' +
        'Vardas {subdomain} dar 30 dienų lieka jūsų. ' +
        'Galite jį suteikti naujam serveriui:\n' +
        '{link}',
    },
    server_node_lost_credited: {
      subject: 'Serveris „{server}“ prarastas, pinigai grąžinti į balansą – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Mazgas, kuriame veikė serveris „{server}“, sugedo, o kitur atsarginės kopijos nėra. ' +
        'Serverio failai prarasti, jo sutartis baigėsi. ' +
        'Atsiprašome.\n\n' +
        'Už nepanaudotą laiką grąžinta: {amount}. ' +
        'Dabar balanse yra {balance}. Vardas {subdomain} dar 30 dienų lieka jūsų: galite jį suteikti ' +
        'naujam serveriui.\n\n' +
        'Balanso istorija yra skyde:\n' +
        '{link}',
    },
    deletion_scheduled: {
      subject: 'Paskyra {login} bus ištrinta – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Paprašėte ištrinti paskyrą. Ji ir viskas, kas joje yra, bus ištrinta {until}. ' +
        'Iki tol viskas lieka, kaip yra, o automatinis pratęsimas nieko nenurašo.\n\n' +
        'Persigalvojote? Prisijunkite ir paskyros puslapyje paspauskite „Atšaukti ištrynimą“:\n' +
        '{link}\n\n' +
        'Jei tai buvote ne jūs, padarykite tą patį ir pakeiskite slaptažodį.',
    },
    deletion_undone: {
      subject: 'Paskyra {login} nebus ištrinta – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Atšaukėte paskyros ištrynimą: nieko neištrinta ir nebus ištrinta. ' +
        'Paskyros puslapis:\n' +
        '{link}',
    },
    account_blocked: {
      subject: 'Paskyra {login} užblokuota – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Jūsų paskyra užblokuota dėl sutarties pažeidimo. ' +
        'Prisijungti negalima, jos serveriai išjungti. ' +
        'Serverių failai ir balanso pinigai išsaugoti.\n\n' +
        'Jei tai klaida, parašykite pagalbos komandai.',
    },
    account_unblocked: {
      subject: 'Paskyra {login} atblokuota – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Jūsų paskyra nebeužblokuota. Serveriai, kurie veikė iki blokavimo, pasileidžia automatiškai, o ' +
        'blokavimo laikas pridėtas prie apmokėto. ' +
        'Skydas:\n' +
        '{link}',
    },
    domain_confirmed: {
      subject: 'Domenas {domain} veda į serverį „{server}“ – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Domeno {domain} įrašas rastas: dabar prie serverio „{server}“ galima prisijungti ir šiuo ' +
        'adresu. Neištrinkite įrašo, kol šio adreso reikia. ' +
        'Serverio puslapis skyde:\n' +
        '{link}',
    },
    domain_record_gone: {
      subject: 'Dingo domeno {domain} įrašas – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Nebėra įrašo, iš kurio žinome, kad domenas {domain} yra jūsų. ' +
        'Iki {until} jis dar veda į serverį „{server}“, paskui nebeves. ' +
        'Jei domeno reikia, sugrąžinkite įrašą; koks jis turi būti, parašyta skyde:\n' +
        '{link}',
    },
    domain_lost: {
      subject: 'Domenas {domain} nebeveda į serverį „{server}“ – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Domeno {domain} įrašo nebuvo savaitę, todėl domenas į serverį „{server}“ nebeveda. ' +
        'Kiti serverio adresai veikia kaip anksčiau. ' +
        'Sugrąžinkite įrašą, ir domenas vėl bus prijungtas; koks jis turi būti, parašyta skyde:\n' +
        '{link}',
    },
  },
  interest: {
    what: { java: 'Java serveriai', bedrock: 'Bedrock serveriai', proxy: 'proxy serveriai' },
    heading: 'Netrukus: {what}',
    lead: 'Palikite el. pašto adresą. Kai atsiras {what}, išsiųsime vieną laišką ir adresą iškart ištrinsime.',
    consent:
      'Sutinku, kad mano adresas būtų saugomas iki šio laiško, bet ne ilgiau kaip {months} mėnesių, pagal {policy}.',
    consentChild: 'Jei jums dar nėra 16 metų, sutikti turi vienas iš tėvų arba globėjas.',
    consentMissing: 'Be sutikimo adreso išsaugoti negalime',
    submit: 'Pranešti man',
    sent: 'Užsirašėme!',
    once: 'Parašysime vieną kartą, kai bus apie ką.',
    failed: 'Adreso išsaugoti nepavyko.',
    kept: 'Jis liko laukelyje: bandykite dar kartą.',
    here: { heading: 'Jau čia: {what}', lead: 'Laukti nebereikia: serverį galite sukurti iškart.' },
    forget: {
      link: 'Apsigalvojote? Ištrinkite adresą',
      heading: 'Ištrinti adresą',
      lead:
        'Įveskite el. pašto adresą, kurį mums palikote, kad sužinotumėte apie naujienas. ' +
        'Ištrinsime jį visur, kur jis laukia laiško.',
      submit: 'Ištrinti adresą',
      done: 'Atlikta: jūsų adresas ištrintas, laiškų nebus.',
      failed: 'Adreso ištrinti nepavyko. Bandykite dar kartą.',
    },
    mail: {
      subject: 'Jau čia: {what} – {brand}',
      text:
        'Sveiki!\n\n' +
        'Prašėte pranešti, kai atsiras {what}. ' +
        'Juos jau galima sukurti:\n' +
        '{link}\n\n' +
        'Tai vienintelis laiškas: vos jį išsiuntę, ištriname jūsų adresą iš šio sąrašo. ' +
        'Jei laukiate ir kitų mūsų naujienų, bet apsigalvojote, atverkite nuorodą, ir adresas dings ir ' +
        'iš ten:\n' +
        '{forget}\n\n' +
        'Jei nieko neprašėte, jūsų adresą nurodė kažkas kitas. ' +
        'Jums nieko daryti nereikia.',
    },
  },
  partner: {
    title: 'Partnerystė – {brand}',
    description:
      'Kuriate vaizdo įrašus ar transliuojate Minecraft? ' +
      'Gaukite iš {brand} hostingo nemokamą serverį ir nuolaidos kodą savo žiūrovams.',
    heading: 'Partnerystė',
    lead: 'Jūs rodote serverį žiūrovams, mes duodame išteklių. Papasakokite apie save.',
    formTitle: 'Paraiška',
    name: 'Vardas',
    age: 'Amžius',
    contacts: 'Kontaktai',
    contactsHint: 'Discord, Telegram arba el. paštas',
    media: 'Platformos ir nuorodos',
    mediaHint: 'YouTube, Twitch, VK: nuoroda ir sekėjų skaičius',
    offer: 'Ką siūlote',
    offerHint: 'Pavyzdžiui: dvi serverio apžvalgos per mėnesį',
    wants: 'Ką norėtumėte gauti',
    wantsHint: 'Pavyzdžiui: 8\u00a0GB serverį ir nuolaidos kodą',
    submit: 'Siųsti paraišką',
    sending: 'Siunčiame…',
    missing: 'Užpildėte ne visus laukus!',
    failed: 'Paraiškos išsiųsti nepavyko',
    sent: 'Sėkmingai išsiųsta!',
    fieldMissing: 'Užpildykite šį lauką',
    noContact: 'Čia atsakyti negalėsime. Nurodykite @vardą, nuorodą, el. paštą arba telefoną',
    kept: 'Tekstas išsaugotas, pabandykite išsiųsti dar kartą.',
    tooMany: 'Iš jūsų adreso gauta per daug paraiškų. Bandykite dar kartą po {time}: tekstas išsaugotas.',
    tooLong: 'Tekstas per ilgas: sutrumpinkite jį.',
    thanks: 'Atsakysime jūsų nurodytais kontaktais.',
    consent:
      'Siųsdami paraišką sutinkate, kad šie duomenys būtų tvarkomi pagal {policy}. ' +
      'Jei jums dar nėra 16 metų, sutikti turi vienas iš tėvų arba globėjas.',
    consentPolicy: 'privatumo politiką',
    trap: 'Palikite šį lauką tuščią',
    earnTitle: 'Kaip gauti išteklių nemokamai',
    earn: {
      video: 'Sukurkite vaizdo įrašą',
      stream: 'Transliuokite gyvai',
      server: 'Persikelkite pas mus',
      invite: 'Pakvieskite draugų',
      bug: 'Raskite klaidą',
    },
  },
  finder: {
    title: 'Kuris planas jums tiks',
    lead: 'Atsakykite į kelis klausimus. Parodysime, iš ko susideda reikalinga atmintis.',
    edition: 'Leidimas',
    players: 'Žaidėjų vienu metu',
    extensions: 'Įskiepiai ar modai',
    extension: { none: 'Be jų', plugins: 'Įskiepiai', mods: 'Modai' },
    count: 'Kiek jų bus',
    world: 'Pasaulio dydis',
    worlds: { small: 'Nedidelis', medium: 'Vidutinis', large: 'Milžiniškas' },
    base: 'Serverio programinė įranga',
    perPlayer: 'Žaidėjai',
    perExtension: 'Įskiepiai ir modai',
    forWorld: 'Pasaulis',
    jvm: 'Atsarga Java reikmėms, {percent}\u00a0%',
    total: 'Iš viso',
    result: 'Jums tiks planas „{plan}“: {memory}',
    free: 'Nemokamas planas negarantuoja duomenų išsaugojimo ir pasiekiamumo: pasaulio kopiją laikykite pas save.',
    megabytes: '{amount}\u00a0MB',
    tooLarge:
      'Vieno serverio neužteks. Parašykite mums: patarsime, kaip projektą padalyti į kelis serverius.',
    show: 'Rodyti planą',
  },
  faq: { title: 'Dažniausi klausimai' },
  offer: {
    text: 'Ši svetainė veikia ir lietuvių kalba.',
    accept: 'Perjungti į lietuvių kalbą',
    dismiss: 'Ne dabar',
  },
}
