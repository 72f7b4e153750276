import type { Messages } from './en.ts'

export const fi: Messages<'fi'> = {
  frame: {
    skipToContent: 'Siirry sisältöön',
    home: 'Etusivu',
    help: 'Tuki',
    contact: 'Ota yhteyttä',
    knowledgeBase: 'Tietopankki',
    status: 'Palvelutilanne',
    panel: 'Hallintapaneeli',
    createServer: 'Luo palvelin',
    language: 'Kieli',
    mainMenu: 'Päävalikko',
    breadcrumbs: 'Olet tässä',
    footer: 'Alatunniste',
    navigation: 'Navigointi',
    documents: 'Asiakirjat',
    oferta: 'Julkinen sopimustarjous',
    userAgreement: 'Käyttöehdot',
    privacy: 'Tietosuojaseloste',
    security: 'Maksuturvallisuus',
    payment: 'Maksuehdot',
    partner: 'Yhteistyö',
    contacts: 'Yhteystiedot',
    commercialOffers: 'Kaupalliset yhteydenotot: {email}',
    notAffiliated:
      '{brand} on itsenäinen palvelu. ' +
      'Se ei ole sidoksissa Mojang Studiosiin eikä Microsoftiin, eivätkä ne ole hyväksyneet sitä. ' +
      'Minecraft on Mojang Synergies AB:n tavaramerkki.',
    company: '{company}. UNP {number}. Osoite: {address}.',
    paymentMethods: 'Maksutavat',
    newTab: 'avautuu uuteen välilehteen',
    logo: '{brand} – etusivulle',
  },
  systems: {
    allWell: 'Kaikki järjestelmät toimivat normaalisti!',
    problems: {
      one: 'Häiriö {count} noodilla',
      other: 'Häiriöitä {count} noodilla',
    },
    unknown: 'Järjestelmien tila ei ole tiedossa',
    checking: 'Tarkistetaan järjestelmiä…',
    none: 'Noodeja ei vielä ole',
    incident: 'Häiriötilanne käynnissä',
    maintenance: 'Huoltotyöt käynnissä',
  },
  landing: {
    pages: {
      home: {
        title: '{brand}: ilmainen Minecraft-palvelin DDoS-suojauksella',
        description:
          'Ilmainen Minecraft Java- ja Bedrock-palvelin 15\u00a0sekunnissa: ei pelaajarajaa, ' +
          'DDoS-suojaus, päällä yötä päivää. ' +
          'Maksukorttia ei tarvita.',
        a: 'Ilmainen **Minecraft-palvelin** DDoS-suojauksella',
        b: '**Minecraft-palvelin** 15\u00a0sekunnissa. Ilmaiseksi',
        lead:
          'Paper, Fabric, Forge tai Bedrock: valitse palvelinohjelmisto ja versio, me hoidamme loput. ' +
          'Ei korttia, ei pelaajarajaa, päällä yölläkin.',
      },
      bedrock: {
        title: 'Ilmainen Minecraft Bedrock -palvelin – {brand}',
        description:
          'Minecraft Bedrock -palvelin puhelimelle, tabletille ja Windowsille: ilmaiseksi, ' +
          '15\u00a0sekunnissa, DDoS-suojattuna ja ilman pelaajarajaa.',
        a: 'Ilmainen **Bedrock-palvelin** DDoS-suojauksella',
        b: '**Bedrock-palvelin** 15\u00a0sekunnissa. Ilmaiseksi',
        lead:
          'Mojangin oma palvelin tai PocketMine-MP puhelimille, tableteille ja Windowsille. ' +
          'Pelaajat tarvitsevat vain osoitteen ja portin.',
      },
      java: {
        title: 'Ilmainen Minecraft Java -palvelin – {brand}',
        description:
          'Ilmainen Minecraft Java Edition -palvelin: valmis 15\u00a0sekunnissa, ei pelaajarajaa, ' +
          'konsoli selaimessa, DDoS-suojaus. ' +
          'Päällä yötä päivää.',
        a: 'Ilmainen, suojattu **Minecraft Java -palvelin**',
        b: 'Ilmainen **Java Edition -palvelin** 15\u00a0sekunnissa',
        lead:
          'Paper, Purpur, Fabric, NeoForge, Forge tai Mojangin peli sellaisenaan. ' +
          'Ei korttia, ei pelaajarajaa; konsoli ja asetukset aukeavat selaimessa.',
      },
      bungeecord: {
        title: 'BungeeCord-proxyn tilalle Velocity – {brand}',
        description:
          'BungeeCordin ja Waterfallin tilalle Velocity-proxy: koko Minecraft-palvelinverkko saman ' +
          'osoitteen alle. 1\u00a0Gbit/s:n yhteys, DDoS-suojaus, 15\u00a0sekunnissa.',
        a: 'BungeeCordin tilalle **Velocity** DDoS-suojauksella',
        b: 'BungeeCordin tilalle **Velocity** 15\u00a0sekunnissa',
        lead:
          'Waterfallia ei enää kehitetä, ja BungeeCord välittää pelaajien tiedot allekirjoittamatta. ' +
          'Velocity on nopeampi, eikä kukaan pääse sisään toisen nimellä.',
      },
      velocity: {
        title: 'Velocity-proxy DDoS-suojauksella – {brand}',
        description:
          'Nopea Velocity-proxy Minecraft-palvelinverkolle: 1\u00a0Gbit/s:n yhteys, DDoS-suojaus ja ' +
          'yksi osoite kaikille palvelimille. ' +
          'Valmis 15\u00a0sekunnissa.',
        a: '**Velocity-proxy** DDoS-suojauksella',
        b: '**Velocity-proxy** 15\u00a0sekunnissa',
        lead: 'Nykyaikainen proxy palvelinverkolle: vähemmän muistia, enemmän pelaajia, yksi osoite.',
      },
      spigot: {
        title: 'Spigotin tilalle ilmainen Paper-palvelin – {brand}',
        description:
          'Spigotin tilalle Paper: samat pluginit, mutta nopeammin. ' +
          'Ilmainen palvelin 15\u00a0sekunnissa ilman pelaajarajaa. ' +
          'Pluginit asentuvat yhdellä klikkauksella.',
        a: 'Spigotin tilalle **Paper**. Ilmainen palvelin',
        b: 'Spigotin tilalle **Paper** 15\u00a0sekunnissa. Ilmaiseksi',
        lead:
          'Paper pohjautuu Spigotiin: samat pluginit käyvät, mutta se jaksaa enemmän pelaajia. ' +
          'Siksi meillä on Spigotin tilalla Paper.',
      },
      paper: {
        title: 'Ilmainen Paper-palvelin Minecraftiin – {brand}',
        description:
          'Nopea Paper-palvelin Minecraftiin: ilmaiseksi, korkea TPS, ei pelaajarajaa ja DDoS-suojaus. ' +
          'Päällä yötä päivää.',
        a: 'Ilmainen **Paper-palvelin** DDoS-suojauksella',
        b: '**Paper-palvelin** 15\u00a0sekunnissa. Ilmaiseksi',
        lead:
          'Palvelinohjelmisto, joka pitää yllä 20\u00a0TPS:n vauhtia silloin, kun muut luovuttavat. ' +
          'Spigot-pluginit käyvät sellaisinaan.',
      },
      pe: {
        title: 'Ilmainen Minecraft PE -palvelin puhelimelle – {brand}',
        description:
          'Luo Minecraft PE -palvelin ja pelaa kavereiden kanssa puhelimella: ilmaiseksi, ' +
          '15\u00a0sekunnissa, ilman pelaajarajaa ja DDoS-suojattuna.',
        a: 'Ilmainen, suojattu **Minecraft PE -palvelin**',
        b: 'Ilmainen **Minecraft PE -palvelin** 15\u00a0sekunnissa',
        lead: 'Luo palvelin puhelimella ja kutsu kaverit: he tarvitsevat vain osoitteen ja portin.',
      },
      forever: {
        title: 'Ikuisesti ilmainen Minecraft-palvelin – {brand}',
        description:
          'Ilmainen Minecraft-palvelin ilman aikarajaa: päällä yötä päivää, ei pelaajarajaa, ' +
          'DDoS-suojaus. Maksukorttia ei tarvita.',
        a: 'Ikuisesti ilmainen **Minecraft-palvelin**',
        b: 'Pysyvä **Minecraft-palvelin** 15\u00a0sekunnissa',
        lead: 'Ilmainen paketti ei pääty kuukauden jälkeen eikä vaadi maksukorttia. Palvelin on päällä yötä päivää.',
      },
      pmmp: {
        title: 'Ilmainen PocketMine-MP-palvelin – {brand}',
        description:
          'PocketMine-MP-palvelin (PMMP) Minecraft Bedrockiin: ilmaiseksi, 15\u00a0sekunnissa, ilman ' +
          'pelaajarajaa ja DDoS-suojattuna.',
        a: 'Ilmainen, suojattu **PocketMine-palvelin**',
        b: '**PocketMine-palvelin** 15\u00a0sekunnissa. Ilmaiseksi',
        lead:
          'PMMP käynnistyy nopeasti ja vie vähän muistia. ' +
          'Minipeleihin se on omiaan; tavalliseen selviytymiseen ota Mojangin palvelin.',
      },
    },
    viewPlans: 'Katso paketit',
    viewPanel: 'Katso paneelia',
    panelTitle: 'Paneeli, jossa kaikki on näkyvissä',
    panelLead:
      'Käynnistys, kuormitus, konsoli ja tapahtumat yhdellä näytöllä, tietokoneella ja puhelimella. ' +
      'Kokeile keksityillä palvelimilla: rekisteröityä ei tarvitse.',
    panelPictures: {
      desktop:
        'Palvelimen yleiskuva paneelissa: osoite, prosessori, muisti, levytila, pelaajat ja kuormituskäyrät',
      phone: 'Palvelimen konsoli puhelimessa: käynnistyksen rivit, pelaajien viestit ja komentokenttä',
    },
    promo: 'Alekoodi {code} – {percent}\u00a0% alennusta ensimmäisestä kuukaudesta',
    social: 'Olemme somessa',
    liveNodes: { one: 'noodi toiminnassa nyt', other: 'noodia toiminnassa nyt' },
    livePing: 'pingisi noodiin {node}',
    livePingUnknown: 'pingisi lähimpään noodiin',
    liveTitle: 'Juuri nyt',
    notMeasured: 'ei mitattu',
    closeCampaign: 'Sulje',
    whyTitle: 'Miksi valita meidät',
    reasons: {
      shield: {
        title: 'Suojaus hyökkäyksiltä',
        text: 'Suodatamme jopa usean Tbit/\u2060s:n DDoS-hyökkäykset. Mitään ei tarvitse säätää.',
      },
      cpu: {
        title: 'Nopeat prosessorit',
        text: 'Ryzen\u00a09 7950X ja 5950X Ultra-paketeissa: TPS riittää isoille farmeille ja isolle pelaajamäärälle.',
      },
      speed: {
        title: 'Valmis 15\u00a0sekunnissa',
        text: 'Valitse paketti – 15\u00a0sekunnin päästä olet palvelimella.',
      },
      people: {
        title: 'Sinulle vastaa ihminen',
        text: 'Tuki auttaa yötä päivää. Kirjoita kuin kaverille, niin saat kunnon vastauksen.',
      },
    },
    giftsTitle: 'Kaikki tämä kaupan päälle',
    giftsLead: 'Jokaisessa paketissa, myös ilmaisessa.',
    giftArchive: 'Ilmainen palvelin arkistoidaan, jos sitä ei käytetä {days}.',
    gifts: {
      free: {
        title: 'Ilmainen palvelin',
        text: 'Palvelin hintaan 0\u00a0BYN, ilman korttia ja aikarajaa.',
      },
      subdomain: { title: 'Oma alidomain', text: 'Ilmainen osoite numerosarjan ja portin tilalle.' },
      channel: {
        title: '1\u00a0Gbit/\u2060s:n yhteys',
        text: 'Kaistaa riittää sadoillekin pelaajille.',
      },
      sftp: {
        title: 'Kaikki tiedostot SFTP:llä',
        text: 'Täysi pääsy maailmoihin, plugineihin ja asetuksiin.',
      },
      install: {
        title: 'Asennus yhdellä klikkauksella',
        text: 'Pluginit, modit ja modipaketit napin painalluksella.',
      },
      slots: {
        title: 'Rajattomasti pelaajapaikkoja',
        text: 'Mukaan mahtuu niin monta kaveria kuin kutsut.',
      },
      nonstop: {
        title: 'Päällä 24/7',
        text: 'Palvelin ei nukahda itsestään: tyhjänä se pysähtyy vain, jos niin haluat.',
      },
      support: { title: 'Tuki 24/7', text: 'Vastaamme myös kolmelta yöllä.' },
      shield: { title: 'DDoS-suojaus', text: 'Torjumme jopa usean Tbit/\u2060s:n hyökkäykset.' },
    },
    available: 'Jo käytössä',
    soon: 'Tulossa',
    reviewsTitle: 'Arvostelut',
    reviewsNote: 'Emme poista emmekä moderoi kielteisiä arvosteluja.',
    reviewsVk: 'Arvostelut VKontaktessa',
    reviewsDiscord: 'Arvostelut Discordissa',
    reviewSource: 'arvostelu palvelussa {network}',
    statsTitle: '{brand} numeroina',
    statSatisfied: 'asiakkaista on tyytyväisiä',
    statSince: 'vuosi, jona aloitimme',
    statSeconds: 'sekuntia, ei enempää, ja palvelin on valmis',
    statReady: {
      one: 'sekunti, ja palvelin on valmis ({core})',
      other: 'sekuntia, ja palvelin on valmis ({core})',
    },
    readyHere:
      'Omat mittauksemme viimeisten 30\u00a0päivän ajalta: kolme neljästä käynnistyksestä vei enintään ' +
      'tämän verran – {cores}.',
    joinTitle: 'Tule mukaan',
    joinDiscord: { title: 'Discord', text: 'Apua palvelimen kanssa, uutisia ja peliseuraa.' },
    joinVk: { title: 'VKontakte', text: 'Uutisia, alekoodeja ja arvontoja.' },
    join: 'Liity',
  },
  plans: {
    title: 'Paketit',
    lead: 'Rajattomasti pelaajapaikkoja, 1\u00a0Gbit/\u2060s:n yhteys ja DDoS-suojaus – jokaisessa paketissa.',
    java: 'Java',
    bedrock: 'Bedrock',
    proxy: 'Proxy',
    ultraTitle: 'Ultra-paketit',
    ultraText:
      'Enemmän ytimiä, enemmän levytilaa ja Ryzen\u00a09 7950X/5950X -prosessorit. ' +
      '6 Ultra-ydintä vastaa 9:ää tavallista.',
    standardText: 'Tavalliset paketit toimivat keskitehoisilla prosessoreilla.',
    freePromise: 'Ei takuuta tiedoista eikä toiminnasta',
    paidPromise: 'Vastaamme tiedoista, katkoista saat bonuksia',
    promiseNote:
      'Ilmainen palvelin voi hidastua, pysähtyä tai tulla poistetuksi, eikä siitä saa hyvitystä. ' +
      'Maksullisten palvelinten tiedoista ja toiminnasta vastaamme me, ja meistä johtuvat katkot ' +
      'hyvitämme bonuksina saldolle. Tarkemmin siitä kertoo {offer}.',
    promiseOffer: 'julkinen sopimustarjous',
    freeMemory:
      'Miksi ilmaisessa paketissa on muistia {free}, mutta paketissa ”{plan}” {paid}? ' +
      'Ilmainen on kokeilua varten: yksi tiliä kohden, yksi varmuuskopio, ei takuita eikä hyvityksiä. ' +
      'Paketissa ”{plan}” säilytämme enemmän ({backups}) ja vastaamme tiedoista ja katkoista.',
    freeMemoryBackups: { one: '{count} varmuuskopio', other: '{count} varmuuskopiota' },
    archiveNote:
      'Jos ilmaisella palvelimella ei ole {days} ollut pelaajia eikä omistaja ole käynyt paneelissa, ' +
      'palvelin arkistoidaan: varoitamme sähköpostilla, säilytämme maailman ja nimen, ja palautus ' +
      'onnistuu yhdellä klikkauksella.',
    archiveDays: { one: '{count} päivään', other: '{count} päivään' },
    recommended: 'Suosittelemme',
    memory: 'Muisti',
    disk: 'Levytila',
    cores: 'Ytimet',
    gigabytes: '{amount}\u00a0Gt',
    perMonth: '/\u00a0kk',
    choose: 'Valitse',
    choosePlan: 'Valitse paketti ”{plan}”',
    tellMe: 'Ilmoita, kun se on saatavilla',
    currency: 'Valuutta',
    oldPrice: 'Aiempi hinta',
    discount:
      'Kun maksat valuutassa {currency}, kaikista paketeista saa {percent} alennusta. ' +
      'Alennus on pysyvä, eikä sillä ole päättymispäivää.',
    terms:
      'Kun maksat usean kuukauden kerralla, jokainen niistä tulee halvemmaksi: {terms}. ' +
      'Automaattisessa jatkossa maksetaan kuukausi kerrallaan, ilman tätä alennusta.',
    termShare: '{term}\u00a0−{percent}',
    termPrice: '{term}: {price} (−{percent})',
    bynOnly: 'Maksu vain Valko-Venäjän ruplina (BYN)',
    tabsLabel: 'Pelin versio',
  },
  status: {
    title: 'Palvelutilanne: noodien kuormitus ja ping – {brand}',
    description:
      'Toimivatko {brand}-palvelun noodit juuri nyt? ' +
      'Katso jokaisen noodin kuormitus, häiriöt ja niiden kesto sekä oma pingisi kuhunkin noodiin.',
    heading: 'Palvelutilanne',
    lead: 'Noodien tiedot päivittyvät 30\u00a0sekunnin välein.',
    node: 'Noodi',
    load: 'Kuormitus',
    state: 'Tila',
    duration: 'Kesto',
    ping: 'Pingisi',
    well: 'Toimii',
    problems: {
      overload: 'Prosessori ylikuormittunut',
      memory: 'Muisti loppumassa',
      disk: 'Levytila loppumassa',
      no_report: 'Noodi ei vastaa',
    },
    unnamedProblem: 'Häiriö',
    noData: 'Ei tietoja',
    notMeasured: 'ei mitattu',
    loading: 'Ladataan noodien luetteloa…',
    empty: 'Noodeja ei vielä ole. Ensimmäinen ilmestyy tähän heti, kun se ottaa yhteyden.',
    failed: 'Noodien tilaa ei saatu haettua. Yritämme uudelleen 30\u00a0sekunnin kuluttua.',
    stale: 'Tuoretta tietoa ei ole. Alla oleva luettelo haettiin {age}.',
    updated: 'Päivitetty klo\u00a0{time}',
    problemNodes: {
      one: 'Häiriö {count} noodilla: {names}',
      other: 'Häiriöitä {count} noodilla: {names}',
    },
    needsScript: 'Ota JavaScript käyttöön, niin näet reaaliaikaiset tiedot: selaimesi hakee ja mittaa ne.',
    pingNote: 'Ping on aika, jossa noodi vastaa selaimellesi: kahdesta mittauksesta parempi.',
    caption: 'Noodit, niiden kuormitus ja tila',
    retry: 'Yritä uudelleen',
    published: 'Tilanne {time}',
    historyTitle: 'Viimeiset 90\u00a0päivää',
    historyFailed:
      'Historia ei ole juuri nyt saatavilla. Yllä oleva noodien luettelo päivittyy tavalliseen tapaan.',
    spans: {
      day: '24\u00a0tuntia',
      week: '7\u00a0päivää',
      month: '30\u00a0päivää',
      quarter: '90\u00a0päivää',
    },
    bars: 'Noodi {name} päivä päivältä',
    dayUp: 'Toiminnassa: {time}',
    dayDegraded: 'Häiriöitä: {time}',
    dayDown: 'Ei vastannut: {time}',
    dayNoData: 'Ei tietoja: {time}',
    dayLoad: 'Keskimääräinen kuormitus {percent}',
    degraded: 'Häiriöitä',
    down: 'Ei vastaa',
    counting:
      'Saatavuus on niiden minuuttien osuus, joina noodi vastasi. ' +
      'Mukaan lasketaan vain minuutit, joilta on tietoja: muut eivät paranna eivätkä heikennä lukua. ' +
      'Vuorokaudet lasketaan UTC-ajan mukaan. ' +
      'Ilmoitettuja huoltoja ei vähennetä: minuutit, joina noodi ei vastannut, lasketaan mukaan.',
    openTitle: 'Juuri nyt',
    plannedTitle: 'Suunnitellut huoltotyöt',
    pastTitle: 'Aiemmat häiriöt',
    pastNone: 'Ei häiriöitä viimeisten 90\u00a0päivän aikana.',
    incidentStates: {
      investigating: 'Selvitetään',
      identified: 'Syy löytynyt',
      monitoring: 'Seurannassa',
      resolved: 'Ratkaistu',
      planned: 'Suunniteltu',
      in_progress: 'Käynnissä',
      completed: 'Valmis',
      cancelled: 'Peruttu',
    },
    impact: {
      none: 'Ei vaikuta pelaamiseen',
      degraded: 'Palvelimet toimivat epävakaasti',
      down: 'Palvelimille ei pääse',
    },
    affectedNodes: 'Noodit: {names}',
    otherLanguage: 'Tätä tiedotetta ei ole vielä suomeksi.',
    follow: 'Seuraa palvelutilannetta',
    badge: 'Tilamerkki omalle sivustollesi',
    badgeWords: {
      label: 'tila',
      up: 'kaikki toimii',
      problems: 'häiriöitä',
      maintenance: 'huoltotyöt',
      unknown: 'ei tietoja',
    },
  },
  notFound: {
    title: 'Sivua ei löytynyt! – {brand}',
    description:
      'Tällaista sivua ei ole {brand}-sivustolla. ' +
      'Tarkista osoite tai palaa etusivulle: sieltä löydät ilmaiset Minecraft-palvelimet ja kaikki ' +
      'paketit.',
    heading: 'Sivua ei löytynyt!',
    text: 'Joku taisi jo louhia tämän kuution. Tarkista osoite tai palaa etusivulle.',
    goHome: 'Etusivulle',
  },
  soon: {
    title: 'Sivua huolletaan – {brand}',
    description:
      'Tämä Minecraft-palvelimia tarjoavan {brand}-palvelun sivu avautuu pian. ' +
      'Sillä välin etusivulta löydät ilmaiset palvelimet ja kaikki paketit.',
    heading: 'Sivua huolletaan',
    text: 'Rakennamme sitä kuutio kerrallaan. Kurkkaa hetken päästä uudelleen.',
    goHome: 'Etusivulle',
  },
  documents: {
    title: 'Asiakirjat – {brand}',
    description:
      'Kaikki {brand}-palvelun asiakirjat: julkinen sopimustarjous, käyttöehdot, tietosuojaseloste, ' +
      'maksuturvallisuus ja maksuehdot.',
    heading: 'Asiakirjat',
    lead: 'Näillä säännöillä toimimme. Ne on kirjoitettu selkeästi, ja jokaiseen kohtaan voi linkittää suoraan.',
    contents: 'Sisällys',
    inForce: 'Voimassa {date} alkaen',
    prevails: 'Tämä on käännös. Oikeudellisesti sitova on {link}.',
    russianText: 'venäjänkielinen teksti',
    clause: 'Linkki kohtaan {number}',
    published: 'Julkaistu: {date}',
    comesIntoForce: 'Tulee voimaan: {date}',
    wasInForce: 'Voimassa: {from} – {until}',
    newEdition: 'Uusi versio tulee voimaan: {date}',
    readNew: 'Lue uusi versio',
    changes: 'Mikä muuttuu',
    notYet: 'Tämä versio ei ole vielä voimassa.',
    noLonger: 'Tämä versio ei ole enää voimassa.',
    openCurrent: 'Avaa voimassa oleva versio',
    editions: 'Kaikki versiot',
    edition: 'Versio: {date}',
  },
  help: {
    title: 'Tuki – {brand}',
    description:
      'Apua {brand}-palvelun käyttöön: tietopankki Minecraft-palvelimista ja tuki, joka vastaa viesteihin yötä päivää.',
    heading: 'Tuki',
    lead: 'Nopeimmin vastaus löytyy tietopankista. Jos ei löydy, kirjoita meille.',
    wikiText: 'Artikkeleita palvelimen käynnistämisestä, asetuksista ja nopeuttamisesta.',
    contactText: 'Osoite, sähköposti, puhelin ja tieto siitä, mihin missäkin asiassa kirjoitetaan.',
  },
  contact: {
    title: 'Ota yhteyttä – {brand}',
    description:
      '{brand}-palvelun yhteystiedot: osoite Minskissä, tuen sähköposti, puhelin ja palveluajat. ' +
      'Kerromme, mihin missäkin asiassa kirjoitetaan.',
    heading: 'Ota yhteyttä',
    lead: 'Kirjoita haluamallasi kielellä. Saat kunnon vastauksen.',
    address: 'Postiosoite',
    email: 'Tuen sähköposti',
    phone: 'Puhelin',
    hours: 'Palveluajat',
    whereTitle: 'Mihin kirjoittaa',
    where: {
      server: {
        title: 'Palvelin ei käynnisty tai lagaa',
        text: '{email} tai Discord. Kerro palvelimen osoite ja kellonaika.',
      },
      payment: {
        title: 'Maksut ja palautukset',
        text:
          'Rahat voit pyytää takaisin hallintapaneelissa: ”Saldo”, osio ”Rahojen palautus”. ' +
          'Muissa asioissa kirjoita osoitteeseen {email}: kerro käyttäjätunnus, päivä ja summa. ' +
          'Älä lähetä kortin numeroa.',
      },
      data: {
        title: 'Henkilötiedot',
        text:
          'Voit ladata tietosi ja poistaa tilisi hallintapaneelissa: ”Tili”, osio ”Tietosi”. ' +
          'Muissa asioissa kirjoita osoitteeseen {email}, aihe ”Tiedot”.',
      },
      offers: { title: 'Mainonta ja yhteistyö', text: '{commercialEmail} tai yhteistyösivu.' },
      abuse: {
        title: 'Valitus palvelimesta',
        text: '{email}, aihe ”Valitus”. Kerro palvelimen osoite ja mitä tapahtui.',
      },
    },
  },
  wiki: {
    title: 'Tietopankki – {brand}',
    description:
      'Näin käynnistät Minecraft-palvelimen, liität domainin, asennat pluginit ja modit, määrität ' +
      'proxyn ja pääset eroon lagista: {brand}-tietopankki.',
    heading: 'Tietopankki',
    lead:
      'Lyhyitä artikkeleita, joissa on komennot ja luvut. ' +
      'Jokaisessa peliä käsittelevässä kerrotaan, mitä versiota se koskee.',
    search: 'Hae otsikoista ja tekstistä',
    sections: {
      start: 'Ensiaskeleet',
      site: 'Sivuston käyttö',
      settings: 'Asetukset ja maailma',
      players: 'Pelaajat ja oikeudet',
      plugins: 'Pluginit ja modit',
      network: 'Proxyt ja crossplay',
      optimization: 'Palvelimen optimointi',
    },
    unfinished: 'Tämä osio on vielä työn alla!',
    found: {
      one: 'Löytyi {count} artikkeli',
      other: 'Löytyi {count} artikkelia',
    },
    nothingFound: 'Mitään ei löytynyt. Kokeile muita sanoja.',
    noAnswer: 'Tietopankissa ei ole vastausta tähän kysymykseen.',
    nearest: 'Samankaltaisia artikkeleita:',
    searchIncomplete: 'Kirjoita vähän lisää: mitä tapahtui tai mitä haluat tehdä.',
    askSupport: 'Kysy tuelta',
    searchFailed: 'Hakua ei saatu ladattua. Luettelo kaikista artikkeleista on alla.',
    notYet: 'Ei vielä käytössä, tulossa: {features}.',
    versions: 'Koskee versioita: {versions}',
    allArticles: 'Kaikki artikkelit',
    contents: 'Tässä artikkelissa',
    next: 'Seuraava',
    previous: 'Edellinen',
  },
  modpack: { choosePlan: 'Valitse paketti' },
  partnerPage: {
    discount: '{percent}\u00a0% alennusta ensimmäisestä kuukaudesta',
    code: 'Alekoodi',
    copy: 'Kopioi',
    copied: 'Kopioitu',
    copyFailed: 'Valitse koodi ja kopioi se itse',
  },
  paySuccess: {
    title: 'Maksu onnistui! – {brand}',
    description: 'Maksu on vastaanotettu. Raha näkyy saldossasi nyt tai minuutin kuluessa.',
    heading: 'Maksu onnistui!',
    text: 'Raha näkyy saldossasi nyt tai minuutin kuluessa. Nyt voit ostaa palvelimen tai jatkaa sen voimassaoloa.',
  },
  payError: {
    title: 'Maksu epäonnistui! – {brand}',
    description: 'Maksu ei mennyt läpi: mitä tehdä ja minne kirjoittaa.',
    heading: 'Maksu epäonnistui!',
    text:
      'Maksu ei mennyt läpi. Jos rahaa kuitenkin veloitettiin, pankki palauttaa sen automaattisesti. ' +
      'Kirjoita meille, niin tarkistamme asian.',
  },
  invoice: {
    title: 'Lasku – {brand}',
    description: 'Lasku saldon lataamisesta: numero, maksun aihe, summa ja tila sekä miten sen voi maksaa.',
    heading: 'Lasku',
    purposeAway: 'Saldon lataus, lasku {number}',
  },
  login: {
    title: 'Kirjautuminen – {brand}',
    description: 'Kirjaudu {brand}-palvelun hallintapaneeliin, jossa voit hallita Minecraft-palvelimiasi.',
    heading: 'Kirjautuminen',
    name: 'Käyttäjätunnus tai sähköposti',
    password: 'Salasana',
    show: 'Näytä salasana',
    hide: 'Piilota salasana',
    submit: 'Kirjaudu sisään',
    noAccount: 'Eikö sinulla ole vielä tiliä?',
    register: 'Rekisteröidy',
    wrong: 'Anna oikeat tiedot!',
    ended: 'Istunto päättyi. Kirjaudu uudelleen.',
    noCookies:
      'Selain ei tallentanut tämän kirjautumisen evästeitä. Salli paneelin evästeet ja kirjaudu uudelleen.',
    forgot: 'Unohditko salasanan?',
  },
  register: {
    title: 'Rekisteröityminen – {brand}',
    description:
      'Luo {brand}-tili ja käynnistä ilmainen Minecraft-palvelin 15\u00a0sekunnissa. Maksukorttia ei tarvita.',
    heading: 'Rekisteröityminen',
    login: 'Käyttäjätunnus',
    email: 'Sähköposti',
    password: 'Salasana',
    repeat: 'Toista salasana',
    notice: 'Rekisteröitymällä hyväksyt {privacy}, {userAgreement} ja {oferta}.',
    privacyLink: 'tietosuojaselosteen',
    userAgreementLink: 'käyttöehdot',
    ofertaLink: 'julkisen sopimustarjouksen',
    submit: 'Rekisteröidy',
    haveAccount: 'Onko sinulla jo tili?',
  },
  account: {
    tooMany: 'Osoitteestasi on tehty liian monta yritystä. Yritä myöhemmin uudelleen.',
    check: 'Tarkista merkityt kentät.',
    unavailable: 'Palvelu on hetken poissa käytöstä. Yritä uudelleen minuutin kuluttua.',
    offline: 'Internetyhteyttä ei ole. Kaikki kirjoittamasi on tallessa: lähetä uudelleen, kun yhteys palaa.',
    toPanel: 'Hallintapaneeliin',
    social: 'Kirjaudu: {network}',
    networks: {
      network_denied: 'Kirjautuminen yhteisöpalvelun kautta peruttiin.',
      network_taken:
        'Tällä sähköpostiosoitteella on jo tili. Kirjaudu sille ja liitä yhteisöpalvelu hallintapaneelin Tili-sivulla.',
      network_failed: 'Kirjautuminen yhteisöpalvelun kautta ei onnistunut. Yritä uudelleen.',
    },
    codeFromMail: 'Viestissä oleva koodi',
    faults: {
      login_shape: '3–20 merkkiä: latinalaisia kirjaimia, numeroita, yhdysmerkkejä ja alaviivoja',
      login_taken: 'Käyttäjätunnus on varattu, valitse toinen',
      email_shape: 'Kirjoita koko osoite, esimerkiksi name@example.com',
      password_short: 'Liian lyhyt: tarvitaan vähintään 10 merkkiä',
      password_long: 'Liian pitkä: enintään 128 merkkiä',
      password_common: 'Tämä salasana on helppo arvata, keksi toinen',
      repeat_differs: 'Salasanat eivät täsmää',
    },
    code: {
      heading: 'Kirjautumisen toinen vaihe',
      lead: 'Anna sovelluksen näyttämät kuusi numeroa tai yksi palautuskoodeista.',
      label: 'Koodi',
      submit: 'Kirjaudu sisään',
      wrong:
        'Koodi ei kelvannut. Kukin koodi toimii vain kerran: odota seuraavaa. ' +
        'Jos yritykset loppuivat, kirjaudu uudelleen.',
    },
    forgot: {
      heading: 'Unohditko salasanan?',
      lead: 'Anna käyttäjätunnus tai sähköposti, niin lähetämme linkin.',
      submit: 'Lähetä viesti',
      done: 'Jos tällainen tili on olemassa, viesti on jo matkalla. Linkki toimii tunnin.',
    },
    reset: {
      heading: 'Uusi salasana',
      lead: 'Kun salasana vaihtuu, kaikki istunnot päättyvät.',
      submit: 'Tallenna salasana',
      wrong: 'Koodi on väärin, vanhentunut tai jo käytetty. Tarkista se tai pyydä uusi viesti.',
    },
    confirm: {
      heading: 'Sähköpostiosoitteen vahvistus',
      lead: 'Paina painiketta, niin osoite liitetään tiliisi.',
      submit: 'Vahvista',
      wrong:
        'Koodi on väärin, vanhentunut tai jo käytetty. Tarkista se tai pyydä uusi viesti hallintapaneelissa.',
      done: 'Sähköpostiosoite on vahvistettu.',
    },
  },
  journal: {
    downtime: 'Palvelimen ”{server}” käyttökatko: {month}',
    nodeLost: 'Palvelin ”{server}” menetettiin koneen mukana: käyttämätön aika',
  },
  mails: {
    footer: '{brand}. Viesti lähetettiin automaattisesti.',
    confirm: {
      subject: 'Vahvista sähköpostiosoitteesi – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Vahvista, että tämä osoite on sinun:\n' +
        '{link}\n\n' +
        'Jos linkki ei avaudu, anna koodi {code} tällä sivulla:\n' +
        '{page}\n\n' +
        'Linkki ja koodi toimivat {hours}\u00a0tunnin ajan. ' +
        'Jos et antanut tätä osoitetta sivustollamme, voit jättää viestin huomiotta: vahvistamatonta ' +
        'osoitetta ei liitetä mihinkään tiliin.',
    },
    taken: {
      subject: 'Tällä sähköpostiosoitteella on jo tili – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Joku antoi tämän osoitteen toista tiliä varten. ' +
        'Jos se olit sinä, kirjaudu tunnuksella {login}; unohtuneen salasanan voi vaihtaa ' +
        'kirjautumissivulla. Jos se et ollut sinä, sinun ei tarvitse tehdä mitään: kukaan ei voi ' +
        'vahvistaa osoitetta ilman sinua.',
    },
    reset: {
      subject: 'Uusi salasana – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Aseta uusi salasana avaamalla linkki:\n' +
        '{link}\n\n' +
        'Jos linkki ei avaudu, anna koodi {code} tällä sivulla:\n' +
        '{page}\n\n' +
        'Linkki ja koodi toimivat vain kerran, {hours}\u00a0tunnin ajan. ' +
        'Jos et pyytänyt tätä, älä tee mitään: salasana pysyy ennallaan.',
    },
    password: {
      subject: 'Salasana on vaihdettu – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Tilisi salasana on vaihdettu, ja muut istunnot on päätetty. ' +
        'Jos et tehnyt sitä itse, aseta heti uusi salasana kirjautumissivun linkistä ”Unohditko ' +
        'salasanan?” ja kirjoita tukeen.',
    },
    recovered: {
      subject: 'Salasana on vaihdettu – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Tilisi salasana on vaihdettu, ja muut istunnot on päätetty. ' +
        'Jos et tehnyt sitä itse, aseta heti uusi salasana kirjautumissivun linkistä ”Unohditko ' +
        'salasanan?” ja kirjoita tukeen.\n\n' +
        'SFTP-salasanat eivät enää toimi: luo uudet paneelissa. ' +
        'Tilisi SSH-avaimet avaavat yhä palvelintesi tiedostot: käy ne läpi ja poista vieraat.\n' +
        '{link}',
    },
    network_linked: {
      subject: 'Uusi kirjautumistapa: {network} – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Tiliisi on liitetty {network}: nyt tilille voi kirjautua myös sen kautta. ' +
        'Jos et tehnyt sitä itse, aseta heti uusi salasana kirjautumissivun linkistä ”Unohditko ' +
        'salasanan?”, irrota {network} hallintapaneelissa ja kirjoita tukeen.',
    },
    network_unlinked: {
      subject: '{network} on irrotettu tilistä – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Tilistäsi on irrotettu {network}: sen kautta ei voi enää kirjautua. ' +
        'Jos et tehnyt sitä itse, aseta heti uusi salasana kirjautumissivun linkistä ”Unohditko ' +
        'salasanan?” ja kirjoita tukeen.',
    },
    new_device: {
      subject: 'Kirjautuminen uudelta laitteelta – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Tilillesi kirjauduttiin laitteelta, jolta sille ei ole aiemmin kirjauduttu:\n' +
        '{device}\n' +
        '{at}\n\n' +
        'Jos se olit sinä toisella selaimella tai evästeiden poistamisen jälkeen, sinun ei tarvitse ' +
        'tehdä mitään.\n\n' +
        'Jos et, avaa tilisi hallintapaneelissa ja valitse ”{changePassword}”: muut istunnot päättyvät ' +
        'heti. Jos sinulla ei ole salasanaa, valitse ”{logOutOthers}”.\n' +
        '{link}\n\n' +
        'Jos et pääse kirjautumaan, aseta uusi salasana kirjautumissivun linkistä ”Unohditko salasanan?” ' +
        'ja kirjoita tukeen.',
    },
    second_step_on: {
      subject: 'Kirjautumisen toinen vaihe on päällä – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Tililläsi otettiin käyttöön toinen vaihe: kirjautumiseen tarvitaan nyt myös sovelluksen koodi. ' +
        'Säilytä palautuskoodit muualla kuin puhelimessa.\n\n' +
        'Jos et tehnyt sitä itse, aseta heti uusi salasana kirjautumissivun linkistä ”Unohditko ' +
        'salasanan?” ja kirjoita tukeen.',
    },
    second_step_off: {
      subject: 'Kirjautumisen toinen vaihe on pois päältä – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Tililtäsi poistettiin käytöstä toinen vaihe: kirjautumiseen ei enää tarvita sovelluksen ' +
        'koodia.\n\n' +
        'Jos et tehnyt sitä itse, aseta heti uusi salasana kirjautumissivun linkistä ”Unohditko ' +
        'salasanan?”, ota toinen vaihe uudelleen käyttöön hallintapaneelissa ja kirjoita tukeen.',
    },
    recovery_codes: {
      subject: 'Uudet palautuskoodit – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Kirjautumisen toiseen vaiheeseen luotiin uudet palautuskoodit, eivätkä entiset enää toimi.\n\n' +
        'Jos et tehnyt sitä itse, aseta heti uusi salasana kirjautumissivun linkistä ”Unohditko ' +
        'salasanan?”, valitse sitten hallintapaneelissa ”{codesNew}” ja kirjoita tukeen.',
    },
    moved: {
      subject: 'Tilin sähköpostiosoite on vaihdettu – {brand}',
      text: 'Hei {login}!\n\nTililläsi on nyt toinen sähköpostiosoite. Jos et tehnyt sitä itse, kirjoita heti tukeen.',
    },
    deleted: {
      subject: 'Tili on poistettu – {brand}',
      text: 'Hei {login}!\n\nTilisi ja sen tiedot on poistettu. Kiitos, että olit mukana.',
    },
    credited: {
      subject: 'Saldolle lisätty {amount} – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Saldollesi on lisätty {amount}. ' +
        'Saldosi on nyt {balance}.\n\n' +
        'Saldotapahtumat näet hallintapaneelissa:\n' +
        '{link}',
    },
    compensated: {
      subject: 'Hyvitys käyttökatkosta: {amount} – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Palvelimesi ”{server}” ei ollut tavoitettavissa, ja syy oli meidän. ' +
        'Pahoittelemme ja hyvitämme sen ajan saldollesi bonuksena: sen voi käyttää palvelimiin, mutta ' +
        'sitä ei makseta ulos.\n\n' +
        'Kuukausi: {month}\n' +
        'Käyttökatko minuutteina: {minutes}\n' +
        'Hyvitettävät tunnit: {hours} (alkava tunti lasketaan täydeksi)\n' +
        'Saldolle lisätty: {amount}\n\n' +
        'Saldosi on nyt {balance}. Saldotapahtumat näet hallintapaneelissa:\n' +
        '{link}',
    },
    paid: {
      subject: 'Maksettu: {total}, lasku {number} – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Lasku {number} on maksettu.\n\n' +
        'Saldolle: {amount}\n' +
        'Maksujärjestelmän palkkio: {fee}\n' +
        'Maksettu yhteensä: {total}\n\n' +
        'Saldosi on nyt {balance}. Saldotapahtumat näet hallintapaneelissa:\n' +
        '{link}',
    },
    paid_again: {
      subject: 'Lasku {number} maksettiin uudelleen – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Lasku {number} maksettiin useammin kuin kerran. ' +
        'Mitään ei ole kadonnut: saldollesi lisättiin vielä {amount}, ja se on nyt {balance}.\n\n' +
        'Jos toinen maksu oli vahinko, pyydä palautusta hallintapaneelissa:\n' +
        '{link}',
    },
    paid_for_order: {
      subject: 'Maksettu: {total}, lasku {number} – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Lasku {number} palvelimesta ”{server}” on maksettu.\n\n' +
        'Summa: {amount}\n' +
        'Maksujärjestelmän palkkio: {fee}\n' +
        'Maksettu yhteensä: {total}\n\n' +
        'Erillinen sähköposti kertoo, miten ostos onnistui. ' +
        'Kaikki laskut ovat hallintapaneelissa:\n' +
        '{link}',
    },
    paid_other_sum: {
      subject: 'Laskusta {number} tuli eri summa – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Laskun {number} summa on {total}, mutta meille tuli {amount}, joten mitään ei lisätty ' +
        'automaattisesti. Rahat ovat meillä: tuki lisää ne saldollesi tai palauttaa ne.\n\n' +
        'Asia nopeutuu, kun kirjoitat tukeen ja kerrot laskun numeron. ' +
        'Kaikki laskut ovat hallintapaneelissa:\n' +
        '{link}',
    },
    order_failed: {
      subject: 'Raha tuli, mutta palvelinta ei luotu – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Lasku {number} on maksettu, mutta palvelinta ”{server}” ei voitu luoda: jokin muuttui maksun ' +
        'aikana. Ehkä noodi täyttyi, hinta muuttui tai joku muu otti alidomainin.\n\n' +
        'Rahasi ovat saldollasi. Valitse tilalle jotain muuta. ' +
        'Uudelleen ei tarvitse maksaa:\n' +
        '{link}',
    },
    order_failed_plan: {
      subject: 'Raha tuli, mutta pakettia ei vaihdettu – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Lasku {number} on maksettu, mutta palvelimen ”{server}” pakettia ei voitu vaihtaa: jokin ' +
        'muuttui maksun aikana. Ehkä noodi täyttyi tai hinta muuttui.\n\n' +
        'Rahat ovat saldollasi, jolla on nyt {balance}. ' +
        'Vaihda paketti palvelimen sivulla. ' +
        'Uudelleen ei tarvitse maksaa:\n' +
        '{link}',
    },
    order_failed_extension: {
      subject: 'Raha tuli, mutta palvelimen aika ei jatkunut – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Lasku {number} on maksettu, mutta palvelimen ”{server}” aikaa ei voitu jatkaa: jokin muuttui ' +
        'maksun aikana, esimerkiksi paketin hinta.\n\n' +
        'Rahat ovat saldollasi, jolla on nyt {balance}. ' +
        'Jatka aikaa palvelimen sivulla. ' +
        'Uudelleen ei tarvitse maksaa:\n' +
        '{link}',
    },
    refund_requested: {
      subject: 'Palautuspyyntö {number}: {amount} – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Pyysit saldoltasi takaisin {amount}. ' +
        'Käsittelemme pyynnön viimeistään {day}; siihen asti voit perua sen hallintapaneelissa, jolloin ' +
        'rahat palaavat saldollesi:\n' +
        '{link}\n\n' +
        'Jos et pyytänyt tätä itse, peru pyyntö ja vaihda salasana.',
    },
    refund_approved: {
      subject: 'Palautus {amount} on hyväksytty – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Palautuspyyntö {number} on hyväksytty: {amount} palautetaan sillä tavalla, jolla maksoit. ' +
        'Pankki kirjaa rahat {days} päivän kuluessa. ' +
        'Jos kortti on suljettu tai maksoit tilisiirrolla, kirjoitamme sinulle ja kysymme, minne rahat ' +
        'lähetetään.\n\n' +
        'Palautuksen vaiheet näet hallintapaneelissa:\n' +
        '{link}',
    },
    refund_declined: {
      subject: 'Palautuspyyntö {number} hylättiin – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Pyyntösi palauttaa {amount} hylättiin. ' +
        'Rahat ovat taas saldollasi, ja se on nyt {balance}.\n\n' +
        'Syy: {reason}\n\n' +
        'Jos olet eri mieltä, kirjoita tukeen. ' +
        'Saldosi näet hallintapaneelissa:\n' +
        '{link}',
    },
    refund_paid: {
      subject: 'Palautus {amount} on lähetetty – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Palautuspyyntö {number} on hoidettu: lähetimme sinulle {amount}. ' +
        'Pankista riippuu, milloin rahat näkyvät kortilla tai tilillä; yleensä siihen menee muutama ' +
        'päivä.\n\n' +
        'Kaikki pyyntösi näet hallintapaneelissa:\n' +
        '{link}',
    },
    charged_back: {
      subject: 'Pankki perui maksun {number}: {amount} – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Pankki perui maksun {number}, {amount}, joten vähensimme saman summan. ' +
        'Saldosi on nyt {balance}. Jos saldo ei riittänyt, myös avoimet palautuspyynnöt suljettiin ja ' +
        'tällä maksulla ostettu käyttämätön aika päättyi.\n\n' +
        'Jos et pyytänyt tätä pankilta, kirjoita tukeen. ' +
        'Saldon ja kaikki tapahtumat näet hallintapaneelissa:\n' +
        '{link}',
    },
    charged_back_debt: {
      subject: 'Pankki perui maksun {number}, velkaa on {debt} – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Pankki perui maksun {number}, {amount}. ' +
        'Osa näistä rahoista on jo käytetty tai maksettu ulos, joten sinulla on nyt velkaa {debt}. ' +
        'Kaikesta saldolle tulevasta maksetaan ensin tämä velka. ' +
        'Siihen asti et voi ostaa mitään etkä pyytää palautusta.\n\n' +
        'Voit ladata saldoa hallintapaneelissa:\n' +
        '{link}\n\n' +
        'Jos et pyytänyt tätä pankilta, kirjoita tukeen.',
    },
    chargeback_reversed: {
      subject: 'Maksu {number} palautui meille – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Pankki palautti maksun {number}, {amount}, jonka se oli perunut. ' +
        'Kaikki sen vuoksi vähennetty on palautettu: saldo, palautuspyynnöt ja maksettu aika. ' +
        'Se, mitä ei voitu palauttaa ennalleen, on lisätty saldollesi. ' +
        'Saldosi on nyt {balance}:\n' +
        '{link}',
    },
    server_charged_back: {
      subject: 'Palvelin ”{server}”: sen maksu peruttiin – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Pankki perui maksun {number}. Palvelimen ”{server}” käyttämätön aika, joka ostettiin tällä ' +
        'maksulla, on päättynyt: {price}. ' +
        'Jos muuta maksettua aikaa ei ole, palvelin pysähtyy nyt ja tietoja säilytetään seitsemän ' +
        'päivää.\n\n' +
        'Lataa saldoa {missing} viimeistään {until}, niin aika palautuu samassa paketissa samaan ' +
        'hintaan:\n' +
        '{link}\n\n' +
        'Jos et pyytänyt tätä pankilta, kirjoita tukeen.',
    },
    server_periods_restored: {
      subject: 'Palvelin ”{server}”: maksettu aika on palautettu – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Palvelimen ”{server}” maksettu aika, joka päättyi perutun maksun vuoksi, on palautettu. ' +
        'Saldoltasi veloitettiin {price}, ja palvelin on maksettu {until} asti:\n' +
        '{link}',
    },
    server_bought: {
      subject: 'Palvelin ”{server}” on maksettu {until} asti – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Ostit palvelimen ”{server}”.\n\n' +
        'Paketti: {plan}\n' +
        'Maksettu asti: {until}\n' +
        'Veloitettu saldosta: {price}\n' +
        'Saldoa jäljellä: {balance}\n\n' +
        'Palvelimen sivu:\n' +
        '{link}',
    },
    server_extended: {
      subject: 'Palvelimen ”{server}” aika jatkuu {until} asti – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Palvelimen ”{server}” aikaa on jatkettu.\n\n' +
        'Paketti: {plan}\n' +
        'Maksettu asti: {until}\n' +
        'Veloitettu saldosta: {price}\n' +
        'Saldoa jäljellä: {balance}\n\n' +
        'Palvelimen sivu:\n' +
        '{link}',
    },
    server_plan_changed: {
      subject: 'Palvelimella ”{server}” on uusi paketti: {plan} – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Palvelimen ”{server}” paketti on vaihdettu.\n\n' +
        'Paketti: {plan}\n' +
        'Maksettu asti: {until}\n' +
        'Veloitettu saldosta: {price}\n' +
        'Saldoa jäljellä: {balance}\n\n' +
        'Palvelimen sivu:\n' +
        '{link}',
    },
    server_plan_lowered: {
      subject: 'Palvelimella ”{server}” on uusi paketti: {plan} – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Palvelimen ”{server}” paketti on vaihdettu.\n\n' +
        'Paketti: {plan}\n' +
        'Maksettu asti: {until}\n' +
        'Palautettu saldolle: {price}\n' +
        'Saldo nyt: {balance}\n\n' +
        'Palvelimen sivu:\n' +
        '{link}',
    },
    server_ends_in_3_days: {
      subject: 'Palvelin ”{server}”: kolme päivää jäljellä – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Palvelimen ”{server}” maksettu aika päättyy {until}. ' +
        'Jatka aikaa hallintapaneelissa, niin palvelin pysyy päällä:\n' +
        '{link}',
    },
    server_ends_in_1_day: {
      subject: 'Palvelin ”{server}”: yksi päivä jäljellä – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Palvelimen ”{server}” maksettu aika päättyy {until}. ' +
        'Jatka aikaa hallintapaneelissa, niin palvelin pysyy päällä:\n' +
        '{link}',
    },
    server_extension_ahead: {
      subject: 'Palvelimen ”{server}” aika jatkuu pian – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Palvelimella ”{server}” on käytössä automaattinen jatko: saldostasi veloitetaan {price} ' +
        '{until}, ja aika jatkuu kuukaudella. ' +
        'Saldosi on {balance}, ja se riittää.\n\n' +
        'Tulitko toisiin ajatuksiin? Ota automaattinen jatko pois käytöstä palvelimen sivulla:\n' +
        '{link}',
    },
    server_extension_ahead_short: {
      subject: 'Lataa saldoa palvelimelle ”{server}” – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Palvelimella ”{server}” on käytössä automaattinen jatko: saldostasi pitäisi veloittaa {price} ' +
        '{until}, mutta saldosi on {balance}. ' +
        'Lataa saldoa siihen mennessä, niin aika jatkuu itsestään:\n' +
        '{link}',
    },
    server_extension_short: {
      subject: 'Palvelimen ”{server}” aikaa ei jatkettu: saldo ei riitä – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Palvelimen ”{server}” aikaa ei voitu jatkaa: kuukausi maksaa {price}, mutta saldosi on ' +
        '{balance}. Lataa saldoa viimeistään {until}, niin aika jatkuu itsestään. ' +
        'Muuten palvelin pysähtyy:\n' +
        '{link}',
    },
    server_extension_by_hand: {
      subject: 'Jatka palvelimen ”{server}” aikaa itse – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Tällä kertaa palvelimen ”{server}” aika ei jatku itsestään: meidän olisi pitänyt ilmoittaa ' +
        'veloituksesta {price} kolme päivää etukäteen, emmekä ehtineet, ja ilmoittamatta emme veloita ' +
        'mitään. Jotta palvelin ei pysähtyisi {until}, jatka aikaa itse:\n' +
        '{link}',
    },
    server_suspended: {
      subject: 'Palvelimen ”{server}” toiminta on keskeytetty – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Palvelimen ”{server}” maksettu aika on päättynyt, ja palvelin on pysäytetty. ' +
        'Jatka aikaa hallintapaneelissa viimeistään {until}, niin palvelin käynnistyy taas:\n' +
        '{link}\n\n' +
        'Sen jälkeen palvelin poistetaan. ' +
        'Tuki voi palauttaa sen viimeisestä varmuuskopiosta vielä 14 päivän ajan.',
    },
    server_deletion_in_3_days: {
      subject: 'Palvelin ”{server}” poistetaan kolmen päivän kuluttua – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Palvelin ”{server}” ja sen tiedot poistetaan {until}. ' +
        'Jos haluat pitää palvelimen, jatka sen aikaa hallintapaneelissa:\n' +
        '{link}\n\n' +
        'Poiston jälkeen tuki voi palauttaa palvelimen viimeisestä varmuuskopiosta vielä 14 päivän ajan.',
    },
    server_deletion_in_1_day: {
      subject: 'Palvelin ”{server}” poistetaan päivän kuluttua – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Palvelin ”{server}” ja sen tiedot poistetaan {until}. ' +
        'Jos haluat pitää palvelimen, jatka sen aikaa hallintapaneelissa:\n' +
        '{link}\n\n' +
        'Tämä on viimeinen varoitus. Poiston jälkeen tuki voi palauttaa palvelimen viimeisestä ' +
        'varmuuskopiosta vielä 14 päivän ajan.',
    },
    server_deleted: {
      subject: 'Palvelin ”{server}” on poistettu – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Palvelin ”{server}” ja sen tiedot on poistettu. ' +
        'Jos tarvitset sitä vielä, kirjoita tukeen 14 päivän kuluessa: voimme palauttaa palvelimen ' +
        'viimeisestä varmuuskopiosta.',
    },
    server_archive_ahead: {
      subject: 'Palvelin ”{server}” arkistoidaan pian – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Ilmaisella palvelimella ”{server}” ei ole pitkään aikaan pelannut kukaan, etkä ole käynyt ' +
        'hallintapaneelissa. Jos tilanne ei muutu, palvelin arkistoidaan {until}. ' +
        'Maailma, asetukset ja nimi {subdomain} säilyvät, ja palvelimen saa takaisin yhdellä ' +
        'klikkauksella.\n\n' +
        'Jos tarvitset palvelinta, avaa hallintapaneeli tai käy pelaamassa:\n' +
        '{link}',
    },
    documents_change: {
      subject: 'Asiakirjojen uusi versio {day} alkaen – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Nämä asiakirjat muuttuvat {day}: {documents}. ' +
        'Siihen asti nykyiset versiot ovat voimassa; voit lukea molemmat sivustolla, ja siellä kerrotaan ' +
        'myös lyhyesti, mikä muuttuu:\n' +
        '{link}\n\n' +
        'Jos et hyväksy muutoksia, pyydä hallintapaneelissa saldon palautusta ennen tilin poistamista.',
    },
    server_archive_soon: {
      subject: 'Palvelin ”{server}” arkistoidaan kolmen päivän päästä – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Ilmainen palvelin ”{server}” arkistoidaan {until}, koska sitä ei ole käytetty pitkään aikaan. ' +
        'Maailma, asetukset ja nimi {subdomain} säilyvät. ' +
        'Jos haluat pitää palvelimen käytössä, avaa hallintapaneeli tai käy pelaamassa:\n' +
        '{link}',
    },
    server_archived: {
      subject: 'Palvelin ”{server}” on arkistossa – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Ilmainen palvelin ”{server}” on arkistossa, koska sitä ei ole käytetty pitkään aikaan. ' +
        'Sen maailma ja asetukset ovat varmuuskopiossa, ja nimi {subdomain} on yhä sinun. ' +
        'Säilytämme ne ilman aikarajaa. ' +
        'Kun haluat palata, valitse palvelimen sivulla ”{restore}”:\n' +
        '{link}',
    },
    server_archive_restored: {
      subject: 'Palvelin ”{server}” palaa arkistosta – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Tilaa löytyi: palvelin ”{server}” palaa arkistosta. ' +
        'Muutaman minuutin päästä voit pelata. ' +
        'Nimi on sama, mutta numero-osoite ja portti ovat uudet:\n' +
        '{link}',
    },
    backup_failed: {
      subject: 'Palvelimen ”{server}” varmuuskopio epäonnistui – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Palvelimesi ”{server}” varmuuskopiointi ei onnistunut. ' +
        'Aiemmat kopiot ovat tallessa, ja palvelin toimii kuten ennenkin. ' +
        'Seuraavaa kopiota yritetään tavalliseen tapaan; kirjoitamme uudelleen vasta, jos kopiointi ' +
        'välillä onnistuu ja sitten taas epäonnistuu.\n\n' +
        'Mitä tapahtui ja mitä kopioita on:\n' +
        '{link}',
    },
    server_blocked: {
      subject: 'Palvelin ”{server}” on suljettu – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Palvelin ”{server}” on pysäytetty ja suljettu sopimusrikkomuksen vuoksi.\n\n' +
        'Syy: {reason}\n\n' +
        'Jos kyseessä on virhe, kirjoita tukeen.',
    },
    server_unblocked: {
      subject: 'Palvelin ”{server}” on avattu uudelleen – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Suljettu palvelimesi ”{server}” on avattu uudelleen. ' +
        'Jos se oli käynnissä ennen sulkemista eikä maksettu aika ole päättynyt, se käynnistyy ' +
        'itsestään. Palvelimen sivu hallintapaneelissa:\n' +
        '{link}',
    },
    server_deleted_for_violation: {
      subject: 'Palvelin ”{server}” on poistettu rikkomuksen vuoksi – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Palvelin ”{server}” ja sen tiedot on poistettu sopimusrikkomuksen vuoksi, eikä rahoja ' +
        'palauteta, kuten julkisessa sopimustarjouksessa sanotaan.',
    },
    server_node_lost_restored: {
      subject: 'Palvelin ”{server}” palautetaan varmuuskopiosta – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Kone, jolla palvelimesi ”{server}” toimi, on rikkoutunut. ' +
        'Palautamme sen toiselle koneelle viimeisestä varmuuskopiosta: {until}. ' +
        'Myöhemmät muutokset on menetetty. ' +
        'Pahoittelemme.\n\n' +
        'Palvelimen nimi säilyy, numero-osoite ja portti vaihtuvat. ' +
        'Palautuksen etenemisen näet palvelimen sivulla:\n' +
        '{link}',
    },
    server_node_lost_ended: {
      subject: 'Palvelin ”{server}” on menetetty – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Kone, jolla palvelimesi ”{server}” toimi, on rikkoutunut, eikä varmuuskopiota ole toisella ' +
        'koneella. Palvelimen tiedostot on menetetty, ja sen sopimus on päättynyt. ' +
        'Pahoittelemme.\n\n' +
        'Nimi {subdomain} on sinun vielä 30 päivää, ja voit luoda sillä uuden palvelimen:\n' +
        '{link}',
    },
    server_node_lost_credited: {
      subject: 'Palvelin ”{server}” on menetetty, rahat palautettu saldolle – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Kone, jolla palvelimesi ”{server}” toimi, on rikkoutunut, eikä varmuuskopiota ole toisella ' +
        'koneella. Palvelimen tiedostot on menetetty, ja sen sopimus on päättynyt. ' +
        'Pahoittelemme.\n\n' +
        'Käyttämättömästä ajasta palautettu: {amount}. ' +
        'Saldosi on nyt {balance}. Nimi {subdomain} on sinun vielä 30 päivää: voit antaa sen uudelle ' +
        'palvelimelle.\n\n' +
        'Saldotapahtumat näet hallintapaneelissa:\n' +
        '{link}',
    },
    deletion_scheduled: {
      subject: 'Tili {login} poistetaan – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Pyysit poistamaan tilisi. Se ja kaikki sen sisältö poistetaan {until}. ' +
        'Siihen asti kaikki säilyy ennallaan, eikä automaattinen jatko veloita mitään.\n\n' +
        'Muutitko mielesi? Kirjaudu sisään ja paina tilisivulla ”Säilytä tili”:\n' +
        '{link}\n\n' +
        'Jos se et ollut sinä, tee samoin ja vaihda salasana.',
    },
    deletion_undone: {
      subject: 'Tiliä {login} ei poisteta – {brand}',
      text: 'Hei {login}!\n\nPäätit säilyttää tilisi: mitään ei ole poistettu eikä poisteta. Tilisivu:\n{link}',
    },
    account_blocked: {
      subject: 'Tili {login} on suljettu – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Tilisi on suljettu sopimusrikkomuksen vuoksi. ' +
        'Sille ei voi kirjautua, ja sen palvelimet on pysäytetty. ' +
        'Palvelinten tiedostot ja saldosi rahat säilyvät.\n\n' +
        'Jos kyseessä on virhe, kirjoita tukeen.',
    },
    account_unblocked: {
      subject: 'Tili {login} on taas auki – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Tilisi ei ole enää suljettu. Ennen sulkemista käynnissä olleet palvelimet käynnistyvät ' +
        'itsestään, ja suljettuna oltu aika on lisätty maksettuun aikaan. ' +
        'Hallintapaneeli:\n' +
        '{link}',
    },
    domain_confirmed: {
      subject: 'Domain {domain} vie palvelimelle ”{server}” – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Domainin {domain} tietue on paikallaan: palvelimelle ”{server}” voi nyt liittyä myös tällä ' +
        'osoitteella. Älä poista tietuetta niin kauan kuin tarvitset osoitetta. ' +
        'Palvelimen sivu hallintapaneelissa:\n' +
        '{link}',
    },
    domain_record_gone: {
      subject: 'Domainin {domain} tietue on kadonnut – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Tietuetta, josta tiedämme domainin {domain} olevan sinun, ei enää ole. ' +
        'Domain vie palvelimelle ”{server}” vielä {until} asti, sen jälkeen ei enää. ' +
        'Jos tarvitset sitä, palauta tietue; hallintapaneeli kertoo, millainen sen pitää olla:\n' +
        '{link}',
    },
    domain_lost: {
      subject: 'Domain {domain} ei enää vie palvelimelle ”{server}” – {brand}',
      text:
        'Hei {login}!\n\n' +
        'Domainin {domain} tietue oli poissa viikon, joten domain ei enää vie palvelimelle ”{server}”. ' +
        'Palvelimen muut osoitteet toimivat kuten ennen. ' +
        'Palauta tietue, niin domain yhdistetään uudelleen; hallintapaneeli kertoo, millainen sen pitää ' +
        'olla:\n' +
        '{link}',
    },
  },
  interest: {
    what: { java: 'Java-palvelimet', bedrock: 'Bedrock-palvelimet', proxy: 'proxy-palvelimet' },
    heading: 'Tulossa: {what}',
    lead: 'Jätä sähköpostiosoitteesi. Kun {what} ovat saatavilla, lähetämme yhden viestin ja poistamme osoitteen heti.',
    consent:
      'Suostun siihen, että osoitettani säilytetään viestin lähettämiseen asti, enintään {months} ' +
      'kuukautta, {policy} mukaisesti.',
    consentChild: 'Jos olet alle 16-vuotias, suostumuksen antaa vanhempasi tai muu huoltajasi.',
    consentMissing: 'Ilman suostumusta emme voi tallentaa osoitetta',
    submit: 'Ilmoita minulle',
    sent: 'Merkitty muistiin!',
    once: 'Kirjoitamme kerran, kun on kerrottavaa.',
    failed: 'Osoitetta ei voitu tallentaa.',
    kept: 'Se on yhä kentässä: yritä uudelleen.',
    here: { heading: 'Nyt saatavilla: {what}', lead: 'Odotus on ohi: palvelimen voi luoda heti.' },
    forget: {
      link: 'Muutitko mielesi? Poista osoite',
      heading: 'Poista osoite',
      lead:
        'Kirjoita osoite, jonka jätit meille uutuusilmoitusta varten. ' +
        'Poistamme sen kaikilta listoilta, joilla se odottaa viestiä.',
      submit: 'Poista osoite',
      done: 'Valmis: osoitteesi ei enää odota viestejä.',
      failed: 'Osoitetta ei voitu poistaa. Yritä uudelleen.',
    },
    mail: {
      subject: 'Nyt saatavilla: {what} – {brand}',
      text:
        'Hei!\n\n' +
        'Pyysit ilmoittamaan, kun {what} ovat saatavilla. ' +
        'Nyt niitä voi luoda:\n' +
        '{link}\n\n' +
        'Tämä on ainoa viesti: poistamme osoitteesi tältä listalta heti, kun viesti on lähetetty. ' +
        'Jos odotat meiltä muitakin uutuuksia mutta muutit mielesi, avaa linkki, niin osoite poistuu ' +
        'sieltäkin:\n' +
        '{forget}\n\n' +
        'Jos et pyytänyt mitään, joku muu kirjoitti osoitteesi. ' +
        'Sinun ei tarvitse tehdä mitään.',
    },
  },
  partner: {
    title: 'Yhteistyö – {brand}',
    description:
      'Teetkö Minecraft-videoita tai striimaatko peliä? ' +
      '{brand}-palvelulta saat ilmaisen palvelimen ja alekoodin katsojillesi.',
    heading: 'Yhteistyö',
    lead: 'Sinä näytät palvelinta katsojillesi, me annamme resurssit. Kerro itsestäsi.',
    formTitle: 'Hakemus',
    name: 'Nimi',
    age: 'Ikä',
    contacts: 'Yhteystiedot',
    contactsHint: 'Discord, Telegram tai sähköposti',
    media: 'Kanavat ja linkit',
    mediaHint: 'YouTube, Twitch, VK: linkki ja tilaajamäärä',
    offer: 'Mitä tarjoat',
    offerHint: 'Esimerkiksi: kaksi esittelyvideota palvelimesta kuukaudessa',
    wants: 'Mitä haluat vastineeksi',
    wantsHint: 'Esimerkiksi: 8\u00a0Gt:n palvelin ja alekoodi',
    submit: 'Lähetä hakemus',
    sending: 'Lähetetään…',
    missing: 'Kaikkia kenttiä ei ole täytetty!',
    failed: 'Hakemuksen lähetys epäonnistui',
    sent: 'Lähetys onnistui!',
    fieldMissing: 'Täytä tämä kenttä',
    noContact: 'Näin emme tavoita sinua. Anna @nimi, linkki, sähköposti tai puhelinnumero',
    kept: 'Tekstisi on tallessa, yritä lähettää se uudelleen.',
    tooMany:
      'IP-osoitteestasi on tullut liian monta hakemusta. Odota {time} ja yritä uudelleen: tekstisi on tallessa.',
    tooLong: 'Teksti on liian pitkä, lyhennä sitä.',
    thanks: 'Vastaamme sinulle antamiesi yhteystietojen kautta.',
    consent:
      'Lähettämällä hakemuksen suostut näiden tietojen käsittelyyn {policy} mukaisesti. ' +
      'Jos olet alle 16-vuotias, suostumuksen antaa vanhempasi tai muu huoltajasi.',
    consentPolicy: 'tietosuojaselosteen',
    trap: 'Jätä tämä kenttä tyhjäksi',
    earnTitle: 'Näin saat resursseja ilmaiseksi',
    earn: {
      video: 'Tee video',
      stream: 'Striimaa',
      server: 'Tuo palvelimesi',
      invite: 'Kutsu kavereita',
      bug: 'Etsi bugi',
    },
  },
  finder: {
    title: 'Mikä paketti sopii sinulle',
    lead: 'Vastaa muutamaan kysymykseen. Näytämme, mistä muistin tarve koostuu.',
    edition: 'Pelin versio',
    players: 'Pelaajia yhtä aikaa',
    extensions: 'Lisäosat',
    extension: { none: 'Ei lisäosia', plugins: 'Pluginit', mods: 'Modit' },
    count: 'Lisäosien määrä',
    world: 'Maailman koko',
    worlds: { small: 'Pieni', medium: 'Keskikokoinen', large: 'Valtava' },
    base: 'Palvelinohjelmisto',
    perPlayer: 'Pelaajat',
    perExtension: 'Pluginit ja modit',
    forWorld: 'Maailma',
    jvm: 'Javan oma osuus, {percent}\u00a0%',
    total: 'Yhteensä',
    result: 'Sinulle sopii ”{plan}”: {memory}',
    free: 'Ilmainen paketti ei takaa tietojen säilymistä eikä saatavuutta: pidä kopio maailmasta itselläsi.',
    megabytes: '{amount}\u00a0Mt',
    tooLarge: 'Yksi palvelin ei riitä. Kirjoita meille, niin autamme jakamaan pelin usealle.',
    show: 'Näytä paketti',
  },
  faq: { title: 'Usein kysytyt kysymykset' },
  offer: { text: 'Tämä sivusto on myös suomeksi.', accept: 'Vaihda suomeksi', dismiss: 'Ei nyt' },
}
