import type { DiagnosisMessages } from './messages.ts'

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
  useJava: 'Ota Java {java} ja käynnistä',
  javaUsed: 'Palvelimella on nyt Java {java}',
  noJava:
    'Java {java} ei sovi tälle palvelimelle. Ota pluginin, modin tai palvelinohjelmiston versio, joka on tehty Java {here}:lle.',
  hasJava: 'Java {java} on jo valittu. Käynnistä palvelin.',
  install: 'Asenna {name}',
  update: 'Päivitä {name}',
  restore: 'Palauta {file} varmuuskopiosta',
  findPort: 'Etsi {port} tiedostoista',
  ports: 'Lisäportteihin',
  confirm: {
    button: 'Vahvista ja käynnistä',
    title: 'Poistetaanko se, mitä modeista jäi?',
    text: 'Puuttuvien modien palikat, esineet ja olennot katoavat maailmasta lopullisesti. Jos modit voivat palata, tee ensin varmuuskopio.',
    sent: 'Vastaus lähetetty. Palvelin jatkaa käynnistymistä.',
    failed: 'Palvelimeen ei ole yhteyttä: vastausta ei lähetetty. Yritä uudelleen.',
  },
  core: 'Vaihda palvelinohjelmisto tai versio',
  addons: 'Asennettuihin',
  files: 'Tiedostoihin',
  support: 'Pyydä suurempi paketti',
  nowStart: 'Valmis. Käynnistä palvelin ja katso, auttoiko se.',
  nextPlan: 'Nyt on {now}. Seuraava paketti, ”{plan}”, antaa {more}.',
  facts: {
    addon: 'Plugini tai modi',
    id: 'Tunniste',
    needs: 'Tarvitsee',
    wanted: 'Pyytää versiota',
    found: 'Versio täällä',
    java: 'Tarvittava Java',
    javaHere: 'Java täällä',
    file: 'Tiedosto',
    other: 'Ja',
    line: 'Rivi',
    port: 'Portti',
    place: 'Paikka',
    chunk: 'Lohko',
    world: 'Maailma',
    what: 'Tarkemmin',
  },
  share: {
    button: 'Jaa loki',
    about:
      'Kuka tahansa linkin saanut voi avata sen. Viikon päästä loki poistetaan. Osoitteet, sähköpostit, salasanat ja tunnukset piilotetaan.',
    preview: 'Näin muut näkevät sen',
    cut: 'Loki on pitkä, joten näkyvissä on sen loppu.',
    make: 'Luo linkki',
    link: 'Linkki',
    until: 'Avoinna {date} asti',
    remove: 'Poista linkki',
    removed: 'Linkki poistettu',
    yours: 'Linkkisi',
    full: 'Linkkejä voi olla enintään {most}. Poista ensin yksi.',
    nothing: 'Vielä ei ole mitään näytettävää: loki on tyhjä.',
  },
  page: {
    title: 'Palvelimen loki',
    until: 'Palvelimen omistaja jakoi sen. Avoinna {date} asti.',
    raw: 'Avaa tekstinä',
    found: 'Mitä siitä löytyi',
    unknown: 'Siinä ei ole virhettä, jonka tunnemme.',
    gone: 'Tätä lokia ei ole täällä',
    goneText: 'Linkit ovat voimassa viikon. Omistaja on voinut poistaa sen aiemmin.',
  },
  codes: {
    eula: { what: 'Kukaan ei ole hyväksynyt pelin EULAa', todo: 'Lue se ja hyväksy se palvelimen sivulla.' },
    bad_flags: {
      what: 'Java ei tunne yhtä käynnistysvalintaa',
      todo: 'Poista se asetusten Java-valinnoista.',
    },
    core_missing: {
      what: 'Palvelinohjelmiston tiedosto puuttuu',
      todo: 'Palauta se roskakorista tai varmuuskopiosta.',
    },
    wrong_java: {
      what: 'Tarvitaan Java {java}',
      todo: 'Valitse se asetuksista tai ota versio, joka sopii nykyiseen Javaan.',
    },
    awaits_confirm: {
      what: 'Palvelin odottaa vastausta konsolissa',
      todo: 'Maailmassa on sisältöä modeista, joita ei enää ole. Vahvista, niin se katoaa lopullisesti. Tai pysäytä palvelin ja palauta modit.',
    },
    disk_full: {
      what: 'Levy on täynnä',
      todo: 'Poista vanhoja lokeja, turhia maailmoja ja arkistoja tai ota paketti, jossa on isompi levy.',
    },
    memory: {
      what: 'Muisti loppui',
      todo: 'Poista osa plugineista tai modeista, pienennä näköetäisyyttä tai ota isompi paketti.',
    },
    memory_killed: {
      what: 'Palvelin käytti enemmän muistia kuin paketissa on ja pysäytettiin',
      todo: 'Poista osa plugineista tai modeista tai ota isompi paketti.',
    },
    threads: {
      what: 'Säikeiden raja on täynnä',
      todo: 'Jokin plugini tai modi luo niitä loputtomasti. Poista käytöstä viimeksi lisätyt.',
    },
    open_files: {
      what: 'Liian monta tiedostoa on auki yhtä aikaa',
      todo: 'Jokin plugini tai modi avaa tiedostoja eikä sulje niitä. Päivitä viimeksi lisätyt tai poista ne käytöstä ja käynnistä uudelleen.',
    },
    port_taken: {
      what: 'Portti on varattu',
      todo: 'Yleensä kaksi pluginia kuuntelee samaa porttia tai edellinen prosessi ei ole päättynyt. Tarkista portit pluginien asetuksista ja käynnistä uudelleen.',
    },
    session_lock: {
      what: 'Toinen prosessi käyttää maailmaa',
      todo: 'Odota, että palvelin on kokonaan pysähtynyt, ja käynnistä uudelleen. Jos se ei auta, poista session.lock maailman kansiosta.',
    },
    world_newer: {
      what: 'Maailma on tallennettu uudemmalla pelin versiolla',
      todo: 'Valitse versio, joka ei ole viimeisintä vanhempi, tai palauta maailma varmuuskopiosta.',
    },
    world_older: {
      what: 'Maailma on liian vanha tälle versiolle',
      todo: 'Avaa se ensin välissä olevassa versiossa (loki kertoo missä) ja sitten tässä.',
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
      what: 'Modi pyytää toista lataimen versiota',
      todo: 'Vaihda palvelinohjelmiston versiota tai ota modin versio tälle lataimelle.',
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
      what: 'Modi ei päässyt kiinni peliin',
      todo: 'Yleensä se ei sovi pelin versioon tai riitelee toisen modin kanssa. Päivitä se tai poista käytöstä.',
    },
    ticking_entity: {
      what: 'Palvelin kaatui olentoon',
      todo: 'Poista se tai palauta maailma varmuuskopiosta. Jos se on modista, päivitä modi.',
    },
    ticking_block: {
      what: 'Palvelin kaatui kuutioon',
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
      todo: 'Ota sen versio omaan peliisi tai vaihda palvelinohjelmiston versiota.',
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
      what: 'Palvelin ja välityspalvelin ovat eri mieltä',
      todo: 'Välityksen salaisuuden on oltava sama välityspalvelimella ja kaikilla sen takana olevilla palvelimilla.',
    },
    addon_port: {
      what: 'Plugini tai modi ei saanut omaa porttia',
      todo: 'Lisää asetuksissa lisäportti ja kirjoita sen numero pluginin tai modin asetuksiin. Itse peli toimii ilmankin.',
    },
    database: {
      what: 'Plugini tai modi ei saa yhteyttä tietokantaansa',
      todo: 'Tarkista osoite, nimi ja salasana sen asetuksista tai aseta se tallentamaan tietonsa tiedostoihin.',
    },
    missing_class: {
      what: 'Pluginilta tai modilta puuttuu osa ohjelmaa',
      todo: 'Yleensä sen versio on väärä tai kirjasto puuttuu. Päivitä se.',
    },
    stack_overflow: {
      what: 'Ohjelma jäi kiertämään kehää',
      todo: 'Poista käytöstä tai päivitä viimeksi lisätty plugini, modi tai datapaketti.',
    },
    watchdog: {
      what: 'Palvelin lakkasi vastaamasta ja vahti pysäytti sen',
      todo: 'Yksi tikitys kesti liian kauan. Alla olevat rivit kertovat, mitä se teki: päivitä se tai poista käytöstä.',
    },
    jvm_crash: {
      what: 'Java itse kaatui',
      todo: 'Usein syynä on modi, jolla on oma kirjasto. Päivitä se tai valitse toinen Java.',
    },
    addon_failed: {
      what: 'Plugini tai modi ei käynnistynyt',
      todo: 'Päivitä se, tarkista sen asetukset tai poista se käytöstä.',
    },
    game_crash: {
      what: 'Peli kaatui',
      todo: 'Alla olevat rivit kertovat miksi. Yleensä syynä on modi tai plugini: päivitä viimeksi lisätyt, poista ne käytöstä tai palauta varmuuskopio.',
    },
    permission: { what: 'Tiedostoa ei saa avata', todo: 'Tarkista sen oikeudet palvelimen tiedostoista.' },
    session_servers: {
      what: 'Mojangin kirjautumispalvelimet eivät vastaa',
      todo: 'Pelaajat eivät nyt pääse sisään. Yleensä se menee itsestään ohi.',
    },
    offline_mode: {
      what: 'Pelaajat tulevat ilman lisenssin tarkistusta',
      todo: 'Kuka tahansa voi tulla toisen nimellä. Näin saa olla vain välityspalvelimen takana.',
    },
  },
}
