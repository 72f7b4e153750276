import type { BackupMessages } from './en.ts'

export const backups: BackupMessages<'fi'> = {
  heading: 'Varmuuskopiot',
  about:
    'Varmuuskopiossa ovat kaikki palvelimen tiedostot: maailma, asetukset ja kaikki muu. ' +
    'Palvelin ei pysähdy sen ajaksi.',
  make: 'Tee varmuuskopio',
  note: 'Muistiinpano',
  noteHint: 'Esimerkiksi: ennen linnan uusimista',
  save: 'Tallenna',
  places: 'Paikkoja käytössä: {count}/{limit}',
  replaces: 'Uusi kopio korvaa vanhimman lukitsemattoman: {date}.',
  allLocked: 'Kaikki paikat ovat lukittujen kopioiden käytössä. Avaa jonkin lukitus, jotta voit tehdä uuden.',
  underWay: 'Kopiota tehdään jo.',
  empty: 'Ei vielä varmuuskopioita',
  emptyText: 'Tee ensimmäinen nyt: jos jokin hajoaa, saat palvelimen takaisin.',
  failing:
    'Yksikään varmuuskopio ei ole onnistunut {date} jälkeen. ' +
    'Aiemmat ovat tallessa. Jos seuraavakin epäonnistuu, kirjoita tukeen.',
  silent:
    'Noodi ei vastaa. Kopiot ovat tallessa, mutta uuden voi tehdä tai vanhan palauttaa vasta, kun se vastaa.',
  kinds: { hand: 'Käsin', schedule: 'Ajastettu', safety: 'Varmistus', end: 'Sopimuksen päättyminen' },
  causes: {
    restore: 'ennen palautusta',
    core: 'ennen ohjelmiston vaihtoa',
    pack: 'ennen modipaketin asennusta',
    reinstall: 'ennen uudelleenasennusta',
    move: 'ennen siirtoa',
  },
  states: { waiting: 'Odottaa noodia', working: 'Tehdään', failed: 'Epäonnistui', deleting: 'Poistetaan' },
  until: 'Säilytetään {date} asti',
  restless: 'Otettu lennosta: palvelin jatkoi maailman kirjoittamista',
  onOwnMachine:
    'Varmuuskopiot ovat samalla koneella kuin palvelin. ' +
    'Jos kone hajoaa, kopiot katoavat mukana: lataa tärkeät itsellesi.',
  erasing:
    'Poistettuja kopioita: {count}. ' +
    'Varasto hävittää ne {date} jälkeen. ' +
    'Sitä ennen niitä ei voi hävittää edes noodiin murtautuja.',
  elsewhere: 'Kopio on edellisellä noodilla. Kirjoita tukeen, jos haluat sen takaisin.',
  locked: 'Lukittu',
  lock: 'Lukitse',
  unlock: 'Avaa lukitus',
  editNote: 'Muokkaa muistiinpanoa',
  restore: 'Palauta',
  download: 'Lataa',
  downloadFailed: 'Lataus epäonnistui. Yritä uudelleen.',
  remove: 'Poista',
  stop: 'Peruuta',
  files: { one: '{count} tiedosto', other: '{count} tiedostoa' },
  removeTitle: 'Poistetaanko varmuuskopio: {date}?',
  removeText: 'Sitä ei saa takaisin.',
  restoreTitle: 'Palauta varmuuskopio: {date}',
  restoreText:
    'Ensin tallennamme nykyisen tilan. Sitten palvelin pysähtyy, tiedostot palautuvat ja se jatkaa kuten ennen.',
  all: 'Kaikki',
  allHint: 'Palvelimesta tulee sellainen kuin se oli. Mitä kopiossa ei ole, se katoaa.',
  some: 'Valitut tiedostot ja kansiot',
  someHint: 'Mikään muu ei muutu.',
  chosen: { one: '{count} valittu', other: '{count} valittu' },
  open: 'Avaa kansio {name}',
  emptyFolder: 'Kansio on tyhjä',
  comparing: 'Verrataan nykyiseen…',
  notCompared: 'Vertailu epäonnistui. Voit silti palauttaa.',
  changes: {
    added: { one: '{count} tiedosto palautuu', other: '{count} tiedostoa palautuu' },
    changed: { one: '{count} tiedosto muuttuu', other: '{count} tiedostoa muuttuu' },
    removed: { one: '{count} tiedosto katoaa', other: '{count} tiedostoa katoaa' },
    none: 'Mikään ei muutu.',
    more: '… ja muita',
    show: 'Näytä tiedostot',
  },
  marks: { added: 'palautuu', changed: 'muuttuu', removed: 'katoaa' },
  begin: 'Palauta',
  phases: {
    saving: 'Tallennetaan nykyinen tila',
    restoring: 'Palautetaan tiedostot kopiosta: {date}',
    done: 'Palautettu varmuuskopiosta: {date}.',
    failed: 'Varmuuskopion palautus epäonnistui: {date}.',
    cancelled: 'Varmuuskopion palautus peruttiin: {date}.',
  },
  failedSafe: 'Tiedostot pysyivät ennallaan.',
  cancelRestore: 'Peruuta palautus',
  cancelTitle: 'Peruutetaanko palautus?',
  cancelText: 'Tiedostot pysyvät ennallaan.',
  failures: {
    interrupted: 'Noodin työ keskeytyi.',
    called_off: 'Peruttu.',
    ip_ban:
      'Palvelin näkee kaikilla pelaajilla saman osoitteen. ' +
      'IP-porttikielto sulkisi kaikki ulos: anna porttikielto nimelle.',
    not_running: 'Palvelin ei ole käynnissä.',
    still_running: 'Palvelin ei pysähtynyt.',
    no_room: 'Levyllä ei ole tarpeeksi tilaa.',
    no_backup: 'Noodilla ei enää ole tätä kopiota.',
    repository: 'Varmuuskopioiden varastoon ei saada yhteyttä.',
    not_the_same: 'Palautetut tiedostot eivät vastaa kopiota.',
    fetch_failed: 'Tiedostojen lähde ei vastannut tai kieltäytyi.',
    pack_refused: 'Tämä ei ole modipaketti, tai se kirjoittaa kiellettyyn paikkaan.',
    pack_loader: 'Meillä ei ole tämän modipaketin modilataajaa.',
    pack_game_version: 'Modipaketin modilataajasta ei ole versiota sen peliversiolle.',
    pack_loader_version: 'Modipaketin vaatimaa modilataajan versiota ei ole saatavilla.',
    core_not_there: 'Tällä noodilla ei voi ajaa tarvittavaa palvelinohjelmistoa.',
    plan_too_small: 'Paketissa on liian vähän muistia tälle ohjelmistolle.',
    failed: 'Sisäinen virhe.',
    missed: 'Jäi väliin: syy näkyy ajastuksen historiassa.',
  },
}
