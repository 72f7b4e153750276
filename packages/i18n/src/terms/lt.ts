import type { TermsMessages } from './en.ts'

export const terms: TermsMessages = {
  term: 'Kuriam laikui',
  priceFor: 'Kaina, {term}',
  discountLine: 'Nuolaida už kelis mėnesius (−{percent})',
  promoFirst: 'Nuolaidos kodas sumažina pirmo mėnesio kainą.',
  promoAfterDiscount:
    'Nuolaidos kodas sumažina pirmo mėnesio kainą, į kurią jau įskaičiuota nuolaida už kelis mėnesius.',
  auto: {
    label: 'Automatinis pratęsimas',
    off: 'Išjungtas: serverį pratęsiate patys.',
    ahead: '{date} iš balanso bus apmokėtas kitas mėnuo.',
    due: 'Laikas baigiasi: kai tik balanse užteks pinigų, serveris bus pratęstas.',
    title: 'Įjungti automatinį pratęsimą?',
    text:
      'Kas mėnesį, likus parai iki laikotarpio pabaigos, iš balanso bus nurašoma plano kaina. ' +
      'Dabar ji yra {price}.',
    rule:
      'Likus trims dienoms iki nurašymo gausite laišką su suma ir data. ' +
      'Daugiau, nei jame nurodyta, nenurašysime. ' +
      'Išjungti galima bet kada.',
    monthly: 'Automatiškai pratęsiama po vieną mėnesį, todėl šioje kainoje nuolaidos už kelis mėnesius nėra.',
    first: 'Pirmasis nurašymas: {date}, {price}.',
    atOnce: 'Liko mažiau nei para: {price} bus nurašyta iš karto.',
    short: 'Dabar balanse yra {balance}. Papildykite jį iki {date}, kitaip serveris sustos.',
    turnOn: 'Įjungti',
    turnedOn: 'Automatinis pratęsimas įjungtas',
    turnedOff: 'Automatinis pratęsimas išjungtas',
  },
  plan: {
    change: 'Keisti planą',
    choose: 'Naujas planas ir mėnesio kaina',
    lessMemory: 'Naujame plane mažiau atminties nei dabar.',
    lessDisk: 'Naujame plane mažiau vietos diske nei dabar.',
    lessBoth: 'Naujame plane mažiau atminties ir vietos diske nei dabar.',
    timeLeft: 'Dar apmokėta',
    worth: 'Likutis už „{plan}“',
    cost: 'Tas pats laikas su „{plan}“',
    pay: 'Primokėti',
    back: 'Grįš į balansą',
    given: 'Iš jų dovanoti pinigai',
    month: 'Pirmas mėnuo',
    buyText: 'Serveris taps mokamas: pasaulis ir nustatymai išliks, laikotarpis prasidės šiandien.',
    keepsDiscount: 'Nuolaida, su kuria pirktas šis laikas, galioja ir naujam planui.',
    limits: 'Naujas disko dydis galioja iš karto, atmintis – paleidus serverį iš naujo.',
    submit: 'Keisti',
    submitPaid: 'Keisti už {price}',
    done: 'Planas pakeistas. Atmintis pasikeis paleidus serverį iš naujo.',
    recounted:
      'Skaičiavimas pasikeitė, pinigai nepaliesti. Patikrinkite jį ir paspauskite mygtuką dar kartą.',
  },
  refused: {
    unknown: 'Tokio plano nebėra.',
    not_active: 'Planą galima keisti, kol serveris apmokėtas ir neužblokuotas.',
    edition: 'Šis planas skirtas kitam žaidimo leidimui.',
    free: 'Mokamo serverio perkelti į nemokamą planą negalima.',
    memory: 'Šio serverio programinei įrangai reikia daugiau atminties, nei yra plane.',
    disk: 'Serverio failai netilps į šio plano diską. Ištrinkite, kas nereikalinga, ir bandykite dar kartą.',
    disk_unknown: 'Dar nežinoma, kiek vietos užima failai. Paleiskite serverį ir bandykite po minutės.',
    moving: 'Serveris perkeliamas. Planą pakeiskite, kai tai baigsis.',
    node_silent: 'Mazgas neatsako. Bandykite kiek vėliau.',
    node_full: 'Mazge nėra vietos šiam planui. Perkelkite serverį į kitą mazgą arba rinkitės mažesnį planą.',
    other_currency: 'Šis planas neparduodamas jūsų balanso valiuta.',
  },
}
