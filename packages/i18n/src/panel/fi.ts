import { backups } from '../backups/fi.ts'
import { balance } from '../panel-balance/fi.ts'
import { schedule } from '../panel-schedule/fi.ts'
import { sftp } from '../panel-sftp/fi.ts'
import { uploads } from '../panel-uploads/fi.ts'
import { terms } from '../terms/fi.ts'
import type { PanelMessages } from './en.ts'

export const fi: PanelMessages<'fi'> = {
  sftp,
  terms,
  uploads,
  schedule,
  balance,
  frame: {
    hiddenCharacters: 'Nimessä on näkymättömiä merkkejä. Poista ne: kirjoita nimi uudelleen.',
    openOtherAccount: 'Avaa toinen tili',
    skipToContent: 'Siirry sisältöön',
    menu: 'Hallintapaneelin osiot',
    servers: 'Palvelimet',
    account: 'Tili',
    create: 'Luo palvelin',
    language: 'Kieli',
    logOut: 'Kirjaudu ulos',
    toSite: 'Sivustolle',
    help: 'Tuki',
    logo: '{brand} – palvelinluetteloon',
    notices: 'Ilmoitukset',
    dismiss: 'Piilota',
    loading: 'Ladataan…',
    close: 'Sulje',
    cancel: 'Peruuta',
    save: 'Tallenna',
    saved: 'Tallennettu',
    copy: 'Kopioi',
    copied: 'Kopioitu',
    copyFailed: 'Valittu. Kopioi itse',
    retry: 'Yritä uudelleen',
    offline: 'Ei verkkoyhteyttä. Näytämme tuoreet tiedot heti, kun yhteys palaa.',
    codeLost:
      'Yhteyttä ei ole, joten tätä osiota ei ole vielä ladattu. Se avautuu itsestään, kun yhteys palaa.',
    needsScript: 'Hallintapaneeli vaatii JavaScriptin. Ota se käyttöön selaimen asetuksissa.',
    stale: 'Tietoja ei voitu päivittää. Näkyvissä on tilanne klo\u00a0{time}.',
    failed: 'Lataaminen ei onnistunut',
    gigabytes: '{amount}\u00a0Gt',
    megabytes: '{amount}\u00a0Mt',
    of: '{used} / {limit}',
    notFoundTitle: 'Sivua ei löytynyt!',
    notFoundText: 'Palvelin on ehkä poistettu, tai osoitteessa on kirjoitusvirhe.',
    toServers: 'Palvelinluetteloon',
    show: 'Näytä',
    hide: 'Piilota',
    more: 'Muut toiminnot',
  },
  errors: {
    network: 'Palvelu ei vastaa. Tarkista yhteys ja yritä uudelleen.',
    offline: 'Ei verkkoyhteyttä. Yritä uudelleen, kun yhteys palaa.',
    demo: 'Demossa tätä ei ole: tili on täällä keksitty.',
    invalid_request: 'Tarkista antamasi tiedot.',
    unauthorized: 'Istunto päättyi. Kirjaudu uudelleen.',
    forbidden: 'Sinulla ei ole oikeutta tähän.',
    not_found: 'Tätä palvelinta ei enää ole.',
    method_not_allowed: 'Tämä sivu on vanhentunut. Lataa se uudelleen.',
    payload_too_large: 'Liikaa tietoa kerralla. Lyhennä tekstiä.',
    unsupported_media_type: 'Tämä sivu on vanhentunut. Lataa se uudelleen.',
    conflict: 'Tämä on jo käynnissä. Lataa sivu uudelleen.',
    other_account: 'Tässä selaimessa on jo kirjauduttu toiselle tilille. Mitään ei tehty.',
    rate_limited: 'Liian monta pyyntöä. Odota minuutti.',
    unavailable: 'Palvelu on hetken poissa käytöstä. Yritä pian uudelleen.',
    internal:
      'Meillä tapahtui virhe. Yritä muutaman minuutin päästä uudelleen; jos se ei auta, kirjoita tukeen.',
    insufficient_balance: 'Saldo ei riitä.',
    currency_not_chosen: 'Valitse ensin saldon valuutta.',
    currency_fixed: 'Valuuttaa ei voi enää vaihtaa: saldolla on jo tapahtumia.',
    refund_refused: 'Näin ei voi enää tehdä: saldo tai pyyntö on muuttunut. Tarkista ja yritä uudelleen.',
    payment_refused: 'Näin ei voi nyt maksaa. Valitse toinen summa tai toinen maksutapa.',
    acceptance_act_refused:
      'Tositetta ei voi vielä laatia: kuukausi on kesken tai yrityksen tiedot puuttuvat.',
    plan_refused: 'Tämä paketti ei ole nyt saatavilla. Valitse toinen.',
    promo_refused: 'Alekoodi ei kelpaa. Tarkista tai poista se.',
    subdomain_refused: 'Tätä alidomainia ei voi ottaa. Valitse toinen.',
    node_full: 'Tämä noodi on täynnä. Valitse toinen.',
    node_unavailable: 'Noodi ei vastaa. Valitse toinen tai odota.',
    core_refused: 'Tällä noodilla ei ole tätä palvelinohjelmistoa. Valitse toinen.',
    core_not_there: 'Tällä noodilla ei voi ajaa tämän palvelimen ohjelmistoa. Valitse toinen noodi.',
    plan_too_small:
      'Paketissa on liian vähän muistia tälle ohjelmistolle. Valitse toinen ohjelmisto tai isompi paketti.',
    eula_required: 'Hyväksy ensin Minecraftin käyttöoikeussopimus (EULA).',
    server_not_active: 'Palvelimen toiminta on keskeytetty tai palvelin on suljettu.',
    backups_locked: 'Kaikki paikat ovat lukittujen varmuuskopioiden käytössä. Avaa jonkin lukitus.',
    no_backups: 'Palvelimen noodi ei tee nyt varmuuskopioita. Kirjoita tukeen.',
    backup_elsewhere: 'Kopio on edellisellä noodilla. Kirjoita tukeen, jos haluat sen takaisin.',
    too_many_schedules: 'Palvelimella on jo 20 ajastusta, eikä enempää voi olla.',
    schedule_runs: 'Tämän ajastuksen edellinen ajo ei ole vielä päättynyt.',
    too_many_names:
      'Tällä palvelimella tai koko tilillä on jo niin monta aiempaa nimeä kuin saa olla: odota, että vanhin vanhenee.',
    too_many_domains: 'Tällä palvelimella on jo niin monta omaa domainia kuin saa olla.',
    domain_refused: 'Tätä domainia ei voi lisätä: se on jo lisätty tai se on meidän.',
    too_many_ports: 'Palvelimella on jo 5 lisäporttia, eikä enempää voi olla.',
    no_free_ports: 'Tällä noodilla ei ole enää vapaita portteja.',
  },
  states: {
    creating: 'Luodaan',
    starting: 'Käynnistyy',
    running: 'Käynnissä',
    stopping: 'Pysähtyy',
    stopped: 'Pysäytetty',
    crashed: 'Kaatui',
    failed: 'Virhe',
    absent: 'Poistetaan',
  },
  stateNotes: {
    creating: 'Asennamme palvelinohjelmiston ja valmistelemme palvelimen kansion.',
    starting: 'Maailma latautuu, vielä muutama sekunti.',
    running: 'Peliin voi liittyä.',
    stopping: 'Tallennamme maailman ja pysäytämme palvelimen.',
    stopped: 'Palvelin on pysäytetty ja maailma tallennettu.',
    crashed: 'Palvelin sammui itsestään. Käynnistämme sen kohta uudelleen.',
    failed: 'Palvelin ei enää käynnisty itsestään. Katso syy konsolista ja käynnistä palvelin itse.',
    absent: 'Poistamme palvelimen tiedostoja.',
  },
  stoppedEmpty: 'Palvelin pysähtyi itsestään oltuaan tyhjänä {time}.',
  proxyNotes: {
    starting: 'Proxy käynnistyy, vielä muutama sekunti.',
    stopping: 'Pysäytämme proxyn.',
    stopped: 'Proxy on pysäytetty ja asetukset tallennettu.',
  },
  reasons: {
    crash:
      'Palvelin sammui yllättäen. Käynnistämme sen tauon jälkeen uudelleen; syy näkyy yleensä konsolissa.',
    crash_loop:
      'Palvelin kaatui monta kertaa peräkkäin, joten pysäytimme sen. ' +
      'Katso konsolin viimeiset rivit ja käynnistä palvelin uudelleen.',
    out_of_memory:
      'Palvelimelta loppui paketin muisti. ' +
      'Pienennä näköetäisyyttä asetuksissa ja käynnistä palvelin uudelleen. ' +
      'Jos muisti ei vieläkään riitä, vaihda suurempaan pakettiin: Yleiskuva → Vaihda paketti. ' +
      'Maailma ja osoite pysyvät samoina.',
    disk_full:
      'Levytila loppui, joten palvelin pysäytettiin. ' +
      'Poista turhia tiedostoja ”Tiedostot”-välilehdellä ja tyhjennä roskakori, tai vaihda suurempaan ' +
      'pakettiin: Yleiskuva → Vaihda paketti.',
    too_many_processes: 'Palvelin käynnisti liikaa prosesseja, joten se pysäytettiin.',
    core_unavailable:
      'Palvelinohjelmistoa ei voitu ladata, tai sen tiedosto ei läpäissyt tarkistusta. ' +
      'Yritämme uudelleen: palvelin käynnistyy heti, kun se onnistuu.',
    port_taken:
      'Palvelimen portti on varattu. Yritämme itse uudelleen; jos palvelin on pysäytetty, käynnistä se uudelleen.',
    start_timeout:
      'Palvelin ei ehtinyt käynnistyä ajoissa. ' +
      'Yritämme muutaman kerran; jos se ei silti käynnisty, katso syy konsolista ja käynnistä palvelin ' +
      'itse.',
    wrong_java:
      'Palvelin tarvitsee toisen Java-version. ' +
      'Vaihda se palvelimen asetuksissa tai painikkeella, jonka kaatumisen selvitys näyttää.',
    eula: 'Palvelin ei käynnisty, ennen kuin hyväksyt Minecraftin käyttöoikeussopimuksen (EULA).',
    broken_world:
      'Maailmaa ei voitu lukea: sen tiedostot ovat vioittuneet tai sen on luonut uudempi peliversio. ' +
      'Konsolin viimeiset rivit kertovat, mikä on vialla.',
    missing_library:
      'Palvelimelta puuttuu kirjasto tai modi, jota ilman se ei käynnisty. Konsolin viimeiset rivit kertovat, mikä.',
    no_sandbox:
      'Tällä noodilla ei ole tarkistettua hiekkalaatikkoa, emmekä aja vierasta koodia ilman sellaista. ' +
      'Kirjoita tukeen: vain me voimme korjata tämän.',
    internal:
      'Noodillamme tapahtui virhe. Yritämme itse uudelleen; jos palvelin ei muutaman minuutin päästä ' +
      'toimi, kirjoita tukeen.',
  },
  contracts: { suspended: 'Keskeytetty', archived: 'Arkistossa', blocked: 'Suljettu', deleted: 'Poistettu' },
  nodeSilent: {
    text: 'Noodi ei vastaa',
    note:
      'Yhteys noodiin on katkennut, emmekä tiedä, mitä palvelin tekee: se voi yhä olla käynnissä. ' +
      'Pyyntösi toteutetaan, kun noodi palaa.',
  },
  maintenance: {
    restore: {
      state: 'Palautetaan kopiosta',
      text:
        'Palvelinta palautetaan kopiosta. ' +
        'Kunnes palautus on valmis, palvelin on pois päältä eikä sen tiedostoja, plugineja, ' +
        'pelaajalistoja tai asetuksia voi käyttää. ' +
        'Sen jälkeen kaikki palaa itsestään.',
      files: 'Palvelinta palautetaan kopiosta. Sivu avautuu itsestään, kun palautus on valmis.',
    },
    move: {
      state: 'Siirtyy toiselle noodille',
      text:
        'Palvelin siirtyy toiselle noodille. ' +
        'Kunnes siirto on valmis, palvelin on pois päältä eikä sen tiedostoja, plugineja, pelaajalistoja ' +
        'tai asetuksia voi käyttää. Sen jälkeen kaikki palaa itsestään.',
      files: 'Palvelin siirtyy toiselle noodille. Sivu avautuu itsestään, kun siirto on valmis.',
    },
  },
  pendingRestart: {
    mark: 'Käynnistettävä uudelleen',
    text: 'Palvelin toimii vielä vanhoilla arvoilla. Uudelleenkäynnistystä odottavat: {what}.',
    reasons: {
      memory: 'paketin muisti',
      cpu: 'paketin prosessoriytimet',
      java: 'Javan argumentit',
      settings: 'asetukset',
      addons: 'pluginit, modit ja datapaketit',
      ports: 'portit',
    },
    memory: '{used} / {limit}, uudelleenkäynnistyksen jälkeen {next}',
  },
  downloadFailed: {
    state: 'Lataus epäonnistui',
    retryAt: 'Seuraava yritys klo {time}.',
    retryNow: 'Yritetään uudelleen.',
    tryNow: 'Yritä nyt',
    otherVersion: 'Valitse toinen versio',
    toVersion: 'Vaihda versioon {version}',
  },
  list: {
    heading: 'Palvelimet',
    count: { one: '{count} palvelin', other: '{count} palvelinta' },
    view: 'Luettelon näkymä',
    cards: 'Kortit',
    table: 'Taulukko',
    search: 'Haku',
    searchHint: 'Nimi, alidomain tai noodi',
    anyState: 'Kaikki',
    changing: 'Käynnistyy tai pysähtyy',
    attention: 'Vaatii huomiota',
    order: 'Järjestys',
    nothing: 'Sellaisia palvelimia ei ole',
    showAll: 'Näytä kaikki',
    name: 'Nimi',
    state: 'Tila',
    address: 'Osoite',
    plan: 'Paketti',
    node: 'Noodi',
    paidUntil: 'Voimassa asti',
    noEnd: 'toistaiseksi',
    endsSoon: { one: 'Päättyy pian: {count} päivä jäljellä', other: 'Päättyy pian: {count} päivää jäljellä' },
    players: { one: '{count} pelaaja', other: '{count} pelaajaa' },
    open: 'Avaa palvelin {name}',
    emptyTitle: 'Palvelimesi ilmestyy tähän',
    emptyText:
      'Valitse paketti ja nimi, me hoidamme loput. Palvelin on päällä yötä päivää ilmaisessakin paketissa.',
    emptyButton: 'Luo ensimmäinen palvelin',
    noAddress: 'näkyy käynnistyksen jälkeen',
  },
  actions: { start: 'Käynnistä', stop: 'Pysäytä', restart: 'Käynnistä uudelleen', kill: 'Pakota pysäytys' },
  actionTaken: {
    start: 'Käynnistämme palvelimen',
    stop: 'Pysäytämme palvelimen',
    restart: 'Käynnistämme palvelimen uudelleen',
    kill: 'Pakotamme palvelimen pysähtymään',
  },
  confirm: {
    stop: {
      title: 'Pysäytetäänkö ”{name}”?',
      text: 'Maailma tallennetaan, ja pelaajien yhteys katkeaa. Voit käynnistää palvelimen uudelleen milloin vain.',
    },
    restart: {
      title: 'Käynnistetäänkö ”{name}” uudelleen?',
      text: 'Maailma tallennetaan, ja pelaajien yhteys katkeaa muutamaksi sekunniksi.',
    },
    kill: {
      title: 'Pakotetaanko palvelin ”{name}” pysähtymään?',
      text:
        'Prosessi katkaistaan tallentamatta: maailman viimeiset minuutit voivat kadota. ' +
        'Tee näin vain, jos tavallinen pysäytys ei auta.',
    },
  },
  create: {
    heading: 'Uusi palvelin',
    lead: 'Palvelin on yleensä valmis sekunneissa. Modipaketin asennus kestää muutaman minuutin.',
    plan: 'Paketti',
    groups: { java: 'Java', bedrock: 'Bedrock', proxy: 'Proxy', ultra: 'Java Ultra' },
    memory: 'Muisti',
    disk: 'Levytila',
    cores: 'Ytimet',
    perMonth: 'kuussa',
    recommended: 'Suosittelemme',
    noCore: 'Tulossa: palvelinohjelmistoa ei vielä ole',
    tellMe: 'Ilmoita, kun se on saatavilla',
    freePromise: 'Ei takuuta tiedoista eikä toiminnasta',
    paidPromise: 'Vastaamme tiedoista, katkoista saat bonuksia',
    freeMemory:
      'Miksi ilmaisessa paketissa on muistia {free}, mutta paketissa ”{plan}” {paid}? ' +
      'Ilmainen on kokeilua varten: yksi tiliä kohden, yksi varmuuskopio, ei takuita eikä hyvityksiä. ' +
      'Paketissa ”{plan}” säilytämme enemmän ({backups}) ja vastaamme tiedoista ja katkoista.',
    freeMemoryBackups: { one: '{count} varmuuskopio', other: '{count} varmuuskopiota' },
    freeTaken: 'Sinulla on jo ilmainen palvelin',
    name: 'Nimi',
    nameHint: 'Vain sinä näet sen. Enintään 40 merkkiä.',
    namePlaceholder: 'Oma palvelin',
    subdomain: 'Alidomain',
    subdomainHint:
      'Tästä tulee palvelimen osoite, jolla pelaajat liittyvät. 3–32 merkkiä: a–z, numerot ja yhdysmerkki.',
    subdomainHintBedrock:
      'Bedrockissa liitytään noodin osoitteella ja portilla, ja tämä nimi jää palvelimelle. ' +
      '3–32 merkkiä: a–z, numerot ja yhdysmerkki.',
    subdomainFree: 'Vapaa',
    subdomainChecking: 'Tarkistetaan…',
    subdomainShape: '3–32 merkkiä: a–z, numerot ja yhdysmerkki, joka ei ole ensimmäisenä eikä viimeisenä',
    subdomainRefused: {
      taken: 'Nimi on jo käytössä, valitse toinen',
      reserved: 'Nimi on varattu, valitse toinen',
      not_allowed: 'Tätä nimeä ei voi käyttää, valitse toinen',
    },
    core: 'Palvelinohjelmisto ja versio',
    experimental: 'kokeellinen',
    experimentalNote:
      'Ohjelmisto on nuori: se sopii kokeiluun ja kavereiden kanssa pelaamiseen, mutta osa pelin ' +
      'mekaniikasta ei vielä toimi siinä.',
    coreLines: {
      paper: 'Pluginit ja paras nopeus: sopii useimmille',
      purpur: 'Paper, jossa voi säätää vielä enemmän',
      vanilla: 'Mojangin oma peli ilman plugineja ja modeja',
      fabric: 'Kevyt modilataaja, joka tukee uusia versioita nopeasti',
      neoforge: 'Suuret modipaketit pelin uusille versioille',
      forge: 'Aiempien vuosien modipaketit ja kaikki, mikä vaatii Forgen',
      velocity: 'Proxy: yhdistää useita palvelimia yhdeksi',
      'bedrock-dedicated': 'Mojangin palvelin puhelimille, konsoleille ja Windowsille',
      pocketmine: 'Pluginit Bedrockille; monet mobit ja mekaniikat puuttuvat',
      serenityjs: 'Bedrock JavaScript-plugineilla, vielä kehitteillä',
      'flying-squid': 'Yksinkertainen JavaScript-palvelin nopeaan kokeiluun',
    },
    coreRefused: {
      unlisted: 'Versioluetteloa ei ole vielä saatavilla',
      nowhere: 'Ei toimi vielä millään noodilla',
      full: 'Noodit, joilla se toimii, ovat täynnä',
    },
    coreTooBig: 'Tarvitsee vähintään {memory} muistia: ei käynnisty tässä paketissa',
    coreReady: 'Yleensä valmis {seconds}:n kuluessa: mitattu meillä',
    coreTight:
      'Kun muistia on {plan}, {core} käynnistyy, mutta se riittää vain pieneen maailmaan ja muutamalle ' +
      'pelaajalle. Mukavasti pelaa, kun sitä on vähintään {memory}.',
    spigotNote: 'Etsitkö Spigotia tai Bukkitia? Valitse Paper: se käyttää samoja plugineja ja on nopeampi.',
    bungeeNote:
      'Valitse BungeeCordin tai Waterfallin sijaan Velocity: Waterfallia ei enää kehitetä, ja Velocity ' +
      'on nopeampi ja estää paremmin liittymisen toisen nimellä. ' +
      'BungeeCordin plugineista tarvitaan Velocity-versio.',
    catalogueEmpty:
      'Versioluetteloita ei ole vielä saatu tekijöiltä, joten voit valita vain sen, mitä noodeilla jo on.',
    version: 'Versio',
    otherVersion: 'Toinen versio',
    versionTitle: '{core}: valitse versio',
    versionSearch: 'Etsi versiota',
    versionAll: 'Näytä epävakaat ja vanhat',
    versionNone: 'Tällaista versiota ei ole.',
    versionUnstable: 'Näytä epävakaat ja vanhat: {count}',
    versionMore: 'Tässä ovat ensimmäiset {count}. Löydät muut kirjoittamalla osan numerosta.',
    build: 'koontiversio {build}',
    channels: { beta: 'beta', alpha: 'alfa', snapshot: 'kehitysversio', old: 'vanha' },
    channelNote:
      'Tekijät eivät pidä tätä versiota vakaana: se voi vahingoittaa maailmaa. ' +
      'Valitse vakaa versio maailmalle, joka on sinulle tärkeä.',
    eula: 'Hyväksyn Minecraftin käyttöoikeussopimuksen (EULA)',
    eulaRead: 'Lue sopimus',
    eulaMissing: 'Ilman suostumustasi Mojang ei salli tämän palvelimen käyttöä',
    lacksCore: 'Ei ohjelmistoa {core}',
    gameVersion: 'Minecraft {version}',
    node: 'Noodi',
    nodeHint: 'Mitä pienempi ping, sitä sujuvampi peli.',
    noNodes: 'Noodeja ei nyt ole. Katso hetken päästä uudelleen.',
    noRoom:
      'Mikään noodi ei voi nyt ottaa tätä palvelinta: ne ovat täynnä tai eivät vastaa. ' +
      'Valitse pienempi paketti tai katso hetken päästä uudelleen.',
    otherNode: 'Valitsemasi noodi ei voi nyt ottaa tätä palvelinta. Valitse toinen tai odota hetki.',
    capacity: { available: 'Tilaa on', full: 'Täynnä', unknown: 'Ei tietoja' },
    ping: '{ms} ms',
    pinging: 'mitataan…',
    notMeasured: 'ei mitattu',
    promo: 'Alekoodi',
    promoApply: 'Käytä',
    promoOff: 'Poista',
    promoRefused: {
      unknown: 'Tällaista alekoodia ei ole',
      expired: 'Alekoodi on vanhentunut',
      used_up: 'Alekoodi on käytetty loppuun',
      used_by_you: 'Olet jo käyttänyt tämän alekoodin',
      not_for_free: 'Ilmainen paketti ei kaipaa alennusta',
    },
    refused: {
      free_taken: 'Jokainen tili saa yhden ilmaisen palvelimen, ja sinulla se jo on.',
      unconfirmed: 'Vahvista sähköpostiosoitteesi, niin saat ilmaisen palvelimen.',
      other_currency: 'Tätä pakettia ei myydä saldosi valuutassa.',
    },
    summary: 'Maksettavaa',
    price: 'Hinta kuussa',
    promoLine: 'Alekoodi {code}, −{percent}',
    total: 'Yhteensä',
    balance: 'Saldo',
    left: 'Jää jäljelle',
    missing: 'Puuttuu',
    topUp: 'Saldoa voi toistaiseksi ladata tuen kautta. Kaikki antamasi tiedot säilyvät.',
    toSupport: 'Kirjoita tukeen',
    free: 'Ilmainen',
    currencyTitle: 'Missä valuutassa saldosi pidetään?',
    currencyText: 'Yksi valuutta koko tilille. Sen voi vaihtaa ennen ensimmäistä saldotapahtumaa.',
    currencyNames: { BYN: 'Valko-Venäjän ruplat', RUB: 'Venäjän ruplat' },
    submit: 'Luo ilmaiseksi',
    submitPaid: 'Luo hintaan {price}',
    submitting: 'Luodaan…',
    recounted:
      'Summa on laskettu uudelleen, mitään ei ole vielä veloitettu. Tarkista se ja paina painiketta vielä kerran.',
    fault: 'Tarkista merkityt kentät.',
    missingName: 'Anna palvelimelle nimi',
    toAccount: 'Siirry tilisivulle',
  },
  server: {
    tabs: 'Palvelimen osiot',
    overview: 'Yleiskuva',
    console: 'Konsoli',
    files: 'Tiedostot',
    addons: { plugin: 'Pluginit', mod: 'Modit', datapack: 'Datapaketit' },
    backups: 'Kopiot',
    settings: 'Asetukset',
    address: 'Liittymisosoite',
    addressHint: 'Liitä osoite pelissä: ”Moninpeli” → ”Yhdistä suoraan”.',
    noAddress: 'Näkyy, kun palvelin käynnistyy',
    progress: {
      fetch_java: 'Ladataan Javaa',
      fetch_core: 'Ladataan palvelinohjelmistoa',
      prepare_core: 'Valmistellaan palvelinohjelmistoa',
      wait_turn: 'Odottaa vuoroaan',
      start: 'Käynnistetään',
    },
    progressOnce:
      'Tämä tehdään noodilla kerran jokaiselle koontiversiolle. Seuraavat käynnistykset ovat nopeampia.',
    progressTurn: 'Noodi käynnistää palvelimet vuoron perään, jottei peli pätki niillä, jotka jo pelaavat.',
    silentSeconds: { one: 'Ei ole vastannut {count} sekuntiin', other: 'Ei ole vastannut {count} sekuntiin' },
    silentMinutes: {
      one: 'Ei ole vastannut {count} minuuttiin',
      other: 'Ei ole vastannut {count} minuuttiin',
    },
    silentNote:
      'Prosessi on käynnissä mutta ei vastaa pelille: nyt ei voi liittyä. ' +
      'Jos tilanne ei korjaannu, käynnistä palvelin uudelleen.',
    killIn: {
      one: 'Tallennamme maailman. Jos se kestää yli {count} sekunnin, pakotamme palvelimen pysähtymään.',
      other: 'Tallennamme maailman. Jos se kestää yli {count} sekuntia, pakotamme palvelimen pysähtymään.',
    },
    killNow: 'Aika loppui: pakotamme palvelimen pysähtymään.',
    playing: 'Nyt pelaavat',
    playingHint: 'Näin peli itse vastaa: se ei välttämättä nimeä kaikkia.',
    playingMore: 'ja vielä {count}',
    build: 'Koontiversio',
    bedrockHint:
      'Pelissä: ”Pelaa” → ”Palvelimet” → ”Lisää palvelin”. Osoite ja portti kirjoitetaan eri kenttiin.',
    bedrockAddress: 'Palvelimen osoite',
    bedrockPort: 'Portti',
    cpu: 'Prosessori',
    memory: 'Muisti',
    disk: 'Levytila',
    players: 'Pelaajat',
    noStats: 'ei tietoja',
    load: 'Kuormitus',
    hour: 'Tunti',
    day: 'Vuorokausi',
    period: 'Ajanjakso',
    chart: '{what}: nyt {now}, pienin {low}, suurin {high}',
    noPoints: 'Tältä ajalta ei ole tietoja',
    paidUntil: 'Maksettu {date} asti',
    daysLeft: { one: '{count} päivä jäljellä', other: '{count} päivää jäljellä' },
    endsSoon: 'Maksettu aika päättyy {date}, ja palvelin pysähtyy. Jatka aikaa ajoissa.',
    freePlan: 'Ilmainen paketti, voimassa toistaiseksi',
    extend: 'Jatka aikaa',
    extendTitle: 'Jatketaanko palvelimen aikaa?',
    extendText: 'Saldostasi veloitetaan {price}. Nyt saldosi on {balance}.',
    extendUntil: 'Palvelin on sen jälkeen maksettu {date} asti.',
    extended: 'Palvelimen aikaa jatkettiin',
    suspended:
      'Maksettu aika päättyi, ja palvelimen toiminta on keskeytetty. ' +
      'Palvelin poistetaan {date}. Tuki voi palauttaa sen viimeisestä varmuuskopiosta vielä 14 päivän ' +
      'ajan. Jatka aikaa, niin palvelin palaa käyttöön.',
    archive: {
      text:
        'Palvelimella ei ole käynyt ketään pitkään aikaan, joten se on arkistossa. ' +
        'Maailma ja asetukset ovat varmuuskopiossa, ja nimi on yhä sinun.',
      saving:
        'Palvelinta arkistoidaan: viimeistä varmuuskopiota tehdään. ' +
        'Jos tarvitset palvelinta, älä odota sitä: valitse ”Palauta palvelin”.',
      restore: 'Palauta palvelin',
      clearing:
        'Vanhoja tiedostoja poistetaan vielä noodilta. Palautus alkaa automaattisesti muutaman minuutin kuluttua.',
      waiting:
        'Millään noodilla ei ole nyt tilaa. ' +
        'Palvelin on jonossa: palautamme sen heti, kun tilaa vapautuu, ja lähetämme sinulle ' +
        'sähköpostin.',
      restoring: 'Palvelin palaa arkistosta: tiedostoja kopioidaan noodille.',
      failed: 'Palautus epäonnistui. Varmuuskopio on tallessa, yritä uudelleen.',
      begun: 'Palvelinta palautetaan.',
    },
    blocked: 'Palvelin on suljettu sääntörikkomuksen takia. Jos on kysyttävää, kirjoita tukeen.',
    blockReason: 'Syy: {reason}',
    deleted: 'Palvelin on poistettu tietoineen.',
    core: 'Palvelinohjelmisto',
    node: 'Noodi',
    subdomain: 'Alidomain',
    created: 'Luotu',
    activity: 'Tapahtumat',
    noActivity: 'Ei vielä merkintöjä',
    who: { operator: 'ylläpito', service: 'palvelu', schedule: 'ajastus' },
    kinds: {
      created: 'Palvelin luotu',
      start: 'Käynnistys',
      stop: 'Pysäytys',
      restart: 'Uudelleenkäynnistys',
      kill: 'Pakotettu pysäytys',
      renamed: 'Uusi nimi',
      settings_changed: 'Asetuksia muutettu',
      eula_accepted: 'Käyttöoikeussopimus (EULA) hyväksytty',
      plan_changed: 'Paketti vaihdettu',
      schedule_created: 'Ajastus luotu',
      schedule_changed: 'Ajastusta muokattu',
      schedule_deleted: 'Ajastus poistettu',
      port_added: 'Portti lisätty',
      port_removed: 'Portti poistettu',
      port_changed: 'Lisäportin numero vaihtui',
      backends_changed: 'Proxyn takana olevia palvelimia muutettu',
      put_behind: 'Viety proxyn taakse',
      taken_out: 'Otettu pois proxyn takaa',
      subdomain_changed: 'Alidomain vaihdettu',
      domain_added: 'Oma domain lisätty',
      domain_removed: 'Oma domain poistettu',
      domain_confirmed: 'Domain vahvistettu',
      domain_lost: 'Domain menetetty: sen tietue on puuttunut yli viikon',
      joining_changed: 'Käynnistystä liittymällä muutettu',
      started_by_joining: 'Käynnistyi pelaajan liittyessä',
      empty_stop_on: 'Tyhjän palvelimen pysäytys otettu käyttöön',
      empty_stop_off: 'Tyhjän palvelimen pysäytys poistettu käytöstä',
      stopped_empty: 'Pysähtyi, koska ketään ei ollut',
      move: 'Siirto toiselle noodille aloitettu',
      moved: 'Siirretty toiselle noodille',
      not_moved: 'Siirto ei onnistunut, palvelin jäi noodilleen',
      extended: 'Aikaa jatkettu',
      auto_extend_on: 'Automaattinen jatko otettu käyttöön',
      auto_extend_off: 'Automaattinen jatko poistettu käytöstä',
      restored: 'Palautettu maksun jälkeen',
      archived: 'Arkistoitu: palvelinta ei käytetty pitkään aikaan',
      unarchived: 'Palautettu arkistosta',
      suspended: 'Toiminta keskeytetty: maksettu aika päättyi',
      blocked: 'Suljettu',
      unblocked: 'Avattu uudelleen',
      deleted: 'Poistettu',
      data_deleted: 'Tiedot poistettu',
      backup: 'Varmuuskopio',
      backup_deleted: 'Varmuuskopio poistettu',
      backup_failed: 'Varmuuskopiointi epäonnistui',
      restore: 'Palautus varmuuskopiosta alkoi',
      restored_backup: 'Palautettu varmuuskopiosta',
      restore_failed: 'Palautus varmuuskopiosta epäonnistui',
      restore_cancelled: 'Palautus varmuuskopiosta peruttiin',
      addons_change: 'Pluginien tai modien muutos alkoi',
      core_change: 'Ohjelmiston tai version vaihto alkoi',
      pack_install: 'Modipaketin asennus alkoi',
      reinstall: 'Uudelleenasennus alkoi',
      changed: 'Muutos valmis',
      change_failed: 'Muutos epäonnistui, kaikki jäi ennalleen',
      change_cancelled: 'Muutos peruttiin',
      change_undo: 'Muutoksen kumoaminen alkoi',
      change_undone: 'Muutos kumottu',
      undo_failed: 'Muutoksen kumoaminen epäonnistui',
      crashed: 'Kaatui',
      failed: 'Ei käynnistynyt',
      stopped: 'Noodi pysäytti palvelimen',
      files: 'Tiedostoja muutettiin',
    },
    because: '{what}. {reason}',
    outcomes: {
      failed: '{what}: ei onnistunut',
      superseded: '{what}: korvattiin uudemmalla komennolla',
    },
  },
  backups,
  console: {
    label: 'Konsolin tuloste',
    input: 'Komento palvelimelle',
    placeholder: 'Komento, esimerkiksi list',
    send: 'Lähetä',
    connecting: 'Yhdistetään…',
    connected: 'Yhdistetty',
    reconnecting: 'Yhteys katkesi, yhdistetään uudelleen…',
    offline: 'Ei verkkoyhteyttä',
    notSent: 'Palvelimeen ei ole yhteyttä. Komentoa ei lähetetty, ja se jäi kenttään.',
    sending: 'Lähetetään ”{command}”…',
    lost:
      'Yhteys katkesi, kun komentoa ”{command}” lähetettiin. ' +
      'Saamme tietää, suoritettiinko se, heti kun yhteys palaa.',
    unknown:
      'Noodi käynnistyi uudelleen, eikä tiedetä, suoritettiinko komento ”{command}”. Tarkista asia konsolin riveistä.',
    notDone: 'Komentoa ”{command}” ei suoritettu.',
    late: 'Yhteys katkesi, eikä se ehtinyt palvelimelle.',
    sendAgain: 'Lähetä uudelleen',
    notRunning: 'Palvelin ei ole käynnissä.',
    ipBan:
      'Palvelin näkee kaikilla pelaajilla saman osoitteen. ' +
      'IP-porttikielto sulkisi kaikki ulos: anna porttikielto nimelle.',
    tooMany: 'Liian nopeasti. Odota muutama sekunti.',
    noRight: 'Sinulla ei ole oikeutta lähettää komentoja.',
    unreachable: 'Tämän palvelimen noodiin ei saada yhteyttä.',
    blocked: 'Palvelin on suljettu, joten konsoli ei ole käytettävissä.',
    empty: 'Ei vielä rivejä. Niitä tulee, kun palvelin käynnistyy.',
    newLines: { one: '{count} uusi rivi', other: '{count} uutta riviä' },
    warning: 'Varoitus',
    error: 'Virhe',
    gap: 'Aiemmat rivit on jo poistettu noodilta.',
    search: 'Etsi',
    searchLabel: 'Etsi koko konsolista',
    found: { one: '{count} rivi löytyi', other: '{count} riviä löytyi' },
    moreFound: 'Näkyvissä viimeiset 200.',
    nothingFound: 'Mitään ei löytynyt',
    clearSearch: 'Sulje haku',
    download: 'Lataa',
    downloadFailed: 'Konsolia ei voitu ladata. Yritä uudelleen.',
    aloud: 'Lue rivit ääneen',
    aloudHint: 'Ruudunlukijoille',
    burst: { one: '{count} rivi saapui', other: '{count} riviä saapui' },
  },
  move: {
    heading: 'Siirto toiselle noodille',
    text:
      'Palvelin pysähtyy, maailma tallennetaan ja kaikki tiedostot kopioidaan toiselle noodille, missä ' +
      'niitä verrataan alkuperäisiin. ' +
      'Sitten palvelin käynnistyy siellä. ' +
      'Sillä välin ei voi pelata. Palvelimen nimi säilyy, mutta osoite portteineen vaihtuu.',
    node: 'Minne',
    button: 'Siirrä',
    title: 'Siirretäänkö ”{name}” noodille {node}?',
    confirm:
      'Palvelin pysähtyy nyt, ja pelaajien yhteys katkeaa. ' +
      'Nimi säilyy, mutta noodilla {node} osoite portteineen on uusi: kerro se niille, jotka liittyvät ' +
      'sillä. Mitä isompi maailma, sitä kauemmin siirto kestää.',
    none: 'Millään muulla noodilla ei ole nyt tilaa tälle palvelimelle.',
    stopping: 'Palvelin pysähtyy ja tallentaa maailman…',
    copying: 'Tiedostoja kopioidaan noodille {node}…',
    settling: 'Palvelin on jo noodilla {node} ja valmistautuu siellä.',
    done:
      'Palvelin on siirretty noodille {node}. ' +
      'Nimi on ennallaan, vain osoite portteineen vaihtui: kerro se niille, jotka liittyvät sillä.',
    failed: 'Palvelinta ei voitu siirtää noodille {node}.',
    stayed: 'Se jäi entiselle paikalleen, ja kaikki tiedostot ovat tallessa.',
    failures: {
      source_away:
        'Palvelimen nykyinen noodi lakkasi vastaamasta tai palvelimen pysähtyminen kesti liian kauan. ' +
        'Yritä myöhemmin uudelleen.',
      target_away: 'Toinen noodi lakkasi vastaamasta. Valitse jokin muu tai yritä myöhemmin uudelleen.',
      no_space: 'Toisen noodin levyltä loppui tila. Valitse jokin muu tai yritä myöhemmin uudelleen.',
      too_large:
        'Palvelimen tiedostot eivät mahdu paketin levylle, tai tiedostoja tai sisäkkäisiä kansioita on ' +
        'liikaa. Kirjoita tukeen.',
      unreadable: 'Osaa palvelimen tiedostoista ei voitu lukea. Kirjoita tukeen.',
      not_the_same: 'Kopio ei vastannut palvelimen tiedostoja. Yritä uudelleen.',
      in_the_way: 'Toisella noodilla on vielä tämän palvelimen vanha kopio. Kirjoita tukeen.',
      called_off: 'Tuki perui siirron.',
    },
  },
  settings: {
    general: 'Yleiset',
    name: 'Nimi',
    core: 'Pelin asetukset',
    restartNote: 'Nämä asetukset tulevat voimaan seuraavassa käynnistyksessä.',
    unsaved:
      'Muutoksia ei ole tallennettu. Ne odottavat tässä niin kauan kuin tämä selaimen välilehti on auki.',
    discard: 'Hylkää muutokset',
    restartNow: 'Käynnistä uudelleen nyt',
    heap:
      'Paketin muistista ({plan}) Javan keko (heap) saa {heap}: siinä ovat maailma, pelaajat ja ' +
      'pluginit. Loput tarvitsevat Java itse, säikeet ja verkko; ilman tätä varaa palvelin kaatuisi ' +
      'muistin loppumiseen.',
    heapProxy:
      'Paketin muistista ({plan}) Javan keko (heap) saa {heap}: siinä ovat pelaajien yhteydet ja ' +
      'pluginit. Loput tarvitsevat Java itse, säikeet ja verkko; ilman tätä varaa proxy kaatuisi ' +
      'muistin loppumiseen.',
    groups: {
      joining: 'Liittyminen',
      game: 'Peli',
      world: 'Maailma',
      network: 'Proxy ja palvelimet sen takana',
      java: 'Java',
      other: 'Muut',
    },
    fields: {
      motd: { label: 'Kuvaus palvelinluettelossa', hint: 'Rivi palvelimen nimen alla pelissä' },
      maxPlayers: {
        label: 'Pelaajia enintään',
        hint: 'Näin monta pelaajaa palvelin päästää sisään yhtä aikaa. Paketti ei rajaa paikkoja',
      },
      gameMode: { label: 'Pelimuoto', hint: 'Uusille pelaajille' },
      difficulty: { label: 'Vaikeustaso', hint: 'Kuinka vaarallisia mobit ovat' },
      hardcore: { label: 'Hardcore', hint: 'Yksi elämä: kuoleman jälkeen voi vain katsella' },
      onlineMode: {
        label: 'Tarkista pelitilit',
        hint: 'Vain pelin ostaneet pääsevät sisään. Ilman tarkistusta kuka tahansa pääsee sisään millä nimellä tahansa',
      },
      whitelist: {
        label: 'Valkolista (whitelist)',
        hint: 'Vain listalla olevat pääsevät sisään. Lisää pelaajat ”Pelaajat”-välilehdellä',
      },
      pvp: { label: 'Pelaajien väliset taistelut (PvP)', hint: 'Pelaajat voivat vahingoittaa toisiaan' },
      allowFlight: {
        label: 'Salli lentäminen',
        hint: 'Muuten palvelin heittää ulos pelaajat, joiden se luulee lentävän. Jotkin modit tarvitsevat tätä',
      },
      allowCheats: { label: 'Salli huijauskomennot', hint: 'Komennot kuten /give ja /tp operaattoreille' },
      commandBlocks: { label: 'Komentokuutiot', hint: 'Kuutiot, jotka suorittavat komentoja itsestään' },
      viewDistance: {
        label: 'Näköetäisyys',
        hint: 'Chunkkeina. Pienempi arvo keventää palvelimen kuormaa',
      },
      simulationDistance: {
        label: 'Simulaatioetäisyys',
        hint: 'Chunkkeina: missä mobit liikkuvat ja sato kasvaa. Pienempi arvo keventää palvelimen kuormaa',
      },
      spawnProtection: {
        label: 'Syntymispisteen suojaus',
        hint: 'Säde kuutioina: sen sisällä vain operaattorit saavat rakentaa. 0: ei suojausta',
      },
      levelType: { label: 'Maailman tyyppi', hint: 'Vaikuttaa vain, kun maailma luodaan' },
      world: { label: 'Maailman tyyppi', hint: 'Vaikuttaa vain, kun maailma luodaan' },
      seed: { label: 'Lähtöarvo (seed)', hint: 'Tyhjä: satunnainen. Vaikuttaa vain, kun maailma luodaan' },
      servers: {
        label: 'Palvelimet proxyn takana',
        hint:
          'Pelaajat tulevat ensimmäiselle käynnissä olevalle. ' +
          'Jos se pysähtyy, luettelon seuraava ottaa heidät vastaan',
      },
      forwarding: {
        label: 'Pelaajatietojen välitys',
        hint:
          'Miten proxyn takana olevat palvelimet saavat tietää pelaajan oikean nimen ja UUID:n. ' +
          'Vain Modern on turvallinen: muilla tavoilla kuka tahansa palvelimen oman osoitteen tietävä ' +
          'pääsee sille millä nimellä tahansa',
      },
      forwardingSecret: {
        label: 'Proxyn salaisuus',
        hint:
          'Velocity-proxysi asetuksista. Sen kanssa palvelimelle pääsee vain tämän proxyn kautta, ja ' +
          'proxy tarkistaa tilit. Minecraft 1.13 tai uudempi. ' +
          'Fabric, NeoForge ja Forge tarvitsevat siihen modin. ' +
          'Tyhjä: ei proxya',
      },
      collector: { label: 'Roskienkeruu (GC)', hint: 'Miten Java vapauttaa muistia' },
      javaArguments: {
        label: 'Javan argumentit',
        hint: 'Lisätään meidän asettamiimme. Muistin määrää paketti, eikä sitä voi muuttaa tässä',
      },
      timeZone: {
        label: 'Aikavyöhyke',
        hint: 'Lokin ja kelloa seuraavien lisäosien aika. Vaihtuu seuraavassa käynnistyksessä',
      },
    },
    coreHints: {
      velocity: {
        maxPlayers:
          'Luku, joka näkyy palvelinluettelossa. Proxyn takana olevat palvelimet päättävät, montako pääsee sisään',
        onlineMode:
          'Proxy tarkistaa tilit kaikkien takanaan olevien palvelinten puolesta. ' +
          'Ilman tarkistusta kuka tahansa pääsee sisään millä nimellä tahansa',
        forwardingSecret:
          'Proxyn ja sen takana olevien palvelinten yhteinen. ' +
          'Älä näytä sitä kenellekään: sen tietävä pääsee niille millä nimellä tahansa',
      },
      'bedrock-dedicated': {
        whitelist:
          'Vain listalla olevat pääsevät sisään. Lisää pelaajat konsolissa: allowlist add ja pelaajan nimi',
      },
      'flying-squid': {
        maxPlayers: 'Luku, joka näkyy palvelinluettelossa. Paikkoja ei ole rajattu',
        onlineMode:
          'Tällä ohjelmistolla vielä testaamatta. Ilman tarkistusta kuka tahansa pääsee sisään millä nimellä tahansa',
      },
    },
    options: {
      gameMode: {
        survival: 'Selviytyminen',
        creative: 'Luova',
        adventure: 'Seikkailu',
        spectator: 'Katsoja',
      },
      difficulty: { peaceful: 'Rauhallinen', easy: 'Helppo', normal: 'Normaali', hard: 'Vaikea' },
      levelType: {
        normal: 'Oletus',
        flat: 'Supertasainen',
        large_biomes: 'Suuret biomit',
        amplified: 'Vahvistettu (Amplified)',
      },
      timeZone: { node: 'Sama kuin noodilla' },
      world: { hills: 'Kukkulat', flat: 'Tasainen' },
      collector: { auto: 'Valitse automaattisesti', g1: 'G1', zgc: 'Sukupolvittainen ZGC' },
      forwarding: { none: 'Pois', modern: 'Modern (Velocity)', legacy: 'Legacy (BungeeCord)' },
    },
    backends: {
      none: 'Palvelimia ei vielä ole, joten pelaajilla ei ole paikkaa, minne mennä.',
      add: 'Lisää palvelin',
      choose: 'Valitse palvelin',
      another: 'Muu, osoitteen mukaan',
      address: 'Osoite',
      addressFault: 'Osoite ja portti, esimerkiksi play.example.com:25565',
      name: 'Nimi proxyssa',
      nameFault: 'Kirjaimet a–z, numerot, - ja _; kukin nimi vain kerran',
      full: 'Luettelossa ei ole enää tilaa',
      addButton: 'Lisää',
      up: 'Siirrä {name} ylemmäs',
      down: 'Siirrä {name} alemmas',
      remove: 'Poista {name} luettelosta',
      joined: 'Päästää pelaajat sisään tämän proxyn kautta',
      apart: 'Ei vielä tunne tätä proxya eikä päästä sen pelaajia sisään',
      unable:
        'Ei voi olla proxyn takana. Paper ja Purpur voivat versiosta 1.13 alkaen, modilla myös Fabric ' +
        'sekä versiosta 1.20.2 alkaen NeoForge ja Forge',
      elsewhere: 'Lisää alla oleva salaisuus itse sen asetuksiin',
      gone: 'Tätä palvelinta ei enää ole',
      join: 'Yhdistä',
      joinTitle: 'Yhdistetäänkö ”{name}” tähän proxyyn?',
      joinText:
        'Palvelin saa proxyn salaisuuden ja käynnistyy uudelleen, jos se on käynnissä. ' +
        'Sen jälkeen sille pääsee vain proxyn kautta, ja proxy tarkistaa tilit.',
      joinedNow: '”{name}” päästää nyt pelaajat sisään proxyn kautta',
      chooseOwn: 'Valitse omista',
      chooseTitle: 'Mitkä palvelimet viedään proxyn taakse?',
      chooseText:
        'Jokainen saa proxyn salaisuuden ja käynnistyy uudelleen, jos se on käynnissä. ' +
        'Proxy saa tiedon niistä ilman uudelleenkäynnistystä. ' +
        'Sen jälkeen niille pääsee vain proxyn kautta, ja proxy tarkistaa tilit.',
      chooseButton: 'Vie proxyn taakse',
      chosen: 'Palvelimet ovat nyt proxyn takana',
      takeOutTitle: 'Otetaanko ”{name}” pois proxyn takaa?',
      takeOutText:
        'Salaisuus poistuu sen asetuksista, ja palvelin tarkistaa tilit taas itse. ' +
        'Jos se on käynnissä, se käynnistyy uudelleen; proxy saa tiedon siitä ilman ' +
        'uudelleenkäynnistystä.',
      takeOutButton: 'Ota pois',
      takenOut: '”{name}” ei ole enää proxyn takana',
      needsMod: 'Tarvitsee modin {mod}: ennen sitä palvelin ei päästä proxyn pelaajia sisään',
      modUnknown: 'Päästää proxyn pelaajat sisään modilla {mod}; juuri nyt ei näy, onko se paikallaan',
      modThere: 'Modi {mod} on asennettu',
      findMod: 'Etsi {mod}',
      takeOutMod:
        'Poista käytöstä tai poista myös modi {mod}: niin kauan kuin se on paikallaan, palvelin ei ' +
        'päästä ketään suoraan sisään.',
      behind: 'Proxyn takana',
      behindHint:
        'Mukaan pääsee vain proxyn kautta: omassa osoitteessaan palvelin ei päästä pelaajia sisään.',
      inFront: 'Palvelimet sen takana',
      noneBehind:
        'Tämän proxyn takana ei ole vielä yhtään palvelinta, joten siihen liittyvät pelaajat potkitaan ulos.',
      putBehind: 'Vie palvelin sen taakse',
      behindOther:
        'Tämä proxy ei ole palvelintesi joukossa. ' +
        'Jotta pelaajat pääsevät taas suoraan mukaan, tyhjennä asetuksista ”Proxyn salaisuus”.',
      openSettings: 'Avaa asetukset',
      noStart:
        'Palvelin on proxyn takana, eikä liittyminen proxyn kautta käynnistä sitä. ' +
        'Sen voi käynnistää paneelista tai ajastuksella.',
      backendsStay:
        'Palvelimet sen takana jäävät: {names}. ' +
        'Proxyn salaisuus poistuu niiden asetuksista, ja käynnissä olevat käynnistyvät uudelleen. ' +
        'Sen jälkeen jokaiselle voi liittyä suoraan sen omalla osoitteella.',
      proxyStays:
        'Proxy sen edessä jää: {names}. Pelaajat eivät vain enää pääse sen kautta tälle palvelimelle.',
    },
    tooLong: 'Enintään {max} merkkiä',
    range: 'Kokonaisluku väliltä {min}–{max}',
    javaArgumentFaults: {
      form: '{word}: JVM-argumentteja ei kirjoiteta näin. -D…, -XX:… ja --add-opens=… käyvät',
      memory: '{word}: muistin määrää paketti',
      collector: '{word}: roskienkerääjä valitaan omassa kentässään',
      program: '{word}: lataa vierasta koodia tai lukee argumentit muualta',
      files: '{word}: kirjoittaa vedoksia ja lokeja, jotka täyttävät levyn',
      remote: '{word}: avaa Javan etähallinnan ilman salasanaa',
      number: '{word}: tarvitaan kokonaisluku väliltä {min}–{max}',
      metrics: '{word}: piilottaa palvelimen tiedot paneelilta',
      ours: '{word}: tämän arvon asetamme itse',
      time_zone: '{word}: aikavyöhyke valitaan omassa kentässään',
      log4j: '{word}: poistaa suojan Log4Shelliä vastaan',
    },
    emptyStop: {
      heading: 'Tyhjän palvelimen pysäytys',
      intro:
        'Kun palvelimella ei ole ketään, se voi pysähtyä itsestään. ' +
        'Aika lasketaan viimeisen pelaajan lähdöstä tai käynnistyksestä. ' +
        'Palvelin ei pysähdy varmuuskopioinnin, palautuksen, tiedostojen lähetyksen eikä ajastetun ' +
        'tehtävän aikana. Ajastetut käynnistykset toimivat kuten ennenkin.',
      switch: 'Pysäytä palvelin, kun siellä ei ole ketään',
      after: 'Pysäytä, kun palvelin on ollut tyhjänä',
      turnedOn: 'Tyhjän palvelimen pysäytys on käytössä',
      turnedOff: 'Tyhjän palvelimen pysäytys ei ole käytössä',
      starters: 'Nämä pelaajat voivat käynnistää palvelimen liittymällä: {names}.',
      nobody:
        'Käynnistystä liittymällä ei ole otettu käyttöön: pysäytetyn palvelimen voi käynnistää vain ' +
        'paneelista tai ajastuksella.',
      bedrock:
        'Bedrock-palvelinta ei voi käynnistää liittymällä: pysäytetyn palvelimen voi käynnistää vain ' +
        'paneelista tai ajastuksella.',
      link: 'Ota käyttöön käynnistys liittymällä',
      unknown: 'Palvelin ei kerro, montako pelaajaa siellä on, joten se ei pysähdy itsestään.',
    },
    danger: 'Poistaminen',
    deleteTitle: 'Poistetaanko ”{name}”?',
    deleteText: 'Maailma, asetukset ja konsoli poistetaan lopullisesti.',
    deleteMoney: 'Jäljellä olevasta ajasta ei palauteta rahaa.',
    deleteMoneySum: 'Jäljellä olevasta ajasta ei palauteta rahaa: menetät {amount}.',
    losses: {
      lead: 'Katoaa lopullisesti:',
      unknown: 'Osaa tästä luettelosta ei voitu ladata. Kaikki palvelimeen kuuluva katoaa.',
      worlds: 'Maailmat',
      allFiles: 'kaikki, myös asetukset ja lokit',
      backupsGone: '{count}. Palvelinta ei voi enää palauttaa niistä.',
      addressKept: 'Vielä {days} kukaan muu ei voi ottaa sitä käyttöön.',
      domains: 'Liitetyt domainit',
    },
    deleteType: 'Vahvista kirjoittamalla nimi: {name}',
    deleteButton: 'Poista palvelin',
    deleting: 'Palvelinta poistetaan',
    notActive: 'Asetuksia ei voi nyt muuttaa: palvelimen toiminta on keskeytetty tai palvelin on suljettu.',
  },
  account: {
    heading: 'Tili',
    profile: 'Profiili',
    since: 'Mukana {date} lähtien',
    avatarHint: 'Kuva luodaan käyttäjätunnuksesi perusteella',
    email: 'Sähköposti',
    confirmed: 'vahvistettu',
    unconfirmed: 'vahvistamatta',
    unconfirmedText: 'Avaa viestissä oleva linkki, niin voit luoda ilmaisen palvelimen.',
    noEmail: 'Sähköpostiosoitetta ei vielä ole. Lisää se, niin voit luoda ilmaisen palvelimen.',
    waiting: 'Odottaa vahvistusta: {email}. Siihen asti viestit menevät vanhaan osoitteeseen.',
    sendAgain: 'Lähetä viesti',
    enterCode: 'Syötä viestissä oleva koodi',
    sent: 'Viesti on lähetetty',
    changeEmail: 'Vaihda sähköpostiosoite',
    newEmail: 'Uusi sähköpostiosoite',
    emailShape: 'Kirjoita koko osoite, esimerkiksi name@example.com',
    emailRefused:
      'Sähköpostipalvelin ei ota vastaan viestejämme osoitteeseen {email}. ' +
      'Tarkista osoite ja korjaa se, jos siinä on virhe; jos osoite on oikein, anna toinen.',
    password: 'Salasana',
    currentPassword: 'Nykyinen salasana',
    newPassword: 'Uusi salasana',
    repeat: 'Toista salasana',
    changePassword: 'Vaihda salasana',
    passwordChanged: 'Salasana on vaihdettu',
    passwordNote: 'Vähintään 10 merkkiä. Kun vaihdat salasanan, muut istuntosi päättyvät.',
    noPassword:
      'Sinulla ei ole salasanaa: kirjaudut yhteisöpalvelun kautta. ' +
      'Voit asettaa salasanan kirjautumissivun linkistä ”Unohditko salasanan?”.',
    wrongPassword: 'Salasana on väärä',
    passwordFaults: {
      password_short: 'Liian lyhyt: tarvitaan vähintään 10 merkkiä',
      password_long: 'Liian pitkä: enintään 128 merkkiä',
      password_common: 'Tämä salasana on helppo arvata, keksi toinen',
      repeat_differs: 'Salasanat eivät täsmää',
    },
    factor: 'Kirjautumisen toinen vaihe',
    factorOn: 'Päällä',
    factorOff: 'Pois päältä',
    factorText: 'Kirjautumiseen tarvitaan salasanan lisäksi koodi puhelimesi sovelluksesta.',
    enable: 'Ota käyttöön',
    disable: 'Poista käytöstä',
    factorScan: 'Skannaa koodi todennussovelluksella.',
    factorKey: 'Tai kirjoita avain:',
    factorCode: 'Kuusi numeroa sovelluksesta',
    factorVerify: 'Tarkista',
    factorWrong: 'Koodi ei kelpaa. Tarkista puhelimen kello.',
    factorEnabled: 'Kirjautumisen toinen vaihe on päällä',
    factorDisabled: 'Kirjautumisen toinen vaihe on pois päältä',
    codes: 'Palautuskoodit',
    codesText:
      'Jokainen koodi korvaa sovelluksen kerran. Ota koodit talteen nyt: emme näytä niitä uudelleen.',
    codesNew: 'Uudet koodit',
    codesKept: 'Koodit tallessa',
    passwordAsked: 'Jatka kirjoittamalla salasanasi.',
    continue: 'Jatka',
    sessions: 'Istunnot',
    thisSession: 'tämä istunto',
    revoke: 'Päätä',
    revoked: 'Istunto on päätetty',
    logOutOthers: 'Päätä muut',
    logOutAll: 'Kirjaudu ulos kaikkialta',
    logOutAllText: 'Kaikki istunnot päättyvät, myös tämä. Joudut kirjautumaan uudelleen.',
    unknownBrowser: 'Tuntematon selain',
    sessionSince: 'alkanut {date}',
    networks: 'Yhteisöpalvelut',
    linked: 'liitetty',
    link: 'Liitä',
    unlink: 'Irrota',
    linkText: 'Sen jälkeen voit kirjautua myös näin: {network}.',
    unlinkText: 'Et voi enää kirjautua näin: {network}.',
    networkOutcomes: {
      network_denied: 'Liittäminen peruttiin.',
      network_taken: 'Tämä yhteisöpalvelun profiili on jo liitetty toiseen tiliin.',
      network_failed: 'Yhteisöpalvelua ei voitu liittää. Yritä uudelleen.',
    },
    sessionOld:
      'Tilillä ei ole salasanaa, joten tätä varten on kirjauduttava uudelleen. ' +
      'Kirjaudu ulos, palaa yhteisöpalvelun kautta ja yritä sitten uudelleen.',
    logInAgain: 'Kirjaudu ulos ja uudelleen sisään',
    balance: 'Saldo',
    balanceEmpty: 'Rahaa ei ole vielä tullut.',
    noCurrency: 'Valuuttaa ei ole vielä valittu',
    entries: 'Saldon tapahtumat',
    date: 'Päivä',
    what: 'Tapahtuma',
    sum: 'Summa',
    entryKinds: {
      credit: 'Saldon lataus',
      refund: 'Palautus',
      debit: 'Vähennys',
      purchase: 'Osto',
      extension: 'Jatkaminen',
      plan_change: 'Paketin vaihto',
      payment: 'Maksu',
      chargeback: 'Pankki perui maksun',
      payout: 'Palautuspyyntö',
      payout_ended: 'Palautuspyyntö suljettu',
      chargeback_reversed: 'Pankki kumosi maksun perumisen',
      period_ended: 'Maksettu aika päättyi, loput palautettiin',
      period_restored: 'Maksettu aika palautettu',
      debt_paid: 'Velan maksu',
      debt_written_off: 'Velka poistettu',
    },
    data: 'Tietosi',
    exportText: 'Kaikki, mitä sinusta säilytämme, yhtenä JSON-tiedostona.',
    export: 'Lataa tiedot',
    lossesText:
      'Seitsemän päivän kuluttua tili poistetaan lopullisesti; siihen asti voit säilyttää sen. Tämä katoaa:',
    lossesServer: 'Palvelin {server} ({subdomain})',
    lossesPaid: 'maksettu {date} asti, jäljellä {amount}',
    lossesFree: 'ilmainen',
    lossesBackups: 'Varmuuskopioita: {count}',
    lossesBalance: 'Saldo: {amount}',
    lossesRefundable: 'Siitä omaa rahaasi: {amount}. Pyydä ensin palautusta: tilin mukana se menetetään.',
    lossesRefundRequested:
      'Palautuspyyntö {number}, {amount}: käsittelemme sen myös poiston jälkeen, mutta emme voi enää ' +
      'lähettää sähköpostia. Jos hyväksymme sen, rahat palaavat samaa reittiä, jota tulivat; jos ' +
      'hylkäämme, ne menetetään. Varminta on odottaa päätöstä.',
    lossesRefundApproved:
      'Palautus {number}, {amount}, on jo hyväksytty: rahat tulevat myös poiston jälkeen. ' +
      'Jos ne eivät voi palata samaa reittiä, emme voi kirjoittaa sinulle.',
    lossesNone: 'Palvelimia ei ole, eikä saldolla ole rahaa.',
    deleteCode: 'Koodi sovelluksesta',
    deleteCodeWrong: 'Tämä koodi ei kelpaa',
    deletionPlanned: 'Tili poistetaan {date}. Siihen asti voit säilyttää sen.',
    deletionUndo: 'Säilytä tili',
    deleteTitle: 'Poistetaanko tili?',
    deleteType: 'Vahvista kirjoittamalla käyttäjätunnus: {login}',
    deleteButton: 'Poista tili',
  },
}
