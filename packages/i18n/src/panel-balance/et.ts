import type { BalanceMessages } from './words.ts'

export const balance: BalanceMessages = {
  heading: 'Saldo',
  given: 'Sellest kingitud: {sum}. See kulub esimesena ja rahas seda välja ei maksta.',
  topUp: {
    heading: 'Laadi saldot',
    sum: 'Summa',
    sumHint: '{least} kuni {greatest}',
    sumShape: 'Kirjutage summa numbritega, näiteks 25 või 25,50',
    tooSmall: 'Liiga vähe: sel viisil saab maksta alates {least}',
    tooGreat: 'Liiga palju: sel viisil saab korraga maksta kuni {greatest}',
    presets: 'Valmis summad',
    method: 'Makseviis',
    noFee: 'tasuta',
    fee: 'tasu {percent}',
    onBalance: 'Saldole',
    feeLine: 'Maksesüsteemi tasu',
    total: 'Maksta',
    offer:
      'See on 100% ettemaks, mille tingimused on {offer}. Kaardi andmed sisestate maksesüsteemi lehel, meieni need ei jõua.',
    offerLink: 'avalikus pakkumuses',
    submit: 'Maksa {total}',
    leaving: 'Avame makselehe…',
    trial: 'Proovirežiim: päris raha ei võeta.',
    none: 'Veebimakset veel ei ole. Saldot saab laadida klienditoe kaudu.',
    noneHere: 'Teie saldo valuutas veebimakset veel ei ole. Saldot saab laadida klienditoe kaudu.',
    paid: 'Arve {number} on makstud: {sum} on saldol',
    feeChanged: 'Tasu on muutunud. Vaadake summa üle ja vajutage uuesti.',
  },
  bills: {
    heading: 'Arved',
    empty: 'Arveid veel ei ole: esimene ilmub, kui saldot laadite.',
    number: 'Arve {number}',
    purposes: { top_up: 'Saldo laadimine', server: 'Uus server' },
    states: {
      preparing: 'koostamisel',
      waiting: 'ootab maksmist',
      paid: 'makstud',
      declined: 'tagasi lükatud',
      expired: 'aegunud',
      refunded: 'raha tagastatud',
      refused: 'väljastamata',
    },
    pay: 'Maksa',
    open: 'arve {number}',
    all: 'Näita kõiki arveid',
  },
  movements: {
    more: 'Näita veel',
    csv: 'Laadi alla CSV',
    details: 'Täpsemalt',
    currency: 'Valuuta',
    server: 'Server',
  },
  orders: {
    unpaid: 'Uus server ({plan}) ilmub kohe, kui arve {number} on makstud.',
    coming: 'Arve {number} on makstud, loome serverit ({plan})…',
    failed:
      'Arve {number} on makstud, kuid serverit ({plan}) ei õnnestunud luua. {why} Raha on saldol, teist korda maksta pole vaja.',
    again: 'Vali uuesti',
  },
  buy: {
    lead: 'Makske puuduolev ja server luuakse ise kohe, kui raha jõuab kohale. Ka siis, kui akna sulgete.',
    least: 'Sel viisil ei saa maksta alla {least}: ülejääk jääb saldole.',
    greatest:
      'Sel viisil saab korraga maksta kuni {greatest}. Valige teine viis või laadige saldot enne osade kaupa.',
    submit: 'Maksa {total} ja loo',
    ownPack:
      'Oma modipaki failiga laadige enne saldot ja valige fail pärast: makselehel käiku see üle ei ela.',
  },
}
