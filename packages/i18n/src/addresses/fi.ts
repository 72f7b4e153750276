import type { AddressesMessages } from './en.ts'

export const fi: AddressesMessages<'fi'> = {
  main: 'Osoite pelaajille',
  byPort: 'Osoite portin kanssa',
  byPortHint: 'Varaosoite: vie myös tänne, mutta vaihtuu, jos palvelin siirtyy toiselle noodille.',
  withPort: 'Portti ei ole oletusportti, joten se kirjoitetaan nimen perään.',
  noName: 'Tällä noodilla ei voi vielä liittyä nimellä. Käytä toistaiseksi osoitetta, jossa on portti.',
  bedrock:
    'Bedrock ei kerro palvelimelle, minkä nimen pelaaja kirjoitti. ' +
    'Siksi palvelimella on oma UDP-portti, ja siihen liitytään noodin osoitteella ja tällä portilla.',
  refused: {
    one: '{count} yhteys torjuttu viimeisen tunnin aikana',
    other: '{count} yhteyttä torjuttu viimeisen tunnin aikana',
  },
  refusedHint: 'Yhteysrajoitukset pysäyttivät ne: palvelimelle asti ne eivät päässeet.',
  notTold:
    'Tämä palvelinohjelmisto ei näe pelaajien osoitteita: sille kaikki tulevat noodin osoitteesta. ' +
    'Älä anna porttikieltoa osoitteelle, sillä silloin kukaan ei pääse sisään. ' +
    'Anna se nimelle.',
  change: 'Vaihda alidomain',
  changeTitle: 'Alidomainin vaihto',
  changeText:
    '{name} vie tänne vielä {days} päivää, eikä kukaan muu voi ottaa sitä sinä aikana. ' +
    'Pelissä olevat eivät huomaa mitään.',
  namesFull:
    'Aiempia nimiä on jo niin monta kuin voi olla. ' +
    'Uuden voi ottaa {date}, kun vanhin vapautuu; aiemman saa takaisin heti.',
  changeButton: 'Vaihda',
  changed: 'Alidomain vaihdettu',
  former: 'Myös aiemmat nimet vievät tänne',
  until: '{date} asti',
  domains: 'Omat domainit',
  domainsIntro:
    'Jos sinulla on domain, pelaajat voivat liittyä sillä. ' +
    'Lisää nimi tähän ja yksi DNS-tietue sinne, missä domain on rekisteröity.',
  domain: 'Domain',
  domainHint: 'Esimerkiksi play.example.org',
  domainFault: 'Anna nimi kuten play.example.org, ilman porttia ja välilyöntejä',
  refusals: {
    ours: 'Tämä nimi kuuluu meidän domainiimme: se vaihdetaan yllä alidomainina',
    already: 'Tämä domain on jo lisätty',
  },
  add: 'Lisää domain',
  added: 'Domain lisätty. Luo vielä tietue',
  domainsFull: 'Domaineja on jo {most}: enempää ei voi lisätä.',
  states: { waiting: 'Odottaa tietuetta', confirmed: 'Yhdistetty', lost: 'Tietue kadonnut' },
  found: {
    never: 'Ei vielä tarkistettu',
    right: 'Tietue on paikallaan',
    missing: 'Tietuetta ei vielä näy. Uudet tietueet eivät näy heti, vaan joskus vasta tuntien päästä',
    gone: 'Tietuetta ei ole',
    other: 'Tietue löytyi, mutta se osoittaa muualle. Vertaa sitä taulukkoon',
    unclear: 'Kaikki DNS-palvelimet eivät vastanneet: tarkistamme uudelleen',
    taken: 'Domain vie jo toiselle palvelimelle. Poista se ensin sieltä',
  },
  looked: 'tarkistettu {time}',
  leadsUntil: 'Domain vie tänne {date} asti. Palauta tietue, niin se säilyy.',
  look: 'Tarkista nyt',
  lookFor: 'Tarkista nyt: {name}',
  remove: 'Poista domain {name}',
  removeTitle: 'Poistetaanko domain {name}?',
  removeText:
    'Kukaan ei enää voi liittyä sillä. ' +
    'Jos lisäät sen uudelleen, se tarvitsee saman tietueen. ' +
    'Muut osoitteet eivät muutu.',
  removeButton: 'Poista domain',
  removed: 'Domain poistettu',
  showRecord: 'Näytä tietue',
  setRecord: 'Luo tämä tietue domainisi DNS-asetuksissa:',
  recordKind: 'Tietueen tyyppi',
  recordHints: {
    cname: 'Sopii useimmille. Jos domainin edessä ei ole alidomainia, valitse SRV.',
    srv: 'Sopii myös domainille ilman alidomainia. Pelaajien ei tarvitse kirjoittaa porttia.',
  },
  field: 'Kenttä',
  value: 'Arvo',
  fields: {
    type: 'Tyyppi',
    name: 'Nimi',
    priority: 'Prioriteetti',
    weight: 'Painotus',
    port: 'Portti',
    target: 'Kohde',
  },
  starts: 'Käynnistys liittymällä',
  startsIntro:
    'Palvelin on pysäytetty, ja kaverit haluavat pelata: listalla oleva käynnistää sen ' +
    'yksinkertaisesti liittymällä. Pelaaja, joka ei ole listalla, ei käynnistä sitä, eikä ' +
    'palvelinluettelon päivittäminenkään. ' +
    'Jos palvelimen pitäisi olla valmis 25 sekunnissa, pelaaja vain odottaa ja pääsee sisään; muuten ' +
    'hän näkee, milloin liittyä uudelleen.',
  startsSwitch: 'Listalla olevat pelaajat käynnistävät pysäytetyn palvelimen',
  startsLimits:
    'Nimeä ei voi tarkistaa ennen käynnistystä: palvelimen voi käynnistää myös toisen nimellä ' +
    'esiintyvä. Sisään hän pääsee kuitenkin vain, jos palvelin itse päästää. ' +
    'Näin palvelimen voi käynnistää enintään 6 kertaa tunnissa.',
  startsNobody: 'Lista on tyhjä: vielä kukaan ei voi käynnistää palvelinta liittymällä.',
  players: 'Pelaajan nimi',
  playersHint: 'Voit lisätä useita kerralla välilyönneillä erotettuina.',
  addPlayer: 'Lisää',
  playerFault: '”{name}” ei kelpaa: nimessä on 1–16 merkkiä (a–z, numerot ja _)',
  playerTaken: '{name} on jo listalla',
  playersFull: 'Listalla voi olla enintään {most} nimeä.',
  removePlayer: 'Poista listalta: {name}',
  startsOn: 'Käynnistys liittymällä on käytössä',
  startsOff: 'Käynnistys liittymällä ei ole käytössä',
}
