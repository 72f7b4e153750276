import type { Messages } from './en.ts'

export const et: Messages<'et'> = {
  frame: {
    skipToContent: 'Liigu sisu juurde',
    home: 'Avaleht',
    help: 'Abi',
    contact: 'Võtke ühendust',
    knowledgeBase: 'Teadmusbaas',
    status: 'Staatus',
    panel: 'Juhtpaneel',
    createServer: 'Loo server',
    language: 'Keel',
    mainMenu: 'Peamenüü',
    breadcrumbs: 'Asute siin',
    footer: 'Jalus',
    navigation: 'Navigatsioon',
    documents: 'Dokumendid',
    oferta: 'Avalik pakkumus',
    userAgreement: 'Kasutajaleping',
    privacy: 'Privaatsuspoliitika',
    security: 'Maksete turvalisus',
    payment: 'Maksetingimused',
    partner: 'Koostöö',
    contacts: 'Kontaktid',
    commercialOffers: 'Äripakkumised: {email}',
    notAffiliated:
      '{brand} on sõltumatu teenus. See ei ole seotud Mojang Studiosi ega Microsoftiga ning nad ei ole ' +
      'seda heaks kiitnud. Minecraft on Mojang Synergies AB kaubamärk.',
    company: '{company}. UNP {number}. Aadress: {address}.',
    paymentMethods: 'Makseviisid',
    newTab: 'avaneb uuel vahekaardil',
    logo: '{brand} – avalehele',
  },
  systems: {
    allWell: 'Kõik süsteemid töötavad tõrgeteta!',
    problems: {
      one: 'Tõrge {count} sõlmes',
      other: 'Tõrked {count} sõlmes',
    },
    unknown: 'Süsteemide olek pole teada',
    checking: 'Kontrollime süsteeme…',
    none: 'Sõlmi veel pole',
    incident: 'Intsident on lahendamisel',
    maintenance: 'Käivad hooldustööd',
  },
  landing: {
    pages: {
      home: {
        title: '{brand}: tasuta Minecrafti serverimajutus DDoS-kaitsega',
        description:
          'Tasuta Minecraft Java ja Bedrocki serverimajutus: valmis 15\u00a0sekundiga, mängijakohti ei ' +
          'piirata, DDoS-kaitse, töötab ööpäev läbi. ' +
          'Ilma pangakaardita.',
        a: 'Tasuta **Minecrafti** majutus DDoS-kaitsega',
        b: '**Minecrafti** server 15\u00a0sekundiga. Tasuta',
        lead:
          'Paper, Fabric, Forge või Bedrock: teie valite serveritarkvara ja versiooni, ülejäänu paneme ' +
          'paika meie. Ilma pangakaardi ja mängijate piiranguta, töötab ka öösel.',
      },
      bedrock: {
        title: 'Tasuta Minecraft Bedrocki serverimajutus – {brand}',
        description:
          'Minecraft Bedrocki server telefonile, tahvlile ja Windowsile: tasuta, 15\u00a0sekundiga, ' +
          'DDoS-kaitse ja piiramatu arvu mängijakohtadega.',
        a: 'Tasuta kaitstud **Minecraft Bedrocki** server',
        b: '**Bedrocki** server 15\u00a0sekundiga. Tasuta',
        lead:
          'Mojangi ametlik server või PocketMine-MP telefonidele, tahvlitele ja Windowsile. ' +
          'Mängijatel on vaja ainult aadressi ja porti.',
      },
      java: {
        title: 'Tasuta Minecraft Java serverimajutus – {brand}',
        description:
          'Tasuta Minecraft Java Editioni server: valmis 15\u00a0sekundiga, mängijakohti ei piirata, ' +
          'konsool brauseris, DDoS-kaitse. ' +
          'Töötab ööpäev läbi.',
        a: 'Tasuta **Minecraft Java** majutus DDoS-kaitsega',
        b: '**Java Editioni** server 15\u00a0sekundiga. Tasuta',
        lead:
          'Paper, Purpur, Fabric, NeoForge, Forge või Mojangi mäng omal kujul. ' +
          'Ilma pangakaardi ja mängijate piiranguta; konsool ja seaded avanevad brauseris.',
      },
      bungeecord: {
        title: 'BungeeCordi majutus: selle asemel proksi Velocity – {brand}',
        description:
          'BungeeCordi ja Waterfalli asemel proksi Velocity: kogu Minecrafti serverivõrk ühe aadressi ' +
          'all. 1\u00a0Gbit/s ühendus, DDoS-kaitse, valmis 15\u00a0sekundiga.',
        a: 'BungeeCordi asemel **Velocity** DDoS-kaitsega',
        b: 'BungeeCordi asemel **Velocity** 15\u00a0sekundiga',
        lead:
          'Waterfalli enam ei arendata ja BungeeCord edastab mängijate andmed allkirjata. ' +
          'Velocity on kiirem ega lase serverisse võõra nime all.',
      },
      velocity: {
        title: 'Velocity majutus DDoS-kaitsega – {brand}',
        description:
          'Kiire Velocity proksi Minecrafti serverivõrgule: 1\u00a0Gbit/s ühendus, DDoS-kaitse ja üks ' +
          'aadress kõigile serveritele. Valmis 15\u00a0sekundiga.',
        a: '**Velocity** majutus DDoS-kaitsega',
        b: '**Velocity** proksi 15\u00a0sekundiga',
        lead: 'Nüüdisaegne proksi serverivõrgule: vähem mälu, rohkem mängijaid, üks aadress.',
      },
      spigot: {
        title: 'Spigoti majutus: tasuta server Paperiga – {brand}',
        description:
          'Spigoti asemel Paper: samad pluginad, aga töötab kiiremini. ' +
          'Tasuta server 15\u00a0sekundiga, mängijakohti ei piirata. ' +
          'Pluginad paigaldate ühe nupuga.',
        a: 'Spigoti asemel **Paper**. Tasuta majutus',
        b: 'Spigoti asemel **Paper** 15\u00a0sekundiga. Tasuta',
        lead:
          'Paper on Spigotist välja kasvanud: sobivad samad pluginad, aga mängijaid mahub rohkem. ' +
          'Sellepärast ongi meil Spigoti asemel Paper.',
      },
      paper: {
        title: 'Tasuta Paperi majutus Minecrafti serverile – {brand}',
        description:
          'Minecrafti server kiire Paperiga: tasuta, kõrge TPS, piiramatu arv mängijakohti ja ' +
          'DDoS-kaitse. Töötab ööpäev läbi.',
        a: 'Tasuta **Paperi** majutus DDoS-kaitsega',
        b: '**Paperi** server 15\u00a0sekundiga. Tasuta',
        lead:
          'Serveritarkvara, mis hoiab 20\u00a0TPS-i seal, kus teised alla annavad. ' +
          'Spigoti pluginad sobivad muutmata kujul.',
      },
      pe: {
        title: 'Tasuta Minecraft PE server telefonile – {brand}',
        description:
          'Looge Minecraft PE server ja mängige sõpradega telefonis: tasuta, 15\u00a0sekundiga, ' +
          'piiramatu arvu mängijakohtade ja DDoS-kaitsega.',
        a: 'Tasuta **Minecraft PE** server DDoS-kaitsega',
        b: '**Minecraft PE** server 15\u00a0sekundiga. Tasuta',
        lead: 'Looge server telefonis ja kutsuge sõbrad: neil on vaja ainult aadressi ja porti.',
      },
      forever: {
        title: 'Igavesti tasuta Minecrafti serverimajutus – {brand}',
        description:
          'Tähtajatu tasuta Minecrafti server: töötab ööpäev läbi, mängijakohti ei piirata, ' +
          'DDoS-kaitsega. Pangakaarti pole üldse vaja.',
        a: '**Minecrafti** majutus – igavesti tasuta',
        b: '**Minecrafti** server igaveseks. 15\u00a0sekundiga',
        lead: 'Tasuta pakett ei lõpe kuu aja pärast ega küsi pangakaarti. Server töötab ööpäev läbi.',
      },
      pmmp: {
        title: 'Tasuta PocketMine-MP serverimajutus – {brand}',
        description:
          'PocketMine-MP (PMMP) server Minecraft Bedrockile: tasuta, valmis 15\u00a0sekundiga, ' +
          'piiramatu arvu mängijakohtade ja DDoS-kaitsega.',
        a: 'Tasuta **PocketMine’i** majutus DDoS-kaitsega',
        b: '**PocketMine’i** server 15\u00a0sekundiga. Tasuta',
        lead:
          'PMMP käivitub kiiresti ja võtab vähe mälu. ' +
          'Minimängudeks just paras, tavaliseks ellujäämiseks võtke Mojangi server.',
      },
    },
    viewPlans: 'Vaata pakette',
    viewPanel: 'Vaata paneeli',
    panelTitle: 'Paneel, kus kõik on näha',
    panelLead:
      'Käivitamine, koormus, konsool ja logi ühel ekraanil, nii arvutis kui ka telefonis. ' +
      'Proovige välja mõeldud serveritega: registreeruda pole vaja.',
    panelPictures: {
      desktop: 'Serveri ülevaade paneelis: aadress, protsessor, mälu, ketas, mängijad ja koormuse graafikud',
      phone: 'Serveri konsool telefonis: käivitusread, mängijate sõnumid ja käsuväli',
    },
    promo: 'Sooduskood {code} – esimene kuu {percent}% soodsam',
    social: 'Meie sotsiaalmeedias',
    liveNodes: { one: 'sõlm praegu töös', other: 'sõlmed praegu töös' },
    livePing: 'teie ping sõlmeni {node}',
    livePingUnknown: 'teie ping lähima sõlmeni',
    liveTitle: 'Just praegu',
    notMeasured: 'mõõtmata',
    closeCampaign: 'Sulge',
    whyTitle: 'Miks valitakse meid',
    reasons: {
      shield: {
        title: 'Kaitse rünnete eest',
        text: 'Filtreerime kuni mitme Tbit/\u2060s võimsusega DDoS-ründeid. Midagi seadistada pole vaja.',
      },
      cpu: {
        title: 'Kiired protsessorid',
        text: 'Ryzen\u00a09 7950X ja 5950X Ultra pakettides: TPS-i varu suurtele farmidele ja paljudele mängijatele.',
      },
      speed: {
        title: 'Valmis 15\u00a0sekundiga',
        text: 'Valige pakett – 15\u00a0sekundi pärast olete serveris.',
      },
      people: {
        title: 'Vastab päris inimene',
        text: 'Klienditugi on olemas ööpäev läbi. Kirjutage nagu sõbrale – vastame asjalikult.',
      },
    },
    giftsTitle: 'Selle kõik saate kingituseks',
    giftsLead: 'Iga paketiga, ka tasuta paketiga.',
    giftArchive: 'Tasuta server, mida pole {days} kasutatud, läheb arhiivi.',
    gifts: {
      free: { title: 'Tasuta majutus', text: 'Server hinnaga 0\u00a0BYN, ilma kaardi ja tähtajata.' },
      subdomain: { title: 'Oma alamdomeen', text: 'Tasuta aadress numbrite ja pordi asemel.' },
      channel: {
        title: '1\u00a0Gbit/\u2060s ühendus',
        text: 'Ühendusest piisab ka sadadele mängijatele.',
      },
      sftp: { title: 'Kõik failid SFTP kaudu', text: 'Täielik ligipääs: maailmad, pluginad, seaded.' },
      install: {
        title: 'Paigaldus ühe klõpsuga',
        text: 'Pluginad, modid ja modipakid paigaldate ühe nupuga.',
      },
      slots: {
        title: 'Piiramatult mängijakohti',
        text: 'Kutsuge nii palju sõpru, kui soovite.',
      },
      nonstop: {
        title: 'Töötab 24/7',
        text: 'Server ei jää ise magama: tühjana peatub see ainult teie soovil.',
      },
      support: { title: 'Klienditugi 24/7', text: 'Vastame ka kell kolm öösel.' },
      shield: { title: 'DDoS-kaitse', text: 'Tõrjume kuni mitme Tbit/\u2060s võimsusega ründeid.' },
    },
    available: 'Juba olemas',
    soon: 'Varsti',
    reviewsTitle: 'Arvustused',
    reviewsNote: 'Negatiivseid arvustusi me ei kustuta ega modereeri.',
    reviewsVk: 'Arvustused VKontaktes',
    reviewsDiscord: 'Arvustused Discordis',
    reviewSource: 'arvustus keskkonnas {network}',
    statsTitle: '{brand} arvudes',
    statSatisfied: 'klientidest on rahul',
    statSince: 'aasta, millest alates töötame',
    statSeconds: 'sekundit, mitte kauem, ja server ongi valmis',
    statReady: {
      one: 'sekund ja server ongi valmis ({core})',
      other: 'sekundit ja server ongi valmis ({core})',
    },
    readyHere:
      'Mõõtsime viimase 30\u00a0päeva jooksul ise; kolm käivitust neljast ei kestnud kauem: {cores}.',
    joinTitle: 'Tulge kampa',
    joinDiscord: { title: 'Discord', text: 'Abi serveriga, uudised ja mängukaaslaste otsing.' },
    joinVk: { title: 'VKontakte', text: 'Uudised, sooduskoodid ja loosimised.' },
    join: 'Liitu',
  },
  plans: {
    title: 'Paketid',
    lead: 'Piiramatult mängijakohti, 1\u00a0Gbit/\u2060s ühendus ja DDoS-kaitse – igas paketis.',
    java: 'Java',
    bedrock: 'Bedrock',
    proxy: 'Proksi',
    ultraTitle: 'Ultra paketid',
    ultraText:
      'Rohkem tuumi, rohkem kettaruumi ja Ryzen\u00a09 7950X/5950X protsessorid. 6 Ultra tuuma vastab 9 tavalisele.',
    standardText: 'Tavapaketid töötavad keskmise võimsusega protsessoritel.',
    freePromise: 'Andmete ja töö garantiita',
    paidPromise: 'Vastutame andmete eest, seisaku hüvitame saldole',
    promiseNote:
      'Tasuta server võib aeglustuda, seiskuda või kustuda ja seda ei hüvitata. ' +
      'Tasuliste serverite andmete ja töö eest vastutame meie: meie süül tekkinud seisaku hinna lisame ' +
      'boonusena saldole. Täpsemalt on see kirjas dokumendis „{offer}“.',
    promiseOffer: 'Avalik pakkumus',
    freeMemory:
      'Miks on tasuta paketis {free} mälu, aga paketis „{plan}“ {paid}? ' +
      'Tasuta pakett on proovimiseks: üks konto kohta, üks varukoopia, ilma garantiide ja hüvitiseta. ' +
      'Paketis „{plan}“ hoiame rohkem ({backups}) ning vastutame andmete ja seisakute eest.',
    freeMemoryBackups: { one: '{count} varukoopia', other: '{count} varukoopiat' },
    archiveNote:
      'Kui tasuta serveris pole {days} keegi mänginud ja omanik pole paneeli avanud, läheb server ' +
      'arhiivi: hoiatame e-kirjaga, hoiame maailma ja nime alles ning serveri saab taastada ühe ' +
      'klõpsuga.',
    archiveDays: { one: '{count} päev', other: '{count} päeva' },
    recommended: 'Soovitame',
    memory: 'Mälu',
    disk: 'Ketas',
    cores: 'Tuumad',
    gigabytes: '{amount}\u00a0GB',
    perMonth: '/\u00a0kuu',
    choose: 'Vali',
    choosePlan: 'Vali pakett „{plan}“',
    tellMe: 'Anna teada, kui on valmis',
    currency: 'Valuuta',
    oldPrice: 'Endine hind',
    discount:
      'Valuutas {currency} makstes on kõik paketid {percent} soodsamad. See on püsiv soodustus, lõpukuupäeva ei ole.',
    terms:
      'Mitme kuu eest korraga tasudes on iga kuu odavam: {terms}. ' +
      'Automaatne pikendamine tasub ühe kuu korraga, ilma selle soodustuseta.',
    termShare: '{term}\u00a0−{percent}',
    termPrice: '{term}: {price} (−{percent})',
    bynOnly: 'Maksmine ainult Valgevene rublades (BYN)',
    tabsLabel: 'Mängu väljaanne',
  },
  status: {
    title: 'Süsteemide staatus: sõlmede koormus ja ping – {brand}',
    description:
      'Kas majutusteenuse {brand} sõlmed praegu töötavad? ' +
      'Vaadake iga sõlme koormust, tõrkeid ja nende kestust ning oma pingi iga sõlmeni.',
    heading: 'Süsteemide staatus',
    lead: 'Sõlmede andmed uuenevad iga 30\u00a0sekundi järel.',
    node: 'Sõlm',
    load: 'Koormus',
    state: 'Olek',
    duration: 'Kestus',
    ping: 'Teie ping',
    well: 'Töötab',
    problems: {
      overload: 'Protsessor on üle koormatud',
      memory: 'Mälu saab otsa',
      disk: 'Kettaruum saab otsa',
      no_report: 'Sõlm ei vasta',
    },
    unnamedProblem: 'Tõrge',
    noData: 'Andmed puuduvad',
    notMeasured: 'mõõtmata',
    loading: 'Laadime sõlmede loendit…',
    empty: 'Sõlmi veel pole. Esimene sõlm ilmub siia kohe, kui see ühendust võtab.',
    failed: 'Sõlmede olekut ei õnnestunud laadida. Proovime 30\u00a0sekundi pärast uuesti.',
    stale: 'Värskeid andmeid ei ole. Allolev loend saadi {age}.',
    updated: 'Uuendatud kell {time}',
    problemNodes: {
      one: 'Tõrge {count} sõlmes: {names}',
      other: 'Tõrked {count} sõlmes: {names}',
    },
    needsScript:
      'Värskete andmete nägemiseks lülitage sisse JavaScript: neid küsib teie brauser, mis mõõdab ka pingi.',
    pingNote: 'Ping on aeg, mis kulub sõlmel teie brauserile vastamiseks: kahest katsest parem.',
    caption: 'Sõlmed, nende koormus ja olek',
    retry: 'Proovi uuesti',
    published: 'Seis: {time}',
    historyTitle: 'Viimased 90\u00a0päeva',
    historyFailed: 'Ajalugu ei ole praegu kättesaadav. Ülalolev sõlmede loend uueneb nagu tavaliselt.',
    spans: { day: '24\u00a0tundi', week: '7\u00a0päeva', month: '30\u00a0päeva', quarter: '90\u00a0päeva' },
    bars: 'Sõlm {name} päevade kaupa',
    dayUp: 'Töötas: {time}',
    dayDegraded: 'Tõrgetega: {time}',
    dayDown: 'Ei vastanud: {time}',
    dayNoData: 'Andmed puuduvad: {time}',
    dayLoad: 'Keskmine koormus {percent}',
    degraded: 'Tõrgetega',
    down: 'Ei vasta',
    counting:
      'Kättesaadavus on nende minutite osakaal, mil sõlm vastas. ' +
      'Arvesse lähevad ainult minutid, mille kohta on andmeid: ülejäänud ei paranda ega halvenda ' +
      'tulemust. Ööpäevi arvestatakse UTC järgi. ' +
      'Väljakuulutatud hooldust ei arvestata maha: minutid, mil sõlm ei vastanud, lähevad arvesse.',
    openTitle: 'Praegu',
    plannedTitle: 'Plaanilised hooldustööd',
    pastTitle: 'Varasemad intsidendid',
    pastNone: 'Viimase 90\u00a0päeva jooksul intsidente ei olnud.',
    incidentStates: {
      investigating: 'Otsime põhjust',
      identified: 'Põhjus leitud',
      monitoring: 'Jälgime',
      resolved: 'Lahendatud',
      planned: 'Plaanitud',
      in_progress: 'Tööd käivad',
      completed: 'Lõpetatud',
      cancelled: 'Tühistatud',
    },
    impact: {
      none: 'Mängimist ei mõjuta',
      degraded: 'Serverite töös on tõrkeid',
      down: 'Serverid ei ole kättesaadavad',
    },
    affectedNodes: 'Sõlmed: {names}',
    otherLanguage: 'Seda teadet eesti keeles veel ei ole.',
    follow: 'Staatuse jälgimine',
    badge: 'Olekumärgis teie saidile',
    badgeWords: {
      label: 'staatus',
      up: 'kõik töötab',
      problems: 'tõrked',
      maintenance: 'hooldustööd',
      unknown: 'andmeid pole',
    },
  },
  notFound: {
    title: 'Lehte ei leitud! – {brand}',
    description:
      'Sellist lehte saidil {brand} ei ole. ' +
      'Kontrollige aadressi või minge avalehele: sealt leiate tasuta Minecrafti serverid ja kõik ' +
      'paketid.',
    heading: 'Lehte ei leitud!',
    text: 'Paistab, et selle ploki on keegi juba ära kaevandanud. Kontrollige aadressi või minge tagasi avalehele.',
    goHome: 'Avalehele',
  },
  soon: {
    title: 'Lehel käivad hooldustööd – {brand}',
    description:
      'See Minecrafti majutusteenuse {brand} leht avatakse varsti. ' +
      'Seni leiate avalehelt tasuta serverid, paketid ja sõlmede oleku.',
    heading: 'Lehel käivad hooldustööd',
    text: 'Ehitame seda plokk ploki haaval. Vaadake veidi hiljem uuesti.',
    goHome: 'Avalehele',
  },
  documents: {
    title: 'Dokumendid – {brand}',
    description:
      'Kõik majutusteenuse {brand} dokumendid: avalik pakkumus, kasutajaleping, privaatsuspoliitika, ' +
      'maksete turvalisus ja maksetingimused.',
    heading: 'Dokumendid',
    lead: 'Nende reeglite järgi me töötame. Need on kirjas lihtsas keeles ja igale punktile saab lingiga viidata.',
    contents: 'Sisukord',
    inForce: 'Kehtib alates: {date}',
    prevails: 'See on tõlge. Õiguslikult siduv on {link}.',
    russianText: 'venekeelne tekst',
    clause: 'Link punktile {number}',
    published: 'Avaldatud: {date}',
    comesIntoForce: 'Jõustub: {date}',
    wasInForce: 'Kehtis: {from} – {until}',
    newEdition: 'Uus redaktsioon jõustub: {date}',
    readNew: 'Loe uut redaktsiooni',
    changes: 'Mis muutub',
    notYet: 'See redaktsioon veel ei kehti.',
    noLonger: 'See redaktsioon enam ei kehti.',
    openCurrent: 'Ava kehtiv redaktsioon',
    editions: 'Kõik redaktsioonid',
    edition: 'Redaktsioon: {date}',
  },
  help: {
    title: 'Abi – {brand}',
    description:
      'Abi majutusteenuse {brand} kasutamisel: teadmusbaas Minecrafti serverite kohta ja klienditugi, ' +
      'mis vastab ööpäev läbi.',
    heading: 'Abi',
    lead: 'Kõige kiiremini leiate vastuse teadmusbaasist. Kui ei leia, kirjutage meile.',
    wikiText: 'Artiklid serveri käivitamisest, seadistamisest ja kiirendamisest.',
    contactText: 'Aadress, e-post, telefon ja kuhu millise küsimusega kirjutada.',
  },
  contact: {
    title: 'Võtke ühendust – {brand}',
    description:
      'Majutusteenuse {brand} kontaktid: aadress Minskis, klienditoe e-post, telefon ja tööaeg. ' +
      'Ütleme, kuhu millise küsimusega kirjutada.',
    heading: 'Võtke ühendust',
    lead: 'Kirjutage teile sobivas keeles. Vastame asjalikult.',
    address: 'Postiaadress',
    email: 'Klienditoe e-post',
    phone: 'Telefon',
    hours: 'Tööaeg',
    whereTitle: 'Kuhu kirjutada',
    where: {
      server: {
        title: 'Server ei käivitu või on aeglane',
        text: '{email} või Discord. Lisage serveri aadress ja kellaaeg.',
      },
      payment: {
        title: 'Maksed ja tagasimaksed',
        text:
          'Raha saate tagasi küsida juhtpaneelis: „Saldo“, jaotis „Raha tagasi“. ' +
          'Muudes küsimustes kirjutage aadressile {email}: märkige kasutajanimi, kuupäev ja summa. ' +
          'Kaardi numbrit ärge saatke.',
      },
      data: {
        title: 'Isikuandmed',
        text:
          'Andmed saate alla laadida ja konto kustutada juhtpaneelis: „Konto“, jaotis „Teie andmed“. ' +
          'Muudes küsimustes kirjutage aadressile {email}, teema „Andmed“.',
      },
      offers: { title: 'Reklaam ja koostöö', text: '{commercialEmail} või koostööleht.' },
      abuse: {
        title: 'Kaebus serveri kohta',
        text: '{email}, teema „Kaebus“. Lisage serveri aadress ja kirjeldage, mis juhtus.',
      },
    },
  },
  wiki: {
    title: 'Teadmusbaas – {brand}',
    description:
      'Kuidas käivitada Minecrafti server, ühendada domeen, lisada pluginad ja modid, seadistada ' +
      'proksi ning vabaneda viivitustest: {brand} teadmusbaas.',
    heading: 'Teadmusbaas',
    lead:
      'Lühikesed artiklid käskude ja arvudega. ' +
      'Igas mängu puudutavas artiklis on kirjas, millise versiooni kohta see kehtib.',
    search: 'Otsi pealkirjast ja tekstist',
    sections: {
      start: 'Esimesed sammud',
      site: 'Saidi kasutamine',
      settings: 'Seaded ja maailm',
      players: 'Mängijad ja õigused',
      plugins: 'Pluginad ja modid',
      network: 'Proksid ja crossplay',
      optimization: 'Serveri optimeerimine',
    },
    unfinished: 'See osa on veel koostamisel!',
    found: {
      one: 'Leitud {count} artikkel',
      other: 'Leitud {count} artiklit',
    },
    nothingFound: 'Midagi ei leitud. Proovige teisi sõnu.',
    noAnswer: 'Teadmusbaasis pole sellele küsimusele vastust.',
    nearest: 'Sarnased artiklid:',
    searchIncomplete: 'Kirjutage veidi rohkem: mis juhtus või mida soovite teha.',
    askSupport: 'Küsige klienditoelt',
    searchFailed: 'Otsingut ei õnnestunud laadida. Kõigi artiklite loend on allpool.',
    notYet: 'Praegu veel pole, tuleb varsti: {features}.',
    versions: 'Kehtib: {versions}',
    allArticles: 'Kõik artiklid',
    contents: 'Selles artiklis',
    next: 'Järgmine',
    previous: 'Eelmine',
  },
  modpack: { choosePlan: 'Vali pakett' },
  partnerPage: {
    discount: 'Esimene kuu {percent}% soodsam',
    code: 'Sooduskood',
    copy: 'Kopeeri',
    copied: 'Kopeeritud',
    copyFailed: 'Valige kood ja kopeerige see käsitsi',
  },
  paySuccess: {
    title: 'Makse õnnestus! – {brand}',
    description: 'Makse on vastu võetud. Raha on juba saldol või jõuab sinna minuti jooksul.',
    heading: 'Makse õnnestus!',
    text: 'Raha on juba saldol või jõuab sinna minuti jooksul. Nüüd saate serveri osta või seda pikendada.',
  },
  payError: {
    title: 'Makse ebaõnnestus! – {brand}',
    description: 'Makse ei läinud läbi: mida teha ja kuhu kirjutada.',
    heading: 'Makse ebaõnnestus!',
    text:
      'Makse ei läinud läbi. Kui raha siiski maha võeti, tagastab pank selle ise. ' +
      'Kirjutage meile ja me kontrollime.',
  },
  invoice: {
    title: 'Arve – {brand}',
    description: 'Arve saldo laadimiseks: number, selgitus, summa ja olek ning kuidas seda tasuda.',
    heading: 'Arve',
    purposeAway: 'Saldo laadimine, arve {number}',
  },
  login: {
    title: 'Sisselogimine – {brand}',
    description:
      'Logige sisse majutusteenuse {brand} juhtpaneeli, kus saate hallata oma Minecrafti servereid.',
    heading: 'Sisselogimine',
    name: 'Kasutajanimi või e-post',
    password: 'Parool',
    show: 'Näita parooli',
    hide: 'Peida parool',
    submit: 'Logi sisse',
    noAccount: 'Kas teil pole veel kontot?',
    register: 'Registreeru',
    wrong: 'Sisestage õiged andmed!',
    ended: 'Seanss on lõppenud. Logige uuesti sisse.',
    noCookies:
      'Brauser ei salvestanud selle sisselogimise küpsiseid. Lubage paneelile küpsised ja logige uuesti sisse.',
    forgot: 'Unustasite parooli?',
  },
  register: {
    title: 'Registreerumine – {brand}',
    description:
      'Looge majutusteenuse {brand} konto ja käivitage tasuta Minecrafti server 15\u00a0sekundiga. ' +
      'Pangakaarti pole vaja.',
    heading: 'Registreerumine',
    login: 'Kasutajanimi',
    email: 'E-post',
    password: 'Parool',
    repeat: 'Korrake parooli',
    notice: 'Registreerudes nõustute {privacy}, {userAgreement} ja {oferta}.',
    privacyLink: 'privaatsuspoliitika',
    userAgreementLink: 'kasutajalepingu',
    ofertaLink: 'avaliku pakkumusega',
    submit: 'Registreeru',
    haveAccount: 'Kas teil on juba konto?',
  },
  account: {
    tooMany: 'Teie aadressilt on tehtud liiga palju katseid. Proovige hiljem uuesti.',
    check: 'Kontrollige märgitud välju.',
    unavailable: 'Teenus pole hetkel kättesaadav. Proovige minuti pärast uuesti.',
    offline:
      'Internetiühendus puudub. Kõik, mille sisestasite, on alles: saatke uuesti, kui ühendus on tagasi.',
    toPanel: 'Juhtpaneeli',
    social: 'Logi sisse: {network}',
    networks: {
      network_denied: 'Sotsiaalmeedia kaudu sisselogimine katkestati.',
      network_taken:
        'Selle e-posti aadressiga konto on juba olemas. ' +
        'Logige sinna sisse ja siduge sotsiaalmeediakonto juhtpaneelis jaotises „Konto“.',
      network_failed: 'Sotsiaalmeedia kaudu sisselogimine ei õnnestunud. Proovige uuesti.',
    },
    codeFromMail: 'Kood kirjast',
    faults: {
      login_shape: '3 kuni 20 märki: ladina tähed, numbrid, sidekriips ja alakriips',
      login_taken: 'See kasutajanimi on võetud, valige teine',
      email_shape: 'Kirjutage täielik aadress, näiteks name@example.com',
      password_short: 'Liiga lühike: vaja on vähemalt 10 märki',
      password_long: 'Liiga pikk: kõige rohkem 128 märki',
      password_common: 'Seda parooli on kerge ära arvata, mõelge välja teine',
      repeat_differs: 'Paroolid ei ühti',
    },
    code: {
      heading: 'Sisselogimise teine samm',
      lead: 'Sisestage kuus numbrit rakendusest või üks taastekoodidest.',
      label: 'Kood',
      submit: 'Logi sisse',
      wrong:
        'Kood ei sobinud. Iga kood kehtib ühe korra: oodake järgmist. Kui katsed said otsa, logige uuesti sisse.',
    },
    forgot: {
      heading: 'Unustasite parooli?',
      lead: 'Sisestage kasutajanimi või e-post: saadame kirja lingiga.',
      submit: 'Saada kiri',
      done: 'Kui selline konto on olemas, on kiri juba teel. Link kehtib ühe tunni.',
    },
    reset: {
      heading: 'Uus parool',
      lead: 'Pärast parooli vahetamist lõpevad kõik seansid.',
      submit: 'Salvesta parool',
      wrong: 'Kood on vale, aegunud või juba kasutatud. Kontrollige seda või tellige uus kiri.',
    },
    confirm: {
      heading: 'E-posti aadressi kinnitamine',
      lead: 'Vajutage nuppu ja aadress seotakse teie kontoga.',
      submit: 'Kinnita',
      wrong: 'Kood on vale, aegunud või juba kasutatud. Kontrollige seda või tellige juhtpaneelis uus kiri.',
      done: 'E-posti aadress on kinnitatud.',
    },
  },
  journal: {
    downtime: 'Serveri „{server}“ seisak: {month}',
    nodeLost: 'Server „{server}“ kadus koos sõlmega: kasutamata aeg',
  },
  mails: {
    footer: '{brand}. See kiri saadeti automaatselt.',
    confirm: {
      subject: 'Kinnitage e-posti aadress – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Kinnitage, et see aadress on teie oma:\n' +
        '{link}\n\n' +
        'Kui link ei avane, sisestage kood {code} sellel lehel:\n' +
        '{page}\n\n' +
        'Link ja kood kehtivad {hours}\u00a0h. ' +
        'Kui te pole seda aadressi meie saidil sisestanud, jätke kiri tähelepanuta: kinnitamata aadressi ' +
        'ei seota ühegi kontoga.',
    },
    taken: {
      subject: 'Selle e-posti aadressiga konto on juba olemas – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Keegi sisestas selle aadressi teise konto jaoks. ' +
        'Kui see olite teie, logige sisse kasutajana {login}; ununenud parooli saab vahetada ' +
        'sisselogimise lehel. Kui mitte, pole vaja midagi teha: teieta ei saa seda aadressi keegi ' +
        'kinnitada.',
    },
    reset: {
      subject: 'Uus parool – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Uue parooli määramiseks avage link:\n' +
        '{link}\n\n' +
        'Kui link ei avane, sisestage kood {code} sellel lehel:\n' +
        '{page}\n\n' +
        'Link ja kood kehtivad {hours}\u00a0h ja toimivad ühe korra. ' +
        'Kui te seda ei palunud, pole vaja midagi teha: parool jäi samaks.',
    },
    password: {
      subject: 'Parool on vahetatud – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Teie konto parool on vahetatud ja teised seansid lõpetatud. ' +
        'Kui seda ei teinud teie, määrake kohe sisselogimise lehel lingi „Unustasite parooli?“ kaudu uus ' +
        'parool ja kirjutage klienditoele.',
    },
    recovered: {
      subject: 'Parool on vahetatud – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Teie konto parool on vahetatud ja teised seansid lõpetatud. ' +
        'Kui seda ei teinud teie, määrake kohe sisselogimise lehel lingi „Unustasite parooli?“ kaudu uus ' +
        'parool ja kirjutage klienditoele.\n\n' +
        'SFTP paroolid enam ei kehti: looge paneelis uued. ' +
        'Teie konto SSH-võtmed avavad serverite faile endiselt: vaadake need üle ja eemaldage võõrad.\n' +
        '{link}',
    },
    network_linked: {
      subject: 'Uus sisselogimisviis: {network} – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Teie kontoga on seotud {network}: nüüd saab sisse logida ka selle kaudu. ' +
        'Kui seda ei teinud teie, määrake kohe sisselogimise lehel lingi „Unustasite parooli?“ kaudu uus ' +
        'parool, siduge {network} juhtpaneelis lahti ja kirjutage klienditoele.',
    },
    network_unlinked: {
      subject: '{network} ei ole enam kontoga seotud – {brand}',
      text:
        'Tere, {login}!\n\n' +
        '{network} ei ole enam teie kontoga seotud: selle kaudu enam sisse logida ei saa. ' +
        'Kui seda ei teinud teie, määrake kohe sisselogimise lehel lingi „Unustasite parooli?“ kaudu uus ' +
        'parool ja kirjutage klienditoele.',
    },
    new_device: {
      subject: 'Sisselogimine uuest seadmest – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Teie kontole logiti sisse seadmest, millega seda varem tehtud ei ole:\n' +
        '{device}\n' +
        '{at}\n\n' +
        'Kui see olite teie teises brauseris või pärast küpsiste kustutamist, ei ole vaja midagi ' +
        'teha.\n\n' +
        'Kui mitte, avage juhtpaneelis oma konto ja vajutage „{changePassword}“: teised seansid lõpevad ' +
        'kohe. Kui teil parooli ei ole, vajutage „{logOutOthers}“.\n' +
        '{link}\n\n' +
        'Kui sisse logida ei õnnestu, määrake sisselogimise lehel lingi „Unustasite parooli?“ kaudu uus ' +
        'parool ja kirjutage klienditoele.',
    },
    second_step_on: {
      subject: 'Sisselogimise teine samm on sees – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Teie kontol lülitati sisse teine samm: nüüd on sisselogimiseks vaja ka rakenduse koodi. ' +
        'Hoidke taastekoode telefonist eraldi.\n\n' +
        'Kui seda ei teinud teie, määrake kohe sisselogimise lehel lingi „Unustasite parooli?“ kaudu uus ' +
        'parool ja kirjutage klienditoele.',
    },
    second_step_off: {
      subject: 'Sisselogimise teine samm on väljas – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Teie kontol lülitati teine samm välja: sisselogimiseks ei ole rakenduse koodi enam vaja.\n\n' +
        'Kui seda ei teinud teie, määrake kohe sisselogimise lehel lingi „Unustasite parooli?“ kaudu uus ' +
        'parool, lülitage teine samm juhtpaneelis uuesti sisse ja kirjutage klienditoele.',
    },
    recovery_codes: {
      subject: 'Uued taastekoodid – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Sisselogimise teise sammu jaoks loodi uued taastekoodid, endised enam ei kehti.\n\n' +
        'Kui seda ei teinud teie, määrake kohe sisselogimise lehel lingi „Unustasite parooli?“ kaudu uus ' +
        'parool, vajutage siis juhtpaneelis „{codesNew}“ ja kirjutage klienditoele.',
    },
    moved: {
      subject: 'Konto e-posti aadress on muudetud – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Teie kontol on nüüd teine e-posti aadress. ' +
        'Kui seda ei teinud teie, kirjutage kohe klienditoele.',
    },
    deleted: {
      subject: 'Konto on kustutatud – {brand}',
      text: 'Tere, {login}!\n\nTeie konto ja selle andmed on kustutatud. Aitäh, et olite meiega.',
    },
    credited: {
      subject: 'Saldole laekus {amount} – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Teie saldole laekus {amount}. Nüüd on saldol {balance}.\n\n' +
        'Saldo ajalugu näete juhtpaneelis:\n' +
        '{link}',
    },
    compensated: {
      subject: 'Hüvitis seisaku eest: {amount} – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Server „{server}“ ei olnud meie süül kättesaadav. ' +
        'Vabandame ja lisame selle aja eest makstud tasu boonusena saldole: selle saab kulutada ' +
        'serveritele, aga mitte välja võtta.\n\n' +
        'Kuu: {month}\n' +
        'Seisak minutites: {minutes}\n' +
        'Hüvitatavaid tunde: {hours} (alustatud tund loetakse täistunniks)\n' +
        'Saldole laekus: {amount}\n\n' +
        'Nüüd on saldol {balance}. Saldo ajalugu näete juhtpaneelis:\n' +
        '{link}',
    },
    paid: {
      subject: 'Makstud: {total}, arve {number} – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Arve {number} on tasutud.\n\n' +
        'Saldole: {amount}\n' +
        'Maksesüsteemi teenustasu: {fee}\n' +
        'Kokku makstud: {total}\n\n' +
        'Nüüd on saldol {balance}. Saldo ajalugu näete juhtpaneelis:\n' +
        '{link}',
    },
    paid_again: {
      subject: 'Arve {number} tasuti veel kord – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Arve {number} tasuti rohkem kui üks kord. ' +
        'Midagi pole kadunud: saldole laekus veel {amount}, nüüd on seal {balance}.\n\n' +
        'Kui teine makse oli eksitus, küsige juhtpaneelis tagasimakset:\n' +
        '{link}',
    },
    paid_for_order: {
      subject: 'Makstud: {total}, arve {number} – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Arve {number} serveri „{server}“ eest on tasutud.\n\n' +
        'Summa: {amount}\n' +
        'Maksesüsteemi teenustasu: {fee}\n' +
        'Kokku makstud: {total}\n\n' +
        'Ostu tulemusest teatame eraldi kirjas. ' +
        'Kõik arved on juhtpaneelis:\n' +
        '{link}',
    },
    paid_other_sum: {
      subject: 'Laekus teine summa, arve {number} – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Arve {number} summa on {total}, kuid laekus {amount}, seetõttu ei kantud midagi automaatselt ' +
        'saldole. Raha on meie käes: klienditugi kannab selle saldole või tagastab.\n\n' +
        'Et asi kiiremini edeneks, kirjutage klienditoele ja lisage arve number. ' +
        'Kõik arved on juhtpaneelis:\n' +
        '{link}',
    },
    order_failed: {
      subject: 'Raha laekus, kuid server jäi loomata – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Arve {number} on tasutud, kuid serverit „{server}“ ei õnnestunud luua: makse ajal muutus ' +
        'midagi, näiteks sai sõlmes ruum otsa, muutus hind või võttis keegi alamdomeeni.\n\n' +
        'Teie raha on saldol. Valige server uuesti; teist korda maksta pole vaja:\n' +
        '{link}',
    },
    order_failed_plan: {
      subject: 'Raha laekus, kuid pakett jäi vahetamata – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Arve {number} on tasutud, kuid serveri „{server}“ paketti ei õnnestunud vahetada: makse ajal ' +
        'muutus midagi, näiteks sai sõlmes ruum otsa või muutus hind.\n\n' +
        'Raha on saldol, seal on nüüd {balance}. ' +
        'Vahetage pakett serveri lehel; teist korda maksta pole vaja:\n' +
        '{link}',
    },
    order_failed_extension: {
      subject: 'Raha laekus, kuid server jäi pikendamata – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Arve {number} on tasutud, kuid serverit „{server}“ ei õnnestunud pikendada: makse ajal muutus ' +
        'midagi, näiteks paketi hind.\n\n' +
        'Raha on saldol, seal on nüüd {balance}. ' +
        'Pikendage serverit selle lehel; teist korda maksta pole vaja:\n' +
        '{link}',
    },
    refund_requested: {
      subject: 'Tagasimaksetaotlus {number}: {amount} – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Palusite saldolt tagasi {amount}. ' +
        'Vaatame taotluse läbi hiljemalt {day}; kuni otsust pole, saate selle juhtpaneelis tagasi võtta ' +
        'ja raha on jälle saldol:\n' +
        '{link}\n\n' +
        'Kui te seda ei palunud, võtke taotlus tagasi ja vahetage parool.',
    },
    refund_approved: {
      subject: 'Tagasimakse {amount} on kinnitatud – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Tagasimaksetaotlus {number} on kinnitatud: saadame {amount} tagasi samal viisil, nagu te ' +
        'maksite. Pank kannab raha üle {days} päeva jooksul. ' +
        'Kui kaart on suletud või maksite ülekandega, kirjutame teile ja küsime, kuhu raha saata.\n\n' +
        'Tagasimakse seisu näete juhtpaneelis:\n' +
        '{link}',
    },
    refund_declined: {
      subject: 'Tagasimaksetaotlus {number} lükati tagasi – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Tagasimaksetaotlus summas {amount} lükati tagasi. ' +
        'Raha on jälle saldol, seal on nüüd {balance}.\n\n' +
        'Põhjus: {reason}\n\n' +
        'Kui te ei nõustu, kirjutage klienditoele. ' +
        'Saldo leiate juhtpaneelist:\n' +
        '{link}',
    },
    refund_paid: {
      subject: 'Tagasimakse {amount} on saadetud – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Tagasimaksetaotlus {number} on täidetud: saatsime teile {amount}. ' +
        'Millal raha kaardile või kontole jõuab, oleneb pangast; tavaliselt võtab see mõne päeva.\n\n' +
        'Kõik taotlused leiate juhtpaneelist:\n' +
        '{link}',
    },
    charged_back: {
      subject: 'Pank võttis makse {number} tagasi: {amount} – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Pank võttis makse {number} summas {amount} tagasi, seepärast võtsime maha sama summa. ' +
        'Saldol on nüüd {balance}. Kui saldost ei piisanud, sulgesime ka avatud tagasimaksetaotlused ja ' +
        'tühistasime selle maksega ostetud kasutamata aja.\n\n' +
        'Kui te pangalt seda ei palunud, kirjutage klienditoele. ' +
        'Saldo ja kõik tehingud leiate juhtpaneelist:\n' +
        '{link}',
    },
    charged_back_debt: {
      subject: 'Pank võttis makse {number} tagasi, võlg on {debt} – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Pank võttis makse {number} summas {amount} tagasi. ' +
        'Osa sellest rahast on juba kasutatud või välja makstud, seepärast on teil nüüd võlg {debt}. ' +
        'Kõik, mis saldole tuleb, katab kõigepealt selle võla. ' +
        'Kuni see on tasumata, ei saa midagi osta ega raha tagasi küsida.\n\n' +
        'Saldot saate laadida juhtpaneelis:\n' +
        '{link}\n\n' +
        'Kui te pangalt seda ei palunud, kirjutage klienditoele.',
    },
    chargeback_reversed: {
      subject: 'Pank andis makse {number} tagasi – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Pank andis tagasi makse {number} summas {amount}, mille oli enne tagasi võtnud. ' +
        'Kõik, mis selle tõttu maha võeti, on taastatud: saldo, tagasimaksetaotlused ja tasutud aeg. ' +
        'Mida taastada ei saanud, selle raha on saldol, kus on nüüd {balance}:\n' +
        '{link}',
    },
    server_charged_back: {
      subject: 'Server „{server}“: selle makse võeti tagasi – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Pank võttis makse {number} tagasi. ' +
        'Serveri „{server}“ kasutamata aeg väärtuses {price}, mis selle maksega osteti, on tühistatud. ' +
        'Kui muud tasutud aega pole, server nüüd peatub ja andmeid hoitakse seitse päeva.\n\n' +
        'Laadige saldole {missing} hiljemalt {until} ja see aeg taastub samas paketis sama hinnaga:\n' +
        '{link}\n\n' +
        'Kui te pangalt seda ei palunud, kirjutage klienditoele.',
    },
    server_periods_restored: {
      subject: 'Server „{server}“: tasutud aeg on taastatud – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Serveri „{server}“ tasutud aeg, mis tagasi võetud makse tõttu tühistati, on taastatud. ' +
        'Saldolt läks {price} ja server on tasutud kuni {until}:\n' +
        '{link}',
    },
    server_bought: {
      subject: 'Server „{server}“ on tasutud kuni {until} – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Ostsite serveri „{server}“.\n\n' +
        'Pakett: {plan}\n' +
        'Tasutud kuni: {until}\n' +
        'Saldolt maha arvatud: {price}\n' +
        'Saldole jäi: {balance}\n\n' +
        'Serveri leht:\n' +
        '{link}',
    },
    server_extended: {
      subject: 'Serverit „{server}“ pikendati kuni {until} – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Serverit „{server}“ on pikendatud.\n\n' +
        'Pakett: {plan}\n' +
        'Tasutud kuni: {until}\n' +
        'Saldolt maha arvatud: {price}\n' +
        'Saldole jäi: {balance}\n\n' +
        'Serveri leht:\n' +
        '{link}',
    },
    server_plan_changed: {
      subject: 'Serveril „{server}“ on uus pakett: {plan} – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Serveri „{server}“ pakett on vahetatud.\n\n' +
        'Pakett: {plan}\n' +
        'Tasutud kuni: {until}\n' +
        'Saldolt maha arvatud: {price}\n' +
        'Saldole jäi: {balance}\n\n' +
        'Serveri leht:\n' +
        '{link}',
    },
    server_plan_lowered: {
      subject: 'Serveril „{server}“ on uus pakett: {plan} – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Serveri „{server}“ pakett on vahetatud.\n\n' +
        'Pakett: {plan}\n' +
        'Tasutud kuni: {until}\n' +
        'Saldole tagastatud: {price}\n' +
        'Nüüd saldol: {balance}\n\n' +
        'Serveri leht:\n' +
        '{link}',
    },
    server_ends_in_3_days: {
      subject: 'Server „{server}“: jäänud on kolm päeva – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Serveri „{server}“ tasutud aeg lõpeb {until}. ' +
        'Pikendage serverit juhtpaneelis, et see ei peatuks:\n' +
        '{link}',
    },
    server_ends_in_1_day: {
      subject: 'Server „{server}“: jäänud on üks päev – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Serveri „{server}“ tasutud aeg lõpeb {until}. ' +
        'Pikendage serverit juhtpaneelis, et see ei peatuks:\n' +
        '{link}',
    },
    server_extension_ahead: {
      subject: 'Server „{server}“ pikeneb peagi – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Serveril „{server}“ on automaatne pikendamine sees: {until} läheb saldolt maha {price} ja ' +
        'server pikeneb kuu võrra. Saldol on {balance}, sellest piisab.\n\n' +
        'Mõtlesite ümber? Lülitage automaatne pikendamine serveri lehel välja:\n' +
        '{link}',
    },
    server_extension_ahead_short: {
      subject: 'Laadige saldot serveri „{server}“ jaoks – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Serveril „{server}“ on automaatne pikendamine sees: {until} peaks saldolt maha minema {price}, ' +
        'kuid praegu on seal {balance}. ' +
        'Laadige saldot enne seda, siis pikeneb server automaatselt:\n' +
        '{link}',
    },
    server_extension_short: {
      subject: 'Server „{server}“ jäi pikendamata: raha ei piisa – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Serverit „{server}“ ei õnnestunud pikendada: kuu maksab {price}, kuid saldol on {balance}. ' +
        'Laadige saldot hiljemalt {until}. ' +
        'Siis pikeneb server automaatselt, muidu see peatub:\n' +
        '{link}',
    },
    server_extension_by_hand: {
      subject: 'Pikendage serverit „{server}“ ise – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Seekord server „{server}“ automaatselt ei pikene: maksest {price} oleksime pidanud teatama kolm ' +
        'päeva varem, kuid me ei jõudnud, ja ette teatamata me raha ei võta. ' +
        'Et server {until} ei peatuks, pikendage seda ise:\n' +
        '{link}',
    },
    server_suspended: {
      subject: 'Server „{server}“ on peatatud – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Serveri „{server}“ tasutud aeg on lõppenud ja server on peatatud. ' +
        'Andmeid hoitakse kuni {until}, seejärel server kustutatakse. ' +
        'Pikendage serverit juhtpaneelis ja see käivitub uuesti:\n' +
        '{link}\n\n' +
        'Pärast kustutamist saab klienditugi serveri veel 14\u00a0päeva jooksul viimasest varukoopiast ' +
        'taastada.',
    },
    server_deletion_in_3_days: {
      subject: 'Server „{server}“ kustutatakse kolme päeva pärast – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Server „{server}“ kustutatakse {until}. ' +
        'Et see alles jääks, pikendage serverit juhtpaneelis:\n' +
        '{link}\n\n' +
        'Pärast kustutamist saab klienditugi serveri veel 14\u00a0päeva jooksul viimasest varukoopiast ' +
        'taastada.',
    },
    server_deletion_in_1_day: {
      subject: 'Server „{server}“ kustutatakse ühe päeva pärast – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Server „{server}“ kustutatakse {until}. ' +
        'Et see alles jääks, pikendage serverit juhtpaneelis:\n' +
        '{link}\n\n' +
        'See on viimane hoiatus. Pärast kustutamist saab klienditugi serveri veel 14\u00a0päeva jooksul ' +
        'viimasest varukoopiast taastada.',
    },
    server_deleted: {
      subject: 'Server „{server}“ on kustutatud – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Server „{server}“ ja selle andmed on kustutatud, sest tasutud aeg sai läbi. ' +
        'Kui vajate serverit tagasi, kirjutage klienditoele: 14\u00a0päeva jooksul saab selle viimasest ' +
        'varukoopiast taastada.',
    },
    server_archive_ahead: {
      subject: 'Server „{server}“ läheb varsti arhiivi – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Tasuta serveris „{server}“ pole ammu keegi mänginud ja te pole juhtpaneeli avanud. ' +
        'Kui nii jääb, läheb server {until} arhiivi. ' +
        'Maailm, seaded ja nimi {subdomain} jäävad alles ning serveri saab tagasi ühe klõpsuga.\n\n' +
        'Kui serverit on veel vaja, avage lihtsalt juhtpaneel või minge mängima:\n' +
        '{link}',
    },
    documents_change: {
      subject: 'Dokumentide uus redaktsioon alates {day} – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Alates {day} muutuvad dokumendid: {documents}. ' +
        'Selle päevani kehtivad praegused redaktsioonid; mõlemaid saab lugeda saidil ja seal on ka ' +
        'lühidalt öeldud, mis muutub:\n' +
        '{link}\n\n' +
        'Kui te ei nõustu, paluge enne konto kustutamist juhtpaneelis saldo jääk tagastada.',
    },
    server_archive_soon: {
      subject: 'Server „{server}“ läheb kolme päeva pärast arhiivi – {brand}',
      text:
        'Tere, {login}!\n\n' +
        '{until} läheb tasuta server „{server}“ arhiivi, sest seda pole ammu kasutatud. ' +
        'Maailm, seaded ja nimi {subdomain} jäävad alles. ' +
        'Et server paigale jääks, avage juhtpaneel või minge mängima:\n' +
        '{link}',
    },
    server_archived: {
      subject: 'Server „{server}“ on arhiivis – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Tasuta server „{server}“ on arhiivis, sest seda polnud ammu kasutatud. ' +
        'Maailm ja seaded on varukoopias ning nimi {subdomain} on endiselt teie oma. ' +
        'Hoiame neid tähtajatult. Kui soovite tagasi tulla, vajutage serveri lehel nuppu „{restore}“:\n' +
        '{link}',
    },
    server_archive_restored: {
      subject: 'Server „{server}“ tuleb arhiivist tagasi – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Ruumi leidus: server „{server}“ tuleb arhiivist tagasi. ' +
        'Mõne minuti pärast saab mängida. ' +
        'Nimi on sama, kuid numbriline aadress ja port on uued:\n' +
        '{link}',
    },
    backup_failed: {
      subject: 'Serveri „{server}“ varukoopia ebaõnnestus – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Teie serveri „{server}“ varukoopia tegemine ei õnnestunud. ' +
        'Varasemad koopiad on terved ja server töötab nagu enne. ' +
        'Järgmist proovime teha nagu ikka; kirjutame uuesti ainult siis, kui pärast õnnestunud koopiat ' +
        'mõni jälle nurjub.\n\n' +
        'Mis juhtus ja millised koopiad on olemas:\n' +
        '{link}',
    },
    server_blocked: {
      subject: 'Server „{server}“ on blokeeritud – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Server „{server}“ on lepingu rikkumise tõttu blokeeritud ja peatatud.\n\n' +
        'Põhjus: {reason}\n\n' +
        'Kui see on viga, kirjutage klienditoele.',
    },
    server_unblocked: {
      subject: 'Serveri „{server}“ blokeering on eemaldatud – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Server „{server}“ ei ole enam blokeeritud. ' +
        'Kui see enne blokeerimist töötas ja tasutud aeg pole lõppenud, käivitub see ise. ' +
        'Serveri leht juhtpaneelis:\n' +
        '{link}',
    },
    server_deleted_for_violation: {
      subject: 'Server „{server}“ kustutati rikkumise tõttu – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Server „{server}“ ja selle andmed on lepingu rikkumise tõttu kustutatud, raha tagastamata, nagu ' +
        'on kirjas avalikus pakkumuses.',
    },
    server_node_lost_restored: {
      subject: 'Serverit „{server}“ taastatakse varukoopiast – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Sõlm, kus server „{server}“ töötas, läks rikki. ' +
        'Taastame serveri teises sõlmes viimasest varukoopiast: {until}. ' +
        'Hilisemad muudatused on kadunud. ' +
        'Vabandame.\n\n' +
        'Serveri nimi jääb, numbriline aadress ja port muutuvad. ' +
        'Taastamise kulgu näete serveri lehel:\n' +
        '{link}',
    },
    server_node_lost_ended: {
      subject: 'Server „{server}“ on kadunud – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Sõlm, kus server „{server}“ töötas, läks rikki ja mujal selle varukoopiat ei ole. ' +
        'Serveri failid on kadunud ja selle leping on lõppenud. ' +
        'Vabandame.\n\n' +
        'Nimi {subdomain} on veel 30\u00a0päeva teie oma ja võite sellega luua uue serveri:\n' +
        '{link}',
    },
    server_node_lost_credited: {
      subject: 'Server „{server}“ on kadunud, raha on tagasi saldol – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Sõlm, kus server „{server}“ töötas, läks rikki ja mujal selle varukoopiat ei ole. ' +
        'Serveri failid on kadunud ja selle leping on lõppenud. ' +
        'Vabandame.\n\n' +
        'Kasutamata aja eest tagastatud: {amount}. ' +
        'Nüüd on saldol {balance}. Nimi {subdomain} on veel 30\u00a0päeva teie oma: võite selle anda ' +
        'uuele serverile.\n\n' +
        'Saldo ajalugu näete juhtpaneelis:\n' +
        '{link}',
    },
    deletion_scheduled: {
      subject: 'Konto {login} kustutatakse – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Palusite konto kustutada. See ja kõik, mis seal on, kustutatakse {until}. ' +
        'Seni jääb kõik nii, nagu on, ja automaatne pikendamine ei võta raha.\n\n' +
        'Mõtlesite ümber? Logige sisse ja vajutage konto lehel „Jäta konto alles“:\n' +
        '{link}\n\n' +
        'Kui see ei olnud teie, tehke sama ja vahetage parool.',
    },
    deletion_undone: {
      subject: 'Kontot {login} ei kustutata – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Otsustasite konto alles jätta: midagi ei ole kustutatud ega kustutata. ' +
        'Konto leht:\n' +
        '{link}',
    },
    account_blocked: {
      subject: 'Konto {login} on blokeeritud – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Teie konto on lepingu rikkumise tõttu blokeeritud. ' +
        'Sisse logida ei saa ja selle serverid on peatatud. ' +
        'Serverite failid ja saldol olev raha on alles.\n\n' +
        'Kui see on viga, kirjutage klienditoele.',
    },
    account_unblocked: {
      subject: 'Konto {login} blokeering on lõppenud – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Teie konto ei ole enam blokeeritud. ' +
        'Serverid, mis enne töötasid, käivituvad ise ja blokeeringu aeg on tasutud ajale lisatud. ' +
        'Juhtpaneel:\n' +
        '{link}',
    },
    domain_confirmed: {
      subject: 'Domeen {domain} viib serverisse „{server}“ – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Domeeni {domain} kirje on olemas: nüüd saab serveriga „{server}“ liituda ka selle aadressi ' +
        'kaudu. Ärge kustutage kirjet, kuni seda aadressi vajate. ' +
        'Serveri leht juhtpaneelis:\n' +
        '{link}',
    },
    domain_record_gone: {
      subject: 'Domeeni {domain} kirje on kadunud – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Kirjet, mille järgi me teame, et domeen {domain} on teie oma, enam ei ole. ' +
        'Kuni {until} viib see veel serverisse „{server}“, pärast seda enam mitte. ' +
        'Kui domeeni on vaja, taastage kirje; milline see peab olema, on kirjas juhtpaneelis:\n' +
        '{link}',
    },
    domain_lost: {
      subject: 'Domeen {domain} ei vii enam serverisse „{server}“ – {brand}',
      text:
        'Tere, {login}!\n\n' +
        'Domeeni {domain} kirjet ei olnud nädal aega, seega ei vii domeen enam serverisse „{server}“. ' +
        'Serveri teised aadressid töötavad nagu enne. ' +
        'Taastage kirje ja domeen ühendatakse uuesti; milline see peab olema, on kirjas juhtpaneelis:\n' +
        '{link}',
    },
  },
  interest: {
    what: { java: 'Java serverid', bedrock: 'Bedrocki serverid', proxy: 'proksiserverid' },
    heading: 'Varsti: {what}',
    lead: 'Jätke oma e-posti aadress. Kui {what} on valmis, saadame ühe kirja ja kustutame aadressi kohe.',
    consent:
      'Nõustun, et minu aadressi hoitakse selle kirjani, kuid mitte kauem kui {months} kuud, {policy} järgi.',
    consentChild: 'Kui olete alla 16-aastane, annab nõusoleku vanem või eestkostja.',
    consentMissing: 'Ilma nõusolekuta ei tohi me aadressi alles hoida',
    submit: 'Anna mulle teada',
    sent: 'Kirjas!',
    once: 'Kirjutame ühe korra, kui on, millest.',
    failed: 'Aadressi ei õnnestunud salvestada.',
    kept: 'See jäi väljale alles: proovige uuesti.',
    here: { heading: 'Nüüd olemas: {what}', lead: 'Enam pole vaja oodata: serveri saab kohe luua.' },
    forget: {
      link: 'Mõtlesite ümber? Kustutage aadress',
      heading: 'Kustuta aadress',
      lead:
        'Sisestage e-posti aadress, mille jätsite meile, et uudisest kuulda. ' +
        'Kustutame selle kõikjalt, kus see kirja ootab.',
      submit: 'Kustuta aadress',
      done: 'Valmis: teie aadress on kustutatud ja kirju enam ei tule.',
      failed: 'Aadressi ei õnnestunud kustutada. Proovige uuesti.',
    },
    mail: {
      subject: 'Nüüd olemas: {what} – {brand}',
      text:
        'Tere!\n\n' +
        'Palusite teada anda, kui {what} on valmis. ' +
        'Nüüd saab neid luua:\n' +
        '{link}\n\n' +
        'See on ainus kiri: kustutame teie aadressi sellest nimekirjast kohe, kui kiri on saadetud. ' +
        'Kui ootate meilt veel mõnda uudist, aga mõtlesite ümber, avage see link ja aadress kaob ka ' +
        'sealt:\n' +
        '{forget}\n\n' +
        'Kui te midagi ei palunud, sisestas teie aadressi keegi teine. ' +
        'Te ei pea midagi tegema.',
    },
  },
  partner: {
    title: 'Koostöö – {brand}',
    description:
      'Teete Minecraftist videoid või striimite mängu? ' +
      'Majutusteenuselt {brand} saate tasuta serveri ja vaatajatele sooduskoodi.',
    heading: 'Koostöö',
    lead: 'Teie näitate serverit vaatajatele, meie anname ressursid. Rääkige endast.',
    formTitle: 'Taotlus',
    name: 'Nimi',
    age: 'Vanus',
    contacts: 'Kontaktid',
    contactsHint: 'Discord, Telegram või e-post',
    media: 'Kanalid ja lingid',
    mediaHint: 'YouTube, Twitch, VK: link ja jälgijate arv',
    offer: 'Mida te pakute',
    offerHint: 'Näiteks: serverit tutvustav video kaks korda kuus',
    wants: 'Mida soovite saada',
    wantsHint: 'Näiteks: 8\u00a0GB mäluga server ja sooduskood',
    submit: 'Saada taotlus',
    sending: 'Saadame…',
    missing: 'Mõni väli on täitmata!',
    failed: 'Taotluse saatmine ebaõnnestus',
    sent: 'Edukalt saadetud!',
    fieldMissing: 'Täitke see väli',
    noContact: 'Siia me vastata ei saa. Märkige @nimi, link, e-post või telefon',
    kept: 'Teie tekst on alles, proovige uuesti saata.',
    tooMany:
      'Teie IP-aadressilt on tulnud liiga palju taotlusi. Oodake {time} ja proovige uuesti: tekst on alles.',
    tooLong: 'Tekst on liiga pikk, palun lühendage seda.',
    thanks: 'Vastame teile taotluses märgitud kontaktidel.',
    consent:
      'Taotlust saates nõustute nende andmete töötlemisega {policy} järgi. ' +
      'Kui olete alla 16-aastane, annab nõusoleku vanem või eestkostja.',
    consentPolicy: 'privaatsuspoliitika',
    trap: 'Jätke see väli tühjaks',
    earnTitle: 'Kuidas saada ressursse tasuta',
    earn: {
      video: 'Tehke video',
      stream: 'Striimige',
      server: 'Tooge oma projekt',
      invite: 'Kutsuge sõpru',
      bug: 'Leidke viga',
    },
  },
  finder: {
    title: 'Milline pakett sobib',
    lead: 'Vastake mõnele küsimusele. Näitame, millest mäluvajadus koosneb.',
    edition: 'Väljaanne',
    players: 'Mängijaid korraga',
    extensions: 'Lisad',
    extension: { none: 'Ilma lisadeta', plugins: 'Pluginad', mods: 'Modid' },
    count: 'Lisade arv',
    world: 'Maailma suurus',
    worlds: { small: 'Väike', medium: 'Keskmine', large: 'Hiiglaslik' },
    base: 'Serveritarkvara',
    perPlayer: 'Mängijad',
    perExtension: 'Pluginad ja modid',
    forWorld: 'Maailm',
    jvm: 'Java enda tarbeks ({percent}%)',
    total: 'Kokku',
    result: 'Teile sobib „{plan}“: {memory}',
    free: 'Tasuta pakett ei taga andmete säilimist ega kättesaadavust: hoidke maailma koopiat enda käes.',
    megabytes: '{amount}\u00a0MB',
    tooLarge: 'Ühest serverist ei piisa. Kirjutage meile: aitame projekti mitme vahel ära jagada.',
    show: 'Näita paketti',
  },
  faq: { title: 'Korduma kippuvad küsimused' },
  offer: { text: 'See sait on ka eesti keeles.', accept: 'Vali eesti keel', dismiss: 'Mitte praegu' },
}
