import type { EdgeMessages } from './words.ts'

export const lt: EdgeMessages = {
  list: {
    stopped: 'Sustabdytas. Paleisti gali savininkas',
    may_start: 'Sustabdytas. Prisijunk, kad paleistum',
    stopping: 'Stabdomas',
    starting: 'Paleidžiamas',
    suspended: 'Nuoma baigėsi. Pratęsia savininkas',
    blocked: 'Užblokavo prieglobos tiekėjas',
    crashed: 'Nulūžo, paleidžiamas iš naujo',
    too_many_crashes: 'Vis nulūžta. Reikia savininko',
    failed: 'Nepasileido. Reikia savininko',
    silent: 'Neatsako. Pabandyk po akimirkos',
    node_away: 'Kol kas nepasiekiamas: nėra ryšio su mazgu',
    unknown: 'Šiuo adresu serverio nėra',
    full: 'Per daug prisijungimų',
    bedrock: 'Tai Bedrock: reikia adreso su prievadu',
  },
  left: 'dar maždaug {time}',
  join: {
    stopped: 'Serveris sustabdytas.\nPaleisti jį gali savininkas: parašyk jam.',
    may_start:
      'Serveris sustabdytas, ir paleisti jo dabar nepavyko.\nPrisijunk dar kartą po kelių minučių arba parašyk savininkui.',
    stopping: 'Serveris stabdomas.\nPabandyk šiek tiek vėliau.',
    suspended:
      'Serverio nuoma baigėsi.\nSavininkas gali ją pratęsti skydelyje: pasaulis ir nustatymai dar yra.',
    blocked: 'Serverį užblokavo prieglobos tiekėjas.\nPriežastį žino savininkas.',
    crashed: 'Serveris nulūžo ir tuoj bus paleistas iš naujo.\nPrisijunk po minutės.',
    too_many_crashes:
      'Serveris nulūžo kelis kartus iš eilės ir pats daugiau nepasileidžia.\nParašyk savininkui: priežastis matoma skydelyje.',
    failed: 'Serveris nepasileido.\nParašyk savininkui: priežastis matoma skydelyje.',
    silent: 'Serveris veikia, bet neatsako.\nPabandyk po akimirkos.',
    node_away: 'Nėra ryšio su mazgu, kuriame yra serveris.\nMes apie tai žinome. Pabandyk po kelių minučių.',
    unknown: 'Šiuo adresu serverio nėra.\nPatikrink, ar nėra klaidos, arba paklausk adreso savininko.',
    full: 'Prie serverio dabar per daug prisijungimų.\nPalauk minutę ir prisijunk dar kartą.',
    bedrock: 'Tai Bedrock Edition serveris.\nPrisijunk iš Bedrock adresu su prievadu: jį žino savininkas.',
  },
  startingJoin: {
    unknown: 'Serveris paleidžiamas.\nPrisijunk dar kartą po minutės.',
    soon: 'Serveris paleidžiamas.\nPrisijunk dar kartą maždaug po {time}.',
    long: 'Serveris paleidžiamas, ir tai trunka ilgiau, nei laukia žaidimas.\nGrįžk maždaug po {time}.',
  },
}
