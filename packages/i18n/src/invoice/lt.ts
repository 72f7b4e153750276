import type { InvoiceMessages } from './en.ts'

export const lt: InvoiceMessages<'lt'> = {
  checking: 'Tikriname, kas vyksta su mokėjimu…',
  none: 'Kiekviena sąskaita turi savo nuorodą. Visos jūsų sąskaitos yra skyde, balanso puslapyje.',
  unknown: {
    title: 'Tokios sąskaitos nėra',
    text: 'Patikrinkite, ar nukopijavote visą nuorodą. Visos jūsų sąskaitos yra skyde, balanso puslapyje.',
  },
  needsScript:
    'Be JavaScript šis puslapis negali sužinoti, kas vyksta su mokėjimu. Tai matyti ir skyde, balanso puslapyje.',
  away:
    'Nepavyksta sužinoti, kas vyksta su mokėjimu. ' +
    'Pačiam mokėjimui tai neturi įtakos: puslapis netrukus patikrins dar kartą.',
  awayStale: 'Nėra ryšio. Čia tai, kas buvo žinoma paskutinį kartą; puslapis netrukus patikrins dar kartą.',
  tryNow: 'Tikrinti dabar',
  heading: 'Sąskaita Nr. {number}',
  titles: {
    preparing: 'Ruošiame sąskaitą',
    waiting: 'Sąskaita laukia apmokėjimo',
    expired: 'Sąskaita nebegalioja',
    refused: 'Sąskaitos išrašyti nepavyko',
    refunded: 'Pinigai grąžinti',
  },
  texts: {
    preparing: 'Mokėjimo sistema tuoj nurodys, kur mokėti. Puslapis atsinaujins pats.',
    waiting: 'Apmokėti galima iki {until}. Jei jau sumokėjote, tiesiog palaukite: puslapis atsinaujins pats.',
    paid: 'Į balansą įskaityta {amount}.',
    declined: 'Į balansą nieko neįskaityta. Jei bankas pinigus rezervavo, jis pats juos atlaisvins.',
    expired:
      'Ji nebuvo apmokėta laiku. Jei vis dėlto sumokėjote, pinigai nedings: jie pateks į balansą, ir tai matysite čia.',
    refused: 'Mokėjimo sistema jos nepriėmė. Pinigai nenurašyti. Pabandykite dar kartą arba kitu būdu.',
    refunded: 'Pagal šią sąskaitą grąžinta {amount}. Kada pinigai atsiras kortelėje, priklauso nuo banko.',
  },
  states: {
    preparing: 'ruošiama',
    waiting: 'laukia apmokėjimo',
    paid: 'apmokėta',
    declined: 'atmesta',
    expired: 'nebegalioja',
    refused: 'neišrašyta',
    refunded: 'pinigai grąžinti',
  },
  paidTimes: {
    one:
      'Sąskaita apmokėta {count} kartą. ' +
      'Niekas nedingo: visa suma, {amount}, yra balanse. ' +
      'Perteklių galima išleisti arba susigrąžinti.',
    few:
      'Sąskaita apmokėta {count} kartus. ' +
      'Niekas nedingo: visa suma, {amount}, yra balanse. ' +
      'Perteklių galima išleisti arba susigrąžinti.',
    many:
      'Sąskaita apmokėta {count} karto. ' +
      'Niekas nedingo: visa suma, {amount}, yra balanse. ' +
      'Perteklių galima išleisti arba susigrąžinti.',
    other:
      'Sąskaita apmokėta {count} kartų. ' +
      'Niekas nedingo: visa suma, {amount}, yra balanse. ' +
      'Perteklių galima išleisti arba susigrąžinti.',
  },
  reasons: {
    funds: 'Kortelėje neužteko pinigų. Papildykite ją arba mokėkite kita kortele.',
    card_expired: 'Kortelė nebegalioja. Mokėkite kita kortele.',
    card_data: 'Kortelės duomenyse yra klaida. Pabandykite dar kartą ir patikrinkite numerį, datą ir kodą.',
    authentication:
      'Bankas neįsitikino, kad mokate jūs: kodas neįvestas arba neteisingas. Pabandykite dar kartą.',
    limit:
      'Viršytas kortelės limitas. Padidinkite jį banko programėlėje arba papildykite balansą mažesne suma.',
    fraud: 'Mokėjimas pasirodė įtartinas. Paskambinkite į savo banką arba mokėkite kita kortele.',
    bank:
      'Bankas mokėjimą atmetė. Paklauskite jo kodėl: gal reikia leisti mokėti internetu. ' +
      'Arba mokėkite kita kortele.',
    country: 'Šios šalies kortelės čia nepriimamos. Mokėkite kita kortele arba kitu būdu.',
    method: 'Šiuo būdu dabar sumokėti negalima. Pasirinkite kitą.',
    canceled: 'Mokėjimas atšauktas. Jei netyčia, pabandykite dar kartą.',
    unknown: 'Mokėjimo sistema priežasties nenurodė. Pabandykite dar kartą arba kitu būdu.',
  },
  otherSum: {
    title: 'Gauta kita suma',
    waits:
      'Sąskaitos suma yra {total}, o gauta {amount}, todėl automatiškai nieko neįskaityta. ' +
      'Pinigai pas mus: pagalbos komanda juos įskaitys į balansą arba grąžins. ' +
      'Kad būtų greičiau, parašykite mums ir nurodykite sąskaitos numerį.',
    resolved:
      'Sąskaitos suma yra {total}, o gauta {amount}. ' +
      'Pagalbos komanda šiais pinigais jau pasirūpino: jei jie įskaityti, tai matyti balanso ' +
      'istorijoje. Jei jų ten nėra, parašykite mums.',
    state: 'kita suma',
  },
  lastAttempt: 'Ankstesnis bandymas nepavyko. {reason}',
  orderPays: {
    server: 'Gavus pinigus, serveris bus sukurtas automatiškai, net jei uždarysite šį puslapį.',
    plan: 'Gavus pinigus, planas bus pakeistas automatiškai, net jei uždarysite šį puslapį.',
    extension: 'Gavus pinigus, serveris bus pratęstas automatiškai, net jei uždarysite šį puslapį.',
  },
  orders: {
    server: {
      waiting: 'Kuriame serverį. Paprastai tai trunka sekundes: puslapis atsinaujins pats.',
      created: 'Serveris sukurtas ir laukia jūsų skyde.',
      failed:
        'Serverio sukurti nepavyko: kol vyko mokėjimas, kažkas pasikeitė. ' +
        'Pinigai yra balanse, antrą kartą mokėti nereikia. ' +
        'Pasirinkite serverį iš naujo.',
    },
    plan: {
      waiting: 'Keičiame planą. Paprastai tai trunka sekundes: puslapis atsinaujins pats.',
      created: 'Serverio planas pakeistas.',
      failed:
        'Plano pakeisti nepavyko: kol vyko mokėjimas, kažkas pasikeitė. ' +
        'Pinigai yra balanse, antrą kartą mokėti nereikia. ' +
        'Pakeiskite planą serverio puslapyje.',
    },
    extension: {
      waiting: 'Pratęsiame serverį. Paprastai tai trunka sekundes: puslapis atsinaujins pats.',
      created: 'Serveris pratęstas.',
      failed:
        'Serverio pratęsti nepavyko: kol vyko mokėjimas, kažkas pasikeitė. ' +
        'Pinigai yra balanse, antrą kartą mokėti nereikia. ' +
        'Pratęskite serverį jo puslapyje.',
    },
  },
  pay: 'Sumokėti {total}',
  again: 'Bandyti dar kartą',
  toServer: 'Į serverį',
  chooseAnew: 'Pasirinkti iš naujo',
  toInvoices: 'Balansas ir sąskaitos',
  print: 'Spausdinti',
  howTitle: 'Kaip sumokėti',
  how: [
    'Spauskite „Sumokėti“: atsivers mokėjimo sistemos puslapis.',
    'Patikrinkite sumą ir sumokėkite. Kortelės duomenys įvedami tik ten, pas mus – niekada.',
    'Grįžkite čia: puslapis pats parodys, kad pinigai gauti.',
  ],
  howErip: [
    'Banko programėlėje, internetinėje bankininkystėje, terminale ar kasoje atverkite „Sistema Raschet“ (ERIP).',
    'Raskite mūsų paslaugą: kur ji ir koks jos kodas, rodo mokėjimo puslapis.',
    'Įveskite sąskaitos numerį {number}, patikrinkite sumą {total} ir patvirtinkite.',
  ],
  rows: {
    number: 'Numeris',
    purpose: 'Mokėjimo paskirtis',
    plan: 'Planas',
    term: 'Laikotarpis',
    paidUntil: 'Serveris apmokėtas iki',
    sum: 'Į balansą',
    fee: 'Komisinis mokestis',
    total: 'Iš viso',
    method: 'Mokėjimo būdas',
    state: 'Būsena',
    created: 'Išrašyta',
    until: 'Apmokėti iki',
    paid: 'Apmokėta',
    refunded: 'Grąžinta',
    seller: 'Gavėjas',
  },
  purposes: {
    top_up: 'Balanso papildymas',
    server: 'Balanso papildymas ir serverio pirkimas',
    plan: 'Balanso papildymas ir plano keitimas',
    extension: 'Balanso papildymas ir serverio pratęsimas',
  },
  trial: 'Tai bandomasis mokėjimas: tikri pinigai nenurašomi.',
}
