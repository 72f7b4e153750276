import type { DiagnosisMessages } from './en.ts'

export const fi: DiagnosisMessages = {
  heading: 'Miksi palvelin ei käynnistynyt?',
  headingCrash: 'Miksi palvelin kaatui?',
  reading: 'Luetaan lokia…',
  noLog: 'Lokia ei vielä ole: palvelin ei ole kirjoittanut mitään.',
  unread: 'Lokia ei voitu lukea.',
  unknown: 'Emme tunne tätä virhettä',
  unknownText: 'Nämä rivit kertovat siitä todennäköisimmin. Näytä ne sille, joka auttaa sinua.',
  also: 'Löytyi myös',
  showLines: 'Lokin rivit',
  console: 'konsoli',
  find: 'Etsi {name}',
  switchOff: 'Poista käytöstä {name}',
  switchedOff: '{name}: pois käytöstä. Käynnistä nyt palvelin.',
  settings: 'Avaa asetukset',
  backups: 'Varmuuskopioihin',
  openFile: 'Avaa {file}',
  useJava: 'Vaihda Javaan {java} ja käynnistä',
  javaUsed: 'Palvelimella on nyt Java {java}',
  noJava:
    'Java {java} ei sovi tälle palvelimelle. ' +
    'Ota pluginista, modista tai palvelinohjelmistosta versio, joka toimii Javan versiolla {here}.',
  hasJava: 'Java {java} on jo valittu. Käynnistä palvelin.',
  install: 'Asenna {name}',
  update: 'Päivitä {name}',
  versions: 'Valitse toinen versio: {name}',
  restore: 'Palauta {file} varmuuskopiosta',
  findPort: 'Etsi {port} tiedostoista',
  ports: 'Lisäportteihin',
  confirm: {
    button: 'Vahvista ja käynnistä',
    title: 'Poistetaanko se, mitä modeista jäi?',
    text:
      'Puuttuvien modien kuutiot, esineet ja mobit katoavat maailmasta lopullisesti. ' +
      'Jos modit voivat palata, tee ensin varmuuskopio.',
    sent: 'Vastaus lähetetty. Palvelin jatkaa käynnistymistä.',
    failed: 'Palvelimeen ei ole yhteyttä: vastausta ei lähetetty. Yritä uudelleen.',
  },
  core: 'Vaihda palvelinohjelmisto tai versio',
  addons: 'Asennettuihin',
  files: 'Tiedostoihin',
  undone: 'Viimeisin muutos on kumottu',
  undoneText: 'Edellisen lokin syy ei enää päde. Käynnistä palvelin.',
  nowStart: 'Valmis. Käynnistä palvelin ja katso, auttoiko se.',
  nextPlan: 'Nyt on {now}. Seuraava paketti, ”{plan}”, antaa {more}.',
  facts: {
    addon: 'Plugini tai modi',
    id: 'Tunniste',
    needs: 'Tarvitsee',
    wanted: 'Pyytää versiota',
    found: 'Asennettu versio',
    java: 'Tarvittava Java',
    javaHere: 'Nykyinen Java',
    file: 'Tiedosto',
    other: 'Lisäksi',
    line: 'Rivi',
    port: 'Portti',
    place: 'Paikka',
    chunk: 'Chunkki',
    world: 'Maailma',
    what: 'Tarkemmin',
  },
  share: {
    button: 'Jaa loki',
    about:
      'Kuka tahansa linkin saanut voi avata sen. ' +
      'Viikon päästä loki poistetaan. ' +
      'Osoitteet, sähköpostiosoitteet, salasanat ja tokenit piilotamme.',
    preview: 'Näin muut näkevät sen',
    cut: 'Loki on pitkä, joten näkyvissä on sen loppu.',
    make: 'Luo linkki',
    link: 'Linkki',
    until: 'Voimassa {date} asti',
    remove: 'Poista linkki',
    removed: 'Linkki poistettu',
    yours: 'Linkkisi',
    full: 'Linkkejä voi olla enintään {most}. Poista ensin yksi.',
    nothing: 'Vielä ei ole mitään näytettävää: loki on tyhjä.',
  },
  page: {
    title: 'Palvelimen loki',
    until: 'Palvelimen omistaja on jakanut tämän lokin. Linkki toimii {date} asti.',
    raw: 'Avaa tekstinä',
    found: 'Mitä siitä löytyi',
    unknown: 'Siinä ei ole virhettä, jonka tunnemme.',
    gone: 'Tätä lokia ei ole täällä',
    goneText: 'Linkit ovat voimassa viikon. Omistaja on voinut poistaa tämän jo aiemmin.',
  },
  codes: {
    eula: {
      what: 'Pelin käyttöoikeussopimusta (EULA) ei ole hyväksytty',
      todo: 'Lue se ja hyväksy se palvelimen sivulla.',
    },
    bad_flags: {
      what: 'Java ei tunne yhtä argumenteistaan',
      todo: 'Poista se asetusten kohdasta ”Javan argumentit”.',
    },
    core_missing: {
      what: 'Palvelinohjelmiston tiedosto puuttuu',
      todo: 'Palauta se roskakorista tai varmuuskopiosta.',
    },
    wrong_java: {
      what: 'Tarvitaan Java {java}',
      todo:
        'Valitse se asetuksissa tai ota pluginista, modista tai palvelinohjelmistosta versio, joka sopii ' +
        'nykyiseen Javaan.',
    },
    awaits_confirm: {
      what: 'Palvelin odottaa vastausta konsolissa',
      todo:
        'Maailmassa on sisältöä modeista, joita ei enää ole. ' +
        'Vahvista, niin se katoaa lopullisesti. ' +
        'Tai pysäytä palvelin ja palauta modit.',
    },
    disk_full: {
      what: 'Levy on täynnä',
      todo:
        'Poista vanhoja lokeja, turhia maailmoja ja arkistoja ja tyhjennä roskakori, tai vaihda ' +
        'pakettiin, jossa on enemmän levytilaa.',
    },
    memory: {
      what: 'Muisti loppui',
      todo: 'Poista osa plugineista tai modeista, pienennä näköetäisyyttä tai vaihda suurempaan pakettiin.',
    },
    memory_killed: {
      what: 'Palvelin käytti enemmän muistia kuin paketissa on ja pysäytettiin',
      todo: 'Poista osa plugineista tai modeista tai vaihda suurempaan pakettiin.',
    },
    threads: {
      what: 'Säikeiden enimmäismäärä on täynnä',
      todo: 'Jokin plugini tai modi luo niitä loputtomasti. Poista käytöstä viimeksi lisätyt.',
    },
    open_files: {
      what: 'Liian monta tiedostoa on auki yhtä aikaa',
      todo:
        'Jokin plugini tai modi avaa tiedostoja eikä sulje niitä. ' +
        'Päivitä viimeksi lisätyt tai poista ne käytöstä ja käynnistä uudelleen.',
    },
    port_taken: {
      what: 'Portti on varattu',
      todo:
        'Yleensä kaksi pluginia kuuntelee samaa porttia tai edellinen prosessi ei ole päättynyt. ' +
        'Tarkista portit pluginien asetuksista ja käynnistä uudelleen.',
    },
    session_lock: {
      what: 'Toinen prosessi käyttää maailmaa',
      todo:
        'Odota, että palvelin on kokonaan pysähtynyt, ja käynnistä uudelleen. ' +
        'Jos se ei auta, poista session.lock maailman kansiosta.',
    },
    world_newer: {
      what: 'Maailma on tallennettu uudemmalla pelin versiolla',
      todo: 'Valitse vähintään se versio, jolla maailma on viimeksi avattu, tai palauta maailma varmuuskopiosta.',
    },
    world_older: {
      what: 'Maailma on liian vanha tälle versiolle',
      todo: 'Avaa se ensin väliversiossa (loki kertoo, missä) ja sitten tässä.',
    },
    world_mods: {
      what: 'Maailma tarvitsee modeja tai datapaketteja, joita ei enää ole',
      todo: 'Palauta se, mikä poistettiin, tai koko maailma varmuuskopiosta.',
    },
    world_level: { what: 'Tiedosto level.dat on vioittunut', todo: 'Palauta maailma varmuuskopiosta.' },
    download_failed: {
      what: 'Tarvittavia tiedostoja ei voitu ladata',
      todo: 'Palvelu, jossa ne ovat, ei vastaa. Käynnistä palvelin hetken päästä.',
    },
    missing_mod: { what: 'Modi {needs} puuttuu', todo: 'Asenna se: ilman sitä toinen modi ei toimi.' },
    mod_version: { what: 'Modin {needs} versio on väärä', todo: 'Ota versio, jota toinen modi pyytää.' },
    loader_version: {
      what: 'Modi pyytää modilataajasta toista versiota',
      todo: 'Vaihda palvelinohjelmiston versiota tai ota modista tälle modilataajalle sopiva versio.',
    },
    mod_conflict: {
      what: 'Modit eivät sovi yhteen',
      todo: 'Poista toinen käytöstä tai etsi versiot, jotka sopivat.',
    },
    client_only: {
      what: 'Tämä modi on vain pelaajille',
      todo: 'Palvelimella se ei toimi. Poista se käytöstä täällä; pelaajat voivat pitää sen.',
    },
    mixin: {
      what: 'Modi ei onnistunut muuttamaan peliä',
      todo:
        'Yleensä se ei sovi pelin versioon tai on ristiriidassa toisen modin kanssa. ' +
        'Valitse toinen versio tai poista se käytöstä.',
    },
    ticking_entity: {
      what: 'Palvelin kaatui käsitellessään olentoa',
      todo: 'Poista se tai palauta maailma varmuuskopiosta. Jos se on modista, päivitä modi.',
    },
    ticking_block: {
      what: 'Palvelin kaatui käsitellessään kuutiota',
      todo: 'Poista se tai palauta maailma varmuuskopiosta. Jos se on modista, päivitä modi.',
    },
    datapack: {
      what: 'Datapaketti ei lataudu',
      todo: 'Poista käytöstä tai päivitä viimeksi lisätty datapaketti.',
    },
    world_region: {
      what: 'Osa maailmasta on vioittunut',
      todo: 'Palauta tämä tiedosto varmuuskopiosta: muu maailma pysyy ennallaan.',
    },
    missing_plugin: {
      what: 'Plugini {needs} puuttuu',
      todo: 'Asenna se: ilman sitä toinen plugini ei toimi.',
    },
    wrong_game: {
      what: 'Plugini tai modi on tehty toiselle pelin versiolle',
      todo: 'Ota siitä pelisi versiolle sopiva versio tai vaihda palvelinohjelmiston versiota.',
    },
    wrong_loader: {
      what: 'Plugini tai modi on tehty toiselle palvelinohjelmistolle',
      todo: 'Etsi sama omalle palvelinohjelmistollesi ja poista tämä käytöstä.',
    },
    duplicate_addon: {
      what: 'Sama on asennettu kahdesti',
      todo: 'Pidä yksi tiedosto ja poista toinen käytöstä.',
    },
    corrupt_jar: {
      what: 'Pluginin tai modin tiedosto on vioittunut',
      todo: 'Lataa se uudelleen: siirto luultavasti katkesi.',
    },
    not_a_plugin: {
      what: 'Tiedosto pluginien tai modien joukossa ei sovi tähän palvelinohjelmistoon',
      todo: 'Tarkista, latasitko oikean tiedoston, ja poista tämä käytöstä.',
    },
    bad_file: {
      what: 'Virhe tiedostossa {file}',
      todo: 'Korjaa se editorissa. Useimmiten syynä ovat sisennykset, lainausmerkit tai ylimääräinen merkki.',
    },
    forwarding: {
      what: 'Palvelimen ja proxyn asetukset eivät täsmää',
      todo: 'Proxyn salaisuuden on oltava sama proxyssa ja kaikilla sen takana olevilla palvelimilla.',
    },
    addon_port: {
      what: 'Plugini tai modi ei saanut omaa porttia',
      todo:
        'Lisää asetuksissa lisäportti ja kirjoita sen numero pluginin tai modin asetuksiin. ' +
        'Itse peli toimii ilmankin.',
    },
    database: {
      what: 'Plugini tai modi ei saa yhteyttä tietokantaansa',
      todo:
        'Tarkista osoite, käyttäjänimi ja salasana sen asetuksista tai aseta se tallentamaan tietonsa ' +
        'tiedostoihin.',
    },
    missing_class: {
      what: 'Pluginista tai modista puuttuu osa koodia',
      todo: 'Yleensä sen versio on väärä tai kirjasto puuttuu. Valitse toinen versio tai poista se käytöstä.',
    },
    stack_overflow: {
      what: 'Ohjelma jäi loputtomaan silmukkaan',
      todo: 'Poista käytöstä tai päivitä viimeksi lisätty plugini, modi tai datapaketti.',
    },
    watchdog: {
      what: 'Palvelin lakkasi vastaamasta, ja vahti (watchdog) pysäytti sen',
      todo:
        'Yksi tikki kesti liian kauan. Alla olevat rivit kertovat, mitä palvelin teki: päivitä syyllinen ' +
        'tai poista se käytöstä.',
    },
    jvm_crash: {
      what: 'Java itse kaatui',
      todo: 'Usein syynä on modi, jolla on oma kirjasto. Päivitä se tai valitse toinen Java.',
    },
    addon_failed: {
      what: 'Plugini tai modi ei käynnistynyt',
      todo: 'Tarkista sen asetukset, valitse toinen versio tai poista se käytöstä.',
    },
    game_crash: {
      what: 'Peli kaatui',
      todo:
        'Alla olevat rivit kertovat miksi. ' +
        'Yleensä syynä on modi tai plugini: päivitä viimeksi lisätyt, poista ne käytöstä tai palauta ' +
        'varmuuskopio.',
    },
    permission: {
      what: 'Tiedostoon ei ole oikeuksia',
      todo: 'Tarkista sen oikeudet palvelimen tiedostoista.',
    },
    session_servers: {
      what: 'Mojangin kirjautumispalvelimet eivät vastaa',
      todo: 'Pelaajat eivät nyt pääse sisään. Yleensä se menee itsestään ohi.',
    },
    offline_mode: {
      what: 'Pelaajat pääsevät sisään ilman tilin tarkistusta',
      todo: 'Kuka tahansa voi tulla toisen nimellä. Asenna AuthMe tai vie palvelin proxyn taakse.',
    },
  },
}
