import type { BalanceMessages } from './en.ts'

export const balance: BalanceMessages = {
  heading: 'Balansas',
  given: 'Iš jų dovanoti pinigai: {sum}. Jie išleidžiami pirmiausia ir neišmokami.',
  debt: {
    heading: 'Jūsų skola: {sum}',
    text:
      'Bankas atšaukė mokėjimą, o dalis šių pinigų jau panaudota arba išmokėta. ' +
      'Viskas, kas patenka į balansą, pirmiausia dengia šią skolą. ' +
      'Kol ji nepadengta, nieko negalima pirkti ir negalima prašyti grąžinti pinigų.',
    endedHeading: 'Apmokėtas laikas panaikintas: bankas atšaukė mokėjimą',
    restore:
      'Serveris „{server}“: iki {until} papildykite balansą {sum}, ir šis laikas sugrįš už tą pačią kainą.',
    support: 'To banko neprašėte? Parašykite pagalbos komandai.',
    added: 'Skola: {sum}',
  },
  topUp: {
    heading: 'Papildyti balansą',
    sum: 'Suma',
    sumHint: 'Nuo {least} iki {greatest}',
    sumShape: 'Įrašykite sumą skaitmenimis, pavyzdžiui, 25 arba 25,50',
    tooSmall: 'Per mažai: šiuo būdu galima nuo {least}',
    tooGreat: 'Per daug: šiuo būdu vienu kartu galima iki {greatest}',
    presets: 'Paruoštos sumos',
    method: 'Mokėjimo būdas',
    noFee: 'be komisinio mokesčio',
    fee: 'komisinis mokestis {percent}',
    onBalance: 'Į balansą',
    feeLine: 'Komisinis mokestis',
    total: 'Mokėti',
    offer:
      'Tai 100\u00a0% išankstinis mokėjimas pagal {offer}. ' +
      'Kortelės duomenis įvedate mokėjimo sistemos puslapyje, mūsų jie nepasiekia.',
    offerLink: 'viešąją ofertą',
    submit: 'Mokėti {total}',
    leaving: 'Atveriame mokėjimo puslapį…',
    trial: 'Bandomasis režimas: tikri pinigai nenurašomi.',
    none: 'Mokėjimas internetu dar neprijungtas. Balansą papildys pagalbos komanda: parašykite jai.',
    noneHere:
      'Jūsų balanso valiuta mokėti internetu dar negalima. Balansą papildys pagalbos komanda: parašykite jai.',
    paid: 'Sąskaita Nr. {number} apmokėta: {sum} jau balanse',
    feeChanged: 'Komisinis mokestis pasikeitė. Patikrinkite sumą ir paspauskite dar kartą.',
  },
  invoices: {
    heading: 'Sąskaitos',
    empty: 'Sąskaitų dar nėra: pirmoji atsiras, kai papildysite balansą.',
    number: 'Sąskaita Nr. {number}',
    purposes: {
      top_up: 'Balanso papildymas',
      server: 'Naujas serveris',
      plan: 'Plano keitimas',
      extension: 'Serverio pratęsimas',
    },
    otherSum: 'kita suma',
    states: {
      preparing: 'ruošiama',
      waiting: 'laukia apmokėjimo',
      paid: 'apmokėta',
      declined: 'atmesta',
      expired: 'nebegalioja',
      refunded: 'pinigai grąžinti',
      refused: 'neišrašyta',
    },
    pay: 'Mokėti',
    open: 'sąskaita Nr. {number}',
    all: 'Rodyti visas sąskaitas',
  },
  movements: {
    more: 'Rodyti daugiau',
    csv: 'Atsisiųsti CSV',
    details: 'Išsamiau',
    currency: 'Valiuta',
    server: 'Serveris',
  },
  orders: {
    server: {
      unpaid: 'Naujas serveris ({plan}) atsiras, kai tik bus apmokėta sąskaita Nr. {number}.',
      coming: 'Sąskaita Nr. {number} apmokėta, kuriame serverį ({plan})…',
      failed:
        'Sąskaita Nr. {number} apmokėta, bet serverio ({plan}) sukurti nepavyko. ' +
        '{why} Pinigai yra balanse, antrą kartą mokėti nereikia.',
    },
    plan: {
      unpaid: 'Planas pasikeis į „{plan}“, kai tik bus apmokėta sąskaita Nr. {number}.',
      coming: 'Sąskaita Nr. {number} apmokėta, keičiame planą į „{plan}“…',
      failed:
        'Sąskaita Nr. {number} apmokėta, bet pakeisti plano į „{plan}“ nepavyko. ' +
        '{why} Pinigai yra balanse, antrą kartą mokėti nereikia.',
    },
    extension: {
      unpaid: 'Serveris ({plan}) bus pratęstas, kai tik bus apmokėta sąskaita Nr. {number}.',
      coming: 'Sąskaita Nr. {number} apmokėta, pratęsiame serverį ({plan})…',
      failed:
        'Sąskaita Nr. {number} apmokėta, bet serverio ({plan}) pratęsti nepavyko. ' +
        '{why} Pinigai yra balanse, antrą kartą mokėti nereikia.',
    },
    again: 'Pasirinkti iš naujo',
    toServer: 'Į serverį',
  },
  buy: {
    leads: {
      server:
        'Sumokėkite, kiek trūksta, ir gavus pinigus serveris bus sukurtas automatiškai, net jei uždarysite langą.',
      plan: 'Sumokėkite, kiek trūksta, ir gavus pinigus planas bus pakeistas automatiškai, net jei uždarysite langą.',
      extension:
        'Sumokėkite, kiek trūksta, ir gavus pinigus serveris bus pratęstas automatiškai, net jei uždarysite langą.',
    },
    least: 'Mažiau nei {least} šiuo būdu sumokėti negalima: perteklius liks balanse.',
    greatest:
      'Šiuo būdu vienu kartu galima iki {greatest}. Rinkitės kitą arba pirmiausia papildykite balansą dalimis.',
    submits: {
      server: 'Mokėti {total} ir sukurti',
      plan: 'Mokėti {total} ir pakeisti',
      extension: 'Mokėti {total} ir pratęsti',
    },
    ownPack:
      'Jei diegiate savo modų rinkinio failą, pirmiausia papildykite balansą, o failą pasirinkite ' +
      'vėliau: atvėrus mokėjimo puslapį jis dingtų.',
  },
}
