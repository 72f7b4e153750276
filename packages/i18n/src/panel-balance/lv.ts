import type { BalanceMessages } from './en.ts'

export const balance: BalanceMessages = {
  heading: 'Atlikums',
  given: 'No tā bonusi: {sum}. Tos tērē pirmos, un naudā tos neizmaksā.',
  debt: {
    heading: 'Jums ir parāds {sum}',
    text:
      'Banka atsauca maksājumu, un daļa šīs naudas jau ir iztērēta vai izmaksāta. ' +
      'Viss, kas ienāk kontā, vispirms dzēš šo parādu. ' +
      'Kamēr tas nav dzēsts, neko nevar nopirkt un nevar lūgt atmaksu.',
    endedHeading: 'Apmaksātais laiks ir beidzies: banka atsauca maksājumu',
    restore:
      'Serveris „{server}”: papildiniet kontu par {sum} līdz {until}, un šis laiks atgriezīsies par to pašu cenu.',
    support: 'Jūs to bankai nelūdzāt? Rakstiet atbalstam.',
    added: 'Parāds: {sum}',
  },
  topUp: {
    heading: 'Papildināt kontu',
    sum: 'Summa',
    sumHint: 'No {least} līdz {greatest}',
    sumShape: 'Ierakstiet summu ar cipariem, piemēram, 25 vai 25,50',
    tooSmall: 'Par maz: šādi var maksāt, sākot no {least}',
    tooGreat: 'Par daudz: šādi vienā reizē var maksāt līdz {greatest}',
    presets: 'Gatavas summas',
    method: 'Maksājuma veids',
    noFee: 'bez komisijas',
    fee: 'komisija {percent}',
    onBalance: 'Kontā',
    feeLine: 'Maksājumu sistēmas komisija',
    total: 'Jāmaksā',
    offer:
      'Tā ir 100% priekšapmaksa saskaņā ar {offer}. ' +
      'Kartes datus ievadāt maksājumu sistēmas lapā, pie mums tie nenonāk.',
    offerLink: 'publisko oferti',
    submit: 'Maksāt {total}',
    leaving: 'Atveram maksājuma lapu…',
    trial: 'Izmēģinājuma režīms: īsta nauda netiek noņemta.',
    none: 'Tiešsaistes maksājumi vēl nav pieslēgti. Kontu var papildināt ar atbalsta palīdzību.',
    noneHere: 'Jūsu konta valūtā tiešsaistes maksājumu vēl nav. Kontu var papildināt ar atbalsta palīdzību.',
    paid: 'Rēķins Nr. {number} ir apmaksāts: {sum} jau ir kontā',
    feeChanged: 'Komisija ir mainījusies. Pārbaudiet summu un nospiediet vēlreiz.',
  },
  invoices: {
    heading: 'Rēķini',
    empty: 'Rēķinu vēl nav: pirmais parādīsies, kad papildināsiet kontu.',
    number: 'Rēķins Nr. {number}',
    purposes: {
      top_up: 'Konta papildināšana',
      server: 'Jauns serveris',
      plan: 'Plāna maiņa',
      extension: 'Servera pagarināšana',
    },
    otherSum: 'cita summa',
    states: {
      preparing: 'tiek gatavots',
      waiting: 'gaida apmaksu',
      paid: 'apmaksāts',
      declined: 'noraidīts',
      expired: 'termiņš beidzies',
      refunded: 'nauda atmaksāta',
      refused: 'nav izrakstīts',
    },
    pay: 'Maksāt',
    open: 'rēķins Nr. {number}',
    all: 'Rādīt visus rēķinus',
  },
  movements: {
    more: 'Rādīt vēl',
    csv: 'Lejupielādēt CSV',
    details: 'Sīkāk',
    currency: 'Valūta',
    server: 'Serveris',
  },
  orders: {
    server: {
      unpaid: 'Jaunais serveris ({plan}) parādīsies, tiklīdz būs apmaksāts rēķins Nr. {number}.',
      coming: 'Rēķins Nr. {number} ir apmaksāts, veidojam serveri ({plan})…',
      failed:
        'Rēķins Nr. {number} ir apmaksāts, bet serveri ({plan}) izveidot neizdevās. ' +
        '{why} Nauda ir kontā, otrreiz maksāt nevajag.',
    },
    plan: {
      unpaid: 'Plāns nomainīsies uz „{plan}”, tiklīdz būs apmaksāts rēķins Nr. {number}.',
      coming: 'Rēķins Nr. {number} ir apmaksāts, mainām plānu uz „{plan}”…',
      failed:
        'Rēķins Nr. {number} ir apmaksāts, bet nomainīt plānu uz „{plan}” neizdevās. ' +
        '{why} Nauda ir kontā, otrreiz maksāt nevajag.',
    },
    extension: {
      unpaid: 'Serveris ({plan}) tiks pagarināts, tiklīdz būs apmaksāts rēķins Nr. {number}.',
      coming: 'Rēķins Nr. {number} ir apmaksāts, pagarinām serveri ({plan})…',
      failed:
        'Rēķins Nr. {number} ir apmaksāts, bet serveri ({plan}) pagarināt neizdevās. ' +
        '{why} Nauda ir kontā, otrreiz maksāt nevajag.',
    },
    again: 'Izvēlēties no jauna',
    toServer: 'Uz serveri',
  },
  buy: {
    leads: {
      server:
        'Samaksājiet trūkstošo, un, tiklīdz nauda pienāks, serveris tiks izveidots automātiski, arī ja ' +
        'aizvērsiet logu.',
      plan: 'Samaksājiet trūkstošo, un, tiklīdz nauda pienāks, plāns nomainīsies automātiski, arī ja aizvērsiet logu.',
      extension:
        'Samaksājiet trūkstošo, un, tiklīdz nauda pienāks, serveris tiks pagarināts automātiski, arī ' +
        'ja aizvērsiet logu.',
    },
    least: 'Mazāk par {least} šādi samaksāt nevar: atlikums paliks kontā.',
    greatest:
      'Šādi vienā reizē var maksāt līdz {greatest}. Izvēlieties citu veidu vai vispirms papildiniet kontu pa daļām.',
    submits: {
      server: 'Maksāt {total} un izveidot',
      plan: 'Maksāt {total} un mainīt',
      extension: 'Maksāt {total} un pagarināt',
    },
    ownPack:
      'Vispirms papildiniet kontu un tikai tad izvēlieties savu modpaka failu: pārejot uz maksājuma ' +
      'lapu, izvēle pazustu.',
  },
}
