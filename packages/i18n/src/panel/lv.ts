import { backups } from '../backups/lv.ts'
import { balance } from '../panel-balance/lv.ts'
import { schedule } from '../panel-schedule/lv.ts'
import { sftp } from '../panel-sftp/lv.ts'
import { uploads } from '../panel-uploads/lv.ts'
import { terms } from '../terms/lv.ts'
import type { PanelMessages } from './en.ts'

export const lv: PanelMessages<'lv'> = {
  sftp,
  terms,
  uploads,
  schedule,
  balance,
  frame: {
    hiddenCharacters: 'Nosaukumā ir neredzamas zīmes. Noņemiet tās: ierakstiet nosaukumu no jauna.',
    openOtherAccount: 'Atvērt otru kontu',
    skipToContent: 'Pāriet uz saturu',
    menu: 'Paneļa sadaļas',
    servers: 'Serveri',
    account: 'Konts',
    create: 'Izveidot serveri',
    language: 'Valoda',
    logOut: 'Iziet',
    toSite: 'Uz vietni',
    help: 'Palīdzība',
    logo: '{brand} – uz serveru sarakstu',
    notices: 'Paziņojumi',
    dismiss: 'Paslēpt',
    loading: 'Ielādējam…',
    close: 'Aizvērt',
    cancel: 'Atcelt',
    save: 'Saglabāt',
    saved: 'Saglabāts',
    copy: 'Kopēt',
    copied: 'Nokopēts',
    copyFailed: 'Iezīmēts. Nokopējiet paši',
    retry: 'Mēģināt vēlreiz',
    offline: 'Nav interneta savienojuma. Tiklīdz tas atgriezīsies, parādīsim jaunākos datus.',
    codeLost:
      'Nav savienojuma, tāpēc šī sadaļa vēl nav ielādēta. Tā atvērsies pati, tiklīdz savienojums atgriezīsies.',
    needsScript: 'Vadības panelim ir nepieciešams JavaScript. Ieslēdziet to pārlūkprogrammas iestatījumos.',
    stale: 'Datus neizdevās atsvaidzināt. Redzams tas, kas bija plkst. {time}.',
    failed: 'Neizdevās ielādēt',
    gigabytes: '{amount}\u00a0GB',
    megabytes: '{amount}\u00a0MB',
    of: '{used} no {limit}',
    notFoundTitle: 'Lapa nav atrasta!',
    notFoundText: 'Iespējams, serveris ir dzēsts vai adresē ir kļūda.',
    toServers: 'Uz serveriem',
    show: 'Rādīt',
    hide: 'Paslēpt',
    more: 'Citas darbības',
  },
  errors: {
    network: 'Pakalpojums neatbild. Pārbaudiet savienojumu un mēģiniet vēlreiz.',
    offline: 'Nav interneta savienojuma. Mēģiniet vēlreiz, kad tas atgriezīsies.',
    demo: 'Demonstrācijā tas nedarbojas: konts šeit ir izdomāts.',
    invalid_request: 'Pārbaudiet ievadīto.',
    unauthorized: 'Sesija ir beigusies. Ieejiet vēlreiz.',
    forbidden: 'Šī darbība jums nav pieejama.',
    not_found: 'Šāda servera vairs nav.',
    method_not_allowed: 'Panelis ir novecojis. Pārlādējiet lapu.',
    payload_too_large: 'Pārāk daudz datu vienā reizē.',
    unsupported_media_type: 'Panelis ir novecojis. Pārlādējiet lapu.',
    conflict: 'Tas jau notiek. Pārlādējiet lapu.',
    other_account: 'Šajā pārlūkā jau ir atvērts cits konts. Nekas netika izdarīts.',
    rate_limited: 'Pārāk bieži. Pagaidiet minūti.',
    unavailable: 'Pakalpojums uz brīdi nav pieejams. Mēģiniet vēlreiz.',
    internal: 'Mūsu pusē kaut kas salūza. Mēģiniet vēlreiz; ja tas nelīdz, rakstiet atbalstam.',
    insufficient_balance: 'Kontā nepietiek naudas.',
    currency_not_chosen: 'Vispirms izvēlieties konta valūtu.',
    currency_fixed: 'Valūtu vairs nevar mainīt: kontā jau ir bijusi naudas kustība.',
    refund_refused:
      'To vairs nevar izdarīt: konta atlikums vai pieprasījums ir mainījies. Pārbaudiet un mēģiniet vēlreiz.',
    payment_refused: 'Šādi tagad samaksāt nevar. Izvēlieties citu summu vai citu veidu.',
    acceptance_act_refused:
      'Šo aktu tagad nevar sagatavot: mēnesis vēl nav beidzies, vai nav norādīti uzņēmuma rekvizīti.',
    plan_refused: 'Šis plāns pašlaik nav pieejams.',
    promo_refused: 'Promokods neder.',
    subdomain_refused: 'Šo apakšdomēnu nevar izmantot.',
    node_full: 'Šajā mezglā vairs nav vietas. Izvēlieties citu.',
    node_unavailable: 'Mezgls neatbild. Izvēlieties citu vai pagaidiet.',
    core_refused: 'Šajā mezglā tādas servera programmatūras nav. Izvēlieties citu.',
    core_not_there: 'Šajā mezglā nevar palaist šī servera programmatūru. Izvēlieties citu mezglu.',
    plan_too_small:
      'Šai programmatūrai plānā ir par maz atmiņas. Izvēlieties citu programmatūru vai lielāku plānu.',
    eula_required: 'Vispirms pieņemiet Minecraft licences līgumu (EULA).',
    server_not_active: 'Serveris nav apmaksāts vai ir bloķēts.',
    backups_locked: 'Visas vietas aizņem aizsargātas kopijas. Noņemiet vienai aizsardzību.',
    no_backups: 'Šī servera mezgls pašlaik kopijas neveido. Rakstiet atbalstam.',
    backup_elsewhere: 'Atrodas iepriekšējā mezglā. Lai to atgūtu, rakstiet atbalstam.',
    too_many_schedules: 'Serverim jau ir 20 grafiki: vairāk nevar būt.',
    schedule_runs: 'Šī grafika iepriekšējā izpilde vēl nav beigusies.',
    too_many_names:
      'Šim serverim vai visam kontam jau ir tik daudz iepriekšējo nosaukumu, cik drīkst būt: ' +
      'pagaidiet, līdz beigsies vecākā termiņš.',
    too_many_domains: 'Šim serverim jau ir tik daudz savu domēnu, cik drīkst būt.',
    domain_refused: 'Šo domēnu pievienot nevar: tas jau ir pievienots vai pieder mums.',
    too_many_ports: 'Serverim jau ir 5 papildu porti: vairāk nevar būt.',
    no_free_ports: 'Šajā mezglā vairs nav brīvu portu.',
  },
  states: {
    creating: 'Tiek veidots',
    starting: 'Startē',
    running: 'Darbojas',
    stopping: 'Tiek apturēts',
    stopped: 'Apturēts',
    crashed: 'Avarējis',
    failed: 'Kļūda',
    absent: 'Tiek dzēsts',
  },
  stateNotes: {
    creating: 'Instalējam servera programmatūru un gatavojam servera mapi.',
    starting: 'Ielādējas pasaule, vēl dažas sekundes.',
    running: 'Var pievienoties.',
    stopping: 'Saglabājam pasauli un apturam serveri.',
    stopped: 'Serveris ir apturēts, pasaule saglabāta.',
    crashed: 'Serveris pats beidza darbu. Drīz to palaidīsim vēlreiz.',
    failed: 'Pats serveris vairs nestartēs. Ieskatieties konsolē un palaidiet to paši.',
    absent: 'Dzēšam servera failus.',
  },
  stoppedEmpty: 'Serveris apstājās pats: {time} tajā neviena nebija.',
  proxyNotes: {
    starting: 'Proxy startē, vēl dažas sekundes.',
    stopping: 'Apturam proxy.',
    stopped: 'Proxy ir apturēts, iestatījumi saglabāti.',
  },
  reasons: {
    crash:
      'Serveris negaidīti beidza darbu. Pēc pauzes to palaidīsim vēlreiz; iemesls parasti redzams konsolē.',
    crash_loop:
      'Serveris avarēja vairākas reizes pēc kārtas, tāpēc to apturējām. ' +
      'Apskatiet pēdējās konsoles rindas un palaidiet to vēlreiz.',
    out_of_memory:
      'Serverim nepietika plāna atmiņas. ' +
      'Samaziniet redzamības attālumu iestatījumos un palaidiet serveri vēlreiz. ' +
      'Ja nelīdz, servera pārskatā nospiediet „Mainīt plānu” un izvēlieties lielāku: pasaule un adrese ' +
      'paliks tās pašas.',
    disk_full:
      'Diskā beigusies vieta, tāpēc serveris ir apturēts. ' +
      'Izdzēsiet lieko cilnē „Faili” un iztukšojiet atkritni vai pārejiet uz lielāku plānu: „Pārskats” ' +
      '→ „Mainīt plānu”.',
    too_many_processes: 'Serveris palaida pārāk daudz procesu, tāpēc tas ir apturēts.',
    core_unavailable:
      'Servera programmatūru neizdevās lejupielādēt, vai tās fails neizturēja pārbaudi. ' +
      'Mēs mēģinām vēlreiz: serveris startēs, tiklīdz tas izdosies.',
    port_taken:
      'Servera ports ir aizņemts. Turpinām mēģināt paši; ja serveris ir apturēts, palaidiet to vēlreiz.',
    start_timeout:
      'Serveris nepaguva startēt laikā. ' +
      'Mēģinām vairākas reizes; ja tas tā arī nestartē, ieskatieties konsolē un palaidiet to paši.',
    wrong_java:
      'Šim serverim vajag citu Java versiju. Izvēlieties to ar pogu avārijas kartītē vai servera iestatījumos.',
    eula: 'Serveris nestartēs, kamēr nepieņemsiet Minecraft licences līgumu (EULA).',
    broken_world:
      'Pasauli neizdevās nolasīt: tās faili ir bojāti, vai arī to izveidojusi jaunāka spēles versija. ' +
      'Kas tieši nav kārtībā, teikts konsoles pēdējās rindās.',
    missing_library:
      'Serverim trūkst bibliotēkas vai moda, bez kura tas nevar startēt. Kura tieši, teikts konsoles pēdējās rindās.',
    no_sandbox:
      'Šim mezglam nav pārbaudītas smilškastes, un bez tās svešu kodu mēs nepalaižam. ' +
      'Rakstiet atbalstam: to varam novērst tikai mēs.',
    internal:
      'Kļūda mūsu mezglā. Turpinām mēģināt paši; ja pēc dažām minūtēm serveris vēl nedarbojas, rakstiet atbalstam.',
  },
  contracts: { suspended: 'Neapmaksāts', archived: 'Arhīvā', blocked: 'Bloķēts', deleted: 'Dzēsts' },
  nodeSilent: {
    text: 'Mezgls neatbild',
    note:
      'Sakari ar mezglu ir pārtrūkuši, un mēs nezinām, kas notiek ar serveri: iespējams, tas joprojām ' +
      'darbojas. Jūsu komandas tiks izpildītas, kad mezgls atkal atbildēs.',
  },
  maintenance: {
    restore: {
      state: 'Tiek atjaunots no kopijas',
      text:
        'Serveris tiek atjaunots no kopijas. ' +
        'Līdz atjaunošanas beigām tas ir izslēgts, un tā faili, spraudņi, spēlētāji un iestatījumi nav ' +
        'pieejami. Pēc tam viss atgriezīsies pats.',
      files: 'Serveris tiek atjaunots no kopijas. Lapa atvērsies pati, kad atjaunošana būs pabeigta.',
    },
    move: {
      state: 'Tiek pārcelts uz citu mezglu',
      text:
        'Serveris tiek pārcelts uz citu mezglu. ' +
        'Līdz pārcelšanas beigām tas ir izslēgts, un tā faili, spraudņi, spēlētāji un iestatījumi nav ' +
        'pieejami. Pēc tam viss atgriezīsies pats.',
      files: 'Serveris tiek pārcelts uz citu mezglu. Lapa atvērsies pati, kad pārcelšana būs pabeigta.',
    },
  },
  pendingRestart: {
    mark: 'Vajadzīgs restarts',
    text: 'Serveris vēl darbojas ar iepriekšējām vērtībām. Restartu gaida: {what}.',
    reasons: {
      memory: 'plāna atmiņa',
      cpu: 'plāna procesora kodoli',
      java: 'Java argumenti',
      settings: 'iestatījumi',
      addons: 'spraudņi, modi un datu pakas',
      ports: 'porti',
    },
    memory: '{used} no {limit}, pēc restarta {next}',
  },
  downloadFailed: {
    state: 'Lejupielāde neizdevās',
    retryAt: 'Nākamais mēģinājums plkst. {time}.',
    retryNow: 'Mēģinām vēlreiz.',
    tryNow: 'Mēģināt tagad',
    otherVersion: 'Izvēlēties citu versiju',
    toVersion: 'Pāriet uz {version}',
  },
  list: {
    heading: 'Serveri',
    count: { zero: '{count} serveri', one: '{count} serveris', other: '{count} serveri' },
    view: 'Saraksta skats',
    cards: 'Kartītes',
    table: 'Tabula',
    search: 'Meklēt',
    searchHint: 'Nosaukums, apakšdomēns vai mezgls',
    anyState: 'Jebkurš',
    changing: 'Startē vai tiek apturēts',
    attention: 'Vajadzīga uzmanība',
    order: 'Kārtošana',
    nothing: 'Tādu serveru nav',
    showAll: 'Rādīt visus',
    name: 'Nosaukums',
    state: 'Stāvoklis',
    address: 'Adrese',
    plan: 'Plāns',
    node: 'Mezgls',
    paidUntil: 'Apmaksāts līdz',
    noEnd: 'bez termiņa',
    endsSoon: {
      zero: 'Drīz beigsies: atlikušas {count} dienas',
      one: 'Drīz beigsies: atlikusi {count} diena',
      other: 'Drīz beigsies: atlikušas {count} dienas',
    },
    players: { zero: '{count} spēlētāji', one: '{count} spēlētājs', other: '{count} spēlētāji' },
    open: 'Atvērt serveri {name}',
    emptyTitle: 'Šeit būs jūsu serveris',
    emptyText:
      'Izvēlieties plānu un nosaukumu, pārējo izdarīsim mēs. Arī bezmaksas plāns darbojas dienu un nakti.',
    emptyButton: 'Izveidot pirmo serveri',
    noAddress: 'parādīsies pēc palaišanas',
  },
  actions: { start: 'Palaist', stop: 'Apturēt', restart: 'Restartēt', kill: 'Pārtraukt' },
  actionTaken: {
    start: 'Palaižam serveri',
    stop: 'Apturam serveri',
    restart: 'Restartējam serveri',
    kill: 'Pārtraucam servera procesu',
  },
  confirm: {
    stop: {
      title: 'Apturēt „{name}”?',
      text: 'Pasaule tiks saglabāta, spēlētāji tiks atvienoti. Palaist vēlreiz varat jebkurā brīdī.',
    },
    restart: {
      title: 'Restartēt „{name}”?',
      text: 'Pasaule tiks saglabāta, spēlētāji uz dažām sekundēm tiks atvienoti.',
    },
    kill: {
      title: 'Pārtraukt „{name}” procesu?',
      text:
        'Process beigsies bez saglabāšanas: pasaules pēdējās minūtes var pazust. ' +
        'Dariet tā tikai tad, ja parasta apturēšana nelīdz.',
    },
  },
  create: {
    heading: 'Jauns serveris',
    lead: 'Parasti serveris ir gatavs dažās sekundēs, ar modpaku – dažās minūtēs.',
    plan: 'Plāns',
    groups: { java: 'Java', bedrock: 'Bedrock', proxy: 'Proxy', ultra: 'Java Ultra' },
    memory: 'Atmiņa',
    disk: 'Disks',
    cores: 'Kodoli',
    perMonth: 'mēnesī',
    recommended: 'Iesakām',
    noCore: 'Drīzumā: servera programmatūras vēl nav',
    tellMe: 'Paziņot, kad būs',
    freePromise: 'Bez datu un darbības garantijas',
    paidPromise: 'Atbildam par datiem, dīkstāvi kompensējam kontā',
    freeMemory:
      'Kāpēc bezmaksas plānā ir {free} atmiņas, bet plānā „{plan}” – {paid}? ' +
      'Bezmaksas plāns ir izmēģināšanai: viens uz kontu, viena rezerves kopija, bez garantijām un ' +
      'kompensācijām. Plānā „{plan}” glabājam vairāk ({backups}) un atbildam par datiem un dīkstāvi.',
    freeMemoryBackups: { zero: '{count} kopiju', one: '{count} kopija', other: '{count} kopijas' },
    freeTaken: 'Bezmaksas serveris jums jau ir',
    name: 'Nosaukums',
    nameHint: 'To redzat tikai jūs. Līdz 40 zīmēm.',
    namePlaceholder: 'Mans serveris',
    subdomain: 'Apakšdomēns',
    subdomainHint:
      'Tā būs servera adrese, ar kuru pieslēdzas spēlētāji. No 3 līdz 32 zīmēm: a–z, cipari un defise.',
    subdomainHintBedrock:
      'Bedrock spēlē pieslēdzas ar mezgla adresi un portu, bet šis nosaukums paliks serverim. ' +
      'No 3 līdz 32 zīmēm: a–z, cipari un defise.',
    subdomainFree: 'Brīvs',
    subdomainChecking: 'Pārbaudām…',
    subdomainShape: 'No 3 līdz 32 zīmēm: a–z, cipari, defise tikai vidū',
    subdomainRefused: {
      taken: 'Šis nosaukums jau ir aizņemts',
      reserved: 'Šis nosaukums ir rezervēts, izvēlieties citu',
      not_allowed: 'Šādu nosaukumu lietot nedrīkst',
    },
    core: 'Servera programmatūra un versija',
    experimental: 'eksperimentāla',
    experimentalNote:
      'Programmatūra ir jauna: der, lai pamēģinātu un uzspēlētu ar draugiem, taču daļa spēles ' +
      'mehānikas tajā vēl nedarbojas.',
    coreLines: {
      paper: 'Spraudņi un labākais ātrums: der lielākajai daļai',
      purpur: 'Paper, kurā var iestatīt vēl vairāk',
      vanilla: 'Spēle, kādu to veido Mojang, bez spraudņiem un modiem',
      fabric: 'Modi: viegls ielādētājs, ātri gatavs jaunām versijām',
      neoforge: 'Modi: lieli modpaki jaunākām spēles versijām',
      forge: 'Modi: iepriekšējo gadu modpaki un viss, kam vajag tieši Forge',
      velocity: 'Proxy: savieno vairākus serverus vienā',
      'bedrock-dedicated': 'Mojang serveris telefoniem, spēļu konsolēm un Windows',
      pocketmine: 'Spraudņi Bedrock versijai; daudzu mobu un mehāniku tajā nav',
      serenityjs: 'Bedrock ar spraudņiem JavaScript valodā, vēl tiek izstrādāts',
      'flying-squid': 'Vienkāršs serveris JavaScript valodā ātrai izmēģināšanai',
    },
    coreRefused: {
      unlisted: 'Versiju saraksts pagaidām nav pieejams',
      nowhere: 'Pagaidām nedarbojas nevienā mezglā',
      full: 'Mezglos, kur tā darbojas, nav vietas',
    },
    coreTooBig: 'Vajag vismaz {memory} atmiņas: šajā plānā nestartēs',
    coreReady: 'Parasti gatavs {seconds} laikā: izmērīts šeit',
    coreTight:
      'Ar {plan} atmiņas {core} startēs, bet pietiks tikai nelielai pasaulei un dažiem spēlētājiem. ' +
      'Ērti spēlēt var no {memory}.',
    spigotNote: 'Vajag Spigot vai Bukkit? Izvēlieties Paper: tas palaiž tos pašus spraudņus un ir ātrāks.',
    bungeeNote:
      'BungeeCord un Waterfall vietā izvēlieties Velocity: Waterfall vairs neattīsta, bet Velocity ir ' +
      'ātrāks un labāk sargā no ienākšanas ar svešu vārdu. ' +
      'BungeeCord spraudņiem vajag Velocity versiju.',
    catalogueEmpty:
      'Versiju saraksti no izstrādātājiem vēl nav saņemti, tāpēc izvēlēties var tikai to, kas mezglos jau ir.',
    version: 'Versija',
    otherVersion: 'Cita versija',
    versionTitle: '{core}: versijas izvēle',
    versionSearch: 'Atrast versiju',
    versionAll: 'Rādīt nestabilās un vecās',
    versionNone: 'Šādas versijas nav.',
    versionUnstable: 'Rādīt nestabilās un vecās: {count}',
    versionMore: 'Redzamas pirmās {count}. Lai atrastu pārējās, ierakstiet daļu numura.',
    build: 'būvējums {build}',
    channels: { beta: 'beta', alpha: 'alfa', snapshot: 'momentuzņēmums', old: 'veca' },
    channelNote:
      'Izstrādātāji šo versiju nesauc par stabilu: tā var sabojāt pasauli. ' +
      'Pasaulei, kas jums ir svarīga, ņemiet stabilu.',
    eula: 'Piekrītu Minecraft licences līgumam (EULA)',
    eulaRead: 'Lasīt līgumu',
    eulaMissing: 'Bez jūsu piekrišanas Mojang neļauj šo serveri palaist',
    lacksCore: 'Nav {core}',
    gameVersion: 'Minecraft {version}',
    node: 'Mezgls',
    nodeHint: 'Jo mazāks pings, jo raitāka spēle.',
    noNodes: 'Mezglu pašlaik nav. Ieskatieties mazliet vēlāk.',
    noRoom:
      'Pašlaik šo serveri nav kur izvietot: mezgli ir pilni vai neatbild. ' +
      'Izvēlieties mazāku plānu vai ieskatieties mazliet vēlāk.',
    otherNode: 'Izvēlētais mezgls šo serveri pašlaik nevar uzņemt. Izvēlieties citu vai mazliet pagaidiet.',
    capacity: { available: 'Vieta ir', full: 'Vietas nav', unknown: 'Nav datu' },
    ping: '{ms} ms',
    pinging: 'mērām…',
    notMeasured: 'nav izmērīts',
    promo: 'Promokods',
    promoApply: 'Lietot',
    promoOff: 'Noņemt',
    promoRefused: {
      unknown: 'Šāda promokoda nav',
      expired: 'Promokoda termiņš ir beidzies',
      used_up: 'Promokods jau ir izlietots',
      used_by_you: 'Šis promokods jūsu kontā jau ir izmantots',
      not_for_free: 'Bezmaksas plānam atlaide nav vajadzīga',
    },
    refused: {
      free_taken: 'Bezmaksas serveris ir viens katram kontam, un jums tas jau ir.',
      unconfirmed: 'Lai saņemtu bezmaksas serveri, apstipriniet e-pastu.',
      other_currency: 'Šo plānu nevar nopirkt jūsu konta valūtā.',
    },
    summary: 'Apmaksai',
    price: 'Cena mēnesī',
    promoLine: 'Promokods {code}, −{percent}',
    total: 'Kopā',
    balance: 'Kontā',
    left: 'Paliks',
    missing: 'Trūkst',
    topUp: 'Kontu pagaidām var papildināt ar atbalsta palīdzību. Viss, ko ievadījāt, saglabāsies.',
    toSupport: 'Rakstīt atbalstam',
    free: 'Bez maksas',
    currencyTitle: 'Kādā valūtā būs konts?',
    currencyText: 'Viena valūta visam kontam. To var mainīt, kamēr kontā nav bijusi naudas kustība.',
    currencyNames: { BYN: 'Baltkrievijas rubļi', RUB: 'Krievijas rubļi' },
    submit: 'Izveidot bez maksas',
    submitPaid: 'Izveidot par {price}',
    submitting: 'Veidojam…',
    recounted: 'Summa ir pārrēķināta, nauda vēl nav noņemta. Pārbaudiet to un nospiediet pogu vēlreiz.',
    fault: 'Pārbaudiet atzīmētos laukus.',
    missingName: 'Ievadiet servera nosaukumu',
    toAccount: 'Atvērt kontu',
  },
  server: {
    tabs: 'Servera sadaļas',
    overview: 'Pārskats',
    console: 'Konsole',
    files: 'Faili',
    addons: { plugin: 'Spraudņi', mod: 'Modi', datapack: 'Datu pakas' },
    backups: 'Kopijas',
    settings: 'Iestatījumi',
    address: 'Adrese spēlei',
    addressHint: 'Ielīmējiet to spēlē: „Daudzspēlētāju režīms” → „Tiešais savienojums”.',
    noAddress: 'Parādīsies, kad serveris startēs',
    progress: {
      fetch_java: 'Lejupielādējam Java',
      fetch_core: 'Lejupielādējam servera programmatūru',
      prepare_core: 'Gatavojam servera programmatūru',
      wait_turn: 'Gaida savu kārtu',
      start: 'Palaižam',
    },
    progressOnce: 'Tas jādara vienreiz katram būvējumam mezglā. Nākamās palaišanas būs ātrākas.',
    progressTurn: 'Mezgls palaiž serverus pēc kārtas, lai nekas neraustītos tiem, kas jau spēlē.',
    silentSeconds: {
      zero: 'Neatbild {count} sekundes',
      one: 'Neatbild {count} sekundi',
      other: 'Neatbild {count} sekundes',
    },
    silentMinutes: {
      zero: 'Neatbild {count} minūtes',
      one: 'Neatbild {count} minūti',
      other: 'Neatbild {count} minūtes',
    },
    silentNote:
      'Process darbojas, bet spēlei neatbild: pašlaik ienākt nevar. Ja tas nepāriet, restartējiet serveri.',
    killIn: {
      zero: 'Saglabājam pasauli. Ja serveris nepaspēs {count} sekunžu laikā, procesu pārtrauksim piespiedu kārtā.',
      one: 'Saglabājam pasauli. Ja serveris nepaspēs {count} sekundes laikā, procesu pārtrauksim piespiedu kārtā.',
      other:
        'Saglabājam pasauli. Ja serveris nepaspēs {count} sekunžu laikā, procesu pārtrauksim piespiedu kārtā.',
    },
    killNow: 'Laiks beidzies: servera procesu pārtraucam piespiedu kārtā.',
    playing: 'Pašlaik spēlē',
    playingHint: 'Sarakstu dod pati spēle: tajā var nebūt visi spēlētāji.',
    playingMore: 'un vēl {count}',
    build: 'Būvējums',
    bedrockHint: 'Spēlē: „Play” → „Servers” → „Add Server”. Adresi un portu raksta atsevišķos laukos.',
    bedrockAddress: 'Servera adrese (Server Address)',
    bedrockPort: 'Ports (Port)',
    cpu: 'Procesors',
    memory: 'Atmiņa',
    disk: 'Disks',
    players: 'Spēlētāji',
    noStats: 'nav datu',
    load: 'Noslodze',
    hour: 'Stunda',
    day: 'Diennakts',
    period: 'Laika posms',
    chart: '{what}: tagad {now}, minimums {low}, maksimums {high}',
    noPoints: 'Par šo laiku datu nav',
    paidUntil: 'Apmaksāts līdz {date}',
    daysLeft: {
      zero: 'atlikušas {count} dienas',
      one: 'atlikusi {count} diena',
      other: 'atlikušas {count} dienas',
    },
    endsSoon: '{date} beigsies apmaksātais laiks, un serveris apstāsies. Pagariniet to laikus.',
    freePlan: 'Bezmaksas plāns, bez termiņa',
    extend: 'Pagarināt',
    extendTitle: 'Pagarināt serveri?',
    extendText: 'No konta noņems {price}. Tagad tajā ir {balance}.',
    extendUntil: 'Serveris būs apmaksāts līdz {date}.',
    extended: 'Serveris pagarināts',
    suspended:
      'Apmaksātais laiks ir beidzies, serveris ir apturēts. ' +
      'Pagariniet to, un tas atkal darbosies. ' +
      '{date} serveris tiks dzēsts; vēl 14 dienas pēc tam atbalsts to varēs atjaunot no pēdējās ' +
      'rezerves kopijas.',
    archive: {
      text:
        'Šajā serverī sen neviens nav bijis, tāpēc tas ir arhīvā. ' +
        'Pasaule un iestatījumi ir rezerves kopijā, un nosaukums joprojām ir jūsu.',
      saving:
        'Serveris tiek arhivēts: veidojam pēdējo rezerves kopiju. ' +
        'Ja serveris ir vajadzīgs, negaidiet to: nospiediet „Atjaunot serveri”.',
      restore: 'Atjaunot serveri',
      clearing: 'Vecie faili vēl tiek dzēsti no mezgla. Atjaunošana sāksies automātiski pēc pāris minūtēm.',
      waiting:
        'Pašlaik nevienā mezglā nav vietas. ' +
        'Serveris gaida rindā: tiklīdz vieta būs, mēs to atjaunosim un nosūtīsim jums vēstuli.',
      restoring: 'Serveris atgriežas no arhīva: faili tiek kopēti uz mezglu.',
      failed: 'Atjaunot neizdevās. Rezerves kopija nav bojāta, mēģiniet vēlreiz.',
      begun: 'Atjaunojam serveri.',
    },
    blocked: 'Serveris ir bloķēts noteikumu pārkāpuma dēļ. Ja ir jautājumi, rakstiet atbalstam.',
    blockReason: 'Iemesls: {reason}',
    deleted: 'Serveris ir dzēsts kopā ar datiem.',
    core: 'Servera programmatūra',
    node: 'Mezgls',
    subdomain: 'Apakšdomēns',
    created: 'Izveidots',
    activity: 'Notikumi',
    noActivity: 'Notikumu vēl nav',
    who: { operator: 'atbalsts', service: 'sistēma', schedule: 'grafiks' },
    kinds: {
      created: 'Serveris izveidots',
      start: 'Palaišana',
      stop: 'Apturēšana',
      restart: 'Restarts',
      kill: 'Process pārtraukts',
      renamed: 'Jauns nosaukums',
      settings_changed: 'Mainīti iestatījumi',
      eula_accepted: 'Pieņemts licences līgums (EULA)',
      plan_changed: 'Mainīts plāns',
      schedule_created: 'Izveidots grafiks',
      schedule_changed: 'Mainīts grafiks',
      schedule_deleted: 'Izdzēsts grafiks',
      port_added: 'Pievienots ports',
      port_removed: 'Izdzēsts ports',
      port_changed: 'Papildu portam ir jauns numurs',
      backends_changed: 'Mainīti serveri aiz proxy',
      put_behind: 'Novietots aiz proxy',
      taken_out: 'Atvienots no proxy',
      subdomain_changed: 'Mainīts apakšdomēns',
      domain_added: 'Pievienots savs domēns',
      domain_removed: 'Noņemts savs domēns',
      domain_confirmed: 'Domēns apstiprināts',
      domain_lost: 'Domēns zaudēts: tā ieraksta nav jau vairāk nekā nedēļu',
      joining_changed: 'Mainīta palaišana pieslēdzoties',
      started_by_joining: 'Palaists, spēlētājam pieslēdzoties',
      empty_stop_on: 'Ieslēgta tukša servera apturēšana',
      empty_stop_off: 'Izslēgta tukša servera apturēšana',
      stopped_empty: 'Apturēts, jo neviena nebija',
      move: 'Sākta pārcelšana uz citu mezglu',
      moved: 'Pārcelts uz citu mezglu',
      not_moved: 'Pārcelšana neizdevās, serveris palika savā mezglā',
      extended: 'Pagarināts',
      auto_extend_on: 'Ieslēgta automātiskā pagarināšana',
      auto_extend_off: 'Izslēgta automātiskā pagarināšana',
      restored: 'Apmaksāts un atkal pieejams',
      archived: 'Arhīvā: serveri ilgi neviens nelietoja',
      unarchived: 'Atjaunots no arhīva',
      suspended: 'Apturēts: apmaksātais laiks beidzies',
      blocked: 'Bloķēts',
      unblocked: 'Atbloķēts',
      deleted: 'Dzēsts',
      data_deleted: 'Dati izdzēsti',
      backup: 'Rezerves kopija',
      backup_deleted: 'Rezerves kopija izdzēsta',
      backup_failed: 'Rezerves kopija neizdevās',
      restore: 'Sākta atjaunošana no kopijas',
      restored_backup: 'Atjaunots no kopijas',
      restore_failed: 'Atjaunošana no kopijas neizdevās',
      restore_cancelled: 'Atjaunošana no kopijas atcelta',
      addons_change: 'Sākta spraudņu vai modu maiņa',
      core_change: 'Sākta programmatūras vai versijas maiņa',
      pack_install: 'Sākta modpaka instalēšana',
      reinstall: 'Sākta pārinstalēšana',
      changed: 'Izmaiņas pabeigtas',
      change_failed: 'Izmaiņas neizdevās, viss palika, kā bija',
      change_cancelled: 'Izmaiņas atceltas',
      change_undo: 'Sākta atgriešanās pie iepriekšējā',
      change_undone: 'Atjaunots iepriekšējais stāvoklis',
      undo_failed: 'Iepriekšējo stāvokli atjaunot neizdevās',
      crashed: 'Avarēja',
      failed: 'Nestartēja',
      stopped: 'Apturējis mezgls',
      files: 'Mainīti faili',
    },
    because: '{what}. {reason}',
    outcomes: {
      failed: '{what}: neizdevās',
      superseded: '{what}: dota jaunāka komanda',
    },
  },
  backups,
  console: {
    label: 'Konsoles izvade',
    input: 'Komanda serverim',
    placeholder: 'Komanda, piemēram, list',
    send: 'Sūtīt',
    connecting: 'Savienojamies…',
    connected: 'Ir savienojums',
    reconnecting: 'Savienojums pārtrūka, mēģinām vēlreiz…',
    offline: 'Nav interneta savienojuma',
    notSent: 'Nav savienojuma ar serveri. Komanda nav nosūtīta un palika ievades laukā.',
    sending: 'Sūtām „{command}”…',
    lost:
      'Savienojums pārtrūka, kamēr tika sūtīta komanda „{command}”. ' +
      'Vai tā ir izpildīta, uzzināsim, tiklīdz savienojums atgriezīsies.',
    unknown:
      'Mezgls tika palaists no jauna, un nav zināms, vai komanda „{command}” ir izpildīta. Pārbaudiet konsoles rindās.',
    notDone: 'Komanda „{command}” nav izpildīta.',
    late: 'Savienojums pārtrūka, un tā nenonāca līdz serverim.',
    sendAgain: 'Sūtīt vēlreiz',
    notRunning: 'Serveris nav palaists.',
    ipBan:
      'Serveris visiem spēlētājiem redz vienu adresi. IP bans aizvērtu ieeju visiem: nobanojiet spēlētāju pēc vārda.',
    tooMany: 'Pārāk bieži. Pagaidiet dažas sekundes.',
    noRight: 'Jums nav tiesību sūtīt komandas.',
    unreachable: 'Neizdodas sasniegt šī servera mezglu.',
    blocked: 'Bloķēta servera konsole ir slēgta.',
    empty: 'Rindu vēl nav. Tās parādīsies, kad serveris startēs.',
    newLines: { zero: '{count} jaunas rindas', one: '{count} jauna rinda', other: '{count} jaunas rindas' },
    warning: 'Uzmanību',
    error: 'Kļūda',
    gap: 'Agrākās rindas mezglā jau ir dzēstas.',
    search: 'Meklēt',
    searchLabel: 'Meklēt visā konsolē',
    found: {
      zero: 'Atrastas {count} rindas',
      one: 'Atrasta {count} rinda',
      other: 'Atrastas {count} rindas',
    },
    moreFound: 'Redzamas pēdējās 200.',
    nothingFound: 'Nekas nav atrasts',
    clearSearch: 'Aizvērt meklēšanu',
    download: 'Lejupielādēt',
    downloadFailed: 'Konsoli neizdevās lejupielādēt.',
    aloud: 'Lasīt rindas balsī',
    aloudHint: 'Ekrāna lasītājiem',
    burst: {
      zero: 'Pienākušas {count} rindas',
      one: 'Pienākusi {count} rinda',
      other: 'Pienākušas {count} rindas',
    },
  },
  move: {
    heading: 'Pārcelšana uz citu mezglu',
    text:
      'Serveris apstāsies, pasaule tiks saglabāta, un visi faili tiks nokopēti uz citu mezglu un ' +
      'salīdzināti. Tad serveris startēs tur. ' +
      'Tikmēr spēlēt nevar. Servera nosaukums paliks, mainīsies tikai adrese ar portu.',
    node: 'Uz kurieni',
    button: 'Pārcelt',
    title: 'Pārcelt „{name}” uz {node}?',
    confirm:
      'Serveris apstāsies tūlīt, un spēlētāji tiks atvienoti. ' +
      'Mezglā {node} tam būs jauna adrese ar portu: pasakiet to tiem, kas to izmanto. ' +
      'Jo lielāka pasaule, jo ilgāk tas notiks.',
    none: 'Šobrīd nevienā citā mezglā šim serverim nav vietas.',
    stopping: 'Serveris apstājas un saglabā pasauli…',
    copying: 'Faili tiek kopēti uz {node}…',
    settling: 'Serveris jau ir mezglā {node} un tur gatavojas darbam.',
    done:
      'Serveris ir pārcelts uz {node}. ' +
      'Nosaukums ir tas pats, bet adrese ar portu ir jauna: pasakiet to tiem, kas to izmanto.',
    failed: 'Serveri neizdevās pārcelt uz {node}.',
    stayed: 'Tas palika turpat, un visi faili ir veseli.',
    failures: {
      source_away:
        'Mezgls, kurā ir serveris, vairs neatbildēja, vai arī serveris apstājās pārāk ilgi. Mēģiniet vēlāk.',
      target_away: 'Otrs mezgls vairs neatbildēja. Izvēlieties citu vai mēģiniet vēlāk.',
      no_space: 'Otra mezgla diskā pietrūka vietas. Izvēlieties citu vai mēģiniet vēlāk.',
      too_large:
        'Servera faili ir lielāki par plāna disku, vai arī failu vai cita citā ieliktu mapju ir pārāk ' +
        'daudz. Rakstiet atbalstam.',
      unreadable: 'Daļu servera failu neizdevās nolasīt. Rakstiet atbalstam.',
      not_the_same: 'Kopija nesakrita ar servera failiem. Mēģiniet vēlreiz.',
      in_the_way: 'Otrajā mezglā ir palikusi šī servera vecā kopija. Rakstiet atbalstam.',
      called_off: 'Pārcelšanu atcēla atbalsts.',
    },
  },
  settings: {
    general: 'Vispārīgi',
    name: 'Nosaukums',
    core: 'Spēles iestatījumi',
    restartNote: 'Šie iestatījumi būs spēkā no nākamās palaišanas.',
    unsaved: 'Izmaiņas nav saglabātas. Tās šeit glabāsies, kamēr vien atvērta šī pārlūka cilne.',
    discard: 'Atmest izmaiņas',
    restartNow: 'Restartēt tagad',
    heap:
      'No plāna {plan} Java kaudzei (heap) ir {heap}: tajā ir pasaule, spēlētāji un spraudņi. ' +
      'Pārējais vajadzīgs pašai Java, pavedieniem un tīklam; bez šīs rezerves serveris avarētu atmiņas ' +
      'trūkuma dēļ.',
    heapProxy:
      'No plāna {plan} Java kaudzei (heap) ir {heap}: tajā ir spēlētāju savienojumi un spraudņi. ' +
      'Pārējais vajadzīgs pašai Java, pavedieniem un tīklam; bez šīs rezerves proxy avarētu atmiņas ' +
      'trūkuma dēļ.',
    groups: {
      joining: 'Pieslēgšanās',
      game: 'Spēle',
      world: 'Pasaule',
      network: 'Proxy un serveri aiz tā',
      java: 'Java',
      other: 'Pārējais',
    },
    fields: {
      motd: { label: 'Apraksts serveru sarakstā', hint: 'Rinda zem servera nosaukuma spēlē' },
      maxPlayers: {
        label: 'Lielākais spēlētāju skaits',
        hint: 'Tik daudz spēlētāju serveris ielaidīs vienlaikus. Plāns vietu skaitu neierobežo',
      },
      gameMode: { label: 'Spēles režīms', hint: 'Jauniem spēlētājiem' },
      difficulty: { label: 'Grūtības pakāpe', hint: 'Cik bīstami ir mobi' },
      hardcore: { label: 'Hardcore režīms', hint: 'Viena dzīvība: pēc nāves var tikai skatīties' },
      onlineMode: {
        label: 'Pārbaudīt spēles kontus',
        hint: 'Ienāks tikai spēlētāji, kam spēle ir nopirkta. Bez tā jebkurš var ienākt ar jebkuru vārdu',
      },
      whitelist: {
        label: 'Baltais saraksts',
        hint: 'Ienāks tikai sarakstā esošie. Spēlētājus pievieno cilnē „Spēlētāji”',
      },
      pvp: { label: 'Spēlētāju cīņas (PvP)', hint: 'Spēlētāji var ievainot cits citu' },
      allowFlight: {
        label: 'Atļaut lidošanu',
        hint: 'Bez tā serveris atvieno tos, kas, viņaprāt, lido. Vajadzīgs dažiem modiem',
      },
      allowCheats: {
        label: 'Atļaut čītus (cheats)',
        hint: 'Operatoriem atļauj komandas, piemēram, /give un /tp',
      },
      commandBlocks: { label: 'Komandu bloki', hint: 'Bloki, kas paši izpilda komandas' },
      viewDistance: {
        label: 'Redzamības attālums',
        hint: 'Čankos. Jo mazāks, jo vieglāk serverim',
      },
      simulationDistance: {
        label: 'Simulācijas attālums',
        hint: 'Čankos: kur kustas mobi un aug raža. Jo mazāks, jo vieglāk serverim',
      },
      spawnProtection: {
        label: 'Spawn aizsardzība',
        hint: 'Rādiuss blokos, kurā būvē tikai operatori. 0 – bez aizsardzības',
      },
      levelType: { label: 'Pasaules tips', hint: 'Attiecas tikai uz jaunu pasauli' },
      world: { label: 'Pasaules tips', hint: 'Attiecas tikai uz jaunu pasauli' },
      seed: { label: 'Pasaules sēkla', hint: 'Tukšs – nejauša. Attiecas tikai uz jaunu pasauli' },
      servers: {
        label: 'Serveri aiz proxy',
        hint: 'Spēlētāji nonāk pirmajā, kas darbojas. Ja tas apstājas, viņus uzņem nākamais sarakstā',
      },
      forwarding: {
        label: 'Spēlētāja datu nodošana',
        hint:
          'Kā serveri aiz proxy uzzina spēlētāja īsto vārdu un UUID. ' +
          'Drošs ir tikai Modern: ar pārējiem ikviens, kas zina paša servera adresi, var tajā ienākt ar ' +
          'jebkuru vārdu',
      },
      forwardingSecret: {
        label: 'Proxy noslēpums',
        hint:
          'No jūsu Velocity proxy iestatījumiem. ' +
          'Ar to serverī var ienākt tikai caur šo proxy, un kontus pārbauda tas. ' +
          'Minecraft 1.13 vai jaunāks. Fabric, NeoForge un Forge tam vajag modu. ' +
          'Tukšs: bez proxy',
      },
      collector: { label: 'Atkritumu savācējs (GC)', hint: 'Kā Java atbrīvo atmiņu' },
      javaArguments: {
        label: 'Java argumenti',
        hint: 'Pievienosim mūsējiem. Atmiņu nosaka plāns, šeit to nemaina',
      },
      timeZone: {
        label: 'Laika josla',
        hint: 'Žurnālam un spraudņiem, kas skatās pulkstenī. Mainīsies nākamajā palaišanā',
      },
    },
    coreHints: {
      velocity: {
        maxPlayers: 'Skaitlis, ko redz serveru sarakstā. Cik spēlētāju ielaist, nosaka serveri aiz proxy',
        onlineMode:
          'Proxy pārbauda kontus visu aiz tā esošo serveru vietā. Bez tā jebkurš var ienākt ar jebkuru vārdu',
        forwardingSecret:
          'Kopīgs proxy un serveriem aiz tā. Nevienam to nerādiet: kas to zina, var tajos ienākt ar jebkuru vārdu',
      },
      'bedrock-dedicated': {
        whitelist:
          'Ienāks tikai sarakstā esošie. Spēlētājus pievieno konsolē: allowlist add un spēlētāja niks',
      },
      'flying-squid': {
        maxPlayers: 'Skaitlis, ko redz serveru sarakstā. Vietu skaits nav ierobežots',
        onlineMode: 'Ar šo programmatūru vēl nav pārbaudīts. Bez tā jebkurš var ienākt ar jebkuru vārdu',
      },
    },
    options: {
      gameMode: {
        survival: 'Izdzīvošanas',
        creative: 'Radošais',
        adventure: 'Piedzīvojumu',
        spectator: 'Skatītājs',
      },
      difficulty: { peaceful: 'Mierīga', easy: 'Viegla', normal: 'Normāla', hard: 'Grūta' },
      levelType: {
        normal: 'Parasta',
        flat: 'Superplakana',
        large_biomes: 'Lieli biomi',
        amplified: 'Pastiprināta (Amplified)',
      },
      timeZone: { node: 'Kā mezglā' },
      world: { hills: 'Pauguri', flat: 'Plakana' },
      collector: { auto: 'Izvēlēties automātiski', g1: 'G1', zgc: 'ZGC ar paaudzēm' },
      forwarding: { none: 'Nav', modern: 'Modern (Velocity)', legacy: 'Legacy (BungeeCord)' },
    },
    backends: {
      none: 'Serveru vēl nav: spēlētājiem nav, kur nonākt.',
      add: 'Pievienot serveri',
      choose: 'Izvēlieties serveri',
      another: 'Cits, pēc adreses',
      address: 'Adrese',
      addressFault: 'Adrese ar portu, piemēram, play.example.com:25565',
      name: 'Nosaukums proxy iestatījumos',
      nameFault: 'Burti a–z, cipari, - un _; katrs nosaukums tikai vienreiz',
      full: 'Sarakstā vairs nav vietas',
      addButton: 'Pievienot',
      up: 'Pārvietot {name} augstāk',
      down: 'Pārvietot {name} zemāk',
      remove: 'Noņemt {name}',
      joined: 'Ielaiž spēlētājus caur šo proxy',
      apart: 'Vēl nepazīst šo proxy un tā spēlētājus nelaidīs iekšā',
      unable:
        'Nevar būt aiz proxy. Der Paper un Purpur no 1.13, ar modu arī Fabric un (no 1.20.2) NeoForge un Forge',
      elsewhere: 'Ierakstiet zemāk redzamo noslēpumu tā iestatījumos',
      gone: 'Šī servera vairs nav',
      join: 'Savienot',
      joinTitle: 'Savienot „{name}” ar šo proxy?',
      joinText:
        'Serveris saņems proxy noslēpumu un, ja darbojas, tiks restartēts. ' +
        'Pēc tam tajā varēs ienākt tikai caur proxy, un kontus pārbaudīs proxy.',
      joinedNow: '„{name}” tagad ielaiž spēlētājus caur proxy',
      chooseOwn: 'Izvēlēties no savējiem',
      chooseTitle: 'Kurus serverus likt aiz proxy?',
      chooseText:
        'Katrs saņems proxy noslēpumu un, ja darbojas, tiks restartēts. ' +
        'Proxy par tiem uzzinās bez restartēšanas. ' +
        'Pēc tam tajos varēs ienākt tikai caur proxy, un kontus pārbaudīs proxy.',
      chooseButton: 'Likt aiz proxy',
      chosen: 'Serveri tagad ir aiz proxy',
      takeOutTitle: 'Atvienot „{name}” no proxy?',
      takeOutText:
        'Noslēpums tiks dzēsts no tā iestatījumiem, un serveris atkal pats pārbaudīs kontus. ' +
        'Ja tas darbojas, tas tiks restartēts; proxy par to uzzinās bez restartēšanas.',
      takeOutButton: 'Atvienot',
      takenOut: '„{name}” vairs nav aiz proxy',
      needsMod: 'Vajadzīgs mods {mod}: kamēr tā nav, serveris nelaidīs iekšā proxy spēlētājus',
      modUnknown: 'Vajadzīgs mods {mod}; pašlaik nevar redzēt, vai tas ir instalēts',
      modThere: 'Mods {mod} ir instalēts',
      findMod: 'Atrast {mod}',
      takeOutMod:
        'Izslēdziet vai noņemiet arī modu {mod}: kamēr tas ir, serveris tieši nelaidīs iekšā nevienu.',
      behind: 'Aiz proxy',
      behindHint: 'Ienākt var tikai caur proxy: savā adresē serveris spēlētājus nelaiž iekšā.',
      inFront: 'Serveri aiz tā',
      noneBehind: 'Aiz šī proxy vēl nav neviena servera: spēlētājus, kas tam pieslēgsies, atvienos.',
      putBehind: 'Likt aiz tā serveri',
      behindOther:
        'Šī proxy nav starp jūsu serveriem. ' +
        'Lai spēlētāji atkal varētu pieslēgties tieši, iestatījumos iztukšojiet lauku „Proxy ' +
        'noslēpums”.',
      openSettings: 'Atvērt iestatījumus',
      noStart:
        'Serveris ir aiz proxy, un pieslēgšanās caur proxy to nepalaiž. Palaist to var panelī vai pēc grafika.',
      backendsStay:
        'Serveri aiz tā paliks: {names}. ' +
        'Proxy noslēpums tiks dzēsts no to iestatījumiem, un tie, kas darbojas, tiks restartēti. ' +
        'Pēc tam katram varēs pieslēgties tieši, ar tā adresi.',
      proxyStays:
        'Proxy, aiz kura tas ir, paliks: {names}. Taču caur to spēlētāji šajā serverī vairs nenokļūs.',
    },
    tooLong: 'Ne garāk par {max} zīmēm',
    range: 'Vesels skaitlis no {min} līdz {max}',
    javaArgumentFaults: {
      form: '{word}: tā Java argumentus neraksta. Der -D…, -XX:… un --add-opens=…',
      memory: '{word}: atmiņu nosaka plāns',
      collector: '{word}: atkritumu savācēju izvēlas savā laukā',
      program: '{word}: ielādē svešu kodu vai lasa argumentus no citas vietas',
      files: '{word}: raksta izmetes un žurnālus, kas piepilda disku',
      remote: '{word}: atver Java attālo pārvaldību bez paroles',
      number: '{word}: vajag veselu skaitli no {min} līdz {max}',
      metrics: '{word}: paslēpj no paneļa servera rādītājus',
      ours: '{word}: šo vērtību iestatām mēs paši',
      time_zone: '{word}: laika joslu izvēlas savā laukā',
      log4j: '{word}: izslēdz aizsardzību pret Log4Shell',
    },
    emptyStop: {
      heading: 'Tukša servera apturēšana',
      intro:
        'Kad serverī neviena nav, tas var apstāties pats. ' +
        'Laiku skaita no pēdējā spēlētāja aiziešanas vai no palaišanas. ' +
        'Kamēr notiek rezerves kopijas veidošana, atjaunošana, failu augšupielāde vai grafika ' +
        'uzdevums, serveris neapstāsies. ' +
        'Palaišana pēc grafika darbojas kā līdz šim.',
      switch: 'Apturēt serveri, kad tajā neviena nav',
      after: 'Apturēt pēc',
      turnedOn: 'Tukša servera apturēšana ir ieslēgta',
      turnedOff: 'Tukša servera apturēšana ir izslēgta',
      starters: 'Pieslēdzoties serveri atkal var palaist: {names}.',
      nobody:
        'Palaišana pieslēdzoties nav iestatīta: apturēto serveri varēs palaist tikai panelī vai pēc grafika.',
      bedrock:
        'Bedrock serverus pieslēdzoties palaist nevar: apturēto serveri varēs palaist tikai panelī vai pēc grafika.',
      link: 'Iestatīt palaišanu pieslēdzoties',
      unknown: 'Serveris neziņo, cik tajā ir spēlētāju. Kamēr tā ir, pats tas neapstāsies.',
    },
    danger: 'Dzēšana',
    deleteTitle: 'Dzēst „{name}”?',
    deleteText: 'Pasaule, iestatījumi un konsole tiks dzēsti uz visiem laikiem.',
    deleteMoney: 'Nauda par atlikušo laiku netiks atmaksāta.',
    deleteMoneySum: 'Nauda par atlikušo laiku netiks atmaksāta: {amount}.',
    losses: {
      lead: 'Pazudīs uz visiem laikiem:',
      unknown: 'Daļu no šī saraksta neizdevās ielādēt. Pazudīs viss, kas serverim ir.',
      worlds: 'Pasaules',
      allFiles: 'visi, arī iestatījumi un žurnāli',
      backupsGone: '{count}. Serveri no tām atjaunot vairs nevarēs.',
      addressKept: 'Vēl {days} to varēsiet aizņemt tikai jūs.',
      domains: 'Piesaistītie domēni',
    },
    deleteType: 'Lai apstiprinātu, ierakstiet nosaukumu: {name}',
    deleteButton: 'Dzēst serveri',
    deleting: 'Serveris tiek dzēsts',
    notActive: 'Iestatījumus tagad mainīt nevar: serveris nav apmaksāts vai ir bloķēts.',
  },
  account: {
    heading: 'Konts',
    profile: 'Profils',
    since: 'Kopā ar mums kopš {date}',
    avatarHint: 'Attēls tiek zīmēts no lietotājvārda',
    email: 'E-pasts',
    confirmed: 'apstiprināts',
    unconfirmed: 'nav apstiprināts',
    unconfirmedText: 'Atveriet saiti no vēstules, un bezmaksas serveris būs pieejams.',
    noEmail: 'E-pasta adreses vēl nav. Norādiet to, un bezmaksas serveris būs pieejams.',
    waiting: 'Gaida apstiprinājumu: {email}. Līdz tam vēstules sūtām uz iepriekšējo adresi.',
    sendAgain: 'Nosūtīt vēstuli',
    enterCode: 'Ievadīt kodu no vēstules',
    sent: 'Vēstule nosūtīta',
    changeEmail: 'Mainīt e-pastu',
    newEmail: 'Jaunais e-pasts',
    emailShape: 'Norādiet pilnu e-pasta adresi, piemēram, name@example.com',
    emailRefused:
      'Pasta serveris nepieņem mūsu vēstules uz {email}. ' +
      'Pārbaudiet adresi un izlabojiet to, ja tajā ir kļūda; ja adrese ir pareiza, norādiet citu.',
    password: 'Parole',
    currentPassword: 'Pašreizējā parole',
    newPassword: 'Jaunā parole',
    repeat: 'Vēlreiz',
    changePassword: 'Mainīt paroli',
    passwordChanged: 'Parole nomainīta',
    passwordNote: 'Vismaz 10 zīmes. Pēc maiņas pārējās sesijas beigsies.',
    noPassword:
      'Paroles jums nav: ieejat ar sociālā tīkla kontu. ' +
      'Paroli var iestatīt pieteikšanās lapā ar saiti „Aizmirsāt paroli?”.',
    wrongPassword: 'Parole neder',
    passwordFaults: {
      password_short: 'Pārāk īsa: vajag vismaz 10 zīmes',
      password_long: 'Pārāk gara: ne vairāk kā 128 zīmes',
      password_common: 'Šo paroli ir viegli uzminēt, izdomājiet citu',
      repeat_differs: 'Paroles nesakrīt',
    },
    factor: 'Otrais pieteikšanās solis',
    factorOn: 'Ieslēgts',
    factorOff: 'Izslēgts',
    factorText: 'Lai pieteiktos, līdzās parolei vajadzēs arī kodu no lietotnes tālrunī.',
    enable: 'Ieslēgt',
    disable: 'Izslēgt',
    factorScan: 'Noskenējiet kodu ar vienreizējo paroļu lietotni.',
    factorKey: 'Vai arī ievadiet atslēgu:',
    factorCode: 'Seši cipari no lietotnes',
    factorVerify: 'Pārbaudīt',
    factorWrong: 'Kods neder. Pārbaudiet tālruņa pulksteni.',
    factorEnabled: 'Otrais pieteikšanās solis ir ieslēgts',
    factorDisabled: 'Otrais pieteikšanās solis ir izslēgts',
    codes: 'Atkopšanas kodi',
    codesText: 'Katrs vienu reizi aizstāj lietotni. Saglabājiet tos tagad: vairs tos nerādīsim.',
    codesNew: 'Jauni kodi',
    codesKept: 'Kodi saglabāti',
    passwordAsked: 'Lai turpinātu, ievadiet paroli.',
    continue: 'Turpināt',
    sessions: 'Sesijas',
    thisSession: 'šī sesija',
    revoke: 'Beigt',
    revoked: 'Sesija beigta',
    logOutOthers: 'Beigt pārējās',
    logOutAll: 'Iziet visur',
    logOutAllText: 'Beigsies visas sesijas, arī šī. Būs jāieiet vēlreiz.',
    unknownBrowser: 'Nezināma pārlūkprogramma',
    sessionSince: 'kopš {date}',
    networks: 'Sociālie tīkli',
    linked: 'piesaistīts',
    link: 'Piesaistīt',
    unlink: 'Atsaistīt',
    linkText: 'Pēc tam varēsiet ieiet arī ar {network}.',
    unlinkText: 'Ar {network} ieiet vairs nevarēs.',
    networkOutcomes: {
      network_denied: 'Piesaiste atcelta.',
      network_taken: 'Šis sociālā tīkla profils jau ir piesaistīts citam kontam.',
      network_failed: 'Sociālo tīklu piesaistīt neizdevās. Mēģiniet vēlreiz.',
    },
    sessionOld:
      'Kontam nav paroles, tāpēc vajag ieiet no jauna. Izejiet, ieejiet vēlreiz ar sociālo tīklu un atkārtojiet.',
    logInAgain: 'Iziet un ieiet vēlreiz',
    balance: 'Atlikums',
    balanceEmpty: 'Nauda vēl nav ienākusi.',
    noCurrency: 'Konta valūta nav izvēlēta',
    entries: 'Naudas kustība',
    date: 'Datums',
    what: 'Kas',
    sum: 'Summa',
    entryKinds: {
      credit: 'Papildināšana',
      refund: 'Atmaksa',
      debit: 'Norakstījums',
      purchase: 'Pirkums',
      extension: 'Pagarinājums',
      plan_change: 'Plāna maiņa',
      payment: 'Maksājums',
      chargeback: 'Banka maksājumu atsauca',
      payout: 'Atmaksas pieprasījums',
      payout_ended: 'Atmaksas pieprasījums slēgts',
      chargeback_reversed: 'Banka maksājuma atsaukumu atcēla',
      period_ended: 'Apmaksātais laiks beidzies, atlikums atgriezts',
      period_restored: 'Apmaksātais laiks atjaunots',
      debt_paid: 'Parāda dzēšana',
      debt_written_off: 'Parāds norakstīts',
    },
    data: 'Jūsu dati',
    exportText: 'Viss, ko par jums glabājam, vienā JSON failā.',
    export: 'Lejupielādēt datus',
    lossesText:
      'Pēc septiņām dienām konts tiek dzēsts neatgriezeniski; līdz tam to var paturēt. Lūk, kas pazudīs:',
    lossesServer: 'Serveris {server} ({subdomain})',
    lossesPaid: 'apmaksāts līdz {date}, atlikums {amount}',
    lossesFree: 'bezmaksas',
    lossesBackups: 'Rezerves kopijas: {count}',
    lossesBalance: 'Konta atlikums: {amount}',
    lossesRefundable:
      'No tā jūsu nauda: {amount}. Vispirms pieprasiet atmaksu atlikuma lapā: ja kontu izdzēsīsiet, nauda zudīs.',
    lossesRefundRequested:
      'Atmaksas pieprasījums {number} par {amount}: izskatīsim to arī pēc dzēšanas, bet e-pasta ' +
      'vēstules vairs nesūtīsim. Ja to apstiprināsim, naudu atmaksāsim tādā pašā veidā, kā maksājāt; ' +
      'ja noraidīsim, nauda zudīs. Drošāk ir sagaidīt lēmumu.',
    lossesRefundApproved:
      'Atmaksa {number} par {amount} ir apstiprināta: nauda pienāks arī pēc dzēšanas. ' +
      'Ja to nevarēs atmaksāt tādā pašā veidā, mēs nevarēsim jums uzrakstīt.',
    lossesNone: 'Nav ne serveru, ne naudas kontā.',
    deleteCode: 'Kods no lietotnes',
    deleteCodeWrong: 'Šis kods neder',
    deletionPlanned: 'Konts tiks dzēsts {date}. Līdz tam to var paturēt.',
    deletionUndo: 'Paturēt kontu',
    deleteTitle: 'Dzēst kontu?',
    deleteType: 'Lai apstiprinātu, ierakstiet lietotājvārdu: {login}',
    deleteButton: 'Dzēst kontu',
  },
}
