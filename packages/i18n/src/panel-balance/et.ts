import type { BalanceMessages } from './en.ts'

export const balance: BalanceMessages = {
  heading: 'Saldo',
  given: 'Sellest boonus: {sum}. See kulub esimesena ja rahas seda välja ei maksta.',
  debt: {
    heading: 'Teil on võlg {sum}',
    text:
      'Pank võttis makse tagasi, aga osa sellest rahast on juba kasutatud või välja makstud. ' +
      'Kõik, mis saldole tuleb, katab kõigepealt selle võla. ' +
      'Kuni see on tasumata, ei saa midagi osta ega raha tagasi küsida.',
    endedHeading: 'Tasutud aeg on tühistatud: pank võttis makse tagasi',
    restore: 'Server „{server}“: laadige saldole {sum} hiljemalt {until} ja see aeg taastub sama hinnaga.',
    support: 'Te ei palunud seda pangalt? Kirjutage klienditoele.',
    added: 'Võlg: {sum}',
  },
  topUp: {
    heading: 'Laadi saldot',
    sum: 'Summa',
    sumHint: '{least} kuni {greatest}',
    sumShape: 'Kirjutage summa numbritega, näiteks 25 või 25,50',
    tooSmall: 'Liiga vähe: sel viisil saab maksta alates {least}',
    tooGreat: 'Liiga palju: sel viisil saab korraga maksta kuni {greatest}',
    presets: 'Valmis summad',
    method: 'Makseviis',
    noFee: 'teenustasuta',
    fee: 'teenustasu {percent}',
    onBalance: 'Saldole',
    feeLine: 'Maksesüsteemi teenustasu',
    total: 'Tasuda',
    offer:
      'See on 100% ettemaks, mille tingimused on {offer}. ' +
      'Kaardi andmed sisestate maksesüsteemi lehel, meieni need ei jõua.',
    offerLink: 'avalikus pakkumuses',
    submit: 'Maksa {total}',
    leaving: 'Avame makselehe…',
    trial: 'Proovirežiim: päris raha ei võeta.',
    none: 'Veebimakset veel ei ole. Saldot saab laadida klienditoe kaudu.',
    noneHere: 'Teie saldo valuutas veebimakset veel ei ole. Saldot saab laadida klienditoe kaudu.',
    paid: 'Arve {number} on tasutud: {sum} on saldol',
    feeChanged: 'Teenustasu on muutunud. Vaadake summa üle ja vajutage uuesti.',
  },
  invoices: {
    heading: 'Arved',
    empty: 'Arveid veel ei ole: esimene ilmub, kui saldot laadite.',
    number: 'Arve {number}',
    purposes: {
      top_up: 'Saldo laadimine',
      server: 'Uus server',
      plan: 'Paketi vahetus',
      extension: 'Serveri pikendamine',
    },
    otherSum: 'teine summa',
    states: {
      preparing: 'koostamisel',
      waiting: 'ootab tasumist',
      paid: 'tasutud',
      declined: 'tagasi lükatud',
      expired: 'aegunud',
      refunded: 'raha tagastatud',
      refused: 'esitamata',
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
    server: {
      unpaid: 'Uus server ({plan}) ilmub kohe, kui arve {number} on tasutud.',
      coming: 'Arve {number} on tasutud, loome serverit ({plan})…',
      failed:
        'Arve {number} on tasutud, kuid serverit ({plan}) ei õnnestunud luua. ' +
        '{why} Raha on saldol, teist korda maksta pole vaja.',
    },
    plan: {
      unpaid: 'Uus pakett „{plan}“ hakkab kehtima kohe, kui arve {number} on tasutud.',
      coming: 'Arve {number} on tasutud, uueks paketiks saab „{plan}“…',
      failed:
        'Arve {number} on tasutud, kuid paketti „{plan}“ ei õnnestunud kasutusele võtta. ' +
        '{why} Raha on saldol, teist korda maksta pole vaja.',
    },
    extension: {
      unpaid: 'Serverit ({plan}) pikendatakse kohe, kui arve {number} on tasutud.',
      coming: 'Arve {number} on tasutud, pikendame serverit ({plan})…',
      failed:
        'Arve {number} on tasutud, kuid serverit ({plan}) ei õnnestunud pikendada. ' +
        '{why} Raha on saldol, teist korda maksta pole vaja.',
    },
    again: 'Vali uuesti',
    toServer: 'Serveri juurde',
  },
  buy: {
    leads: {
      server:
        'Makske puuduolev summa ja server luuakse automaatselt, kui raha jõuab kohale. Ka siis, kui akna sulgete.',
      plan: 'Makske puuduolev summa ja pakett vahetub automaatselt, kui raha jõuab kohale. Ka siis, kui akna sulgete.',
      extension:
        'Makske puuduolev summa ja serverit pikendatakse automaatselt, kui raha jõuab kohale. ' +
        'Ka siis, kui akna sulgete.',
    },
    least: 'Sel viisil ei saa maksta alla {least}: ülejääk jääb saldole.',
    greatest:
      'Sel viisil saab korraga maksta kuni {greatest}. Valige teine viis või laadige saldot enne osade kaupa.',
    submits: {
      server: 'Maksa {total} ja loo',
      plan: 'Maksa {total} ja vaheta',
      extension: 'Maksa {total} ja pikenda',
    },
    ownPack:
      'Kui kasutate oma modipakifaili, laadige kõigepealt saldot ja valige fail pärast: makselehele ' +
      'minnes läheks see kaotsi.',
  },
}
