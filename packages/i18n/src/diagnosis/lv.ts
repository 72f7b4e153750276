import type { DiagnosisMessages } from './en.ts'

export const lv: DiagnosisMessages = {
  heading: 'Kāpēc serveris nestartēja?',
  headingCrash: 'Kāpēc serveris avarēja?',
  reading: 'Lasām žurnālu…',
  noLog: 'Žurnāla vēl nav: serveris neko nav ierakstījis.',
  unread: 'Žurnālu neizdevās nolasīt.',
  unknown: 'Šādu kļūdu mēs nepazīstam',
  unknownText: 'Visticamāk, par to liecina šīs rindas. Parādiet tās tam, kas jums palīdz.',
  also: 'Atrasts arī',
  showLines: 'Žurnāla rindas',
  console: 'konsole',
  find: 'Meklēt {name}',
  switchOff: 'Izslēgt {name}',
  switchedOff: '{name}: izslēgts. Tagad palaidiet serveri.',
  settings: 'Atvērt iestatījumus',
  backups: 'Uz rezerves kopijām',
  openFile: 'Atvērt {file}',
  useJava: 'Lietot Java {java} un palaist',
  javaUsed: 'Tagad serverim ir Java {java}',
  noJava:
    'Java {java} šim serverim neder. ' +
    'Ņemiet spraudņa, moda vai servera programmatūras versiju, kas paredzēta Java {here}.',
  hasJava: 'Java {java} jau ir izvēlēta. Palaidiet serveri.',
  install: 'Instalēt {name}',
  update: 'Atjaunināt {name}',
  versions: 'Izvēlēties citu {name} versiju',
  restore: 'Atjaunot {file} no kopijas',
  findPort: 'Meklēt {port} failos',
  ports: 'Uz papildu portiem',
  confirm: {
    button: 'Apstiprināt un palaist',
    title: 'Noņemt to, kas palicis no modiem?',
    text:
      'Trūkstošo modu bloki, priekšmeti un būtnes pazudīs no pasaules uz visiem laikiem. ' +
      'Ja modi varētu atgriezties, vispirms izveidojiet rezerves kopiju.',
    sent: 'Atbilde nosūtīta, palaišana turpinās.',
    failed: 'Nav savienojuma ar serveri: atbilde nav nosūtīta. Mēģiniet vēlreiz.',
  },
  core: 'Mainīt servera programmatūru vai versiju',
  addons: 'Uz instalētajiem',
  files: 'Uz failiem',
  undone: 'Pēdējā izmaiņa ir atcelta',
  undoneText: 'Cēlonis no iepriekšējā žurnāla vairs nav spēkā. Palaidiet serveri.',
  nowStart: 'Gatavs. Palaidiet serveri un pārbaudiet, vai palīdzēja.',
  nextPlan: 'Tagad ir {now}. Nākamais plāns „{plan}” dod {more}.',
  facts: {
    addon: 'Spraudnis vai mods',
    id: 'ID',
    needs: 'Vajag',
    wanted: 'Prasa versiju',
    found: 'Versija šeit',
    java: 'Vajadzīgā Java',
    javaHere: 'Java šeit',
    file: 'Fails',
    other: 'Un vēl',
    line: 'Rinda',
    port: 'Ports',
    place: 'Vieta',
    chunk: 'Čanks',
    world: 'Pasaule',
    what: 'Kas tieši',
  },
  share: {
    button: 'Dalīties ar žurnālu',
    about:
      'To atvērs ikviens, kam ir saite. ' +
      'Pēc nedēļas žurnāls tiks dzēsts. ' +
      'IP adreses, e-pasta adreses, paroles un tokenus paslēpjam.',
    preview: 'Tā to redzēs citi',
    cut: 'Žurnāls ir garš, tāpēc redzamas tā beigas.',
    make: 'Izveidot saiti',
    link: 'Saite',
    until: 'Pieejama līdz {date}',
    remove: 'Dzēst saiti',
    removed: 'Saite dzēsta',
    yours: 'Jūsu saites',
    full: 'Vairāk par {most} saitēm nevar būt. Vispirms izdzēsiet kādu.',
    nothing: 'Vēl nav ko rādīt: žurnāls ir tukšs.',
  },
  page: {
    title: 'Servera žurnāls',
    until: 'Ar to dalījās servera īpašnieks. Pieejamības termiņš: {date}.',
    raw: 'Atvērt kā tekstu',
    found: 'Kas tajā atrasts',
    unknown: 'Tajā nav kļūdu, ko mēs pazīstam.',
    gone: 'Šī žurnāla te nav',
    goneText: 'Saites darbojas nedēļu. Varbūt īpašnieks to izdzēsa agrāk.',
  },
  codes: {
    eula: { what: 'Nav piekrišanas spēles licencei (EULA)', todo: 'Izlasiet to un piekrītiet servera lapā.' },
    bad_flags: {
      what: 'Java nepazīst vienu no palaišanas argumentiem',
      todo: 'Noņemiet to no Java argumentiem iestatījumos.',
    },
    core_missing: {
      what: 'Trūkst servera programmatūras faila',
      todo: 'Atjaunojiet to no atkritnes vai rezerves kopijas.',
    },
    wrong_java: {
      what: 'Vajadzīga Java {java}',
      todo: 'Izvēlieties to iestatījumos vai ņemiet versiju, kas der pašreizējai Java.',
    },
    awaits_confirm: {
      what: 'Serveris gaida atbildi konsolē',
      todo:
        'Pasaulē ir lietas no modiem, kuru vairs nav. ' +
        'Apstipriniet, un tās pazudīs uz visiem laikiem. ' +
        'Vai arī apturiet serveri un ielieciet modus atpakaļ.',
    },
    disk_full: {
      what: 'Disks ir pilns',
      todo:
        'Izdzēsiet vecos žurnālus, liekās pasaules un arhīvus un iztukšojiet atkritni vai ņemiet plānu ' +
        'ar lielāku disku.',
    },
    memory: {
      what: 'Nepietika atmiņas',
      todo: 'Noņemiet dažus spraudņus vai modus, samaziniet redzamības attālumu vai ņemiet lielāku plānu.',
    },
    memory_killed: {
      what: 'Serveris patērēja vairāk atmiņas, nekā dod plāns, un tika apturēts',
      todo: 'Noņemiet dažus spraudņus vai modus vai ņemiet lielāku plānu.',
    },
    threads: {
      what: 'Sasniegta pavedienu robeža',
      todo: 'Kāds spraudnis vai mods tos veido bez gala. Izslēdziet pēdējos pievienotos.',
    },
    open_files: {
      what: 'Vienlaikus atvērts pārāk daudz failu',
      todo:
        'Kāds spraudnis vai mods atver failus un tos neaizver. ' +
        'Atjauniniet vai izslēdziet pēdējos pievienotos un palaidiet vēlreiz.',
    },
    port_taken: {
      what: 'Ports ir aizņemts',
      todo:
        'Parasti divi spraudņi klausās vienu portu vai iepriekšējais process nav beidzies. ' +
        'Pārbaudiet portus spraudņu iestatījumos un palaidiet vēlreiz.',
    },
    session_lock: {
      what: 'Pasauli lieto cits process',
      todo:
        'Pagaidiet, līdz serveris pilnībā apstājas, un palaidiet vēlreiz. ' +
        'Ja nelīdz, izdzēsiet session.lock pasaules mapē.',
    },
    world_newer: {
      what: 'Pasaule saglabāta jaunākā spēles versijā',
      todo:
        'Izvēlieties versiju, kas nav vecāka par to, kurā pasaule atvērta pēdējoreiz, vai atjaunojiet ' +
        'pasauli no kopijas.',
    },
    world_older: {
      what: 'Pasaule ir par vecu šai versijai',
      todo: 'Vispirms atveriet to starpversijā (kurā – norādīts žurnālā), pēc tam šajā.',
    },
    world_mods: {
      what: 'Pasaulei vajag modus vai datu pakas, kuru vairs nav',
      todo: 'Ielieciet atpakaļ noņemto vai atjaunojiet pasauli no rezerves kopijas.',
    },
    world_level: { what: 'Fails level.dat ir bojāts', todo: 'Atjaunojiet pasauli no rezerves kopijas.' },
    download_failed: {
      what: 'Neizdevās lejupielādēt vajadzīgos failus',
      todo: 'Pakalpojums, kurā tie ir, neatbild. Palaidiet serveri nedaudz vēlāk.',
    },
    missing_mod: { what: 'Trūkst moda {needs}', todo: 'Instalējiet to: bez tā cits mods nedarbojas.' },
    mod_version: { what: 'Modam {needs} ir nepareiza versija', todo: 'Ņemiet versiju, ko prasa otrs mods.' },
    loader_version: {
      what: 'Mods prasa citu ielādētāja versiju',
      todo: 'Nomainiet servera programmatūras versiju vai ņemiet moda versiju šim ielādētājam.',
    },
    mod_conflict: {
      what: 'Modi nav saderīgi',
      todo: 'Izslēdziet vienu no tiem vai atrodiet versijas, kas sader.',
    },
    client_only: {
      what: 'Šis mods ir tikai spēlētājiem',
      todo: 'Serverī tas nedarbojas. Izslēdziet to šeit; spēlētāji to var paturēt.',
    },
    mixin: {
      what: 'Mods nevarēja iekļauties spēlē',
      todo: 'Parasti tas neder spēles versijai vai konfliktē ar citu modu. Izvēlieties citu versiju vai izslēdziet to.',
    },
    ticking_entity: {
      what: 'Serveris avarēja, apstrādājot mobu vai citu entītiju',
      todo: 'Noņemiet to vai atjaunojiet pasauli no kopijas. Ja tā ir no moda, atjauniniet modu.',
    },
    ticking_block: {
      what: 'Serveris avarēja, apstrādājot bloku',
      todo: 'Noņemiet to vai atjaunojiet pasauli no kopijas. Ja tas ir no moda, atjauniniet modu.',
    },
    datapack: {
      what: 'Datu paka neielādējas',
      todo: 'Izslēdziet vai atjauniniet pēdējo pievienoto datu paku.',
    },
    world_region: {
      what: 'Bojāta pasaules daļa',
      todo: 'Atjaunojiet šo failu no rezerves kopijas: pārējā pasaule nemainīsies.',
    },
    missing_plugin: {
      what: 'Trūkst spraudņa {needs}',
      todo: 'Instalējiet to: bez tā cits spraudnis nedarbojas.',
    },
    wrong_game: {
      what: 'Spraudnis vai mods ir citai spēles versijai',
      todo: 'Ņemiet tā versiju savai spēlei vai nomainiet servera programmatūras versiju.',
    },
    wrong_loader: {
      what: 'Spraudnis vai mods ir paredzēts citai servera programmatūrai',
      todo: 'Atrodiet tādu pašu savai servera programmatūrai, bet šo izslēdziet.',
    },
    duplicate_addon: {
      what: 'Viens un tas pats instalēts divreiz',
      todo: 'Atstājiet vienu failu, otru izslēdziet.',
    },
    corrupt_jar: {
      what: 'Spraudņa vai moda fails ir bojāts',
      todo: 'Lejupielādējiet to vēlreiz: visticamāk, pārsūtīšana pārtrūka.',
    },
    not_a_plugin: {
      what: 'Fails pie spraudņiem vai modiem neder šai servera programmatūrai',
      todo: 'Pārbaudiet, vai tas ir īstais fails, un šo izslēdziet.',
    },
    bad_file: {
      what: 'Kļūda failā {file}',
      todo: 'Izlabojiet to redaktorā. Visbiežāk vainīgas atkāpes, pēdiņas vai lieka zīme.',
    },
    forwarding: {
      what: 'Serveris un proxy nav saskaņoti',
      todo: 'Noslēpumam jābūt vienādam proxy un visos serveros aiz tā.',
    },
    addon_port: {
      what: 'Spraudnis vai mods nesaņēma savu portu',
      todo:
        'Pievienojiet papildu portu iestatījumos un ierakstiet tā numuru spraudņa vai moda iestatījumos. ' +
        'Pati spēle darbojas arī bez tā.',
    },
    database: {
      what: 'Spraudnis vai mods nevar savienoties ar savu datubāzi',
      todo: 'Pārbaudiet adresi, vārdu un paroli tā iestatījumos vai pārslēdziet to uz glabāšanu failos.',
    },
    missing_class: {
      what: 'Spraudnim vai modam trūkst programmas daļas',
      todo: 'Parasti tam ir nepareiza versija vai trūkst bibliotēkas. Izvēlieties citu versiju vai izslēdziet to.',
    },
    stack_overflow: {
      what: 'Programma iestrēga bezgalīgā ciklā',
      todo: 'Izslēdziet vai atjauniniet pēdējo pievienoto spraudni, modu vai datu paku.',
    },
    watchdog: {
      what: 'Serveris vairs neatbildēja, un to apturēja aizsardzība (watchdog)',
      todo:
        'Viena takts (tick) ilga pārāk ilgi. ' +
        'Rindās zemāk redzams, ar ko serveris bija aizņemts: atjauniniet to vai izslēdziet.',
    },
    jvm_crash: {
      what: 'Avarēja pati Java',
      todo: 'Bieži vainīgs mods ar savu bibliotēku. Atjauniniet to vai izvēlieties citu Java.',
    },
    addon_failed: {
      what: 'Spraudnis vai mods nestartēja',
      todo: 'Pārbaudiet tā iestatījumus, izvēlieties citu versiju vai izslēdziet to.',
    },
    game_crash: {
      what: 'Spēle avarēja',
      todo:
        'Iemesls ir redzams rindās zemāk. ' +
        'Parasti vainīgs ir mods vai spraudnis: atjauniniet vai izslēdziet pēdējos pievienotos vai ' +
        'atjaunojiet pasauli no kopijas.',
    },
    permission: { what: 'Failam nav piekļuves', todo: 'Pārbaudiet tā tiesības servera failos.' },
    session_servers: {
      what: 'Mojang pieteikšanās serveri neatbild',
      todo: 'Spēlētāji pagaidām nevar ienākt. Parasti tas pāriet pats.',
    },
    offline_mode: {
      what: 'Spēlētāji ienāk bez licences pārbaudes',
      todo: 'Ikviens var ienākt ar svešu vārdu. Tā drīkst būt tikai aiz proxy.',
    },
  },
}
