import type { Messages } from './en.ts'

export const lv: Messages<'lv'> = {
  frame: {
    skipToContent: 'Pāriet uz saturu',
    home: 'Sākums',
    help: 'Palīdzība',
    contact: 'Sazināties ar mums',
    knowledgeBase: 'Zināšanu bāze',
    status: 'Statuss',
    panel: 'Vadības panelis',
    createServer: 'Izveidot serveri',
    language: 'Valoda',
    mainMenu: 'Galvenā izvēlne',
    breadcrumbs: 'Jūs atrodaties šeit',
    footer: 'Lapas kājene',
    navigation: 'Navigācija',
    documents: 'Dokumenti',
    oferta: 'Publiskā oferte',
    userAgreement: 'Lietotāja līgums',
    privacy: 'Privātuma politika',
    security: 'Maksājumu drošība',
    payment: 'Apmaksas kārtība',
    partner: 'Sadarbība',
    contacts: 'Kontakti',
    commercialOffers: 'Komercpiedāvājumi: {email}',
    notAffiliated:
      '{brand} ir neatkarīgs pakalpojums. ' +
      'Tas nav saistīts ar Mojang Studios un Microsoft, un tie to nav apstiprinājuši. ' +
      'Minecraft ir Mojang Synergies AB preču zīme.',
    company: '{company}. UNP {number}. Adrese: {address}.',
    paymentMethods: 'Maksājumu veidi',
    newTab: 'atvērsies jaunā cilnē',
    logo: '{brand} – uz sākumlapu',
  },
  systems: {
    allWell: 'Visas sistēmas darbojas bez traucējumiem!',
    problems: {
      zero: 'Traucējumi {count} mezglos',
      one: 'Traucējumi {count} mezglā',
      other: 'Traucējumi {count} mezglos',
    },
    unknown: 'Sistēmu stāvoklis nav zināms',
    checking: 'Pārbaudām sistēmas…',
    none: 'Mezglu vēl nav',
    incident: 'Ir neatrisināts incidents',
    maintenance: 'Notiek plānotie darbi',
  },
  landing: {
    pages: {
      home: {
        title: 'Bezmaksas {brand} ar DDoS aizsardzību – Minecraft hostings',
        description:
          'Bezmaksas Minecraft Java un Bedrock serveru hostings: gatavs 15 sekundēs, neierobežots ' +
          'spēlētāju skaits, DDoS aizsardzība, darbojas dienu un nakti.',
        a: 'Bezmaksas **Minecraft** hostings ar DDoS aizsardzību',
        b: '**Minecraft** serveris 15\u00a0sekundēs. Bez maksas',
        lead:
          'Paper, Fabric, Forge vai Bedrock: izvēlieties servera programmatūru un versiju, pārējo ' +
          'sagatavosim mēs. Bez kartes un spēlētāju limita, darbojas arī naktī.',
      },
      bedrock: {
        title: 'Bezmaksas Minecraft Bedrock serveru hostings – {brand}',
        description:
          'Minecraft Bedrock serveris telefonam, planšetei un Windows: bez maksas, gatavs 15 sekundēs, ' +
          'ar DDoS aizsardzību un neierobežotu spēlētāju skaitu.',
        a: 'Bezmaksas **Bedrock** hostings ar DDoS aizsardzību',
        b: '**Bedrock** serveris 15\u00a0sekundēs. Bez maksas',
        lead:
          'Oficiālais Mojang serveris vai PocketMine-MP telefoniem, planšetēm un Windows. ' +
          'Spēlētājiem vajag tikai adresi un portu.',
      },
      java: {
        title: 'Bezmaksas Minecraft Java serveru hostings – {brand}',
        description:
          'Bezmaksas Minecraft Java Edition serveris: gatavs 15 sekundēs, neierobežots spēlētāju ' +
          'skaits, konsole pārlūkā, DDoS aizsardzība.',
        a: 'Aizsargāts bezmaksas **Minecraft Java** hostings',
        b: '**Java Edition** serveris 15\u00a0sekundēs. Bez maksas',
        lead:
          'Paper, Purpur, Fabric, NeoForge, Forge vai pati Mojang spēle. ' +
          'Bez kartes un spēlētāju limita; konsole un iestatījumi atveras pārlūkā.',
      },
      bungeecord: {
        title: 'BungeeCord hostings: tā vietā Velocity proxy – {brand}',
        description:
          'BungeeCord un Waterfall vietā – Velocity proxy: viss Minecraft serveru tīkls vienā adresē. ' +
          '1\u00a0Gbit/s pieslēgums, DDoS aizsardzība, gatavs 15 sekundēs.',
        a: '**Velocity** proxy BungeeCord vietā',
        b: '**Velocity** BungeeCord vietā 15\u00a0sekundēs',
        lead:
          'Waterfall vairs neattīsta, bet BungeeCord spēlētāju datus nodod bez paraksta. ' +
          'Velocity ir ātrāks un ar svešu vārdu iekšā nelaiž.',
      },
      velocity: {
        title: 'Velocity proxy hostings ar DDoS aizsardzību – {brand}',
        description:
          'Ātrs Velocity proxy Minecraft serveru tīklam: 1\u00a0Gbit/s pieslēgums, DDoS aizsardzība un ' +
          'viena adrese visiem serveriem. ' +
          'Gatavs 15 sekundēs.',
        a: '**Velocity** hostings ar DDoS aizsardzību',
        b: '**Velocity** proxy 15\u00a0sekundēs',
        lead: 'Mūsdienīgs proxy serveru tīklam: mazāk atmiņas, vairāk spēlētāju, viena adrese.',
      },
      spigot: {
        title: 'Spigot hostings: bezmaksas serveris ar Paper – {brand}',
        description:
          'Spigot vietā – Paper: der tie paši spraudņi, bet darbojas ātrāk. ' +
          'Bezmaksas serveris 15 sekundēs bez spēlētāju limita. ' +
          'Spraudņus instalē ar vienu klikšķi.',
        a: '**Paper** serveris Spigot vietā. Bez maksas',
        b: '**Paper** serveris Spigot vietā 15\u00a0sekundēs',
        lead:
          'Paper ir izaudzis no Spigot: tam der tie paši spraudņi, bet tas iztur vairāk spēlētāju. ' +
          'Tāpēc Spigot vietā liekam Paper.',
      },
      paper: {
        title: 'Bezmaksas Paper hostings Minecraft serverim – {brand}',
        description:
          'Minecraft serveris ar ātro Paper: bez maksas, ar augstu TPS, neierobežotu spēlētāju skaitu ' +
          'un DDoS aizsardzību. Darbojas dienu un nakti.',
        a: 'Bezmaksas **Paper** hostings ar DDoS aizsardzību',
        b: '**Paper** serveris 15\u00a0sekundēs. Bez maksas',
        lead: 'Paper notur 20\u00a0TPS tur, kur citi padodas. Spigot spraudņi der bez izmaiņām.',
      },
      pe: {
        title: 'Bezmaksas Minecraft PE serveris telefonam – {brand}',
        description:
          'Izveidojiet Minecraft PE serveri un spēlējiet ar draugiem telefonā: bez maksas, gatavs 15 ' +
          'sekundēs, neierobežots spēlētāju skaits, DDoS aizsardzība.',
        a: 'Aizsargāts bezmaksas **Minecraft PE** serveris',
        b: '**Minecraft PE** serveris 15\u00a0sekundēs bez maksas',
        lead: 'Izveidojiet serveri telefonā un pasauciet draugus: viņiem vajag tikai adresi un portu.',
      },
      forever: {
        title: 'Bezmaksas Minecraft hostings uz visiem laikiem – {brand}',
        description:
          'Bezmaksas Minecraft serveris bez termiņa: darbojas dienu un nakti, spēlētāju skaits nav ' +
          'ierobežots, ir DDoS aizsardzība. ' +
          'Karte nav vajadzīga.',
        a: '**Minecraft** hostings – vienmēr bez maksas',
        b: '**Minecraft** serveris bez termiņa – 15\u00a0sekundēs',
        lead: 'Bezmaksas plāns nebeidzas pēc mēneša un neprasa karti. Serveris darbojas dienu un nakti.',
      },
      pmmp: {
        title: 'Bezmaksas PocketMine-MP serveru hostings – {brand}',
        description:
          'PocketMine-MP (PMMP) serveris spēlei Minecraft Bedrock: bez maksas, gatavs 15 sekundēs, ar ' +
          'neierobežotu spēlētāju skaitu un DDoS aizsardzību.',
        a: 'Aizsargāts bezmaksas **PocketMine** hostings',
        b: '**PocketMine** serveris 15\u00a0sekundēs. Bez maksas',
        lead:
          'PMMP startē ātri un prasa maz atmiņas. ' +
          'Minispēlēm tas ir kā radīts, bet parastai izdzīvošanai ņemiet Mojang serveri.',
      },
    },
    viewPlans: 'Skatīt plānus',
    viewPanel: 'Apskatīt paneli',
    panelTitle: 'Panelis, kurā viss ir redzams',
    panelLead:
      'Palaišana, noslodze, konsole un žurnāls vienā ekrānā – datorā un tālrunī. ' +
      'Izmēģiniet to ar izdomātiem serveriem: reģistrēties nevajag.',
    panelPictures: {
      desktop: 'Servera pārskats panelī: adrese, procesors, atmiņa, disks, spēlētāji un noslodzes grafiki',
      phone: 'Servera konsole tālrunī: palaišanas rindas, spēlētāju ziņas un komandas lauks',
    },
    promo: 'Promokods {code} – {percent}% atlaide pirmajam mēnesim',
    social: 'Mēs sociālajos tīklos',
    liveNodes: {
      zero: 'mezgli pašlaik darbojas',
      one: 'mezgls pašlaik darbojas',
      other: 'mezgli pašlaik darbojas',
    },
    livePing: 'jūsu pings līdz mezglam {node}',
    livePingUnknown: 'jūsu pings līdz tuvākajam mezglam',
    liveTitle: 'Tieši tagad',
    notMeasured: 'nav izmērīts',
    closeCampaign: 'Aizvērt',
    whyTitle: 'Kāpēc izvēlas mūs',
    reasons: {
      shield: {
        title: 'Aizsardzība pret uzbrukumiem',
        text: 'Filtrējam DDoS līdz pat vairākiem Tbit/\u2060s. Nekas nav jāiestata.',
      },
      cpu: {
        title: 'Ātri procesori',
        text: 'Ryzen\u00a09 7950X un 5950X Ultra plānos: TPS rezerve lielām fermām un daudziem spēlētājiem.',
      },
      speed: {
        title: 'Gatavs 15\u00a0sekundēs',
        text: 'Izvēlieties plānu – pēc 15\u00a0sekundēm jau esat serverī.',
      },
      people: {
        title: 'Atbild cilvēks, nevis bots',
        text: 'Atbalsts sasniedzams dienu un nakti. Rakstiet kā draugam – atbildēsim pēc būtības.',
      },
    },
    giftsTitle: 'Tas viss jau iekļauts',
    giftsLead: 'Katrā plānā, arī bezmaksas.',
    giftArchive: 'Ja bezmaksas serveri {days} nelieto, tas nonāk arhīvā.',
    gifts: {
      free: { title: 'Bezmaksas hostings', text: 'Serveris par 0\u00a0BYN, bez kartes un bez termiņa.' },
      subdomain: { title: 'Savs apakšdomēns', text: 'Bezmaksas adrese ciparu un porta vietā.' },
      channel: {
        title: '1\u00a0Gbit/\u2060s pieslēgums',
        text: 'Pieslēguma pietiek arī simtiem spēlētāju.',
      },
      sftp: { title: 'Visi faili caur SFTP', text: 'Pilna piekļuve: pasaules, spraudņi, iestatījumi.' },
      install: {
        title: 'Instalēšana ar vienu klikšķi',
        text: 'Spraudņus, modus un modpakus instalē viena poga.',
      },
      slots: { title: 'Neierobežots spēlētāju skaits', text: 'Cik draugu pasauksiet, tik arī ienāks.' },
      nonstop: {
        title: 'Darbojas 24/7',
        text: 'Serveris pats neaizmieg: tukšs tas apstājas tikai tad, ja jūs to vēlaties.',
      },
      support: { title: 'Atbalsts 24/7', text: 'Atbildēsim arī trijos naktī.' },
      shield: { title: 'DDoS aizsardzība', text: 'Izturam uzbrukumus līdz pat vairākiem Tbit/\u2060s.' },
    },
    available: 'Jau darbojas',
    soon: 'Drīzumā',
    reviewsTitle: 'Atsauksmes',
    reviewsNote: 'Negatīvas atsauksmes nedzēšam un nemoderējam.',
    reviewsVk: 'Atsauksmes VKontakte',
    reviewsDiscord: 'Atsauksmes Discord',
    reviewSource: 'atsauksme tīklā {network}',
    statsTitle: '{brand} skaitļos',
    statSatisfied: 'klientu ir apmierināti',
    statSince: 'gads, kopš kura strādājam',
    statSeconds: 'sekundes, ne ilgāk, – un serveris ir gatavs',
    statReady: {
      zero: 'sekundes – un serveris ir gatavs ({core})',
      one: 'sekunde – un serveris ir gatavs ({core})',
      other: 'sekundes – un serveris ir gatavs ({core})',
    },
    readyHere: 'Izmērīts šeit pēdējās 30 dienās; trīs no četrām palaišanām nebija ilgākas: {cores}.',
    joinTitle: 'Esiet kopā ar mums',
    joinDiscord: { title: 'Discord', text: 'Palīdzība ar serveri, jaunumi un spēlētāju meklēšana.' },
    joinVk: { title: 'VKontakte', text: 'Jaunumi, promokodi un izlozes.' },
    join: 'Pievienoties',
  },
  plans: {
    title: 'Plāni un cenas',
    lead: 'Katrā plānā – neierobežots spēlētāju skaits, 1\u00a0Gbit/\u2060s pieslēgums un DDoS aizsardzība.',
    java: 'Java',
    bedrock: 'Bedrock',
    proxy: 'Proxy',
    ultraTitle: 'Ultra plāni',
    ultraText:
      'Vairāk kodolu, vairāk diska vietas un procesori Ryzen\u00a09 7950X/5950X. ' +
      '6 Ultra kodoli līdzinās 9 parastajiem.',
    standardText: 'Parastie plāni darbojas ar vidējas jaudas procesoriem.',
    freePromise: 'Bez datu un darbības garantijas',
    paidPromise: 'Atbildam par datiem, dīkstāvi kompensējam kontā',
    promiseNote:
      'Bezmaksas serveris var kļūt lēnāks, apstāties vai tikt dzēsts, un par to nekas netiek ' +
      'kompensēts. Par maksas serveru datiem un darbību atbildam mēs: kompensāciju par dīkstāvi mūsu ' +
      'vainas dēļ ieskaitām kontā, bet neizmaksājam. ' +
      'Sīkāk to apraksta {offer}.',
    promiseOffer: 'publiskā oferte',
    freeMemory:
      'Kāpēc bezmaksas plānā ir {free} atmiņas, bet plānā „{plan}” – {paid}? ' +
      'Bezmaksas plāns ir izmēģināšanai: viens uz kontu, viena rezerves kopija, bez garantijām un ' +
      'kompensācijām. Plānā „{plan}” glabājam vairāk ({backups}) un atbildam par datiem un dīkstāvi.',
    freeMemoryBackups: { zero: '{count} kopiju', one: '{count} kopija', other: '{count} kopijas' },
    archiveNote:
      'Ja {days} bezmaksas serverī nespēlē neviens un īpašnieks neatver paneli, serveris nonāk arhīvā: ' +
      'brīdināsim e-pastā, saglabāsim pasauli un nosaukumu, un serveri varēs atjaunot ar vienu ' +
      'klikšķi.',
    archiveDays: { zero: '{count} dienas', one: '{count} dienu', other: '{count} dienas' },
    recommended: 'Iesakām',
    memory: 'Atmiņa',
    disk: 'Disks',
    cores: 'Kodoli',
    gigabytes: '{amount}\u00a0GB',
    perMonth: '/\u00a0mēn.',
    choose: 'Izvēlēties',
    choosePlan: 'Izvēlēties plānu „{plan}”',
    tellMe: 'Paziņot, kad būs',
    currency: 'Valūta',
    oldPrice: 'Iepriekšējā cena',
    discount:
      'Maksājot {currency} valūtā, visiem plāniem ir {percent} atlaide. Tā ir pastāvīga, bez beigu datuma.',
    terms:
      'Ja samaksājat uzreiz par vairākiem mēnešiem, katrs iznāk lētāk: {terms}. ' +
      'Automātiskā pagarināšana apmaksā pa vienam mēnesim, bez šīs atlaides.',
    termShare: '{term}\u00a0−{percent}',
    termPrice: '{term}: {price} (−{percent})',
    bynOnly: 'Šo plānu var apmaksāt tikai BYN valūtā',
    tabsLabel: 'Spēles izdevums',
  },
  status: {
    title: 'Sistēmu statuss: mezgli, noslodze un pings – {brand}',
    description:
      'Vai {brand} hostinga mezgli darbojas tieši tagad: katra mezgla noslodze, traucējumi un jūsu ' +
      'pings līdz tam. Dati tiek atjaunināti ik pēc 30 sekundēm.',
    heading: 'Sistēmu statuss',
    lead: 'Mezglu dati tiek atjaunināti ik pēc 30 sekundēm.',
    node: 'Mezgls',
    load: 'Noslodze',
    state: 'Stāvoklis',
    duration: 'Ilgums',
    ping: 'Jūsu pings',
    well: 'Darbojas',
    problems: {
      overload: 'Procesora pārslodze',
      memory: 'Beidzas atmiņa',
      disk: 'Beidzas diska vieta',
      no_report: 'Mezgls neatbild',
    },
    unnamedProblem: 'Kļūme',
    noData: 'Nav datu',
    notMeasured: 'nav izmērīts',
    loading: 'Ielādējam mezglu sarakstu…',
    empty: 'Mezglu vēl nav. Tiklīdz pirmais mezgls atsauksies, tas parādīsies šeit.',
    failed: 'Neizdevās iegūt mezglu stāvokli. Mēģināsim vēlreiz pēc 30 sekundēm.',
    stale: 'Jaunāku datu nav. Zemāk redzamais saraksts saņemts {age}.',
    updated: 'Atjaunināts plkst.\u00a0{time}',
    problemNodes: {
      zero: 'Traucējumi {count} mezglos: {names}',
      one: 'Traucējumi {count} mezglā: {names}',
      other: 'Traucējumi {count} mezglos: {names}',
    },
    needsScript:
      'Lai redzētu aktuālos datus, ieslēdziet JavaScript: tos pieprasa un mēra jūsu pārlūkprogramma.',
    pingNote:
      'Pings ir laiks, kurā mezgls atbild jūsu pārlūkprogrammai: labākais rezultāts no diviem mēģinājumiem.',
    caption: 'Mezgli, to noslodze un stāvoklis',
    retry: 'Mēģināt vēlreiz',
    published: 'Dati uz {time}',
    historyTitle: 'Pēdējās 90 dienas',
    historyFailed: 'Vēsture pašlaik nav pieejama. Mezglu saraksts augstāk tiek atjaunināts kā parasti.',
    spans: { day: '24 stundas', week: '7 dienas', month: '30 dienas', quarter: '90 dienas' },
    bars: 'Mezgls {name} pa dienām',
    dayUp: 'Darbojās: {time}',
    dayDegraded: 'Ar traucējumiem: {time}',
    dayDown: 'Neatbildēja: {time}',
    dayNoData: 'Nav datu: {time}',
    dayLoad: 'Vidējā noslodze: {percent}',
    degraded: 'Ar traucējumiem',
    down: 'Neatbild',
    counting:
      'Pieejamība ir to minūšu īpatsvars, kurās mezgls atbildēja, no visām minūtēm, par kurām ir dati. ' +
      'Minūtes bez datiem rezultātu ne uzlabo, ne pasliktina. ' +
      'Diennaktis skaitām pēc UTC. Izziņotie darbi netiek izslēgti: minūtes, kurās mezgls neatbildēja, ' +
      'tiek ieskaitītas.',
    openTitle: 'Pašlaik',
    plannedTitle: 'Plānotie darbi',
    pastTitle: 'Iepriekšējie incidenti',
    pastNone: 'Pēdējās 90 dienās incidentu nav bijis.',
    incidentStates: {
      investigating: 'Meklējam cēloni',
      identified: 'Cēlonis atrasts',
      monitoring: 'Novērojam',
      resolved: 'Atrisināts',
      planned: 'Ieplānoti',
      in_progress: 'Notiek darbi',
      completed: 'Pabeigti',
      cancelled: 'Atcelti',
    },
    impact: {
      none: 'Spēli neietekmē',
      degraded: 'Serveri darbojas nestabili',
      down: 'Serveri nav pieejami',
    },
    affectedNodes: 'Mezgli: {names}',
    otherLanguage: 'Latviski šī paziņojuma vēl nav.',
    follow: 'Sekot statusam',
    badge: 'Nozīmīte jūsu vietnei',
    badgeWords: {
      label: 'statuss',
      up: 'viss darbojas',
      problems: 'traucējumi',
      maintenance: 'notiek darbi',
      unknown: 'nav datu',
    },
  },
  notFound: {
    title: 'Lapa nav atrasta! – {brand}',
    description:
      'Šādas lapas {brand} vietnē nav: iespējams, adresē ir kļūda vai lapa ir pārvietota. ' +
      'Sākumlapā atradīsiet Minecraft serveru plānus un palīdzību.',
    heading: 'Lapa nav atrasta!',
    text: 'Izskatās, ka šis bloks jau ir izrakts. Pārbaudiet adresi vai atgriezieties sākumlapā.',
    goHome: 'Uz sākumlapu',
  },
  soon: {
    title: 'Lapā notiek tehniskie darbi – {brand}',
    description:
      'Šī {brand} hostinga lapa drīz būs atvērta: būvējam to bloku pa blokam. ' +
      'Pa to laiku sākumlapā varat izveidot bezmaksas Minecraft serveri.',
    heading: 'Lapā notiek tehniskie darbi',
    text: 'Būvējam to bloku pa blokam. Ieskatieties mazliet vēlāk.',
    goHome: 'Uz sākumlapu',
  },
  documents: {
    title: 'Dokumenti – {brand}',
    description:
      'Visi {brand} hostinga dokumenti vienuviet: publiskā oferte, lietotāja līgums, privātuma ' +
      'politika, maksājumu drošība un apmaksas kārtība.',
    heading: 'Dokumenti',
    lead:
      'Mēs strādājam pēc šiem noteikumiem. ' +
      'Tie uzrakstīti vienkāršā valodā, un uz katru punktu var atsaukties ar saiti.',
    contents: 'Saturs',
    inForce: 'Spēkā stāšanās datums: {date}',
    prevails: 'Šis ir tulkojums. Juridisks spēks ir {link}.',
    russianText: 'tekstam krievu valodā',
    clause: 'Saite uz {number}. punktu',
    published: 'Publicēta: {date}',
    comesIntoForce: 'Stāsies spēkā: {date}',
    wasInForce: 'Bija spēkā: {from} – {until}',
    newEdition: 'Jaunā redakcija stāsies spēkā: {date}',
    readNew: 'Lasīt jauno redakciju',
    changes: 'Kas mainīsies',
    notYet: 'Šī redakcija vēl nav spēkā.',
    noLonger: 'Šī redakcija vairs nav spēkā.',
    openCurrent: 'Atvērt spēkā esošo redakciju',
    editions: 'Visas redakcijas',
    edition: 'Redakcija: {date}',
  },
  help: {
    title: 'Palīdzība – {brand}',
    description:
      '{brand} hostinga palīdzība: zināšanu bāze par Minecraft serveriem un saziņa ar atbalstu, kas ' +
      'atbild dienu un nakti.',
    heading: 'Palīdzība',
    lead: 'Visātrāk atbildi atradīsiet zināšanu bāzē. Neatradāt? Rakstiet mums.',
    wikiText: 'Raksti par servera palaišanu, iestatīšanu un paātrināšanu.',
    contactText: 'Adrese, e-pasts, tālrunis un kur rakstīt kādā jautājumā.',
  },
  contact: {
    title: 'Sazināties ar mums – {brand}',
    description:
      '{brand} hostinga kontakti: adrese Minskā, atbalsta e-pasts, tālrunis un darba laiks. ' +
      'Pateiksim, kur rakstīt kādā jautājumā.',
    heading: 'Sazināties ar mums',
    lead: 'Rakstiet valodā, kas jums ērtāka. Atbildēsim pēc būtības.',
    address: 'Pasta adrese',
    email: 'Atbalsta e-pasts',
    phone: 'Tālrunis',
    hours: 'Darba laiks',
    whereTitle: 'Kur rakstīt',
    where: {
      server: {
        title: 'Serveris nestartē vai bremzē',
        text: '{email} vai Discord. Norādiet servera adresi un laiku.',
      },
      payment: {
        title: 'Apmaksa un naudas atmaksa',
        text:
          'Naudas atmaksu pieprasiet panelī: „Atlikums”, sadaļa „Naudas atmaksa”. ' +
          'Pārējos jautājumos rakstiet uz {email}: norādiet lietotājvārdu, datumu un summu. ' +
          'Kartes numuru nesūtiet.',
      },
      data: {
        title: 'Personas dati',
        text:
          'Lejupielādēt datus un dzēst kontu var panelī: „Konts”, sadaļa „Jūsu dati”. ' +
          'Pārējos jautājumos rakstiet uz {email}, temats „Dati”.',
      },
      offers: { title: 'Reklāma un sadarbība', text: '{commercialEmail} vai sadarbības lapa.' },
      abuse: {
        title: 'Sūdzība par serveri',
        text: '{email}, temats „Sūdzība”. Norādiet servera adresi un to, kas noticis.',
      },
    },
  },
  wiki: {
    title: 'Zināšanu bāze – {brand}',
    description:
      'Kā palaist Minecraft serveri, piesaistīt domēnu, instalēt spraudņus un modus, iestatīt proxy un ' +
      'tikt vaļā no lagiem: {brand} hostinga raksti.',
    heading: 'Zināšanu bāze',
    lead: 'Īsi raksti ar komandām un skaitļiem. Katrā rakstā par spēli norādīts, uz kuru versiju tas attiecas.',
    search: 'Meklēt virsrakstos un tekstā',
    sections: {
      start: 'Pirmie soļi',
      site: 'Vietnes lietošana',
      settings: 'Iestatījumi un pasaule',
      players: 'Spēlētāji un tiesības',
      plugins: 'Spraudņi un modi',
      network: 'Proxy un crossplay',
      optimization: 'Servera optimizācija',
    },
    unfinished: 'Sadaļa vēl tiek papildināta!',
    found: {
      zero: 'Atrasti {count} raksti',
      one: 'Atrasts {count} raksts',
      other: 'Atrasti {count} raksti',
    },
    nothingFound: 'Nekas nav atrasts. Pamēģiniet citus vārdus.',
    noAnswer: 'Zināšanu bāzē nav atbildes uz šo jautājumu.',
    nearest: 'Līdzīgi raksti:',
    searchIncomplete: 'Uzrakstiet mazliet vairāk: kas notika vai ko vēlaties izdarīt.',
    askSupport: 'Jautāt atbalstam',
    searchFailed: 'Meklētāju neizdevās ielādēt. Visu rakstu saraksts ir zemāk.',
    notYet: 'Pagaidām vēl nav, būs drīzumā: {features}.',
    versions: 'Attiecas uz: {versions}',
    allArticles: 'Visi raksti',
    contents: 'Šajā rakstā',
    next: 'Tālāk',
    previous: 'Atpakaļ',
  },
  modpack: { choosePlan: 'Izvēlēties plānu' },
  partnerPage: {
    discount: '{percent}% atlaide pirmajam mēnesim',
    code: 'Promokods',
    copy: 'Kopēt',
    copied: 'Nokopēts',
    copyFailed: 'Iezīmējiet un nokopējiet kodu paši',
  },
  paySuccess: {
    title: 'Maksājums veiksmīgi pabeigts! – {brand}',
    description: 'Maksājums pieņemts. Nauda jau ir kontā vai ienāks pēc minūtes.',
    heading: 'Maksājums veiksmīgi pabeigts!',
    text: 'Nauda jau ir kontā vai ienāks pēc minūtes. Tagad varat iegādāties vai pagarināt serveri.',
  },
  payError: {
    title: 'Maksājums neizdevās! – {brand}',
    description: 'Maksājums neizdevās: ko darīt un kur rakstīt.',
    heading: 'Maksājums neizdevās!',
    text:
      'Maksājums nav izpildīts. Ja nauda tomēr ir noņemta, banka to atgriezīs pati; rakstiet mums, un ' +
      'mēs pārbaudīsim.',
  },
  invoice: {
    title: 'Rēķins – {brand}',
    description: 'Konta papildināšanas rēķins: numurs, maksājuma mērķis, summa, stāvoklis un kā to apmaksāt.',
    heading: 'Rēķins',
    purposeAway: 'Konta papildināšana, rēķins Nr. {number}',
  },
  login: {
    title: 'Ieiet kontā – {brand}',
    description:
      'Ieejiet {brand} hostinga vadības panelī: te pārvaldāt savus Minecraft serverus. ' +
      'Vajadzīgs tikai lietotājvārds vai e-pasts un parole.',
    heading: 'Ieiet kontā',
    name: 'Lietotājvārds vai e-pasts',
    password: 'Parole',
    show: 'Rādīt paroli',
    hide: 'Slēpt paroli',
    submit: 'Ieiet',
    noAccount: 'Vēl nav konta?',
    register: 'Reģistrēties',
    wrong: 'Ievadiet pareizus datus!',
    ended: 'Sesija ir beigusies. Ieejiet vēlreiz.',
    noCookies:
      'Pārlūks nesaglabāja šīs pieteikšanās sīkdatnes. Atļaujiet panelim sīkdatnes un piesakieties vēlreiz.',
    forgot: 'Aizmirsāt paroli?',
  },
  register: {
    title: 'Reģistrācija – {brand}',
    description:
      'Izveidojiet {brand} hostinga kontu un palaidiet bezmaksas Minecraft serveri 15\u00a0sekundēs. ' +
      'Maksājumu karte nav vajadzīga.',
    heading: 'Reģistrācija',
    login: 'Lietotājvārds',
    email: 'E-pasts',
    password: 'Parole',
    repeat: 'Atkārtojiet paroli',
    notice: 'Reģistrējoties jūs piekrītat {privacy}, {userAgreement} un {oferta}.',
    privacyLink: 'privātuma politikai',
    userAgreementLink: 'lietotāja līgumam',
    ofertaLink: 'publiskajai ofertei',
    submit: 'Reģistrēties',
    haveAccount: 'Jau ir konts?',
  },
  account: {
    tooMany: 'Pārāk daudz mēģinājumu no jūsu adreses. Mēģiniet vēlāk.',
    check: 'Pārbaudiet atzīmētos laukus.',
    unavailable: 'Pakalpojums uz brīdi nav pieejams. Pamēģiniet vēlreiz pēc minūtes.',
    offline:
      'Nav interneta savienojuma. Viss ievadītais ir saglabājies: nosūtiet vēlreiz, kad savienojums atjaunosies.',
    toPanel: 'Uz vadības paneli',
    social: 'Ieiet ar {network}',
    networks: {
      network_denied: 'Pieteikšanās ar sociālo tīklu ir atcelta.',
      network_taken:
        'Konts ar šo e-pasta adresi jau ir. Ieejiet tajā un piesaistiet sociālo tīklu vadības paneļa sadaļā „Konts”.',
      network_failed: 'Pieteikties ar sociālo tīklu neizdevās. Mēģiniet vēlreiz.',
    },
    codeFromMail: 'Kods no vēstules',
    faults: {
      login_shape: 'No 3 līdz 20 zīmēm: latīņu burti, cipari, defise un pasvītra',
      login_taken: 'Šis lietotājvārds ir aizņemts, izvēlieties citu',
      email_shape: 'Norādiet pilnu e-pasta adresi, piemēram, name@example.com',
      password_short: 'Pārāk īsa: vajag vismaz 10 zīmes',
      password_long: 'Pārāk gara: ne vairāk kā 128 zīmes',
      password_common: 'Šo paroli ir viegli uzminēt, izdomājiet citu',
      repeat_differs: 'Paroles nesakrīt',
    },
    code: {
      heading: 'Otrais pieteikšanās solis',
      lead: 'Ievadiet sešus ciparus no lietotnes vai vienu no atkopšanas kodiem.',
      label: 'Kods',
      submit: 'Ieiet',
      wrong:
        'Kods neder. Katrs kods der tikai vienu reizi: sagaidiet nākamo. Ja mēģinājumi ir beigušies, ieejiet no jauna.',
    },
    forgot: {
      heading: 'Aizmirsāt paroli?',
      lead: 'Norādiet lietotājvārdu vai e-pastu: atsūtīsim vēstuli ar saiti.',
      submit: 'Nosūtīt vēstuli',
      done: 'Ja tāds konts ir, vēstule jau ir ceļā. Saite tajā darbojas stundu.',
    },
    reset: {
      heading: 'Jauna parole',
      lead: 'Pēc paroles maiņas visas sesijas beigsies.',
      submit: 'Saglabāt paroli',
      wrong: 'Kods nav pareizs, ir novecojis vai jau izmantots. Pārbaudiet to vai pieprasiet jaunu vēstuli.',
    },
    confirm: {
      heading: 'E-pasta apstiprināšana',
      lead: 'Nospiediet pogu, un adrese tiks piesaistīta kontam.',
      submit: 'Apstiprināt',
      wrong:
        'Kods nav pareizs, ir novecojis vai jau izmantots. Pārbaudiet to vai pieprasiet panelī jaunu vēstuli.',
      done: 'E-pasts ir apstiprināts.',
    },
  },
  journal: {
    downtime: 'Servera „{server}” dīkstāve: {month}',
    nodeLost: 'Serveris „{server}” zudis kopā ar mezglu: neizmantotais laiks',
  },
  mails: {
    footer: '{brand}. Vēstule nosūtīta automātiski.',
    confirm: {
      subject: 'Apstipriniet e-pastu – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Apstipriniet, ka šī adrese ir jūsu:\n' +
        '{link}\n\n' +
        'Ja saite neatveras, ievadiet kodu {code} šajā lapā:\n' +
        '{page}\n\n' +
        'Saite un kods darbojas {hours} h. ' +
        'Ja mūsu vietnē šo adresi nenorādījāt, neņemiet vēstuli vērā: bez apstiprinājuma adrese nekam ' +
        'netiks piesaistīta.',
    },
    taken: {
      subject: 'Ar šo e-pastu konts jau ir – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Kāds norādīja šo adresi citam kontam. ' +
        'Ja tas bijāt jūs, ieejiet kā {login}; aizmirstu paroli var nomainīt pieteikšanās lapā. ' +
        'Ja tas nebijāt jūs, nekas nav jādara: bez jums šo adresi neviens neapstiprinās.',
    },
    reset: {
      subject: 'Jauna parole – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Lai iestatītu jaunu paroli, atveriet saiti:\n' +
        '{link}\n\n' +
        'Ja saite neatveras, ievadiet kodu {code} šajā lapā:\n' +
        '{page}\n\n' +
        'Saite un kods darbojas vienu reizi, {hours} h laikā. ' +
        'Ja to nelūdzāt, nedariet neko: parole palika tā pati.',
    },
    password: {
      subject: 'Parole nomainīta – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Konta parole ir nomainīta, pārējās sesijas ir beigušās. ' +
        'Ja tas nebijāt jūs, tūlīt iestatiet jaunu paroli ar saiti „Aizmirsāt paroli?” ' +
        'pieteikšanās lapā un rakstiet atbalstam.',
    },
    recovered: {
      subject: 'Parole nomainīta – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Konta parole ir nomainīta, pārējās sesijas ir beigušās. ' +
        'Ja tas nebijāt jūs, tūlīt iestatiet jaunu paroli ar saiti „Aizmirsāt paroli?” ' +
        'pieteikšanās lapā un rakstiet atbalstam.\n\n' +
        'SFTP paroles vairs nedarbojas: izveidojiet jaunas panelī. ' +
        'Konta SSH atslēgas joprojām atver serveru failus: pārskatiet tās un noņemiet svešās.\n' +
        '{link}',
    },
    network_linked: {
      subject: 'Jauns pieteikšanās veids: {network} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Kontam ir piesaistīts {network}: tagad var pieteikties arī ar to. ' +
        'Ja tas nebijāt jūs, tūlīt iestatiet jaunu paroli ar saiti „Aizmirsāt paroli?” ' +
        'pieteikšanās lapā, atsaistiet {network} panelī un rakstiet atbalstam.',
    },
    network_unlinked: {
      subject: 'Pieteikšanās ar {network} ir izslēgta – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'No konta ir atsaistīts {network}: ar to pieteikties vairs nevar. ' +
        'Ja tas nebijāt jūs, tūlīt iestatiet jaunu paroli ar saiti „Aizmirsāt paroli?” ' +
        'pieteikšanās lapā un rakstiet atbalstam.',
    },
    new_device: {
      subject: 'Pieteikšanās no jaunas ierīces – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Jūsu kontā kāds pieteicās no ierīces, kas līdz šim nav izmantota:\n' +
        '{device}\n' +
        '{at}\n\n' +
        'Ja tas bijāt jūs citā pārlūkprogrammā vai pēc sīkdatņu dzēšanas, nekas nav jādara.\n\n' +
        'Ja ne, atveriet kontu panelī un nospiediet „{changePassword}”: pārējās sesijas tūlīt beigsies. ' +
        'Ja jums nav paroles, nospiediet „{logOutOthers}”.\n' +
        '{link}\n\n' +
        'Ja neizdodas pieteikties, iestatiet jaunu paroli ar saiti „Aizmirsāt paroli?” ' +
        'pieteikšanās lapā un rakstiet atbalstam.',
    },
    second_step_on: {
      subject: 'Otrais pieteikšanās solis ir ieslēgts – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Jūsu kontā ir ieslēgts otrais solis: tagad, piesakoties, vajadzīgs arī kods no lietotnes. ' +
        'Atkopšanas kodus glabājiet atsevišķi no tālruņa.\n\n' +
        'Ja tas nebijāt jūs, tūlīt iestatiet jaunu paroli ar saiti „Aizmirsāt paroli?” ' +
        'pieteikšanās lapā un rakstiet atbalstam.',
    },
    second_step_off: {
      subject: 'Otrais pieteikšanās solis ir izslēgts – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Jūsu kontā ir izslēgts otrais solis: piesakoties kods no lietotnes vairs nav vajadzīgs.\n\n' +
        'Ja tas nebijāt jūs, tūlīt iestatiet jaunu paroli ar saiti „Aizmirsāt paroli?” ' +
        'pieteikšanās lapā, panelī atkal ieslēdziet otro soli un rakstiet atbalstam.',
    },
    recovery_codes: {
      subject: 'Jauni atkopšanas kodi – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Otrajam pieteikšanās solim ir izveidoti jauni atkopšanas kodi, iepriekšējie vairs neder.\n\n' +
        'Ja tas nebijāt jūs, tūlīt iestatiet jaunu paroli ar saiti „Aizmirsāt paroli?” ' +
        'pieteikšanās lapā, tad panelī nospiediet „{codesNew}” un rakstiet atbalstam.',
    },
    moved: {
      subject: 'Konta e-pasts nomainīts – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Kontam tagad ir piesaistīta cita adrese. ' +
        'Ja tas nebijāt jūs, tūlīt rakstiet atbalstam.',
    },
    deleted: {
      subject: 'Konts dzēsts – {brand}',
      text: 'Sveiki, {login}!\n\nJūsu konts un tā dati ir dzēsti. Paldies, ka bijāt kopā ar mums.',
    },
    credited: {
      subject: 'Ieskaitīts kontā: {amount} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Jūsu kontā ir ieskaitīti {amount}. ' +
        'Tagad tajā ir {balance}.\n\n' +
        'Naudas kustība kontā redzama panelī:\n' +
        '{link}',
    },
    compensated: {
      subject: 'Kompensācija par dīkstāvi: {amount} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Serveris „{server}” mūsu vainas dēļ nebija pieejams. ' +
        'Atvainojamies un maksu par šo laiku ieskaitām kontā. ' +
        'Tie ir bonusi: tos var tērēt serveriem, bet naudā tos neizmaksā.\n\n' +
        'Mēnesis: {month}\n' +
        'Dīkstāve minūtēs: {minutes}\n' +
        'Kompensētās stundas: {hours} (nepilna stunda tiek skaitīta kā pilna)\n' +
        'Ieskaitīts kontā: {amount}\n\n' +
        'Tagad kontā ir {balance}. Naudas kustība kontā redzama panelī:\n' +
        '{link}',
    },
    paid: {
      subject: 'Samaksāts: {total}, rēķins Nr. {number} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Rēķins Nr. {number} ir apmaksāts.\n\n' +
        'Kontā: {amount}\n' +
        'Maksājumu sistēmas komisija: {fee}\n' +
        'Pavisam samaksāts: {total}\n\n' +
        'Tagad kontā ir {balance}. Naudas kustība kontā redzama panelī:\n' +
        '{link}',
    },
    paid_again: {
      subject: 'Rēķins Nr. {number} apmaksāts vēlreiz – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Rēķins Nr. {number} ir apmaksāts vairāk nekā vienu reizi. ' +
        'Nekas nav pazudis: kontā ieskaitīti vēl {amount}, tagad tajā ir {balance}.\n\n' +
        'Ja otrais maksājums bija kļūda, pieprasiet atmaksu panelī:\n' +
        '{link}',
    },
    paid_for_order: {
      subject: 'Samaksāts: {total}, rēķins Nr. {number} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Rēķins Nr. {number} par serveri „{server}” ir apmaksāts.\n\n' +
        'Summa: {amount}\n' +
        'Maksājumu sistēmas komisija: {fee}\n' +
        'Pavisam samaksāts: {total}\n\n' +
        'Kas notika ar pirkumu, uzzināsiet atsevišķā vēstulē. ' +
        'Visi rēķini ir panelī:\n' +
        '{link}',
    },
    paid_other_sum: {
      subject: 'Saņemta cita summa, rēķins Nr. {number} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Rēķins Nr. {number} ir par {total}, bet saņēmām {amount}, tāpēc automātiski nekas netika ' +
        'ieskaitīts. Nauda ir pie mums: ieskaitīsim to kontā vai atmaksāsim.\n\n' +
        'Lai tas notiktu ātrāk, rakstiet atbalstam un norādiet rēķina numuru. ' +
        'Visi rēķini ir panelī:\n' +
        '{link}',
    },
    order_failed: {
      subject: 'Nauda ir saņemta, bet serveris nav izveidots – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Rēķins Nr. {number} ir apmaksāts, bet serveri „{server}” izveidot neizdevās: kamēr notika ' +
        'maksājums, kaut kas mainījās, piemēram, mezglā beidzās vieta, mainījās cena vai kāds aizņēma ' +
        'apakšdomēnu.\n\n' +
        'Jūsu nauda ir kontā. Izveidojiet serveri no jauna – otrreiz maksāt nevajag:\n' +
        '{link}',
    },
    order_failed_plan: {
      subject: 'Nauda ir saņemta, bet plāns nav nomainīts – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Rēķins Nr. {number} ir apmaksāts, bet nomainīt servera „{server}” plānu neizdevās: kamēr notika ' +
        'maksājums, kaut kas mainījās, piemēram, mezglā beidzās vieta vai mainījās cena.\n\n' +
        'Nauda ir kontā, tagad tur ir {balance}. ' +
        'Nomainiet plānu servera lapā – otrreiz maksāt nevajag:\n' +
        '{link}',
    },
    order_failed_extension: {
      subject: 'Nauda ir saņemta, bet serveris nav pagarināts – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Rēķins Nr. {number} ir apmaksāts, bet pagarināt serveri „{server}” neizdevās: kamēr notika ' +
        'maksājums, kaut kas mainījās, piemēram, plāna cena.\n\n' +
        'Nauda ir kontā, tagad tur ir {balance}. ' +
        'Pagariniet serveri tā lapā – otrreiz maksāt nevajag:\n' +
        '{link}',
    },
    refund_requested: {
      subject: 'Atmaksas pieprasījums {number}: {amount} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Jūs lūdzāt atmaksāt {amount} no konta. ' +
        'Pieprasījumu izskatīsim ne vēlāk kā {day}. ' +
        'Līdz lēmumam to var atsaukt panelī, un nauda atkal būs kontā:\n' +
        '{link}\n\n' +
        'Ja to nelūdzāt jūs, atsauciet pieprasījumu un nomainiet paroli.',
    },
    refund_approved: {
      subject: 'Atmaksa {amount} apstiprināta – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Atmaksas pieprasījums {number} ir apstiprināts: {amount} atmaksājam tādā pašā veidā, kā ' +
        'maksājāt. Banka naudu ieskaitīs {days} dienu laikā. ' +
        'Ja karte ir slēgta vai maksājāt ar pārskaitījumu, mēs jums uzrakstīsim un pajautāsim, kur naudu ' +
        'sūtīt.\n\n' +
        'Atmaksas gaita redzama panelī:\n' +
        '{link}',
    },
    refund_declined: {
      subject: 'Atmaksas pieprasījums {number} noraidīts – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Pieprasījums atmaksāt {amount} ir noraidīts. ' +
        'Nauda atkal ir kontā, tagad tajā ir {balance}.\n\n' +
        'Iemesls: {reason}\n\n' +
        'Ja nepiekrītat, rakstiet atbalstam. ' +
        'Konta atlikums redzams panelī:\n' +
        '{link}',
    },
    refund_paid: {
      subject: 'Atmaksa {amount} nosūtīta – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Atmaksas pieprasījums {number} ir izpildīts: mēs nosūtījām jums {amount}. ' +
        'Kad nauda parādīsies kartē vai bankas kontā, atkarīgs no bankas; parasti tās ir dažas ' +
        'dienas.\n\n' +
        'Visi pieprasījumi ir panelī:\n' +
        '{link}',
    },
    charged_back: {
      subject: 'Banka atsauca maksājumu {number}: {amount} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Banka atsauca maksājumu {number} par {amount}, tāpēc mēs noņēmām tādu pašu summu. ' +
        'Tagad kontā ir {balance}. Ja ar to nepietika, slēgti arī atvērtie atmaksas pieprasījumi un ' +
        'beidzies neizmantotais laiks, kas apmaksāts ar šo maksājumu.\n\n' +
        'Ja jūs to bankai nelūdzāt, rakstiet atbalstam. ' +
        'Konta atlikums un naudas kustība redzami panelī:\n' +
        '{link}',
    },
    charged_back_debt: {
      subject: 'Banka atsauca maksājumu {number}, parāds {debt} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Banka atsauca maksājumu {number} par {amount}. ' +
        'Daļa šīs naudas jau ir iztērēta vai izmaksāta, tāpēc tagad jums ir parāds {debt}. ' +
        'Viss, kas ienāk kontā, vispirms dzēš šo parādu. ' +
        'Kamēr tas nav dzēsts, neko nevar nopirkt un nevar lūgt atmaksu.\n\n' +
        'Kontu var papildināt panelī:\n' +
        '{link}\n\n' +
        'Ja jūs to bankai nelūdzāt, rakstiet atbalstam.',
    },
    chargeback_reversed: {
      subject: 'Maksājums {number} ir atgriezies – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Banka atdeva maksājumu {number} par {amount}, ko bija atsaukusi. ' +
        'Viss, kas tāpēc bija noņemts, ir atdots: konta atlikums, atmaksas pieprasījumi un apmaksātais ' +
        'laiks. Par to, ko atdot vairs nevar, nauda ir kontā; tagad tajā ir {balance}:\n' +
        '{link}',
    },
    server_charged_back: {
      subject: 'Serveris „{server}”: tā maksājums ir atsaukts – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Banka atsauca maksājumu {number}. ' +
        'Servera „{server}” neizmantotais laiks, kas apmaksāts ar šo maksājumu, ir beidzies: {price}. ' +
        'Ja cita apmaksāta laika nav, serveris tagad apstāsies, un datus glabāsim septiņas dienas.\n\n' +
        'Papildiniet kontu par {missing} līdz {until}, un šis laiks atgriezīsies tajā pašā plānā par to ' +
        'pašu cenu:\n' +
        '{link}\n\n' +
        'Ja jūs to bankai nelūdzāt, rakstiet atbalstam.',
    },
    server_periods_restored: {
      subject: 'Serveris „{server}”: apmaksātais laiks atjaunots – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Servera „{server}” apmaksātais laiks, kas beidzās atsaukta maksājuma dēļ, ir atjaunots. ' +
        'No konta noņemts {price}, serveris ir apmaksāts līdz {until}:\n' +
        '{link}',
    },
    server_bought: {
      subject: 'Serveris „{server}” ir apmaksāts līdz {until} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Jūs nopirkāt serveri „{server}”.\n\n' +
        'Plāns: {plan}\n' +
        'Apmaksāts līdz: {until}\n' +
        'Norakstīts no konta: {price}\n' +
        'Kontā atlika: {balance}\n\n' +
        'Servera lapa:\n' +
        '{link}',
    },
    server_extended: {
      subject: 'Serveris „{server}” ir pagarināts līdz {until} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Serveris „{server}” ir pagarināts.\n\n' +
        'Plāns: {plan}\n' +
        'Apmaksāts līdz: {until}\n' +
        'Norakstīts no konta: {price}\n' +
        'Kontā atlika: {balance}\n\n' +
        'Servera lapa:\n' +
        '{link}',
    },
    server_plan_changed: {
      subject: 'Serverim „{server}” ir jauns plāns: {plan} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Servera „{server}” plāns ir nomainīts.\n\n' +
        'Plāns: {plan}\n' +
        'Apmaksāts līdz: {until}\n' +
        'Norakstīts no konta: {price}\n' +
        'Kontā atlika: {balance}\n\n' +
        'Servera lapa:\n' +
        '{link}',
    },
    server_plan_lowered: {
      subject: 'Serverim „{server}” ir jauns plāns: {plan} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Servera „{server}” plāns ir nomainīts.\n\n' +
        'Plāns: {plan}\n' +
        'Apmaksāts līdz: {until}\n' +
        'Atgriezts kontā: {price}\n' +
        'Tagad kontā: {balance}\n\n' +
        'Servera lapa:\n' +
        '{link}',
    },
    server_ends_in_3_days: {
      subject: 'Serveris „{server}”: atlikušas trīs dienas – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Servera „{server}” apmaksātais laiks beidzas {until}. ' +
        'Pagariniet to panelī, lai serveris neapstātos:\n' +
        '{link}',
    },
    server_ends_in_1_day: {
      subject: 'Serveris „{server}”: atlikusi viena diena – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Servera „{server}” apmaksātais laiks beidzas {until}. ' +
        'Pagariniet to panelī, lai serveris neapstātos:\n' +
        '{link}',
    },
    server_extension_ahead: {
      subject: 'Serveris „{server}” drīz tiks pagarināts – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Serverim „{server}” ir ieslēgta automātiskā pagarināšana: {until} no konta noņems {price}, un ' +
        'tas tiks pagarināts par mēnesi. ' +
        'Kontā ir {balance}, ar to pietiek.\n\n' +
        'Pārdomājāt? Izslēdziet automātisko pagarināšanu servera lapā:\n' +
        '{link}',
    },
    server_extension_ahead_short: {
      subject: 'Papildiniet kontu serverim „{server}” – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Serverim „{server}” ir ieslēgta automātiskā pagarināšana: {until} no konta jānoņem {price}, bet ' +
        'tajā ir {balance}. Papildiniet kontu līdz tam laikam, un serveris tiks pagarināts ' +
        'automātiski:\n' +
        '{link}',
    },
    server_extension_short: {
      subject: 'Serveris „{server}” nav pagarināts: kontā nepietiek naudas – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Serveri „{server}” neizdevās pagarināt: mēnesis maksā {price}, bet kontā ir {balance}. ' +
        'Papildiniet kontu līdz šim laikam: {until}. ' +
        'Tad serveris tiks pagarināts automātiski, citādi tas apstāsies:\n' +
        '{link}',
    },
    server_extension_by_hand: {
      subject: 'Pagariniet serveri „{server}” paši – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Šoreiz serveris „{server}” automātiski netiks pagarināts: par {price} noņemšanu mums bija ' +
        'jāraksta trīs dienas iepriekš, un mēs nepaspējām, bet bez brīdinājuma naudu neņemam. ' +
        'Lai serveris neapstātos {until}, pagariniet to paši:\n' +
        '{link}',
    },
    server_suspended: {
      subject: 'Serveris „{server}” ir apturēts: laiks nav apmaksāts – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Servera „{server}” apmaksātais laiks ir beidzies, un serveris ir apturēts. ' +
        'To glabājam līdz {until}, pēc tam dzēsīsim. ' +
        'Pagariniet serveri panelī, un tas atkal sāks darboties:\n' +
        '{link}\n\n' +
        'Vēl 14 dienas pēc dzēšanas atbalsts serveri varēs atjaunot no pēdējās rezerves kopijas.',
    },
    server_deletion_in_3_days: {
      subject: 'Serveris „{server}” tiks dzēsts pēc trim dienām – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Servera „{server}” laiks nav apmaksāts, un {until} serveris tiks dzēsts. ' +
        'Lai to saglabātu, pagariniet serveri panelī:\n' +
        '{link}\n\n' +
        'Vēl 14 dienas pēc dzēšanas atbalsts to varēs atjaunot no pēdējās rezerves kopijas.',
    },
    server_deletion_in_1_day: {
      subject: 'Serveris „{server}” tiks dzēsts pēc vienas dienas – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Servera „{server}” laiks nav apmaksāts, un {until} serveris tiks dzēsts. ' +
        'Lai to saglabātu, pagariniet serveri panelī:\n' +
        '{link}\n\n' +
        'Šis ir pēdējais brīdinājums. Vēl 14 dienas pēc dzēšanas atbalsts serveri varēs atjaunot no ' +
        'pēdējās rezerves kopijas.',
    },
    server_deleted: {
      subject: 'Serveris „{server}” ir dzēsts – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Serveris „{server}” un tā dati ir dzēsti, jo laiks netika apmaksāts.\n\n' +
        'Vēl 14 dienas atbalsts serveri var atjaunot no pēdējās rezerves kopijas. ' +
        'Ja tas ir vajadzīgs, rakstiet atbalstam.',
    },
    server_archive_ahead: {
      subject: 'Serveris „{server}” drīz nonāks arhīvā – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Bezmaksas serverī „{server}” sen neviens nav spēlējis, un arī panelis nav atvērts. ' +
        'Ja nekas nemainīsies, {until} tas nonāks arhīvā. ' +
        'Pasaule, iestatījumi un nosaukums {subdomain} saglabāsies, un serveri varēs atjaunot ar vienu ' +
        'klikšķi.\n\n' +
        'Ja serveris vēl ir vajadzīgs, vienkārši atveriet paneli vai ienāciet spēlē:\n' +
        '{link}',
    },
    documents_change: {
      subject: 'Jauna dokumentu redakcija no {day} – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'No {day} mainās dokumenti: {documents}. ' +
        'Līdz tai dienai ir spēkā pašreizējās redakcijas; abas var izlasīt vietnē, un tur arī īsi ' +
        'pateikts, kas mainīsies:\n' +
        '{link}\n\n' +
        'Ja nepiekrītat, pirms konta dzēšanas panelī lūdziet atmaksāt konta atlikumu.',
    },
    server_archive_soon: {
      subject: 'Pēc trim dienām serveris „{server}” nonāks arhīvā – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        '{until} bezmaksas serveris „{server}” nonāks arhīvā, jo to sen neviens nav lietojis. ' +
        'Pasaule, iestatījumi un nosaukums {subdomain} saglabāsies. ' +
        'Lai serveris paliktu savā vietā, atveriet paneli vai ienāciet spēlē:\n' +
        '{link}',
    },
    server_archived: {
      subject: 'Serveris „{server}” ir arhīvā – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Bezmaksas serveris „{server}” ir arhīvā, jo to sen neviens nav lietojis. ' +
        'Tā pasaule un iestatījumi ir rezerves kopijā, un nosaukums {subdomain} joprojām ir jūsu. ' +
        'Glabāsim to bez termiņa. Kad gribēsiet atgriezties, servera lapā nospiediet „{restore}”:\n' +
        '{link}',
    },
    server_archive_restored: {
      subject: 'Serveris „{server}” atgriežas no arhīva – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Vieta ir atradusies: serveris „{server}” atgriežas no arhīva. ' +
        'Pēc dažām minūtēm varēs spēlēt. ' +
        'Nosaukums ir tas pats, bet skaitliskā adrese un ports ir jauni:\n' +
        '{link}',
    },
    backup_failed: {
      subject: 'Servera „{server}” rezerves kopija neizdevās – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Jūsu servera „{server}” rezerves kopija neizdevās. ' +
        'Iepriekšējās kopijas ir neskartas, un serveris darbojas kā līdz šim. ' +
        'Nākamo kopiju mēģināsim izveidot kā parasti; rakstīsim vēlreiz tikai tad, ja pēc izdevušās ' +
        'kopijas kāda atkal neizdosies.\n\n' +
        'Kas noticis un kādas kopijas ir:\n' +
        '{link}',
    },
    server_blocked: {
      subject: 'Serveris „{server}” ir bloķēts – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Serveris „{server}” ir bloķēts līguma pārkāpuma dēļ un apturēts.\n\n' +
        'Iemesls: {reason}\n\n' +
        'Ja tā ir kļūda, rakstiet atbalstam.',
    },
    server_unblocked: {
      subject: 'Serveris „{server}” ir atbloķēts – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Serveris „{server}” vairs nav bloķēts. ' +
        'Ja pirms bloķēšanas tas darbojās un apmaksātais laiks nav beidzies, tas startēs pats. ' +
        'Servera lapa panelī:\n' +
        '{link}',
    },
    server_deleted_for_violation: {
      subject: 'Serveris „{server}” dzēsts pārkāpuma dēļ – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Serveris „{server}” un tā dati ir dzēsti līguma pārkāpuma dēļ, neatmaksājot naudu, kā teikts ' +
        'publiskajā ofertē.',
    },
    server_node_lost_restored: {
      subject: 'Serveris „{server}” tiek atjaunots no rezerves kopijas – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Mezgls, kurā darbojās serveris „{server}”, ir sabojājies. ' +
        'Mēs serveri atjaunojam citā mezglā no pēdējās rezerves kopijas: {until}. ' +
        'Vēlāk mainītais ir zudis. Atvainojamies.\n\n' +
        'Servera nosaukums paliek, skaitliskā adrese un ports mainīsies. ' +
        'Atjaunošanas gaita redzama servera lapā:\n' +
        '{link}',
    },
    server_node_lost_ended: {
      subject: 'Serveris „{server}” ir zudis – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Mezgls, kurā darbojās serveris „{server}”, ir sabojājies, un rezerves kopijas citur nav. ' +
        'Servera faili ir zuduši, un tā līgums ir beidzies. ' +
        'Atvainojamies.\n\n' +
        'Nosaukums {subdomain} vēl 30 dienas ir jūsu, un ar to varat izveidot jaunu serveri:\n' +
        '{link}',
    },
    server_node_lost_credited: {
      subject: 'Serveris „{server}” ir zudis, nauda atgriezta kontā – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Mezgls, kurā darbojās serveris „{server}”, ir sabojājies, un rezerves kopijas citur nav. ' +
        'Servera faili ir zuduši, un tā līgums ir beidzies. ' +
        'Atvainojamies.\n\n' +
        'Par neizmantoto laiku atgriezts: {amount}. ' +
        'Tagad kontā ir {balance}. Nosaukums {subdomain} vēl 30 dienas ir jūsu: varat to piešķirt jaunam ' +
        'serverim.\n\n' +
        'Naudas kustība kontā redzama panelī:\n' +
        '{link}',
    },
    deletion_scheduled: {
      subject: 'Konts {login} tiks dzēsts – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Jūs lūdzāt dzēst kontu. Tas un viss, kas tajā ir, tiks dzēsts {until}. ' +
        'Līdz tam viss paliek, kā ir, un automātiskā pagarināšana neko nenoraksta.\n\n' +
        'Pārdomājāt? Ieejiet panelī un konta lapā nospiediet „Paturēt kontu”:\n' +
        '{link}\n\n' +
        'Ja tas nebijāt jūs, dariet to pašu un nomainiet paroli.',
    },
    deletion_undone: {
      subject: 'Konts {login} netiek dzēsts – {brand}',
      text: 'Sveiki, {login}!\n\nJūs nolēmāt paturēt kontu: nekas nav dzēsts un netiks dzēsts. Konta lapa:\n{link}',
    },
    account_blocked: {
      subject: 'Konts {login} ir bloķēts – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Jūsu konts ir bloķēts līguma pārkāpuma dēļ. ' +
        'Tajā nevar ieiet, un tā serveri ir apturēti. ' +
        'Serveru faili un nauda kontā ir saglabāti.\n\n' +
        'Ja tā ir kļūda, rakstiet atbalstam.',
    },
    account_unblocked: {
      subject: 'Konts {login} ir atbloķēts – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Jūsu konts vairs nav bloķēts. Serveri, kas darbojās pirms bloķēšanas, startē paši, un ' +
        'bloķēšanas laiks ir pieskaitīts apmaksātajam. ' +
        'Panelis:\n' +
        '{link}',
    },
    domain_confirmed: {
      subject: 'Domēns {domain} ved uz serveri „{server}” – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Domēna {domain} ieraksts ir vietā: tagad serverim „{server}” var pieslēgties arī ar šo adresi. ' +
        'Nedzēsiet ierakstu, kamēr šī adrese ir vajadzīga. ' +
        'Servera lapa panelī:\n' +
        '{link}',
    },
    domain_record_gone: {
      subject: 'Pazudis domēna {domain} ieraksts – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Vairs nav ieraksta, pēc kura zinām, ka domēns {domain} ir jūsu. ' +
        'Līdz {until} tas vēl ved uz serveri „{server}”, pēc tam vairs ne. ' +
        'Ja domēns ir vajadzīgs, atjaunojiet ierakstu; kādam tam jābūt, rakstīts panelī:\n' +
        '{link}',
    },
    domain_lost: {
      subject: 'Domēns {domain} vairs neved uz serveri „{server}” – {brand}',
      text:
        'Sveiki, {login}!\n\n' +
        'Domēna {domain} ieraksta nebija nedēļu, tāpēc domēns vairs neved uz serveri „{server}”. ' +
        'Pārējās servera adreses darbojas kā iepriekš. ' +
        'Atjaunojiet ierakstu, un domēns atkal vedīs uz serveri; kādam ierakstam jābūt, rakstīts ' +
        'panelī:\n' +
        '{link}',
    },
  },
  interest: {
    what: { java: 'Java serveri', bedrock: 'Bedrock serveri', proxy: 'proxy serveri' },
    heading: 'Drīzumā: {what}',
    lead: 'Atstājiet e-pasta adresi. Kad {what} būs pieejami, nosūtīsim vienu vēstuli un adresi uzreiz dzēsīsim.',
    consent:
      'Piekrītu, ka manu adresi glabā līdz šai vēstulei, bet ne ilgāk kā {months} mēnešus, saskaņā ar {policy}.',
    consentChild: 'Ja jums vēl nav 16 gadu, piekrišana jādod kādam no vecākiem vai aizbildnim.',
    consentMissing: 'Bez piekrišanas adresi nevaram saglabāt',
    submit: 'Paziņot man',
    sent: 'Pierakstīts!',
    once: 'Uzrakstīsim vienreiz, kad būs ko teikt.',
    failed: 'Adresi neizdevās saglabāt.',
    kept: 'Tā palika laukā: mēģiniet vēlreiz.',
    here: { heading: 'Jau pieejami: {what}', lead: 'Vairs nav jāgaida: serveri var izveidot tūlīt.' },
    forget: {
      link: 'Pārdomājāt? Dzēsiet adresi',
      heading: 'Dzēst adresi',
      lead:
        'Ievadiet e-pasta adresi, ko mums atstājāt, lai uzzinātu par jaunumiem. ' +
        'Dzēsīsim to visur, kur tā gaida vēstuli.',
      submit: 'Dzēst adresi',
      done: 'Gatavs: jūsu adrese vairs negaida nevienu vēstuli.',
      failed: 'Adresi neizdevās dzēst. Mēģiniet vēlreiz.',
    },
    mail: {
      subject: 'Jau pieejami: {what} – {brand}',
      text:
        'Sveiki!\n\n' +
        'Jūs lūdzāt paziņot, kad būs pieejami {what}. ' +
        'Tos jau var izveidot:\n' +
        '{link}\n\n' +
        'Šī ir vienīgā vēstule: tiklīdz tā ir nosūtīta, dzēšam jūsu adresi no šī saraksta. ' +
        'Ja gaidāt no mums vēl kādu jaunumu, bet vairs nevēlaties, atveriet šo saiti, un adrese pazudīs ' +
        'arī no turienes:\n' +
        '{forget}\n\n' +
        'Ja neko nelūdzāt, jūsu adresi norādīja kāds cits. ' +
        'Jums nekas nav jādara.',
    },
  },
  partner: {
    title: 'Sadarbība – {brand}',
    description:
      'Veidojat video vai straumējat Minecraft? ' +
      'Saņemiet no {brand} hostinga bezmaksas serveri un promokodu saviem skatītājiem.',
    heading: 'Sadarbība',
    lead: 'Jūs rādāt serveri skatītājiem, mēs dodam resursus. Pastāstiet par sevi.',
    formTitle: 'Pieteikums',
    name: 'Vārds',
    age: 'Vecums',
    contacts: 'Kontakti',
    contactsHint: 'Discord, Telegram vai e-pasts',
    media: 'Platformas un saites',
    mediaHint: 'YouTube, Twitch, VK: saite un sekotāju skaits',
    offer: 'Ko jūs piedāvājat',
    offerHint: 'Piemēram: divi video mēnesī ar servera apskatu',
    wants: 'Ko vēlaties saņemt',
    wantsHint: 'Piemēram: 8\u00a0GB serveris un promokods',
    submit: 'Nosūtīt pieteikumu',
    sending: 'Sūtām…',
    missing: 'Nav aizpildīti visi lauki!',
    failed: 'Pieteikumu neizdevās nosūtīt',
    sent: 'Veiksmīgi nosūtīts!',
    fieldMissing: 'Aizpildiet šo lauku',
    noContact: 'Uz šo mēs nevarēsim atbildēt. Norādiet @vārdu, saiti, e-pastu vai tālruni',
    kept: 'Teksts ir saglabāts, mēģiniet nosūtīt vēlreiz.',
    tooMany:
      'No jūsu adreses saņemts pārāk daudz pieteikumu. Mēģiniet vēlreiz pēc {time}: teksts ir saglabāts.',
    tooLong: 'Teksts ir pārāk garš: saīsiniet to.',
    thanks: 'Atbildēsim, izmantojot jūsu norādītos kontaktus.',
    consent:
      'Nosūtot pieteikumu, jūs piekrītat šo datu apstrādei saskaņā ar {policy}. ' +
      'Ja jums vēl nav 16 gadu, piekrišana jādod kādam no vecākiem vai aizbildnim.',
    consentPolicy: 'privātuma politiku',
    trap: 'Atstājiet šo lauku tukšu',
    earnTitle: 'Kā saņemt resursus bez maksas',
    earn: {
      video: 'Uzņemiet video',
      stream: 'Straumējiet',
      server: 'Pārceliet projektu pie mums',
      invite: 'Pasauciet draugus',
      bug: 'Atrodiet kļūdu',
    },
  },
  finder: {
    title: 'Kurš plāns derēs',
    lead: 'Atbildiet uz dažiem jautājumiem. Parādīsim, no kā veidojas vajadzīgā atmiņa.',
    edition: 'Izdevums',
    players: 'Spēlētāji vienlaikus',
    extensions: 'Spraudņi vai modi',
    extension: { none: 'Bez tiem', plugins: 'Spraudņi', mods: 'Modi' },
    count: 'Cik to būs',
    world: 'Pasaules izmērs',
    worlds: { small: 'Neliela', medium: 'Vidēja', large: 'Milzīga' },
    base: 'Servera programmatūra',
    perPlayer: 'Spēlētāji',
    perExtension: 'Spraudņi un modi',
    forWorld: 'Pasaule',
    jvm: 'Rezerve Java vajadzībām, {percent}%',
    total: 'Kopā',
    result: 'Jums derēs plāns „{plan}”: {memory}',
    free: 'Bezmaksas plāns negarantē datu saglabāšanu un pieejamību: turiet pasaules kopiju pie sevis.',
    megabytes: '{amount}\u00a0MB',
    tooLarge: 'Ar vienu serveri nepietiks. Rakstiet mums: ieteiksim, kā sadalīt projektu vairākos.',
    show: 'Parādīt plānu',
  },
  faq: { title: 'Biežāk uzdotie jautājumi' },
  offer: {
    text: 'Šī vietne ir pieejama latviešu valodā.',
    accept: 'Pāriet uz latviešu valodu',
    dismiss: 'Ne tagad',
  },
}
