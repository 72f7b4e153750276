import type { TermsMessages } from './en.ts'

export const terms: TermsMessages = {
  term: 'Kuinka pitkäksi ajaksi',
  priceFor: 'Hinta, {term}',
  discountLine: 'Usean kuukauden alennus (−{percent})',
  promoFirst: 'Alekoodi alentaa ensimmäisen kuukauden hintaa.',
  promoAfterDiscount:
    'Alekoodi alentaa ensimmäisen kuukauden hintaa, josta usean kuukauden alennus on jo vähennetty.',
  auto: {
    label: 'Automaattinen jatko',
    off: 'Pois päältä: jatkat palvelimen aikaa itse.',
    ahead: 'Seuraava kuukausi maksetaan saldosta {date}.',
    due: 'Aika on loppumassa: palvelimen aikaa jatketaan heti, kun saldo riittää.',
    title: 'Otetaanko automaattinen jatko käyttöön?',
    text:
      'Saldostasi veloitetaan joka kuukausi paketin hinta vuorokautta ennen maksetun ajan loppua. ' +
      'Nyt se on {price}.',
    rule:
      'Saat kolme päivää etukäteen sähköpostin, jossa on summa ja päivä. ' +
      'Enempää emme veloita. Voit ottaa tämän pois käytöstä milloin tahansa.',
    monthly:
      'Automaattisessa jatkossa maksetaan kuukausi kerrallaan, joten tässä hinnassa ei ole usean kuukauden alennusta.',
    first: 'Ensimmäinen veloitus: {date}, {price}.',
    atOnce: 'Aikaa on alle vuorokausi: {price} veloitetaan heti.',
    short: 'Saldosi on nyt {balance}. Lataa saldoa ennen {date}, muuten palvelin pysähtyy.',
    turnOn: 'Ota käyttöön',
    turnedOn: 'Automaattinen jatko on käytössä',
    turnedOff: 'Automaattinen jatko on pois käytöstä',
  },
  plan: {
    change: 'Vaihda paketti',
    choose: 'Uusi paketti ja kuukausihinta',
    lessMemory: 'Uudessa paketissa on vähemmän muistia kuin nyt.',
    lessDisk: 'Uudessa paketissa on vähemmän levytilaa kuin nyt.',
    lessBoth: 'Uudessa paketissa on vähemmän muistia ja levytilaa kuin nyt.',
    timeLeft: 'Maksettua aikaa jäljellä',
    worth: 'Jäljellä paketista ”{plan}”',
    cost: 'Sama aika paketilla ”{plan}”',
    pay: 'Maksettavaa',
    back: 'Palautuu saldolle',
    given: 'Josta bonusta',
    month: 'Ensimmäinen kuukausi',
    buyText: 'Palvelimesta tulee maksullinen: maailma ja asetukset säilyvät, ja aika alkaa tänään.',
    keepsDiscount: 'Alennus, jolla tämä aika ostettiin, on voimassa myös uudessa paketissa.',
    limits: 'Uusi levytila on käytössä heti, muisti palvelimen uudelleenkäynnistyksen jälkeen.',
    submit: 'Vaihda',
    submitPaid: 'Vaihda hintaan {price}',
    done: 'Paketti on vaihdettu. Muisti vaihtuu uudelleenkäynnistyksen jälkeen.',
    recounted: 'Laskelma muuttui, rahaa ei ole siirretty. Tarkista se ja paina painiketta uudelleen.',
  },
  refused: {
    unknown: 'Tätä pakettia ei enää ole.',
    not_active: 'Paketin voi vaihtaa, kun palvelin on aktiivinen.',
    edition: 'Tämä paketti on tarkoitettu pelin toiselle versiolle (Java tai Bedrock).',
    free: 'Maksullista palvelinta ei voi siirtää ilmaiseen pakettiin.',
    memory: 'Tämän palvelimen ohjelmisto tarvitsee enemmän muistia kuin paketissa on.',
    disk: 'Palvelimen tiedostot eivät mahdu tämän paketin levylle. Poista turhat ja yritä uudelleen.',
    disk_unknown:
      'Vielä ei tiedetä, paljonko tilaa tiedostot vievät. Käynnistä palvelin ja yritä minuutin päästä.',
    moving: 'Palvelinta siirretään. Vaihda paketti, kun siirto on valmis.',
    node_silent: 'Noodi ei vastaa. Yritä hieman myöhemmin.',
    node_full:
      'Noodilla ei ole tilaa tälle paketille. Siirrä palvelin toiselle noodille tai valitse pienempi paketti.',
    other_currency: 'Tätä pakettia ei myydä saldosi valuutassa.',
  },
}
