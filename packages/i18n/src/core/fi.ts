import type { CoreMessages } from './en.ts'

export const fi: CoreMessages<'fi'> = {
  section: {
    heading: 'Palvelinohjelmisto ja versio',
    game: 'Minecraft {version}',
    change: 'Vaihda ohjelmisto tai versio',
    newBuild: 'Tästä versiosta on uudempi koontiversio: {build}.',
    toBuild: 'Asenna koontiversio {build}',
    newVersion: 'Uudempi versio on saatavilla: {version}.',
    toVersion: 'Mitä {version} muuttaa',
  },
  java: {
    label: 'Java',
    usual: 'Java {java} – tekijöiden suositus',
    hint: 'Vaihda vain, jos palvelin tai modi pyytää toista Javaa. Käynnissä oleva palvelin käynnistyy heti uudelleen.',
    choose: 'Valitse Java {java}',
    chosen: 'Palvelin käynnistyy nyt Javalla {java}.',
  },
  choose: {
    heading: 'Uusi ohjelmisto ja versio',
    world: 'Maailma',
    keep: 'Säilytä maailma',
    keepHint: 'Pelaajat jatkavat siitä, mihin jäivät.',
    fresh: 'Aloita uusi maailma',
    freshHint: 'Nykyinen maailma jää vain varmuuskopioon.',
  },
  plan: {
    heading: 'Mikä muuttuu',
    reading: 'Katsotaan, mitä on asennettu ja mikä sopii…',
    notRead: 'Noodi ei kertonut, mitä palvelimelle on asennettu. Ilman sitä ei voi sanoa, mikä sopii.',
    refusals: {
      same:
        'Tämä ohjelmisto tällä koontiversiolla on jo käytössä. ' +
        'Asenna se uudelleen alempaa painikkeella ”Asenna uudelleen”.',
      node:
        'Tämän palvelimen noodilla se ohjelmisto ei toimi. ' +
        'Siirrä palvelin toiselle noodille tai valitse toinen ohjelmisto.',
      edition: 'Se ohjelmisto on toiseen peliin: palvelimen paketti ei sisällä sitä.',
    },
    memory: 'Ohjelmisto tarvitsee vähintään {memory} muistia: nykyisessä paketissasi se ei käynnisty.',
    tight: 'Muisti on tiukilla: mukavasti tämä ohjelmisto toimii, kun muistia on vähintään {memory}.',
    core: 'Ohjelmisto',
    version: 'Versio',
    java: 'Java',
    world: {
      kept: 'Maailma säilyy.',
      fresh: 'Maailma alkaa alusta. Nykyinen säilyy varmuuskopiossa.',
      converted:
        'Uusi versio kirjoittaa maailman uudelleen ensimmäisessä käynnistyksessä. ' +
        'Sitä ei voi muuttaa takaisin: paluu onnistuu vain varmuuskopiosta.',
      byCore:
        'Ohjelmisto järjestää Netherin ja Endin kansiot omalla tavallaan ensimmäisessä käynnistyksessä.',
      byUs: 'Siirrämme Netherin ja Endin maailman kansioon, josta uusi ohjelmisto niitä etsii.',
      losesMods: 'Poistuvien modien kuutiot ja esineet katoavat maailmasta.',
      others: {
        goes: 'Muut maailmat: {names}. Ne ovat valittua versiota uudempia ja jäävät vain varmuuskopioon.',
        not_loaded: 'Muut maailmat: {names}. Uusi palvelinohjelmisto ei lataa niitä, kansiot jäävät.',
        converted: 'Muut maailmat: {names}. Nekin muunnetaan uuteen versioon, kun ne ladataan.',
      },
      refused: {
        older:
          'Maailmaa ei voi viedä vanhempaan versioon: peli ei lue sitä tai rikkoo sen. ' +
          'Valitse versio, joka ei ole nykyistä vanhempi, tai aloita uusi maailma.',
        unclear:
          'Ei voi sanoa, kumpi versioista on uudempi, joten maailman vieminen on riski. Voit aloittaa uuden.',
        other_game: 'Se ohjelmisto ei lue tällaisia maailmoja. Voit aloittaa uuden.',
        paper_only:
          'Versiosta 26.1 alkaen Paper säilyttää maailman omalla tavallaan, eivätkä sen tekijät tarjoa ' +
          'paluuta. Tällä ohjelmistolla voit vain aloittaa uuden maailman.',
      },
      instead: 'Aloita uusi maailma',
    },
    addons: 'Pluginit, modit ja datapaketit',
    noAddons: 'Palvelimelle ei ole asennettu mitään.',
    fates: {
      comes: {
        one: '{count} lisätään: päivitetyt tarvitsevat sitä',
        other: '{count} lisätään: päivitetyt tarvitsevat niitä',
      },
      fits: { one: '{count} sopii sellaisenaan', other: '{count} sopii sellaisenaan' },
      updates: { one: '{count} päivittyy', other: '{count} päivittyy' },
      no_version: {
        one: '{count} poistetaan käytöstä: sopivaa versiota ei ole',
        other: '{count} poistetaan käytöstä: sopivia versioita ei ole',
      },
      other_loader: {
        one: '{count} poistetaan käytöstä: se on toiselle modilataajalle',
        other: '{count} poistetaan käytöstä: ne ovat toiselle modilataajalle',
      },
      not_loaded: {
        one: '{count} jää kansioonsa mutta ei lataudu: tämä ohjelmisto ei käytä sellaisia',
        other: '{count} jää kansioonsa mutta ei lataudu: tämä ohjelmisto ei käytä sellaisia',
      },
      unknown: {
        one: '{count} ei ole missään luettelossa: jää ennalleen, tarkista itse',
        other: '{count} ei ole missään luettelossa: jäävät ennalleen, tarkista itse',
      },
      with_world: {
        one: '{count} lähtee vanhan maailman mukana',
        other: '{count} lähtee vanhan maailman mukana',
      },
    },
    moves: '{from} → {to}',
    away:
      'Luettelo ei nyt vastaa, joten osasta tiedostoja ei voi sanoa mitään: niihin ei kosketa. ' +
      'Yritä mieluummin myöhemmin.',
    lost: 'Näitä asetuksia uudella ohjelmistolla ei ole: {names}.',
    steps:
      'Ensin tehdään varmuuskopio. Sitten palvelin pysähtyy ja saa uuden ohjelmiston. ' +
      'Lopuksi se jää käyntiin tai pysäytetyksi sen mukaan, kumpi se on nyt.',
    bytes: 'Ladattavaa on {size}.',
    go: 'Vaihda',
    cancel: 'Älä vaihda',
    anew: 'Palvelimella muuttui sillä välin jotain. Tarkista luettelo vielä kerran.',
  },
  news: {
    saving: 'Tehdään varmuuskopio ennen ohjelmiston vaihtoa…',
    applying: 'Vaihdetaan ohjelmistoa…',
    undoing: 'Kumotaan muutosta…',
    done: 'Valmis: {what}.',
    failed: 'Vaihto ei onnistunut.',
    undone: 'Kaikki on kuten ennen.',
    safe: 'Ohjelmisto ja palvelimen tiedostot ovat entisellään.',
    suspect: 'Palvelin ei ole käynnistynyt ohjelmiston vaihdon jälkeen.',
    undo: 'Kumoa muutos',
    undoTitle: 'Kumotaanko ohjelmiston vaihto?',
    undoText:
      'Entinen ohjelmisto ja kaikki tiedostot palautetaan kopiosta, joka tehtiin ennen vaihtoa. ' +
      'Se, mitä pelaajat tekivät sen jälkeen, jää vain uuteen kopioon, joka tehdään ensin.',
    cancel: 'Peruuta',
    begun: 'Työ alkoi. Voit sulkea sivun.',
  },
  reinstall: {
    heading: 'Uudelleenasennus',
    text:
      'Ohjelmisto asennetaan uudelleen, saman version uusimpana koontiversiona. ' +
      'Sinä valitset, mikä muu alkaa alusta. ' +
      'Ensin tehdään varmuuskopio.',
    button: 'Asenna uudelleen',
    title: 'Asennetaanko ”{name}” uudelleen?',
    ask: 'Mikä aloitetaan alusta',
    world: 'Maailma',
    addons: 'Pluginit ja modit asetuksineen',
    settings: 'Palvelimen asetukset ja ohjelmiston asetustiedostot',
    settingsHint: 'Pelaajalistat, operaattorit ja porttikiellot säilyvät.',
    lists: 'Merkitsemättömät jäävät ennalleen.',
    type: 'Kirjoita palvelimen nimi: {name}',
  },
  pack: {
    label: 'Mistä aloitetaan',
    core: 'Pelkkä ohjelmisto',
    coreHint: 'Valitse ohjelmisto ja versio, asenna muu myöhemmin.',
    pack: 'Modipaketti',
    packHint: 'Valmis kokoelma modeja: se määrää itse modilataajan ja pelin version.',
    search: 'Etsi modipaketti',
    nothing: 'Mitään ei löytynyt. Kokeile muita sanoja.',
    away:
      'Modipakettien luettelo ei nyt vastaa. ' +
      'Voit aloittaa pelkällä ohjelmistolla ja asentaa modipaketin myöhemmin.',
    known: 'Luettelo ei nyt vastaa: tässä on se, mitä viimeksi tiedettiin.',
    more: 'Näytä lisää',
    take: 'Valitse',
    other: 'Toinen modipaketti',
    versions: 'Modipaketin versio',
    noVersion: 'Tällä modipaketilla ei ole versiota, jonka voisi asentaa palvelimelle.',
    runs: '{loader}, Minecraft {version}',
    mods: { one: '{count} modi', other: '{count} modia' },
    memory: 'Suosittelemme vähintään {memory} muistia.',
    memoryShort:
      'Tälle modipaketille suosittelemme vähintään {memory} muistia, ja valitussa paketissa on {plan}: ' +
      'se ei ehkä käynnisty tai pätkii.',
    memoryRule:
      'Laskemme pelille 2\u00a0Gt ja jokaiselle modille 40\u00a0Mt. Jos pelaajia on paljon, muistia tarvitaan enemmän.',
    loaderRefused: 'Tämä modipaketti on tehty modilataajalle, jota meillä ei ole: {loader}.',
    fromFile: 'Käytä .mrpack-tiedostoa',
    fromFileHint: 'Oma modipaketti tai muualta ladattu: luemme siitä heti modilataajan ja pelin version.',
    notPack: 'Tämä ei ole modipaketti: tarvitaan .mrpack-tiedosto, jossa on modrinth.index.json.',
    noCore:
      'Meillä ei ole modilataajaa {loader} Minecraftin versiolle {version}, ja tämä modipaketti tarvitsee sen.',
    afterFile:
      'Palvelin luodaan ja jää odottamaan tiedostoa käynnistymättä. Pidä sivu auki, kunnes tiedosto on lähetetty.',
    sends:
      'Modipaketti {name} lähetetään heti, kun palvelin on valmis. ' +
      'Pidä sivu auki: sitten näytämme, mitä siinä on, ja asennamme sen.',
    lost:
      'Modipaketti {name} ei koskaan saapunut, koska sivu suljettiin ennen sitä. ' +
      'Valitse tiedosto uudelleen alta ennen ensimmäistä käynnistystä.',
    missing: 'Valitse modipaketti',
    after:
      'Palvelin luodaan heti, ja modipaketti ladataan noodille ennen ensimmäistä käynnistystä: se ' +
      'kestää muutaman minuutin.',
  },
}
