import type { DiagnosisMessages } from './en.ts'

export const lt: DiagnosisMessages = {
  heading: 'Kodėl serveris nepasileido?',
  headingCrash: 'Kodėl serveris nulūžo?',
  reading: 'Skaitomas žurnalas…',
  noLog: 'Žurnalo dar nėra: serveris nieko neįrašė.',
  unread: 'Žurnalo perskaityti nepavyko.',
  unknown: 'Tokios klaidos nežinome',
  unknownText: 'Greičiausiai apie ją kalba šios eilutės. Parodykite jas tam, kas jums padeda.',
  also: 'Taip pat rasta',
  showLines: 'Žurnalo eilutės',
  console: 'konsolė',
  find: 'Rasti {name}',
  switchOff: 'Išjungti {name}',
  switchedOff: '{name}: išjungta. Dabar paleiskite serverį.',
  settings: 'Atverti nustatymus',
  backups: 'Į atsargines kopijas',
  openFile: 'Atverti {file}',
  useJava: 'Naudoti Java {java} ir paleisti',
  javaUsed: 'Dabar serveris turi Java {java}',
  noJava:
    'Java {java} šiam serveriui netinka. ' +
    'Pasirinkite įskiepio, modo ar programinės įrangos versiją, skirtą Java {here}.',
  hasJava: 'Java {java} jau pasirinkta. Paleiskite serverį.',
  install: 'Įdiegti {name}',
  update: 'Atnaujinti {name}',
  versions: 'Pasirinkti kitą „{name}“ versiją',
  restore: 'Atkurti {file} iš kopijos',
  findPort: 'Ieškoti {port} failuose',
  ports: 'Į papildomus prievadus',
  confirm: {
    button: 'Patvirtinti ir paleisti',
    title: 'Pašalinti tai, kas liko iš modų?',
    text:
      'Trūkstamų modų blokai, daiktai ir mobai dings iš pasaulio visam laikui. ' +
      'Jei modai gali grįžti, pirma padarykite atsarginę kopiją.',
    sent: 'Atsakymas išsiųstas, paleidimas tęsiamas.',
    failed: 'Nėra ryšio su serveriu: atsakymas neišsiųstas. Bandykite dar kartą.',
  },
  core: 'Keisti programinę įrangą ar versiją',
  addons: 'Rodyti, kas įdiegta',
  files: 'Į failus',
  undone: 'Paskutinis pakeitimas atšauktas',
  undoneText: 'Ankstesnio žurnalo priežastis nebegalioja. Paleiskite serverį.',
  nowStart: 'Atlikta. Paleiskite serverį ir patikrinkite, ar padėjo.',
  nextPlan: 'Dabar yra {now}. Kitame plane „{plan}“ – {more}.',
  facts: {
    addon: 'Įskiepis arba modas',
    id: 'ID',
    needs: 'Reikia',
    wanted: 'Prašo versijos',
    found: 'Dabartinė versija',
    java: 'Reikalinga Java',
    javaHere: 'Dabartinė Java',
    file: 'Failas',
    other: 'Ir dar',
    line: 'Eilutė',
    port: 'Prievadas',
    place: 'Vieta',
    chunk: 'Čankas',
    world: 'Pasaulis',
    what: 'Kas būtent',
  },
  share: {
    button: 'Dalintis žurnalu',
    about:
      'Jį atvers kiekvienas, gavęs nuorodą. ' +
      'Po savaitės žurnalas ištrinamas. ' +
      'IP ir el. pašto adresus, slaptažodžius ir prieigos raktus paslepiame.',
    preview: 'Taip jį matys kiti',
    cut: 'Žurnalas ilgas, todėl rodoma jo pabaiga.',
    make: 'Sukurti nuorodą',
    link: 'Nuoroda',
    until: 'Veikia iki {date}',
    remove: 'Ištrinti nuorodą',
    removed: 'Nuoroda ištrinta',
    yours: 'Jūsų nuorodos',
    full: 'Nuorodų gali būti ne daugiau kaip {most}. Pirma ištrinkite vieną.',
    nothing: 'Dar nėra ko rodyti: žurnalas tuščias.',
  },
  page: {
    title: 'Serverio žurnalas',
    until: 'Juo pasidalino serverio savininkas. Veikia iki {date}.',
    raw: 'Atverti kaip tekstą',
    found: 'Kas jame rasta',
    unknown: 'Jame nėra klaidų, kurias žinome.',
    gone: 'Šio žurnalo čia nėra',
    goneText: 'Nuorodos veikia savaitę. Galbūt savininkas ją ištrynė anksčiau.',
  },
  codes: {
    eula: {
      what: 'Nesutikta su žaidimo licencijos sutartimi (EULA)',
      todo: 'Perskaitykite ją ir sutikite serverio puslapyje.',
    },
    bad_flags: {
      what: 'Java nesupranta vieno iš paleidimo argumentų',
      todo: 'Pašalinkite jį iš Java argumentų nustatymuose.',
    },
    core_missing: {
      what: 'Trūksta serverio programinės įrangos failo',
      todo: 'Grąžinkite jį iš šiukšlinės arba atsarginės kopijos.',
    },
    wrong_java: {
      what: 'Reikia Java {java}',
      todo:
        'Pasirinkite ją nustatymuose arba įdiekite įskiepio, modo ar programinės įrangos versiją, ' +
        'tinkančią dabartinei Java.',
    },
    awaits_confirm: {
      what: 'Serveris laukia atsakymo konsolėje',
      todo:
        'Pasaulyje liko daiktų iš modų, kurių nebėra. ' +
        'Patvirtinkite, ir jie dings visam laikui. ' +
        'Arba išjunkite serverį ir grąžinkite modus.',
    },
    disk_full: {
      what: 'Diskas pilnas',
      todo:
        'Ištrinkite senus žurnalus, nereikalingus pasaulius ir archyvus, ištuštinkite šiukšlinę arba ' +
        'pasirinkite planą su didesniu disku.',
    },
    memory: {
      what: 'Pritrūko atminties',
      todo: 'Pašalinkite dalį įskiepių ar modų, sumažinkite matomumo atstumą arba pasirinkite didesnį planą.',
    },
    memory_killed: {
      what: 'Serveris užėmė daugiau atminties, nei yra plane, ir buvo išjungtas',
      todo: 'Pašalinkite dalį įskiepių ar modų arba pasirinkite didesnį planą.',
    },
    threads: {
      what: 'Pasiekta gijų riba',
      todo: 'Kažkuris įskiepis ar modas jas kuria be galo. Išjunkite paskutinius pridėtus.',
    },
    open_files: {
      what: 'Vienu metu atverta per daug failų',
      todo:
        'Kažkuris įskiepis ar modas atveria failus ir jų neuždaro. ' +
        'Atnaujinkite arba išjunkite paskutinius pridėtus ir paleiskite dar kartą.',
    },
    port_taken: {
      what: 'Prievadas užimtas',
      todo:
        'Dažniausiai du įskiepiai klausosi vieno prievado arba ankstesnis procesas dar nesibaigė. ' +
        'Patikrinkite prievadus įskiepių nustatymuose ir paleiskite dar kartą.',
    },
    session_lock: {
      what: 'Pasaulį naudoja kitas procesas',
      todo:
        'Palaukite, kol serveris visai sustos, ir paleiskite dar kartą. ' +
        'Jei nepadėjo, ištrinkite session.lock pasaulio aplanke.',
    },
    world_newer: {
      what: 'Pasaulis įrašytas naujesne žaidimo versija',
      todo:
        'Pasirinkite ne senesnę versiją nei ta, kuria pasaulis atvertas paskutinį kartą, arba atkurkite ' +
        'pasaulį iš kopijos.',
    },
    world_older: {
      what: 'Pasaulis per senas šiai versijai',
      todo: 'Pirma atverkite jį tarpine versija (kuria, parašyta žurnale), o paskui šia.',
    },
    world_mods: {
      what: 'Pasauliui reikia modų arba duomenų paketų, kurių nebėra',
      todo: 'Grąžinkite tai, ką pašalinote, arba atkurkite pasaulį iš atsarginės kopijos.',
    },
    world_level: { what: 'Failas level.dat sugadintas', todo: 'Atkurkite pasaulį iš atsarginės kopijos.' },
    download_failed: {
      what: 'Nepavyko atsisiųsti reikalingų failų',
      todo: 'Svetainė, kurioje jie yra, dabar neatsako. Paleiskite serverį šiek tiek vėliau.',
    },
    missing_mod: { what: 'Trūksta modo {needs}', todo: 'Įdiekite jį: be jo kitas modas neveikia.' },
    mod_version: {
      what: 'Modo {needs} versija netinka',
      todo: 'Įdiekite versiją, kurios prašo kitas modas.',
    },
    loader_version: {
      what: 'Modas prašo kitos įkroviklio versijos',
      todo: 'Pakeiskite programinės įrangos versiją arba įdiekite šiam įkrovikliui skirtą modo versiją.',
    },
    mod_conflict: {
      what: 'Modai nesuderinami',
      todo: 'Išjunkite vieną iš jų arba raskite suderinamas versijas.',
    },
    client_only: {
      what: 'Šis modas skirtas tik žaidėjams',
      todo: 'Serveryje jis neveikia. Išjunkite jį čia; žaidėjai gali jį pasilikti.',
    },
    mixin: {
      what: 'Modas negalėjo įsiterpti į žaidimą',
      todo:
        'Dažniausiai jis netinka žaidimo versijai arba nesuderinamas su kitu modu. ' +
        'Pasirinkite kitą versiją arba išjunkite jį.',
    },
    ticking_entity: {
      what: 'Serveris nulūžo apdorodamas esybę',
      todo: 'Pašalinkite ją arba atkurkite pasaulį iš kopijos. Jei ji iš modo, atnaujinkite modą.',
    },
    ticking_block: {
      what: 'Serveris nulūžo apdorodamas bloką',
      todo: 'Pašalinkite jį arba atkurkite pasaulį iš kopijos. Jei jis iš modo, atnaujinkite modą.',
    },
    datapack: {
      what: 'Duomenų paketas neįsikelia',
      todo: 'Išjunkite arba atnaujinkite paskutinį pridėtą duomenų paketą.',
    },
    world_region: {
      what: 'Sugadinta pasaulio dalis',
      // The rest of this world stays. Not “kitas pasaulis”: that is another world.
      // Example: after r.0.0.mca is restored, r.0.1.mca is as before.
      todo: 'Atkurkite šį failą iš atsarginės kopijos: likusi pasaulio dalis nepasikeis.',
    },
    missing_plugin: { what: 'Trūksta įskiepio {needs}', todo: 'Įdiekite jį: be jo kitas įskiepis neveikia.' },
    wrong_game: {
      what: 'Įskiepis arba modas skirtas kitai žaidimo versijai',
      todo: 'Įdiekite jo versiją savo žaidimui arba pakeiskite programinės įrangos versiją.',
    },
    wrong_loader: {
      what: 'Įskiepis arba modas skirtas kitai serverio programinei įrangai',
      todo: 'Raskite tokį patį savo programinei įrangai, o šį išjunkite.',
    },
    duplicate_addon: { what: 'Tas pats įdiegta du kartus', todo: 'Palikite vieną failą, kitą išjunkite.' },
    corrupt_jar: {
      what: 'Įskiepio arba modo failas sugadintas',
      todo: 'Atsisiųskite jį iš naujo: greičiausiai atsisiuntimas nutrūko.',
    },
    not_a_plugin: {
      what: 'Failas tarp įskiepių ar modų netinka šiai serverio programinei įrangai',
      todo: 'Patikrinkite, ar atsisiuntėte tinkamą failą, o šį išjunkite.',
    },
    bad_file: {
      what: 'Klaida faile {file}',
      todo: 'Ištaisykite ją redaktoriuje. Dažniausiai kalti įtraukos, kabutės arba nereikalingas ženklas.',
    },
    forwarding: {
      what: 'Serverio ir proxy nustatymai nesutampa',
      todo: 'Slaptasis raktas turi būti tas pats ir proxy, ir visuose serveriuose už jo.',
    },
    addon_port: {
      what: 'Įskiepis arba modas negavo savo prievado',
      todo:
        'Nustatymuose pridėkite papildomą prievadą ir įrašykite jo numerį įskiepio ar modo nustatymuose. ' +
        'Pats žaidimas veikia ir be jo.',
    },
    database: {
      what: 'Įskiepis arba modas nepasiekia savo duomenų bazės',
      todo:
        'Patikrinkite adresą, vardą ir slaptažodį jo nustatymuose arba nustatykite, kad jis saugotų ' +
        'duomenis failuose.',
    },
    missing_class: {
      what: 'Įskiepiui arba modui trūksta programos dalies',
      todo: 'Dažniausiai jo versija netinka arba trūksta bibliotekos. Pasirinkite kitą versiją arba išjunkite jį.',
    },
    stack_overflow: {
      what: 'Programa pateko į begalinį ciklą',
      todo: 'Išjunkite arba atnaujinkite paskutinį pridėtą įskiepį, modą ar duomenų paketą.',
    },
    watchdog: {
      what: 'Serveris nustojo atsakyti, todėl jį išjungė apsauga (watchdog)',
      todo: 'Vienas taktas truko per ilgai. Kas jį užėmė, parašyta eilutėse žemiau: atnaujinkite tai arba išjunkite.',
    },
    jvm_crash: {
      what: 'Nulūžo pati Java',
      todo: 'Dažnai kaltas modas su sava biblioteka. Atnaujinkite jį arba pasirinkite kitą Java.',
    },
    addon_failed: {
      what: 'Įskiepis arba modas nepasileido',
      todo: 'Patikrinkite jo nustatymus, pasirinkite kitą versiją arba išjunkite jį.',
    },
    game_crash: {
      what: 'Žaidimas nulūžo',
      todo:
        'Priežastis matyti eilutėse žemiau. ' +
        'Dažniausiai kaltas modas ar įskiepis: atnaujinkite arba išjunkite paskutinius pridėtus arba ' +
        'atkurkite pasaulį iš kopijos.',
    },
    permission: { what: 'Nėra prieigos prie failo', todo: 'Patikrinkite jo teises serverio failuose.' },
    session_servers: {
      what: 'Mojang prisijungimo serveriai neatsako',
      todo: 'Žaidėjai kol kas negali prisijungti. Dažniausiai tai praeina savaime.',
    },
    offline_mode: {
      what: 'Prisijungiama be licencijos patikros',
      todo: 'Bet kas gali prisijungti svetimu vardu. Taip turi būti tik už proxy arba su prisijungimo įskiepiu.',
    },
  },
}
