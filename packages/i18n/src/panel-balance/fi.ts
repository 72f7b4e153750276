import type { BalanceMessages } from './en.ts'

export const balance: BalanceMessages = {
  heading: 'Saldo',
  given: 'Tästä bonusta: {sum}. Se käytetään ensin, eikä sitä makseta ulos.',
  debt: {
    heading: 'Sinulla on velkaa {sum}',
    text:
      'Pankki perui maksun, ja osa näistä rahoista on jo käytetty tai maksettu ulos. ' +
      'Kaikesta saldolle tulevasta maksetaan ensin tämä velka. ' +
      'Siihen asti et voi ostaa mitään etkä pyytää palautusta.',
    endedHeading: 'Maksettu aika on päättynyt: pankki perui maksun',
    restore:
      'Palvelin ”{server}”: lataa saldoa {sum} viimeistään {until}, niin aika palautuu samaan hintaan.',
    support: 'Etkö pyytänyt tätä pankilta? Kirjoita tukeen.',
    added: 'Velka: {sum}',
  },
  topUp: {
    heading: 'Lataa saldoa',
    sum: 'Summa',
    sumHint: '{least}–{greatest}',
    sumShape: 'Kirjoita summa numeroin, esimerkiksi 25 tai 25,50',
    tooSmall: 'Liian vähän: tällä tavalla vähintään {least}',
    tooGreat: 'Liikaa: tällä tavalla enintään {greatest} kerralla',
    presets: 'Valmiit summat',
    method: 'Maksutapa',
    noFee: 'ei palkkiota',
    fee: 'palkkio {percent}',
    onBalance: 'Saldolle',
    feeLine: 'Maksujärjestelmän palkkio',
    total: 'Maksettavaa',
    offer:
      'Tämä on 100 %:n ennakkomaksu, jonka ehdot ovat {offer}. ' +
      'Annat kortin tiedot maksujärjestelmän sivulla, meille ne eivät tule.',
    offerLink: 'julkisessa sopimustarjouksessa',
    submit: 'Maksa {total}',
    leaving: 'Avataan maksusivu…',
    trial: 'Kokeilutila: oikeaa rahaa ei veloiteta.',
    none: 'Verkkomaksu ei ole vielä käytössä. Voit ladata saldoa tuen kautta.',
    noneHere: 'Saldosi valuutassa ei ole vielä verkkomaksua. Voit ladata saldoa tuen kautta.',
    paid: 'Lasku {number} on maksettu: {sum} on saldollasi',
    feeChanged: 'Palkkio on muuttunut. Tarkista summa ja paina uudelleen.',
  },
  invoices: {
    heading: 'Laskut',
    empty: 'Laskuja ei vielä ole: ensimmäinen tulee, kun lataat saldoa.',
    number: 'Lasku {number}',
    purposes: {
      top_up: 'Saldon lataus',
      server: 'Uusi palvelin',
      plan: 'Paketin vaihto',
      extension: 'Palvelimen jatkoaika',
    },
    otherSum: 'eri summa',
    states: {
      preparing: 'valmisteilla',
      waiting: 'odottaa maksua',
      paid: 'maksettu',
      declined: 'hylätty',
      expired: 'vanhentunut',
      refunded: 'rahat palautettu',
      refused: 'ei laadittu',
    },
    pay: 'Maksa',
    open: 'lasku {number}',
    all: 'Näytä kaikki laskut',
  },
  movements: {
    more: 'Näytä lisää',
    csv: 'Lataa CSV',
    details: 'Lisätiedot',
    currency: 'Valuutta',
    server: 'Palvelin',
  },
  orders: {
    server: {
      unpaid: 'Uusi palvelin ({plan}) luodaan heti, kun lasku {number} on maksettu.',
      coming: 'Lasku {number} on maksettu. Palvelinta ({plan}) luodaan…',
      failed:
        'Lasku {number} on maksettu, mutta palvelinta ({plan}) ei voitu luoda. ' +
        '{why} Rahat ovat saldollasi, joten sinun ei tarvitse maksaa uudelleen.',
    },
    plan: {
      unpaid: 'Uusi paketti ”{plan}” tulee voimaan heti, kun lasku {number} on maksettu.',
      coming: 'Lasku {number} on maksettu. Uusi paketti ”{plan}” otetaan käyttöön…',
      failed:
        'Lasku {number} on maksettu, mutta pakettia ”{plan}” ei voitu ottaa käyttöön. ' +
        '{why} Rahat ovat saldollasi, joten sinun ei tarvitse maksaa uudelleen.',
    },
    extension: {
      unpaid: 'Palvelimen ({plan}) aikaa jatketaan heti, kun lasku {number} on maksettu.',
      coming: 'Lasku {number} on maksettu. Palvelimen ({plan}) aikaa jatketaan…',
      failed:
        'Lasku {number} on maksettu, mutta palvelimen ({plan}) aikaa ei voitu jatkaa. ' +
        '{why} Rahat ovat saldollasi, joten sinun ei tarvitse maksaa uudelleen.',
    },
    again: 'Valitse uudelleen',
    toServer: 'Palvelimelle',
  },
  buy: {
    leads: {
      server: 'Maksa puuttuva osa, niin palvelin luodaan heti, kun raha on tullut – vaikka sulkisit ikkunan.',
      plan: 'Maksa puuttuva osa, niin paketti vaihtuu heti, kun raha on tullut – vaikka sulkisit ikkunan.',
      extension:
        'Maksa puuttuva osa, niin palvelimen aikaa jatketaan heti, kun raha on tullut – vaikka sulkisit ikkunan.',
    },
    least: 'Tällä tavalla ei voi maksaa alle {least}: loput jäävät saldollesi.',
    greatest:
      'Tällä tavalla enintään {greatest} kerralla. Valitse toinen tapa tai lataa saldoa ensin osissa.',
    submits: {
      server: 'Maksa {total} ja luo',
      plan: 'Maksa {total} ja vaihda',
      extension: 'Maksa {total} ja jatka',
    },
    ownPack:
      'Jos käytät omaa modipakettitiedostoa, lataa saldoa ensin ja valitse tiedosto vasta sitten: se ' +
      'ei säily maksusivulla käynnin yli.',
  },
}
