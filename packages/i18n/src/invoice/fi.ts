import type { InvoiceMessages } from './en.ts'

export const fi: InvoiceMessages<'fi'> = {
  checking: 'Tarkistetaan maksun tilannetta…',
  none: 'Lasku avautuu omasta linkistään. Kaikki laskusi ovat hallintapaneelin saldosivulla.',
  unknown: {
    title: 'Tällaista laskua ei ole',
    text: 'Tarkista, että kopioit koko linkin. Kaikki laskusi ovat hallintapaneelin saldosivulla.',
  },
  needsScript:
    'Ilman JavaScriptiä tämä sivu ei saa selville maksun tilannetta. Näet sen myös hallintapaneelin saldosivulla.',
  away: 'Maksun tilannetta ei juuri nyt saada selville. Itse maksuun se ei vaikuta: sivu tarkistaa pian uudelleen.',
  awayStale: 'Ei yhteyttä. Tässä on viimeisin tiedossa oleva tilanne; sivu tarkistaa pian uudelleen.',
  tryNow: 'Tarkista nyt',
  heading: 'Lasku {number}',
  titles: {
    preparing: 'Laskua valmistellaan',
    waiting: 'Lasku odottaa maksua',
    expired: 'Lasku on vanhentunut',
    refused: 'Laskua ei voitu laatia',
    refunded: 'Rahat on palautettu',
  },
  texts: {
    preparing: 'Maksujärjestelmä kertoo pian, missä maksetaan. Sivu päivittyy itsestään.',
    waiting: 'Voit maksaa viimeistään {until}. Jos maksoit jo, odota hetki: sivu päivittyy itsestään.',
    paid: 'Saldollesi tuli {amount}.',
    declined: 'Saldollesi ei tullut mitään. Jos pankki ehti varata rahat, se vapauttaa ne itse.',
    expired:
      'Sitä ei maksettu ajoissa. Jos maksoit kuitenkin, rahat eivät katoa: ne tulevat saldollesi, ja näet sen tästä.',
    refused:
      'Maksujärjestelmä ei hyväksynyt sitä. Sinulta ei veloitettu mitään. Yritä uudelleen tai maksa toisella tavalla.',
    refunded: 'Tästä laskusta on palautettu {amount}. Pankistasi riippuu, milloin rahat näkyvät kortilla.',
  },
  states: {
    preparing: 'valmisteilla',
    waiting: 'odottaa maksua',
    paid: 'maksettu',
    declined: 'hylätty',
    expired: 'vanhentunut',
    refused: 'ei laadittu',
    refunded: 'rahat palautettu',
  },
  paidTimes: {
    one:
      'Lasku on maksettu {count} kerran. ' +
      'Mitään ei ole kadonnut: koko summa, {amount}, on saldollasi. ' +
      'Ylimääräisen voit käyttää tai pyytää takaisin.',
    other:
      'Lasku on maksettu {count} kertaa. ' +
      'Mitään ei ole kadonnut: koko summa, {amount}, on saldollasi. ' +
      'Ylimääräisen voit käyttää tai pyytää takaisin.',
  },
  reasons: {
    funds: 'Kortilla ei ollut tarpeeksi rahaa. Lisää sille rahaa tai maksa toisella kortilla.',
    card_expired: 'Kortti on vanhentunut. Maksa toisella kortilla.',
    card_data: 'Kortin tiedoissa on virhe. Yritä uudelleen ja tarkista numero, päivämäärä ja koodi.',
    authentication:
      'Pankki ei voinut varmistaa, että maksaja olet sinä: koodi puuttui tai oli väärä. Yritä uudelleen.',
    limit: 'Kortin raja ylittyi. Nosta sitä pankkisi sovelluksessa tai lataa pienempi summa.',
    fraud: 'Maksu vaikutti epäilyttävältä. Soita pankkiisi tai maksa toisella kortilla.',
    bank: 'Pankki hylkäsi maksun. Kysy siltä syytä: ehkä verkkomaksut pitää sallia. Tai maksa toisella kortilla.',
    country: 'Tämän maan kortteja ei täällä hyväksytä. Maksa toisella kortilla tai toisella tavalla.',
    method: 'Tällä tavalla ei voi juuri nyt maksaa. Valitse toinen.',
    canceled: 'Maksu peruttiin. Jos se oli vahinko, yritä uudelleen.',
    unknown: 'Maksujärjestelmä ei kertonut syytä. Yritä uudelleen tai maksa toisella tavalla.',
  },
  otherSum: {
    title: 'Meille tuli eri summa',
    waits:
      'Laskun summa on {total}, mutta meille tuli {amount}, joten mitään ei lisätty automaattisesti. ' +
      'Rahat ovat meillä: tuki lisää ne saldollesi tai palauttaa ne. ' +
      'Asia nopeutuu, kun kirjoitat meille ja kerrot laskun numeron.',
    resolved:
      'Laskun summa on {total}, mutta meille tuli {amount}. ' +
      'Tuki on jo hoitanut nämä rahat: jos ne lisättiin saldollesi, näet sen saldotapahtumissa. ' +
      'Jos niitä ei näy, kirjoita meille.',
    state: 'eri summa',
  },
  lastAttempt: 'Edellinen yritys epäonnistui. {reason}',
  orderPays: {
    server: 'Kun rahat tulevat, palvelin luodaan itsestään, vaikka sulkisit tämän sivun.',
    plan: 'Kun rahat tulevat, paketti vaihtuu itsestään, vaikka sulkisit tämän sivun.',
    extension: 'Kun rahat tulevat, palvelimen aikaa jatketaan itsestään, vaikka sulkisit tämän sivun.',
  },
  orders: {
    server: {
      waiting: 'Palvelinta luodaan. Yleensä siinä menee sekunteja: sivu päivittyy itsestään.',
      created: 'Palvelin on luotu ja odottaa sinua hallintapaneelissa.',
      failed:
        'Palvelinta ei voitu luoda: jokin muuttui maksun aikana. ' +
        'Rahat ovat saldollasi, eikä sinun tarvitse maksaa toista kertaa. ' +
        'Valitse palvelin uudelleen.',
    },
    plan: {
      waiting: 'Pakettia vaihdetaan. Yleensä se kestää sekunteja: sivu päivittyy itsestään.',
      created: 'Palvelimen paketti on vaihdettu.',
      failed:
        'Pakettia ei voitu vaihtaa: jokin muuttui maksun aikana. ' +
        'Rahat ovat saldollasi, joten sinun ei tarvitse maksaa uudelleen. ' +
        'Vaihda paketti palvelimen sivulla.',
    },
    extension: {
      waiting: 'Palvelimen aikaa jatketaan. Yleensä se kestää sekunteja: sivu päivittyy itsestään.',
      created: 'Palvelimen aikaa on jatkettu.',
      failed:
        'Palvelimen aikaa ei voitu jatkaa: jokin muuttui maksun aikana. ' +
        'Rahat ovat saldollasi, joten sinun ei tarvitse maksaa uudelleen. ' +
        'Jatka aikaa palvelimen sivulla.',
    },
  },
  pay: 'Maksa {total}',
  again: 'Yritä uudelleen',
  toServer: 'Palvelimelle',
  chooseAnew: 'Valitse uudelleen',
  toInvoices: 'Saldo ja laskut',
  print: 'Tulosta',
  howTitle: 'Näin maksat',
  how: [
    'Paina ”Maksa”: maksujärjestelmän sivu avautuu.',
    'Tarkista summa ja maksa. Kortin tiedot annetaan vain siellä, ei koskaan meillä.',
    'Palaa tänne: sivu näyttää itse, kun rahat ovat tulleet.',
  ],
  howErip: [
    'Avaa pankin sovelluksessa, verkkopankissa, maksupäätteellä tai kassalla ”Sistema Raschet” (ERIP).',
    'Etsi palvelumme: maksusivu näyttää, missä se on ja mikä sen koodi on.',
    'Anna laskun numero {number}, tarkista summa {total} ja vahvista.',
  ],
  rows: {
    number: 'Numero',
    purpose: 'Maksun aihe',
    plan: 'Paketti',
    term: 'Kesto',
    paidUntil: 'Palvelimen maksettu aika päättyy',
    sum: 'Saldolle',
    fee: 'Maksujärjestelmän palkkio',
    total: 'Yhteensä',
    method: 'Maksutapa',
    state: 'Tila',
    created: 'Laadittu',
    until: 'Maksettava viimeistään',
    paid: 'Maksettu',
    refunded: 'Palautettu',
    seller: 'Saaja',
  },
  purposes: {
    top_up: 'Saldon lataus',
    server: 'Saldon lataus ja palvelimen osto',
    plan: 'Saldon lataus ja paketin vaihto',
    extension: 'Saldon lataus ja palvelimen jatkoaika',
  },
  trial: 'Tämä on kokeilumaksu: raha ei liiku.',
}
