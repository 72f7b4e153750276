import type { DiagnosisMessages } from './en.ts'

export const et: DiagnosisMessages = {
  heading: 'Miks server ei käivitunud?',
  headingCrash: 'Miks server kokku jooksis?',
  reading: 'Loeme logi…',
  noLog: 'Logi veel pole: server pole midagi kirjutanud.',
  unread: 'Logi lugemine ei õnnestunud.',
  unknown: 'Sellist viga me ei tunne',
  unknownText: 'Need read räägivad tõenäoliselt sellest. Näidake neid sellele, kes teid aitab.',
  also: 'Leiti veel',
  showLines: 'Logi read',
  console: 'konsool',
  find: 'Otsi {name}',
  switchOff: 'Lülita {name} välja',
  switchedOff: '{name}: välja lülitatud. Nüüd käivitage server.',
  settings: 'Ava seaded',
  backups: 'Varukoopiate juurde',
  openFile: 'Ava {file}',
  useJava: 'Vali Java {java} ja käivita',
  javaUsed: 'Nüüd on serveril Java {java}',
  noJava:
    'Java {java} sellele serverile ei sobi. ' +
    'Võtke plugina, modi või tarkvara versioon, mis on tehtud Java {here} jaoks.',
  hasJava: 'Java {java} on juba valitud. Käivitage server.',
  install: 'Paigalda {name}',
  update: 'Uuenda {name}',
  versions: 'Vali teine versioon: {name}',
  restore: 'Taasta {file} koopiast',
  findPort: 'Otsi failidest {port}',
  ports: 'Lisaportide juurde',
  confirm: {
    button: 'Kinnita ja käivita',
    title: 'Kas eemaldada see, mis modidest jäi?',
    text:
      'Puuduvate modide plokid, esemed ja olemid kaovad maailmast jäädavalt. ' +
      'Kui modid võivad tagasi tulla, tehke enne varukoopia.',
    sent: 'Vastus on saadetud, käivitamine jätkub.',
    failed: 'Serveriga pole ühendust: vastust ei saadetud. Proovige uuesti.',
  },
  core: 'Vaheta tarkvara või versiooni',
  addons: 'Paigaldatu juurde',
  files: 'Failide juurde',
  undone: 'Viimane muudatus on tagasi võetud',
  undoneText: 'Eelmise logi põhjus enam ei kehti. Käivitage server.',
  nowStart: 'Valmis. Käivitage server ja vaadake, kas aitas.',
  nextPlan: 'Praegu on {now}. Järgmine pakett „{plan}“ annab {more}.',
  facts: {
    addon: 'Plugin või mod',
    id: 'ID',
    needs: 'Vajab',
    wanted: 'Nõuab versiooni',
    found: 'Versioon siin',
    java: 'Vajalik Java',
    javaHere: 'Java siin',
    file: 'Fail',
    other: 'Lisaks',
    line: 'Rida',
    port: 'Port',
    place: 'Koht',
    chunk: 'Kamakas',
    world: 'Maailm',
    what: 'Täpsemalt',
  },
  share: {
    button: 'Jaga logi',
    about:
      'Selle saab avada igaüks, kellel on link. ' +
      'Nädala pärast logi kustutatakse. ' +
      'IP- ja e-posti aadressid, paroolid ja tokenid peidame.',
    preview: 'Nii näevad seda teised',
    cut: 'Logi on pikk, seega on näha selle lõpp.',
    make: 'Tee link',
    link: 'Link',
    until: 'Avatud kuni {date}',
    remove: 'Kustuta link',
    removed: 'Link kustutatud',
    yours: 'Teie lingid',
    full: 'Linke ei saa olla üle {most}. Kustutage enne mõni.',
    nothing: 'Pole veel midagi näidata: logi on tühi.',
  },
  page: {
    title: 'Serveri logi',
    until: 'Seda jagas serveri omanik. Avatud kuni {date}.',
    raw: 'Ava tekstina',
    found: 'Mis sellest leiti',
    unknown: 'Selles pole viga, mida tunneme.',
    gone: 'Seda logi siin pole',
    goneText: 'Lingid kehtivad nädala. Omanik võis selle varem kustutada.',
  },
  codes: {
    eula: {
      what: 'Mängu litsentsilepinguga (EULA) pole nõustutud',
      todo: 'Lugege see läbi ja nõustuge serveri lehel.',
    },
    bad_flags: {
      what: 'Java ei tunne üht argumenti',
      todo: 'Eemaldage see seadetes väljalt „Java argumendid“.',
    },
    core_missing: { what: 'Tarkvara fail puudub', todo: 'Taastage see prügikastist või varukoopiast.' },
    wrong_java: {
      what: 'Vaja on Java {java}',
      todo: 'Valige see seadetes või võtke versioon, mis sobib praeguse Javaga.',
    },
    awaits_confirm: {
      what: 'Server ootab konsoolis vastust',
      todo:
        'Maailmas on asju modidest, mida enam pole. ' +
        'Kinnitage, ja need kaovad jäädavalt. ' +
        'Või peatage server ja pange modid tagasi.',
    },
    disk_full: {
      what: 'Ketas on täis',
      todo:
        'Kustutage vanad logid, liigsed maailmad ja arhiivid ning tühjendage prügikast või võtke suurema ' +
        'kettaga pakett.',
    },
    memory: {
      what: 'Mälu sai otsa',
      todo: 'Eemaldage mõned pluginad või modid, vähendage nähtavuskaugust või võtke suurem pakett.',
    },
    memory_killed: {
      what: 'Server kasutas rohkem mälu, kui paketis on, ja peatati',
      todo: 'Eemaldage mõned pluginad või modid või võtke suurem pakett.',
    },
    threads: {
      what: 'Lõimede piir on käes',
      todo: 'Mõni plugin või mod loob neid lõputult. Lülitage viimati lisatud välja.',
    },
    open_files: {
      what: 'Korraga on avatud liiga palju faile',
      todo:
        'Mõni plugin või mod avab faile ega sulge neid. ' +
        'Uuendage viimati lisatuid või lülitage need välja ja käivitage uuesti.',
    },
    port_taken: {
      what: 'Port on hõivatud',
      todo:
        'Tavaliselt kuulavad kaks pluginat sama porti või pole eelmine protsess lõppenud. ' +
        'Kontrollige porte pluginate seadetes ja käivitage uuesti.',
    },
    session_lock: {
      what: 'Maailma kasutab teine protsess',
      todo:
        'Oodake, kuni server on täiesti peatunud, ja käivitage uuesti. ' +
        'Kui see ei aita, kustutage maailma kaustast session.lock.',
    },
    world_newer: {
      what: 'Maailm on salvestatud mängu uuema versiooniga',
      todo: 'Valige versioon, mis pole viimasest vanem, või taastage maailm koopiast.',
    },
    world_older: {
      what: 'Maailm on selle versiooni jaoks liiga vana',
      todo: 'Avage see kõigepealt vahepealses versioonis (logi ütleb, millises) ja siis selles.',
    },
    world_mods: {
      what: 'Maailm vajab mode või andmepakke, mida enam pole',
      todo: 'Pange eemaldatu tagasi või taastage maailm varukoopiast.',
    },
    world_level: { what: 'Fail level.dat on rikutud', todo: 'Taastage maailm varukoopiast.' },
    download_failed: {
      what: 'Vajalikke faile ei saanud alla laadida',
      todo: 'Teenus, kus need on, ei vasta. Käivitage server veidi hiljem.',
    },
    missing_mod: { what: 'Puudub mod {needs}', todo: 'Paigaldage see: ilma selleta teine mod ei tööta.' },
    mod_version: { what: 'Modil {needs} on vale versioon', todo: 'Võtke versioon, mida teine mod nõuab.' },
    loader_version: {
      what: 'Mod nõuab teist laaduri versiooni',
      todo: 'Vahetage tarkvara versiooni või võtke modi versioon selle laaduri jaoks.',
    },
    mod_conflict: {
      what: 'Modid ei sobi kokku',
      todo: 'Lülitage üks välja või leidke versioonid, mis sobivad.',
    },
    client_only: {
      what: 'See mod on ainult mängijatele',
      todo: 'Serveris see ei tööta. Lülitage see siin välja; mängijad võivad selle alles jätta.',
    },
    mixin: {
      what: 'Mod ei saanud mängu koodi muuta',
      todo:
        'Tavaliselt ei sobi see mängu versiooniga või on vastuolus teise modiga. ' +
        'Valige teine versioon või lülitage see välja.',
    },
    ticking_entity: {
      what: 'Server jooksis kokku olemi (entity) tõttu',
      todo: 'Eemaldage see või taastage maailm koopiast. Kui see on modist, uuendage modi.',
    },
    ticking_block: {
      what: 'Server jooksis kokku ploki tõttu',
      todo: 'Eemaldage see või taastage maailm koopiast. Kui see on modist, uuendage modi.',
    },
    datapack: {
      what: 'Andmepakki ei õnnestunud laadida',
      todo: 'Lülitage välja või uuendage viimati lisatud andmepakk.',
    },
    world_region: {
      what: 'Osa maailmast on rikutud',
      todo: 'Taastage see fail varukoopiast: ülejäänud maailm ei muutu.',
    },
    missing_plugin: {
      what: 'Puudub plugin {needs}',
      todo: 'Paigaldage see: ilma selleta teine plugin ei tööta.',
    },
    wrong_game: {
      what: 'Plugin või mod on mängu teise versiooni jaoks',
      todo: 'Võtke selle versioon oma mängu jaoks või vahetage tarkvara versiooni.',
    },
    wrong_loader: {
      what: 'Plugin või mod on teise serveritarkvara jaoks',
      todo: 'Leidke sama oma tarkvara jaoks ja lülitage see siin välja.',
    },
    duplicate_addon: {
      what: 'Sama asi on paigaldatud kaks korda',
      todo: 'Jätke üks fail ja lülitage teine välja.',
    },
    corrupt_jar: {
      what: 'Plugina või modi fail on rikutud',
      todo: 'Laadige see uuesti alla: tõenäoliselt katkes edastus.',
    },
    not_a_plugin: {
      what: 'Fail pluginate või modide seas ei sobi sellele serveritarkvarale',
      todo: 'Kontrollige, kas laadisite alla õige faili, ja lülitage see siin välja.',
    },
    bad_file: {
      what: 'Viga failis {file}',
      todo: 'Parandage see redaktoris. Enamasti on süüdi taanded, jutumärgid või liigne märk.',
    },
    forwarding: {
      what: 'Serveri ja proksi seaded ei klapi',
      todo: 'Salavõti peab olema proksis ja kõigis selle taga olevates serverites sama.',
    },
    addon_port: {
      what: 'Plugin või mod ei saanud oma porti',
      todo:
        'Lisage seadetes lisaport ja kirjutage selle number plugina või modi seadetesse. ' +
        'Mäng ise töötab ka ilma selleta.',
    },
    database: {
      what: 'Plugin või mod ei saa oma andmebaasiga ühendust',
      todo: 'Kontrollige selle seadetes aadressi, nime ja parooli või seadke see andmeid failides hoidma.',
    },
    missing_class: {
      what: 'Pluginal või modil puudub osa programmist',
      todo: 'Tavaliselt on sellel vale versioon või puudub teek. Valige teine versioon või lülitage see välja.',
    },
    stack_overflow: {
      what: 'Programm jäi lõputusse tsüklisse',
      todo: 'Lülitage välja või uuendage viimati lisatud plugin, mod või andmepakk.',
    },
    watchdog: {
      what: 'Server ei vastanud enam ja valvur (watchdog) peatas selle',
      todo: 'Üks tiks kestis liiga kaua. Süüdlane on ridades allpool: uuendage see või lülitage välja.',
    },
    jvm_crash: {
      what: 'Java ise jooksis kokku',
      todo: 'Sageli on süüdi oma teegiga mod. Uuendage see või valige teine Java.',
    },
    addon_failed: {
      what: 'Plugin või mod ei käivitunud',
      todo: 'Kontrollige selle seadeid, valige teine versioon või lülitage see välja.',
    },
    game_crash: {
      what: 'Mäng jooksis kokku',
      todo:
        'Põhjust näitavad read allpool. ' +
        'Tavaliselt on süüdi mod või plugin: uuendage viimati lisatuid, lülitage need välja või taastage ' +
        'maailm koopiast.',
    },
    permission: { what: 'Failile pole ligipääsu', todo: 'Kontrollige selle õigusi serveri failides.' },
    session_servers: {
      what: 'Mojangi sisselogimisserverid ei vasta',
      todo: 'Mängijad ei saa praegu liituda. Enamasti möödub see ise.',
    },
    offline_mode: {
      what: 'Mängukontosid ei kontrollita',
      todo: 'Igaüks saab liituda võõra nime all. Paigaldage AuthMe või pange server proksi taha.',
    },
  },
}
