import { backups } from '../backups/lt.ts'
import { balance } from '../panel-balance/lt.ts'
import { schedule } from '../panel-schedule/lt.ts'
import { sftp } from '../panel-sftp/lt.ts'
import { uploads } from '../panel-uploads/lt.ts'
import { terms } from '../terms/lt.ts'
import type { PanelMessages } from './en.ts'

export const lt: PanelMessages<'lt'> = {
  sftp,
  terms,
  uploads,
  schedule,
  balance,
  frame: {
    hiddenCharacters: 'Pavadinime yra nematomų ženklų. Įrašykite jį iš naujo.',
    openOtherAccount: 'Atverti kitą paskyrą',
    skipToContent: 'Pereiti prie turinio',
    menu: 'Skydo skyriai',
    servers: 'Serveriai',
    account: 'Paskyra',
    create: 'Sukurti serverį',
    language: 'Kalba',
    logOut: 'Atsijungti',
    toSite: 'Į svetainę',
    help: 'Pagalba',
    logo: '{brand} – į serverių sąrašą',
    notices: 'Pranešimai',
    dismiss: 'Paslėpti',
    loading: 'Įkeliame…',
    close: 'Uždaryti',
    cancel: 'Atšaukti',
    save: 'Išsaugoti',
    saved: 'Išsaugota',
    copy: 'Kopijuoti',
    copied: 'Nukopijuota',
    copyFailed: 'Pažymėta. Nukopijuokite patys',
    retry: 'Bandyti dar kartą',
    offline: 'Nėra interneto ryšio. Kai tik jis atsiras, parodysime naujausius duomenis.',
    codeLost: 'Nėra ryšio, todėl ši skiltis dar neįkelta. Ji atsivers pati, kai tik ryšys atsiras.',
    needsScript: 'Valdymo skydui reikia JavaScript. Įjunkite jį naršyklės nustatymuose.',
    stale: 'Nepavyko atnaujinti duomenų. Rodoma {time} būsena.',
    failed: 'Nepavyko įkelti',
    gigabytes: '{amount}\u00a0GB',
    megabytes: '{amount}\u00a0MB',
    of: '{used} iš {limit}',
    notFoundTitle: 'Puslapis nerastas!',
    notFoundText: 'Galbūt serveris ištrintas arba adrese yra klaida.',
    toServers: 'Į serverius',
    show: 'Rodyti',
    hide: 'Slėpti',
    more: 'Kiti veiksmai',
  },
  errors: {
    network: 'Paslauga neatsako. Patikrinkite ryšį ir bandykite dar kartą.',
    offline: 'Nėra interneto ryšio. Bandykite dar kartą, kai jis atsiras.',
    demo: 'Demo režime to nėra: paskyra čia išgalvota.',
    invalid_request: 'Patikrinkite, ką įvedėte.',
    unauthorized: 'Seansas baigėsi. Prisijunkite iš naujo.',
    forbidden: 'Šio veiksmo atlikti negalite.',
    not_found: 'Tokio serverio nebėra.',
    method_not_allowed: 'Skydas paseno. Įkelkite puslapį iš naujo.',
    payload_too_large: 'Per daug duomenų iš karto.',
    unsupported_media_type: 'Skydas paseno. Įkelkite puslapį iš naujo.',
    conflict: 'Tai jau vykdoma. Įkelkite puslapį iš naujo.',
    other_account: 'Šioje naršyklėje jau prisijungta prie kitos paskyros. Nieko nepadaryta.',
    rate_limited: 'Per dažnai. Palaukite minutę.',
    unavailable: 'Paslauga laikinai nepasiekiama. Bandykite dar kartą.',
    internal: 'Mūsų pusėje kažkas sugedo. Bandykite dar kartą; jei nepadės, parašykite pagalbos komandai.',
    insufficient_balance: 'Balanse nepakanka pinigų.',
    currency_not_chosen: 'Pirmiausia pasirinkite balanso valiutą.',
    currency_fixed: 'Valiutos pakeisti nebegalima: balanse jau buvo operacijų.',
    refund_refused:
      'To padaryti jau negalima: balansas arba prašymas pasikeitė. Patikrinkite ir bandykite dar kartą.',
    payment_refused: 'Taip dabar sumokėti negalima. Pasirinkite kitą sumą arba kitą būdą.',
    acceptance_act_refused:
      'Šio akto dabar sudaryti negalima: mėnuo dar nesibaigė arba neįrašyti įmonės rekvizitai.',
    plan_refused: 'Šio plano dabar pasirinkti negalima.',
    promo_refused: 'Nuolaidos kodas netinka.',
    subdomain_refused: 'Šio subdomeno užimti negalima.',
    node_full: 'Šiame mazge nebėra vietos. Pasirinkite kitą.',
    node_unavailable: 'Mazgas neatsako. Pasirinkite kitą arba palaukite.',
    core_refused: 'Šiame mazge tokios serverio programinės įrangos nėra. Pasirinkite kitą.',
    core_not_there: 'Šiame mazge šio serverio programinė įranga neveikia. Pasirinkite kitą mazgą.',
    plan_too_small:
      'Šiai programinei įrangai plane per mažai atminties. Pasirinkite kitą programinę įrangą arba didesnį planą.',
    eula_required: 'Pirmiausia sutikite su Minecraft licencijos sutartimi (EULA).',
    server_not_active: 'Serveris neapmokėtas arba užblokuotas.',
    backups_locked: 'Visas vietas užima užrakintos kopijos. Atrakinkite vieną iš jų.',
    no_backups: 'Šio serverio mazgas dabar kopijų nedaro. Parašykite pagalbos komandai.',
    backup_elsewhere:
      'Kopija liko ankstesniame mazge. Kad ją susigrąžintumėte, parašykite pagalbos komandai.',
    too_many_schedules: 'Serveris jau turi 20 tvarkaraščių: daugiau negalima.',
    schedule_runs: 'Ankstesnis šio tvarkaraščio vykdymas dar nesibaigė.',
    too_many_names:
      'Šis serveris arba visa paskyra jau turi tiek ankstesnių vardų, kiek galima: palaukite, kol ' +
      'baigsis seniausio galiojimas.',
    too_many_domains: 'Šis serveris jau turi tiek nuosavų domenų, kiek galima.',
    domain_refused: 'Šio domeno pridėti negalima: jis jau pridėtas arba priklauso mums.',
    too_many_ports: 'Serveris jau turi 5 papildomus prievadus: daugiau negalima.',
    no_free_ports: 'Šiame mazge nebėra laisvų prievadų.',
  },
  states: {
    creating: 'Kuriamas',
    starting: 'Paleidžiamas',
    running: 'Veikia',
    stopping: 'Išjungiamas',
    stopped: 'Išjungtas',
    crashed: 'Nulūžo',
    failed: 'Klaida',
    absent: 'Trinamas',
  },
  stateNotes: {
    creating: 'Diegiame serverio programinę įrangą ir ruošiame aplanką.',
    starting: 'Įkeliamas pasaulis, dar kelios sekundės.',
    running: 'Galima prisijungti.',
    stopping: 'Išsaugome pasaulį ir išjungiame.',
    stopped: 'Serveris išjungtas, pasaulis išsaugotas.',
    crashed: 'Serveris netikėtai sustojo. Netrukus paleisime jį vėl.',
    failed: 'Automatiškai serverio nebepaleisime. Pažiūrėkite į konsolę ir paleiskite jį patys.',
    absent: 'Triname serverio failus.',
  },
  stoppedEmpty: 'Serveris išsijungė pats: {time} jame nieko nebuvo.',
  proxyNotes: {
    starting: 'Proxy paleidžiamas, dar kelios sekundės.',
    stopping: 'Išjungiame proxy.',
    stopped: 'Proxy išjungtas, nustatymai išsaugoti.',
  },
  reasons: {
    crash:
      'Serveris netikėtai sustojo. Po pertraukos paleisime jį vėl; priežastis dažniausiai matyti konsolėje.',
    crash_loop:
      'Serveris nulūžo kelis kartus iš eilės, todėl jį išjungėme. ' +
      'Peržiūrėkite paskutines konsolės eilutes ir paleiskite jį vėl.',
    out_of_memory:
      'Serveriui pritrūko plano atminties. ' +
      'Nustatymuose sumažinkite matomumo atstumą ir paleiskite serverį iš naujo. ' +
      'Jei atminties vis tiek per mažai, apžvalgoje pakeiskite planą didesniu: pasaulis ir adresas ' +
      'liks tie patys.',
    disk_full:
      'Diske baigėsi vieta, todėl serveris išjungtas. ' +
      'Skirtuke „Failai“ ištrinkite, kas nereikalinga, ir ištuštinkite šiukšlinę arba apžvalgoje ' +
      'pakeiskite planą didesniu: pasaulis ir adresas liks tie patys.',
    too_many_processes: 'Serveris paleido per daug procesų, todėl yra išjungtas.',
    core_unavailable:
      'Nepavyko atsisiųsti serverio programinės įrangos arba jos failo patikra nesėkminga. ' +
      'Bandome toliau: serveris pasileis, kai tik pavyks.',
    port_taken:
      'Serverio prievadas užimtas. Bandome vėl patys; jei serveris išjungtas, paleiskite jį dar kartą.',
    start_timeout:
      'Serveris nespėjo pasileisti laiku. ' +
      'Bandome kelis kartus; jei jis vis tiek nepasileidžia, pažiūrėkite į konsolę ir paleiskite jį ' +
      'patys.',
    wrong_java:
      'Serveriui reikia kitos Java, nei parinkta jo versijai. ' +
      'Pasirinkite kitą nustatymuose arba mygtuku lūžio pranešime.',
    eula: 'Serveris nepasileis, kol nesutiksite su Minecraft licencijos sutartimi (EULA).',
    broken_world:
      'Nepavyko perskaityti pasaulio: jo failai sugadinti arba jį sukūrė naujesnė žaidimo versija. ' +
      'Kas tiksliai negerai, parašyta paskutinėse konsolės eilutėse.',
    missing_library:
      'Serveriui trūksta bibliotekos arba modo, be kurių jis nepasileidžia. ' +
      'Kurių, parašyta paskutinėse konsolės eilutėse.',
    no_sandbox:
      'Šiame mazge neveikia serverių izoliavimas, o be jo serverių nepaleidžiame. ' +
      'Parašykite pagalbos komandai: tai sutvarkyti galime tik mes.',
    internal:
      'Klaida mūsų mazge. Bandome vėl patys; jei po kelių minučių serveris dar neveiks, parašykite pagalbos komandai.',
  },
  contracts: { suspended: 'Neapmokėtas', archived: 'Archyve', blocked: 'Užblokuotas', deleted: 'Ištrintas' },
  nodeSilent: {
    text: 'Mazgas neatsako',
    note:
      'Praradome ryšį su mazgu ir nežinome, kas dabar vyksta su serveriu: galbūt jis veikia. ' +
      'Jūsų komandos bus įvykdytos, kai mazgas vėl atsilieps.',
  },
  maintenance: {
    restore: {
      state: 'Atkuriamas iš kopijos',
      text:
        'Serveris atkuriamas iš kopijos. ' +
        'Kol atkūrimas nesibaigė, jis išjungtas, o jo failai, įskiepiai, žaidėjai ir nustatymai ' +
        'nepasiekiami. Paskui viskas grįš savaime.',
      files: 'Serveris atkuriamas iš kopijos. Puslapis atsivers pats, kai atkūrimas baigsis.',
    },
    move: {
      state: 'Perkeliamas į kitą mazgą',
      text:
        'Serveris perkeliamas į kitą mazgą. ' +
        'Kol perkėlimas nesibaigė, jis išjungtas, o jo failai, įskiepiai, žaidėjai ir nustatymai ' +
        'nepasiekiami. Paskui viskas grįš savaime.',
      files: 'Serveris perkeliamas į kitą mazgą. Puslapis atsivers pats, kai perkėlimas baigsis.',
    },
  },
  pendingRestart: {
    mark: 'Reikia paleisti iš naujo',
    text: 'Serveris dar veikia su senomis reikšmėmis. Įsigalios paleidus iš naujo: {what}.',
    reasons: {
      memory: 'plano atmintis',
      cpu: 'plano procesoriaus branduoliai',
      java: 'Java argumentai',
      settings: 'nustatymai',
      addons: 'įskiepiai, modai ir duomenų paketai',
      ports: 'prievadai',
    },
    memory: '{used} iš {limit}, paleidus iš naujo {next}',
  },
  downloadFailed: {
    state: 'Atsisiųsti nepavyko',
    retryAt: 'Kitas bandymas {time}.',
    retryNow: 'Bandome dar kartą.',
    tryNow: 'Bandyti dabar',
    otherVersion: 'Pasirinkti kitą versiją',
    toVersion: 'Pereiti į {version}',
  },
  list: {
    heading: 'Serveriai',
    count: {
      one: '{count} serveris',
      few: '{count} serveriai',
      many: '{count} serverio',
      other: '{count} serverių',
    },
    view: 'Sąrašo vaizdas',
    cards: 'Kortelės',
    table: 'Lentelė',
    search: 'Paieška',
    searchHint: 'Pavadinimas, subdomenas arba mazgas',
    anyState: 'Bet kuri',
    changing: 'Paleidžiamas arba išjungiamas',
    attention: 'Reikia dėmesio',
    order: 'Rikiavimas',
    nothing: 'Tokių serverių nėra',
    showAll: 'Rodyti visus',
    name: 'Pavadinimas',
    state: 'Būsena',
    address: 'Adresas',
    plan: 'Planas',
    node: 'Mazgas',
    paidUntil: 'Apmokėta iki',
    noEnd: 'neterminuotai',
    endsSoon: {
      one: 'Baigiasi: liko {count} diena',
      few: 'Baigiasi: liko {count} dienos',
      many: 'Baigiasi: liko {count} dienos',
      other: 'Baigiasi: liko {count} dienų',
    },
    players: {
      one: '{count} žaidėjas',
      few: '{count} žaidėjai',
      many: '{count} žaidėjo',
      other: '{count} žaidėjų',
    },
    open: 'Atverti serverį {name}',
    emptyTitle: 'Čia atsiras jūsų serveris',
    emptyText:
      'Pasirinkite planą ir pavadinimą, visa kita padarysime mes. Nemokamas planas taip pat veikia visą parą.',
    emptyButton: 'Sukurti pirmąjį serverį',
    noAddress: 'atsiras po paleidimo',
  },
  actions: { start: 'Paleisti', stop: 'Išjungti', restart: 'Paleisti iš naujo', kill: 'Nutraukti' },
  actionTaken: {
    start: 'Paleidžiame serverį',
    stop: 'Išjungiame serverį',
    restart: 'Paleidžiame serverį iš naujo',
    kill: 'Nutraukiame serverio procesą',
  },
  confirm: {
    stop: {
      title: 'Išjungti „{name}“?',
      text: 'Pasaulis bus išsaugotas, o žaidėjai atjungti. Paleisti vėl galėsite bet kada.',
    },
    restart: {
      title: 'Paleisti „{name}“ iš naujo?',
      text: 'Pasaulis bus išsaugotas, o žaidėjai kelioms sekundėms atjungti.',
    },
    kill: {
      title: 'Nutraukti „{name}“ procesą?',
      text:
        'Procesas nutrūks nieko neišsaugojęs: paskutinės pasaulio minutės gali dingti. ' +
        'Darykite taip tik tada, jei paprastas išjungimas nepadeda.',
    },
  },
  create: {
    heading: 'Naujas serveris',
    lead: 'Paprastai serveris paruoštas per kelias sekundes, modų rinkiniui reikia kelių minučių.',
    plan: 'Planas',
    groups: { java: 'Java', bedrock: 'Bedrock', proxy: 'Proxy', ultra: 'Java Ultra' },
    memory: 'Atmintis',
    disk: 'Diskas',
    cores: 'Branduoliai',
    perMonth: 'per mėnesį',
    recommended: 'Siūlome',
    noCore: 'Netrukus: programinės įrangos dar nėra',
    tellMe: 'Pranešti, kai atsiras',
    freePromise: 'Be duomenų ir veikimo garantijos',
    paidPromise: 'Atsakome už duomenis, už prastovą papildome balansą',
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
    freeTaken: 'Nemokamą serverį jau turite',
    name: 'Pavadinimas',
    nameHint: 'Jį matote tik jūs. Iki 40 ženklų.',
    namePlaceholder: 'Mano serveris',
    subdomain: 'Subdomenas',
    subdomainHint:
      'Tai bus serverio adresas, kuriuo jungiasi žaidėjai. Nuo 3 iki 32 ženklų: a–z, skaitmenys ir brūkšnelis.',
    subdomainHintBedrock:
      'Bedrock žaidime jungiamasi mazgo adresu su prievadu, o šis vardas liks serveriui. ' +
      'Nuo 3 iki 32 ženklų: a–z, skaitmenys ir brūkšnelis.',
    subdomainFree: 'Laisvas',
    subdomainChecking: 'Tikriname…',
    subdomainShape: 'Reikia 3–32 ženklų: a–z, skaitmenys, brūkšnelis tik viduryje',
    subdomainRefused: {
      taken: 'Šis vardas jau užimtas',
      reserved: 'Šis vardas rezervuotas, pasirinkite kitą',
      not_allowed: 'Tokio vardo naudoti negalima',
    },
    core: 'Serverio programinė įranga ir versija',
    experimental: 'eksperimentinė',
    experimentalNote:
      'Programinė įranga jauna: tinka išbandyti ir pažaisti su draugais, bet dalis žaidimo mechanikos ' +
      'joje dar neveikia.',
    coreLines: {
      paper: 'Įskiepiai ir didžiausias greitis: tinka daugumai',
      purpur: 'Paper, kuriame galima nustatyti dar daugiau',
      vanilla: 'Žaidimas, kokį kuria Mojang, be įskiepių ir modų',
      fabric: 'Modai: lengvas įkroviklis, greitai prisitaiko prie naujų versijų',
      neoforge: 'Modai: dideli rinkiniai naujoms žaidimo versijoms',
      forge: 'Modai: ankstesnių metų rinkiniai ir visa, kam reikia būtent Forge',
      velocity: 'Proxy: sujungia kelis serverius į vieną',
      'bedrock-dedicated': 'Mojang serveris telefonams, žaidimų konsolėms ir Windows',
      pocketmine: 'Įskiepiai Bedrock leidimui; daugelio mobų ir žaidimo mechanikos nėra',
      serenityjs: 'Bedrock su JavaScript įskiepiais, dar kuriamas',
      'flying-squid': 'Paprastas serveris JavaScript kalba, greitai išbandyti',
    },
    coreRefused: {
      unlisted: 'Versijų sąrašas kol kas nepasiekiamas',
      nowhere: 'Kol kas nėra nė viename mazge',
      full: 'Mazguose, kuriuose ji yra, trūksta vietos',
    },
    coreTooBig: 'Reikia bent {memory} atminties: su šiuo planu nepasileis',
    coreReady: 'Paprastai paruoštas per {seconds}: išmatuota čia',
    coreTight:
      'Su {plan} atminties {core} pasileis, bet užteks tik nedideliam pasauliui ir keliems žaidėjams. ' +
      'Patogu žaisti nuo {memory}.',
    spigotNote:
      'Reikia Spigot ar Bukkit? Rinkitės Paper: jis paleidžia tuos pačius įskiepius ir veikia greičiau.',
    bungeeNote:
      'Vietoj BungeeCord ir Waterfall rinkitės Velocity: Waterfall nebekuriamas, o Velocity greitesnis ' +
      'ir geriau saugo nuo prisijungimo svetimu vardu. ' +
      'BungeeCord įskiepiams reikia Velocity versijos.',
    catalogueEmpty:
      'Versijų sąrašai iš kūrėjų dar negauti, todėl galima rinktis tik tai, ką mazgai jau turi.',
    version: 'Versija',
    otherVersion: 'Kita versija',
    versionTitle: '{core}: versijos pasirinkimas',
    versionSearch: 'Rasti versiją',
    versionAll: 'Rodyti nestabilias ir senas',
    versionNone: 'Tokios versijos nėra.',
    versionUnstable: 'Rodyti nestabilias ir senas: {count}',
    versionMore: 'Rodomos pirmosios {count}. Kitas rasite įvedę dalį numerio.',
    build: 'komponuotė {build}',
    channels: { beta: 'beta', alpha: 'alfa', snapshot: 'bandomoji', old: 'sena' },
    channelNote:
      'Kūrėjai šios versijos nelaiko stabilia: ji gali sugadinti pasaulį. Brangiam pasauliui rinkitės stabilią.',
    eula: 'Sutinku su Minecraft licencijos sutartimi (EULA)',
    eulaRead: 'Skaityti sutartį',
    eulaMissing: 'Be jūsų sutikimo Mojang neleidžia paleisti šio serverio',
    lacksCore: 'Nėra {core}',
    gameVersion: 'Minecraft {version}',
    node: 'Mazgas',
    nodeHint: 'Kuo mažesnis pingas, tuo sklandesnis žaidimas.',
    noNodes: 'Mazgų dabar nėra. Užsukite kiek vėliau.',
    noRoom:
      'Dabar šiam serveriui nėra vietos: mazgai pilni arba neatsako. ' +
      'Pasirinkite mažesnį planą arba užsukite kiek vėliau.',
    otherNode:
      'Pasirinktas mazgas dabar negali priimti šio serverio. Pasirinkite kitą arba šiek tiek palaukite.',
    capacity: { available: 'Vietos yra', full: 'Vietos nėra', unknown: 'Nėra duomenų' },
    ping: '{ms} ms',
    pinging: 'matuojame…',
    notMeasured: 'neišmatuotas',
    promo: 'Nuolaidos kodas',
    promoApply: 'Pritaikyti',
    promoOff: 'Pašalinti',
    promoRefused: {
      unknown: 'Tokio nuolaidos kodo nėra',
      expired: 'Nuolaidos kodas nebegalioja',
      used_up: 'Nuolaidos kodas jau išnaudotas',
      used_by_you: 'Šį nuolaidos kodą jau panaudojote',
      not_for_free: 'Nemokamam planui nuolaidos nereikia',
    },
    refused: {
      free_taken: 'Nemokamas serveris – vienas paskyrai, ir jūs jį jau turite.',
      unconfirmed: 'Norėdami gauti nemokamą serverį, patvirtinkite el. paštą.',
      other_currency: 'Šio plano jūsų balanso valiuta nusipirkti negalima.',
    },
    summary: 'Mokėtina suma',
    price: 'Mėnesio kaina',
    promoLine: 'Kodas {code}, −{percent}',
    total: 'Iš viso',
    balance: 'Balanse',
    left: 'Liks',
    missing: 'Trūksta',
    topUp: 'Balansą kol kas papildo pagalbos komanda. Viskas, ką įvedėte, išliks.',
    toSupport: 'Rašyti pagalbos komandai',
    free: 'Nemokamai',
    currencyTitle: 'Kokia bus jūsų balanso valiuta?',
    currencyText: 'Viena valiuta visai paskyrai. Ją galima keisti, kol balanse nebuvo operacijų.',
    currencyNames: { BYN: 'Baltarusijos rubliai', RUB: 'Rusijos rubliai' },
    submit: 'Sukurti nemokamai',
    submitPaid: 'Sukurti už {price}',
    submitting: 'Kuriame…',
    recounted:
      'Suma perskaičiuota, pinigai dar nenurašyti. Patikrinkite ją ir paspauskite mygtuką dar kartą.',
    fault: 'Patikrinkite pažymėtus laukus.',
    missingName: 'Įveskite serverio pavadinimą',
    toAccount: 'Atverti paskyrą',
  },
  server: {
    tabs: 'Serverio skirtukai',
    overview: 'Apžvalga',
    console: 'Konsolė',
    files: 'Failai',
    addons: { plugin: 'Įskiepiai', mod: 'Modai', datapack: 'Duomenų paketai' },
    backups: 'Kopijos',
    settings: 'Nustatymai',
    address: 'Prisijungimo adresas',
    addressHint: 'Įklijuokite jį žaidime: „Žaidimas tinkle“ → „Įvesti adresą“.',
    noAddress: 'Atsiras, kai serveris pasileis',
    progress: {
      fetch_java: 'Atsiunčiame Java',
      fetch_core: 'Atsiunčiame serverio programinę įrangą',
      prepare_core: 'Ruošiame serverio programinę įrangą',
      wait_turn: 'Laukia savo eilės',
      start: 'Paleidžiame',
    },
    progressOnce: 'Kiekvienai komponuotei mazge tai daroma vieną kartą. Vėliau pasileis greičiau.',
    progressTurn: 'Mazgas serverius paleidžia paeiliui, kad niekas nestrigtų tiems, kurie jau žaidžia.',
    silentSeconds: {
      one: 'Neatsako {count} sekundę',
      few: 'Neatsako {count} sekundes',
      many: 'Neatsako {count} sekundės',
      other: 'Neatsako {count} sekundžių',
    },
    silentMinutes: {
      one: 'Neatsako {count} minutę',
      few: 'Neatsako {count} minutes',
      many: 'Neatsako {count} minutės',
      other: 'Neatsako {count} minučių',
    },
    silentNote:
      'Procesas veikia, bet žaidimui neatsako: dabar prisijungti nepavyks. ' +
      'Jei tai nepraeis, paleiskite serverį iš naujo.',
    killIn: {
      one: 'Išsaugome pasaulį. Jei serveris nespės per {count} sekundę, nutrauksime jo procesą.',
      few: 'Išsaugome pasaulį. Jei serveris nespės per {count} sekundes, nutrauksime jo procesą.',
      many: 'Išsaugome pasaulį. Jei serveris nespės per {count} sekundės, nutrauksime jo procesą.',
      other: 'Išsaugome pasaulį. Jei serveris nespės per {count} sekundžių, nutrauksime jo procesą.',
    },
    killNow: 'Laikas baigėsi: nutraukiame serverio procesą.',
    playing: 'Dabar žaidžia',
    playingHint: 'Taip atsako pats žaidimas: jis gali paminėti ne visus.',
    playingMore: 'ir dar {count}',
    build: 'Komponuotė (build)',
    bedrockHint:
      'Žaidime: „Play“ → „Servers“ → „Add Server“. Adresas ir prievadas įvedami į atskirus laukus.',
    bedrockAddress: 'Serverio adresas (Server Address)',
    bedrockPort: 'Prievadas (Port)',
    cpu: 'Procesorius',
    memory: 'Atmintis',
    disk: 'Diskas',
    players: 'Žaidėjai',
    noStats: 'nėra duomenų',
    load: 'Apkrova',
    hour: 'Valanda',
    day: 'Para',
    period: 'Laikotarpis',
    chart: '{what}: dabar {now}, mažiausiai {low}, daugiausia {high}',
    noPoints: 'Šio laikotarpio duomenų nėra',
    paidUntil: 'Apmokėta iki {date}',
    daysLeft: {
      one: 'liko {count} diena',
      few: 'liko {count} dienos',
      many: 'liko {count} dienos',
      other: 'liko {count} dienų',
    },
    endsSoon: '{date} baigsis apmokėtas laikotarpis ir serveris sustos. Pratęskite jį iš anksto.',
    freePlan: 'Nemokamas planas, neterminuotai',
    extend: 'Pratęsti',
    extendTitle: 'Pratęsti serverį?',
    extendText: 'Iš balanso bus nurašyta {price}. Dabar jame yra {balance}.',
    extendUntil: 'Serveris bus apmokėtas iki {date}',
    extended: 'Serveris pratęstas',
    suspended:
      'Apmokėtas laikotarpis baigėsi, serveris išjungtas. ' +
      '{date} jis ir jo duomenys bus ištrinti; dar 14 dienų pagalbos komanda gali jį atkurti iš ' +
      'paskutinės kopijos. Pratęskite serverį, ir jis vėl veiks.',
    archive: {
      text:
        'Serveryje seniai niekas nežaidė, todėl jis perkeltas į archyvą. ' +
        'Pasaulis ir nustatymai yra atsarginėje kopijoje, o vardas vis dar jūsų.',
      saving:
        'Serveris perkeliamas į archyvą: daroma paskutinė atsarginė kopija. ' +
        'Jei serverio dar reikia, jos nelaukite: paspauskite „Atkurti serverį“.',
      restore: 'Atkurti serverį',
      clearing: 'Seni failai dar trinami iš mazgo. Atkūrimas prasidės automatiškai po kelių minučių.',
      waiting:
        'Šiuo metu nė viename mazge nėra vietos. ' +
        'Serveris laukia eilėje: vos atsiradus vietos, jį atkursime ir parašysime jums el. ' +
        'laišką.',
      restoring: 'Serveris grįžta iš archyvo: failai kopijuojami į mazgą.',
      failed: 'Atkurti nepavyko. Atsarginė kopija nepažeista, pabandykite dar kartą.',
      begun: 'Serveris atkuriamas.',
    },
    blocked: 'Serveris užblokuotas dėl taisyklių pažeidimo. Kilus klausimų, rašykite pagalbos komandai.',
    blockReason: 'Priežastis: {reason}',
    deleted: 'Serveris ištrintas kartu su duomenimis.',
    core: 'Serverio programinė įranga',
    node: 'Mazgas',
    subdomain: 'Subdomenas',
    created: 'Sukurtas',
    activity: 'Įvykiai',
    noActivity: 'Įvykių kol kas nėra',
    who: { operator: 'pagalbos komanda', service: 'sistema', schedule: 'tvarkaraštis' },
    kinds: {
      created: 'Serveris sukurtas',
      start: 'Paleidimas',
      stop: 'Išjungimas',
      restart: 'Paleidimas iš naujo',
      kill: 'Procesas nutrauktas',
      renamed: 'Pakeistas pavadinimas',
      settings_changed: 'Pakeisti nustatymai',
      eula_accepted: 'Sutikta su licencijos sutartimi (EULA)',
      plan_changed: 'Pakeistas planas',
      schedule_created: 'Sukurtas tvarkaraštis',
      schedule_changed: 'Pakeistas tvarkaraštis',
      schedule_deleted: 'Ištrintas tvarkaraštis',
      port_added: 'Pridėtas prievadas',
      port_removed: 'Ištrintas prievadas',
      port_changed: 'Papildomo prievado numeris pasikeitė',
      backends_changed: 'Pakeisti serveriai už proxy',
      put_behind: 'Prijungtas prie proxy',
      taken_out: 'Atjungtas nuo proxy',
      subdomain_changed: 'Pakeistas subdomenas',
      domain_added: 'Pridėtas nuosavas domenas',
      domain_removed: 'Pašalintas nuosavas domenas',
      domain_confirmed: 'Domenas patvirtintas',
      domain_lost: 'Domenas prarastas: jo įrašo nėra jau daugiau kaip savaitę',
      joining_changed: 'Pakeistas paleidimas žaidėjui prisijungiant',
      started_by_joining: 'Paleistas prisijungus žaidėjui',
      empty_stop_on: 'Įjungtas tuščio serverio išjungimas',
      empty_stop_off: 'Išjungtas tuščio serverio išjungimas',
      stopped_empty: 'Išjungtas, nes nieko nebuvo',
      move: 'Pradėtas perkėlimas į kitą mazgą',
      moved: 'Perkeltas į kitą mazgą',
      not_moved: 'Perkelti nepavyko, serveris liko savo mazge',
      extended: 'Pratęstas',
      auto_extend_on: 'Įjungtas automatinis pratęsimas',
      auto_extend_off: 'Išjungtas automatinis pratęsimas',
      restored: 'Atkurtas apmokėjus',
      archived: 'Archyve: serveris ilgai buvo nenaudojamas',
      unarchived: 'Atkurtas iš archyvo',
      suspended: 'Neapmokėtas: laikotarpis baigėsi',
      blocked: 'Užblokuotas',
      unblocked: 'Atblokuotas',
      deleted: 'Ištrintas',
      data_deleted: 'Duomenys ištrinti',
      backup: 'Atsarginė kopija',
      backup_deleted: 'Atsarginė kopija ištrinta',
      backup_failed: 'Atsarginės kopijos padaryti nepavyko',
      restore: 'Pradėtas atkūrimas iš kopijos',
      restored_backup: 'Atkurtas iš kopijos',
      restore_failed: 'Atkurti iš kopijos nepavyko',
      restore_cancelled: 'Atkūrimas iš kopijos atšauktas',
      addons_change: 'Pradėtas įskiepių ar modų keitimas',
      core_change: 'Pradėtas programinės įrangos ar versijos keitimas',
      pack_install: 'Pradėtas modų rinkinio diegimas',
      reinstall: 'Pradėtas diegimas iš naujo',
      changed: 'Keitimas baigtas',
      change_failed: 'Keitimas nepavyko, viskas liko, kaip buvo',
      change_cancelled: 'Keitimas atšauktas',
      change_undo: 'Pradėtas grąžinimas į ankstesnę būseną',
      change_undone: 'Grąžinta ankstesnė būsena',
      undo_failed: 'Grąžinti ankstesnės būsenos nepavyko',
      crashed: 'Nulūžo',
      failed: 'Nepasileido',
      stopped: 'Išjungė mazgas',
      files: 'Pakeisti failai',
    },
    because: '{what}. {reason}',
    outcomes: {
      failed: '{what}: nepavyko',
      superseded: '{what}: atšaukta nauja komanda',
    },
  },
  backups,
  console: {
    label: 'Konsolės išvestis',
    input: 'Komanda serveriui',
    placeholder: 'Komanda, pavyzdžiui, list',
    send: 'Siųsti',
    connecting: 'Jungiamės…',
    connected: 'Prisijungta',
    reconnecting: 'Ryšys nutrūko, jungiamės vėl…',
    offline: 'Nėra interneto ryšio',
    notSent: 'Nėra ryšio su serveriu. Komanda neišsiųsta ir liko įvesties lauke.',
    sending: 'Siunčiame „{command}“…',
    lost: 'Ryšys nutrūko siunčiant komandą „{command}“. Ar ji įvykdyta, sužinosime, kai tik ryšys atsiras.',
    unknown:
      'Mazgas buvo paleistas iš naujo, todėl nežinoma, ar komanda „{command}“ įvykdyta. ' +
      'Patikrinkite konsolės eilutėse.',
    notDone: 'Komanda „{command}“ neįvykdyta.',
    late: 'Ryšys nutrūko, todėl ji nepasiekė serverio.',
    sendAgain: 'Siųsti dar kartą',
    notRunning: 'Serveris nepaleistas.',
    ipBan:
      'Serveris visų žaidėjų adresą mato tą patį. ' +
      'Užblokavus pagal IP, neprisijungtų niekas: blokuokite žaidėją pagal vardą.',
    tooMany: 'Per dažnai. Palaukite kelias sekundes.',
    noRight: 'Neturite teisės siųsti komandų.',
    unreachable: 'Nepavyksta pasiekti šio serverio mazgo.',
    blocked: 'Užblokuoto serverio konsolė uždaryta.',
    empty: 'Eilučių kol kas nėra. Jos atsiras, kai serveris pasileis.',
    newLines: {
      one: '{count} nauja eilutė',
      few: '{count} naujos eilutės',
      many: '{count} naujos eilutės',
      other: '{count} naujų eilučių',
    },
    warning: 'Dėmesio',
    error: 'Klaida',
    gap: 'Ankstesnės eilutės mazge jau ištrintos.',
    search: 'Ieškoti',
    searchLabel: 'Ieškoti visoje konsolėje',
    found: {
      one: 'Rasta {count} eilutė',
      few: 'Rastos {count} eilutės',
      many: 'Rasta {count} eilutės',
      other: 'Rasta {count} eilučių',
    },
    moreFound: 'Rodomos paskutinės 200.',
    nothingFound: 'Nieko nerasta',
    clearSearch: 'Uždaryti paiešką',
    download: 'Atsisiųsti',
    downloadFailed: 'Konsolės išvesties atsisiųsti nepavyko.',
    aloud: 'Skaityti balsu',
    aloudHint: 'Ekrano skaitytuvams',
    burst: {
      one: 'Gauta {count} eilutė',
      few: 'Gautos {count} eilutės',
      many: 'Gauta {count} eilutės',
      other: 'Gauta {count} eilučių',
    },
  },
  move: {
    heading: 'Perkėlimas į kitą mazgą',
    text:
      'Serveris bus išjungtas, pasaulis išsaugotas, o visi failai nukopijuoti į kitą mazgą ir palyginti. ' +
      'Tada serveris bus paleistas ten. ' +
      'Tuo metu žaisti negalima. Vardas liks, o adresas su prievadu pasikeis.',
    node: 'Kur',
    button: 'Perkelti',
    title: 'Perkelti „{name}“ į {node}?',
    confirm:
      'Serveris bus išjungtas dabar, žaidėjai bus atjungti. ' +
      'Vardas liks, o adresas su prievadu mazge {node} bus naujas: praneškite jį tiems, kas juo ' +
      'jungiasi. Kuo didesnis pasaulis, tuo ilgiau truks.',
    none: 'Šiuo metu jokiame kitame mazge šiam serveriui nėra vietos.',
    stopping: 'Serveris išjungiamas, pasaulis išsaugomas…',
    copying: 'Failai kopijuojami į {node}…',
    settling: 'Serveris jau mazge {node} ir ten ruošiasi darbui.',
    done:
      'Serveris perkeltas į {node}. Jo vardas liko, pasikeitė tik adresas su prievadu: praneškite ' +
      'naująjį tiems, kas juo jungiasi.',
    failed: 'Perkelti serverio į {node} nepavyko.',
    stayed: 'Jis liko ten, kur buvo, visi failai nepažeisti.',
    failures: {
      source_away:
        'Mazgas, kuriame yra serveris, nustojo atsakinėti arba serveris laiku neišsijungė. Pabandykite vėliau.',
      target_away: 'Kitas mazgas nustojo atsakinėti. Pasirinkite dar kitą arba pabandykite vėliau.',
      no_space: 'Kito mazgo diske pritrūko vietos. Pasirinkite dar kitą arba pabandykite vėliau.',
      too_large:
        'Serverio failai netelpa plano diske arba failų ir vienas kitame esančių aplankų per daug. ' +
        'Parašykite pagalbos komandai.',
      unreadable: 'Dalies serverio failų nepavyko perskaityti. Parašykite pagalbos komandai.',
      not_the_same: 'Kopija nesutapo su serverio failais. Pabandykite dar kartą.',
      in_the_way: 'Kitame mazge liko sena šio serverio kopija. Parašykite pagalbos komandai.',
      called_off: 'Perkėlimą atšaukė pagalbos komanda.',
    },
  },
  settings: {
    general: 'Bendrieji',
    name: 'Pavadinimas',
    core: 'Žaidimo nustatymai',
    restartNote: 'Šie nustatymai įsigalios kitą kartą paleidus serverį.',
    unsaved: 'Pakeitimai neišsaugoti. Jie palauks čia, kol atvertas šis naršyklės skirtukas.',
    discard: 'Atmesti pakeitimus',
    restartNow: 'Paleisti iš naujo dabar',
    heap:
      'Iš {plan} plano atminties Java krūvai (heap) tenka {heap}: joje pasaulis, žaidėjai ir įskiepiai. ' +
      'Kitos reikia pačiai Java, gijoms ir tinklui; be šio rezervo serveris nulūžtų dėl atminties ' +
      'trūkumo.',
    heapProxy:
      'Iš {plan} plano atminties Java krūvai (heap) tenka {heap}: joje žaidėjų ryšiai ir įskiepiai. ' +
      'Kitos reikia pačiai Java, gijoms ir tinklui; be šio rezervo proxy nulūžtų dėl atminties ' +
      'trūkumo.',
    groups: {
      joining: 'Prisijungimas',
      game: 'Žaidimas',
      world: 'Pasaulis',
      network: 'Proxy ir serveriai už jo',
      java: 'Java',
      other: 'Kita',
    },
    fields: {
      motd: { label: 'Aprašas serverių sąraše', hint: 'Eilutė po serverio pavadinimu žaidime' },
      maxPlayers: {
        label: 'Daugiausia žaidėjų',
        hint: 'Tiek žaidėjų serveris įleis vienu metu. Planas vietų neriboja',
      },
      gameMode: { label: 'Žaidimo režimas', hint: 'Naujiems žaidėjams' },
      difficulty: { label: 'Sudėtingumas', hint: 'Kiek pavojingi mobai' },
      hardcore: { label: 'Negailestingasis (hardcore)', hint: 'Viena gyvybė: po mirties galima tik stebėti' },
      onlineMode: {
        label: 'Tikrinti žaidimo paskyras',
        hint: 'Prisijungs tik nusipirkusieji žaidimą. Netikrinant bet kas gali prisijungti bet kokiu vardu',
      },
      whitelist: {
        label: 'Baltasis sąrašas',
        hint: 'Prisijungs tik žaidėjai iš sąrašo. Pridėkite juos skirtuke „Žaidėjai“',
      },
      pvp: { label: 'Žaidėjų kovos (PvP)', hint: 'Žaidėjai gali sužeisti vieni kitus' },
      allowFlight: {
        label: 'Leisti skraidyti',
        hint: 'Neleidus serveris išmeta tuos, kurie, jo manymu, skrenda. Leisti reikia kai kuriems modams',
      },
      allowCheats: {
        label: 'Leisti komandas (cheats)',
        hint: 'Tokios komandos kaip /give ir /tp operatoriams',
      },
      commandBlocks: { label: 'Komandų blokai', hint: 'Blokai, kurie patys vykdo komandas' },
      viewDistance: { label: 'Matomumo atstumas', hint: 'Čankais. Kuo mažesnis, tuo lengviau serveriui' },
      simulationDistance: {
        label: 'Simuliacijos atstumas',
        hint: 'Čankais: kur juda mobai ir auga derlius. Kuo mažesnis, tuo lengviau serveriui',
      },
      spawnProtection: {
        label: 'Atsiradimo vietos apsauga',
        hint: 'Spindulys blokais, kuriame stato tik operatoriai. 0 – be apsaugos',
      },
      levelType: { label: 'Pasaulio tipas', hint: 'Svarbu tik kuriant pasaulį' },
      world: { label: 'Pasaulio tipas', hint: 'Svarbu tik kuriant pasaulį' },
      seed: { label: 'Generavimo formulė (seed)', hint: 'Tuščia – atsitiktinė. Svarbu tik kuriant pasaulį' },
      servers: {
        label: 'Serveriai už proxy',
        hint: 'Žaidėjai patenka į pirmąjį veikiantį. Jei jis sustoja, juos priima kitas sąraše',
      },
      forwarding: {
        label: 'Žaidėjo duomenų perdavimas',
        hint:
          'Kaip serveriai už proxy sužino tikrą žaidėjo vardą ir UUID. ' +
          'Saugus tik Modern: su kitais bet kas, žinantis serverio adresą, gali prisijungti bet kokiu ' +
          'vardu',
      },
      forwardingSecret: {
        label: 'Slaptasis proxy raktas',
        hint:
          'Iš jūsų Velocity proxy nustatymų. ' +
          'Su juo prie serverio galima prisijungti tik per šį proxy, o paskyras tikrina jis. ' +
          'Nuo Minecraft 1.13. Fabric, NeoForge ir Forge dar reikia modo. ' +
          'Tuščia – be proxy',
      },
      collector: { label: 'Šiukšlių surinktuvas (GC)', hint: 'Kaip Java atlaisvina atmintį' },
      javaArguments: {
        label: 'Java argumentai',
        hint: 'Pridėsime prie mūsiškių. Atmintį nustato planas, čia jos nepakeisite',
      },
      timeZone: {
        label: 'Laiko juosta',
        hint: 'Žurnalui ir įskiepiams, kuriems svarbus laikas. Pasikeis kitą kartą paleidus',
      },
    },
    coreHints: {
      velocity: {
        maxPlayers: 'Skaičius, matomas serverių sąraše. Kiek žaidėjų įleisti, sprendžia serveriai už proxy',
        onlineMode:
          'Proxy tikrina paskyras už visus serverius, esančius už jo. ' +
          'Netikrinant bet kas gali prisijungti bet kokiu vardu',
        forwardingSecret:
          'Bendras proxy ir serveriams už jo. ' +
          'Niekam jo nerodykite: kas jį žino, gali prie jų prisijungti bet kokiu vardu',
      },
      'bedrock-dedicated': {
        whitelist:
          'Prisijungs tik žaidėjai iš sąrašo. Pridėkite juos konsolėje: allowlist add ir žaidėjo vardas',
      },
      'flying-squid': {
        maxPlayers: 'Skaičius, matomas serverių sąraše. Vietų skaičius neribojamas',
        onlineMode:
          'Su šia programine įranga dar neišbandyta. Netikrinant bet kas gali prisijungti bet kokiu vardu',
      },
    },
    options: {
      gameMode: {
        survival: 'Išlikimas',
        creative: 'Kūrybinis',
        adventure: 'Nuotykių',
        spectator: 'Stebėtojas',
      },
      difficulty: { peaceful: 'Taikus', easy: 'Lengvas', normal: 'Normalus', hard: 'Sudėtingas' },
      levelType: {
        normal: 'Įprastas',
        flat: 'Visiškai plokščias',
        large_biomes: 'Dideli biomai',
        amplified: 'Sustiprintas (Amplified)',
      },
      timeZone: { node: 'Kaip mazge' },
      world: { hills: 'Kalvos', flat: 'Plokščias' },
      collector: { auto: 'Parinkti automatiškai', g1: 'G1', zgc: 'ZGC su kartomis' },
      forwarding: { none: 'Išjungtas', modern: 'Modern (Velocity)', legacy: 'Legacy (BungeeCord)' },
    },
    backends: {
      none: 'Serverių dar nėra: žaidėjams nėra kur jungtis.',
      add: 'Pridėti serverį',
      choose: 'Pasirinkite serverį',
      another: 'Kitas, pagal adresą',
      address: 'Adresas',
      addressFault: 'Adresas su prievadu, pavyzdžiui, play.example.com:25565',
      name: 'Pavadinimas proxy viduje',
      nameFault: 'Raidės a–z, skaitmenys, - ir _; kiekvienas pavadinimas tik kartą',
      full: 'Sąraše vietos nebėra',
      addButton: 'Pridėti',
      up: 'Perkelti {name} aukštyn',
      down: 'Perkelti {name} žemyn',
      remove: 'Pašalinti {name}',
      joined: 'Įleidžia žaidėjus per šį proxy',
      apart: 'Dar neprijungtas prie šio proxy ir jo žaidėjų neįleis',
      unable:
        'Už proxy veikti negali. Gali Paper ir Purpur nuo 1.13, o su modu – Fabric ir nuo 1.20.2 NeoForge bei Forge',
      elsewhere: 'Žemiau esantį slaptąjį raktą į jo nustatymus įrašykite patys',
      gone: 'Šio serverio nebėra',
      join: 'Prijungti',
      joinTitle: 'Prijungti „{name}“ prie šio proxy?',
      joinText:
        'Serveris gaus slaptąjį proxy raktą ir, jei veikia, bus paleistas iš naujo. ' +
        'Tada prie jo bus galima prisijungti tik per proxy, o paskyras tikrins proxy.',
      joinedNow: 'Serveris „{name}“ dabar įleidžia žaidėjus per proxy',
      chooseOwn: 'Pasirinkti iš savų',
      chooseTitle: 'Kuriuos serverius prijungti prie proxy?',
      chooseText:
        'Kiekvienas gaus slaptąjį proxy raktą ir, jei veikia, bus paleistas iš naujo. ' +
        'Paties proxy iš naujo paleisti nereikės. ' +
        'Tada prie jų bus galima prisijungti tik per proxy, o paskyras tikrins proxy.',
      chooseButton: 'Prijungti prie proxy',
      chosen: 'Serveriai prijungti prie proxy',
      takeOutTitle: 'Atjungti „{name}“ nuo proxy?',
      takeOutText:
        'Slaptasis raktas bus ištrintas iš jo nustatymų, ir serveris vėl pats tikrins paskyras. ' +
        'Jei veikia, jis bus paleistas iš naujo; paties proxy iš naujo paleisti nereikės.',
      takeOutButton: 'Atjungti',
      takenOut: 'Serveris „{name}“ atjungtas nuo proxy',
      needsMod: 'Reikia modo {mod}: kol jo nėra, serveris proxy žaidėjų neįleis',
      modUnknown: 'Įleidžia proxy žaidėjus su modu {mod}; dabar nematyti, ar jis yra',
      modThere: 'Modas {mod} įdiegtas',
      findMod: 'Rasti {mod}',
      takeOutMod:
        'Išjunkite arba pašalinkite ir modą {mod}: kol jis yra, tiesiogiai prisijungti negalės niekas.',
      behind: 'Už proxy',
      behindHint: 'Prisijungti galima tik per proxy: savo paties adresu serveris žaidėjų neįleidžia.',
      inFront: 'Serveriai už jo',
      noneBehind: 'Už šio proxy dar nėra nė vieno serverio: prisijungę žaidėjai bus atjungti.',
      putBehind: 'Prijungti prie jo serverį',
      behindOther:
        'Šio proxy nėra tarp jūsų serverių. ' +
        'Kad žaidėjai vėl galėtų jungtis tiesiogiai, nustatymuose išvalykite lauką „Slaptasis proxy ' +
        'raktas“.',
      openSettings: 'Atverti nustatymus',
      noStart:
        'Serveris yra už proxy, o prisijungimas per proxy jo nepaleidžia. ' +
        'Paleisti jį galima skyde arba pagal tvarkaraštį.',
      backendsStay:
        'Už jo esantys serveriai liks: {names}. ' +
        'Slaptasis proxy raktas bus ištrintas iš jų nustatymų, o veikiantys bus paleisti iš naujo. ' +
        'Tada prie kiekvieno bus galima jungtis tiesiogiai, jo paties adresu.',
      proxyStays: 'Proxy, už kurio jis yra, liks: {names}. Bet per jį žaidėjai į šį serverį nebepateks.',
    },
    tooLong: 'Ne ilgiau kaip {max} ženklų',
    range: 'Sveikasis skaičius nuo {min} iki {max}',
    javaArgumentFaults: {
      form: '{word}: taip Java argumentai nerašomi. Tinka -D…, -XX:… ir --add-opens=…',
      memory: '{word}: atmintį nustato planas',
      collector: '{word}: šiukšlių surinktuvas pasirenkamas savo laukelyje',
      program: '{word}: įkelia svetimą kodą arba skaito argumentus iš kitur',
      files: '{word}: rašo išklotines ir žurnalus, kurie užpildo diską',
      remote: '{word}: atveria nuotolinį Java valdymą be slaptažodžio',
      number: '{word}: reikia sveikojo skaičiaus nuo {min} iki {max}',
      metrics: '{word}: slepia nuo skydo serverio rodiklius',
      ours: '{word}: šią reikšmę nustatome patys',
      time_zone: '{word}: laiko juosta pasirenkama savo laukelyje',
      log4j: '{word}: išjungia apsaugą nuo Log4Shell',
    },
    emptyStop: {
      heading: 'Tuščio serverio išjungimas',
      intro:
        'Kai serveryje nieko nėra, jis gali išsijungti pats. ' +
        'Laikas skaičiuojamas nuo paskutinio žaidėjo išėjimo arba nuo paleidimo. ' +
        'Kol kuriama atsarginė kopija, iš jos atkuriama, įkeliami failai ar vykdoma tvarkaraščio ' +
        'užduotis, serveris neišsijungs. ' +
        'Paleidimas pagal tvarkaraštį veikia kaip anksčiau.',
      switch: 'Išjungti serverį, kai jame nieko nėra',
      after: 'Išjungti po',
      turnedOn: 'Tuščias serveris bus išjungiamas',
      turnedOff: 'Tuščias serveris nebebus išjungiamas',
      starters: 'Prisijungdami serverį vėl gali paleisti: {names}.',
      nobody:
        'Paleidimas prisijungiant nenustatytas: išjungtą serverį bus galima paleisti tik skyde arba pagal tvarkaraštį.',
      bedrock:
        'Bedrock serverių prisijungiant paleisti negalima: išjungtą serverį bus galima paleisti tik ' +
        'skyde arba pagal tvarkaraštį.',
      link: 'Nustatyti paleidimą prisijungiant',
      unknown: 'Serveris nepraneša, kiek jame žaidėjų. Kol taip yra, pats jis neišsijungs.',
    },
    danger: 'Trynimas',
    deleteTitle: 'Ištrinti „{name}“?',
    deleteText: 'Pasaulis, nustatymai ir konsolė bus ištrinti visam laikui.',
    deleteMoney: 'Pinigai už likusį laiką negrąžinami.',
    deleteMoneySum: 'Pinigai už likusį laiką negrąžinami: {amount}.',
    losses: {
      lead: 'Dings visam laikui:',
      unknown: 'Dalies šio sąrašo įkelti nepavyko. Dings viskas, ką turi serveris.',
      worlds: 'Pasauliai',
      allFiles: 'visi, kartu su nustatymais ir žurnalais',
      backupsGone: '{count}. Serverio iš jų atkurti nebegalėsite.',
      addressKept: 'Dar {days} jį užimti galėsite tik jūs.',
      domains: 'Susieti domenai',
    },
    deleteType: 'Kad patvirtintumėte, įveskite pavadinimą: {name}',
    deleteButton: 'Ištrinti serverį',
    deleting: 'Serveris trinamas',
    notActive: 'Nustatymų dabar keisti negalima: serveris neapmokėtas arba užblokuotas.',
  },
  account: {
    heading: 'Paskyra',
    profile: 'Profilis',
    since: 'Su mumis nuo {date}',
    avatarHint: 'Paveikslėlis piešiamas pagal naudotojo vardą',
    email: 'El. paštas',
    confirmed: 'patvirtintas',
    unconfirmed: 'nepatvirtintas',
    unconfirmedText: 'Atverkite nuorodą iš laiško, ir galėsite susikurti nemokamą serverį.',
    noEmail: 'El. pašto dar nėra. Nurodykite jį, ir galėsite susikurti nemokamą serverį.',
    waiting: 'Laukia patvirtinimo: {email}. Iki tol laiškai siunčiami senuoju adresu.',
    sendAgain: 'Siųsti laišką',
    enterCode: 'Įvesti kodą iš laiško',
    sent: 'Laiškas išsiųstas',
    changeEmail: 'Keisti el. paštą',
    newEmail: 'Naujas el. paštas',
    emailShape: 'Nurodykite visą adresą, pavyzdžiui, name@example.com',
    emailRefused:
      'Pašto serveris nepriima mūsų laiškų adresu {email}. ' +
      'Patikrinkite adresą ir pataisykite, jei jame yra klaida; jei adresas teisingas, nurodykite ' +
      'kitą.',
    password: 'Slaptažodis',
    currentPassword: 'Dabartinis slaptažodis',
    newPassword: 'Naujas slaptažodis',
    repeat: 'Dar kartą',
    changePassword: 'Keisti slaptažodį',
    passwordChanged: 'Slaptažodis pakeistas',
    passwordNote: 'Bent 10 ženklų. Po pakeitimo kiti seansai baigsis.',
    noPassword:
      'Slaptažodžio neturite: prisijungiate per socialinį tinklą. ' +
      'Nustatyti jį galite prisijungimo puslapyje, paspaudę „Pamiršote slaptažodį?“.',
    wrongPassword: 'Slaptažodis netinka',
    passwordFaults: {
      password_short: 'Per trumpas: reikia bent 10 ženklų',
      password_long: 'Per ilgas: ne daugiau kaip 128 ženklai',
      password_common: 'Tokį slaptažodį lengva atspėti, sugalvokite kitą',
      repeat_differs: 'Slaptažodžiai nesutampa',
    },
    factor: 'Antras prisijungimo žingsnis',
    factorOn: 'Įjungtas',
    factorOff: 'Išjungtas',
    factorText: 'Prisijungiant reikės ne tik slaptažodžio, bet ir kodo iš telefono programėlės.',
    enable: 'Įjungti',
    disable: 'Išjungti',
    factorScan: 'Nuskenuokite kodą vienkartinių slaptažodžių programėle.',
    factorKey: 'Arba įveskite raktą:',
    factorCode: 'Šeši skaitmenys iš programėlės',
    factorVerify: 'Tikrinti',
    factorWrong: 'Kodas netinka. Patikrinkite telefono laikrodį.',
    factorEnabled: 'Antras prisijungimo žingsnis įjungtas',
    factorDisabled: 'Antras prisijungimo žingsnis išjungtas',
    codes: 'Atkūrimo kodai',
    codesText: 'Kiekvienas vieną kartą pakeičia programėlę. Išsaugokite juos dabar: daugiau jų nerodysime.',
    codesNew: 'Nauji kodai',
    codesKept: 'Kodai išsaugoti',
    passwordAsked: 'Kad tęstumėte, įveskite slaptažodį.',
    continue: 'Tęsti',
    sessions: 'Seansai',
    thisSession: 'šis seansas',
    revoke: 'Baigti',
    revoked: 'Seansas baigtas',
    logOutOthers: 'Baigti kitus',
    logOutAll: 'Atsijungti visur',
    logOutAllText: 'Baigsis visi seansai, šis taip pat. Reikės prisijungti iš naujo.',
    unknownBrowser: 'Nežinoma naršyklė',
    sessionSince: 'nuo {date}',
    networks: 'Socialiniai tinklai',
    linked: 'susietas',
    link: 'Susieti',
    unlink: 'Atsieti',
    linkText: 'Tada galėsite prisijungti ir per {network}.',
    unlinkText: 'Per {network} prisijungti nebegalėsite.',
    networkOutcomes: {
      network_denied: 'Susiejimas atšauktas.',
      network_taken: 'Šis socialinio tinklo profilis jau susietas su kita paskyra.',
      network_failed: 'Susieti socialinio tinklo nepavyko. Pabandykite dar kartą.',
    },
    sessionOld:
      'Paskyra neturi slaptažodžio, todėl reikia prisijungti iš naujo. ' +
      'Atsijunkite, vėl prisijunkite per socialinį tinklą ir pakartokite.',
    logInAgain: 'Atsijungti ir prisijungti iš naujo',
    balance: 'Balansas',
    balanceEmpty: 'Pinigų kol kas negauta.',
    noCurrency: 'Balanso valiuta nepasirinkta',
    entries: 'Balanso operacijos',
    date: 'Data',
    what: 'Kas',
    sum: 'Suma',
    entryKinds: {
      credit: 'Papildymas',
      refund: 'Grąžinimas',
      debit: 'Nurašymas',
      purchase: 'Pirkimas',
      extension: 'Pratęsimas',
      plan_change: 'Plano keitimas',
      payment: 'Mokėjimas',
      chargeback: 'Mokėjimą atšaukė bankas',
      payout: 'Grąžinimo prašymas',
      payout_ended: 'Grąžinimo prašymas uždarytas',
      chargeback_reversed: 'Bankas panaikino mokėjimo atšaukimą',
      period_ended: 'Apmokėtas laikas nutrauktas, likutis grąžintas',
      period_restored: 'Apmokėtas laikas sugrąžintas',
      debt_paid: 'Skolos padengimas',
      debt_written_off: 'Skola nurašyta',
    },
    data: 'Jūsų duomenys',
    exportText: 'Viskas, ką apie jus saugome, viename JSON faile.',
    export: 'Atsisiųsti duomenis',
    lossesText:
      'Po septynių dienų paskyra ištrinama visam laikui; iki tol ištrynimą galima atšaukti. Štai kas dings:',
    lossesServer: 'Serveris {server} ({subdomain})',
    lossesPaid: 'apmokėtas iki {date}, likutis {amount}',
    lossesFree: 'nemokamas',
    lossesBackups: 'Atsarginės kopijos: {count}',
    lossesBalance: 'Balansas: {amount}',
    lossesRefundable:
      'Iš jų jūsų pinigai: {amount}. Pirmiausia prašykite grąžinti: ištrynus paskyrą jie dings.',
    lossesRefundRequested:
      'Grąžinimo prašymas Nr. {number}, {amount}: išnagrinėsime jį ir ištrynus paskyrą, bet laiškų ' +
      'nebesiųsime. Jei patvirtinsime, pinigai grįš tuo pačiu keliu, kuriuo atėjo, o jei atmesime – ' +
      'dings. Saugiau palaukti sprendimo.',
    lossesRefundApproved:
      'Grąžinimas Nr. {number}, {amount}, jau patvirtintas: pinigai ateis ir ištrynus paskyrą. ' +
      'Jei tuo pačiu keliu grąžinti nepavyks, parašyti jums negalėsime.',
    lossesNone: 'Nėra nei serverių, nei pinigų balanse.',
    deleteCode: 'Kodas iš programėlės',
    deleteCodeWrong: 'Šis kodas netinka',
    deletionPlanned: 'Paskyra bus ištrinta {date}. Iki tol ištrynimą galima atšaukti.',
    deletionUndo: 'Atšaukti ištrynimą',
    deleteTitle: 'Ištrinti paskyrą?',
    deleteType: 'Kad patvirtintumėte, įveskite naudotojo vardą: {login}',
    deleteButton: 'Ištrinti paskyrą',
  },
}
