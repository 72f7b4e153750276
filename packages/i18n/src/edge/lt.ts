import type { EdgeMessages } from './en.ts'

export const lt: EdgeMessages = {
  list: {
    stopped: 'Išjungtas. Paleisti gali savininkas',
    may_start: 'Išjungtas. Paleis žaidėjai iš jo sąrašo',
    stopping: 'Išjungiamas',
    starting: 'Paleidžiamas',
    suspended: 'Neapmokėtas. Pratęsti gali savininkas',
    blocked: 'Užblokavo hostingo tiekėjas',
    crashed: 'Nulūžo, paleidžiamas iš naujo',
    too_many_crashes: 'Vis nulūžta. Reikia savininko',
    failed: 'Nepasileido. Reikia savininko',
    silent: 'Neatsako. Pabandykite po akimirkos',
    node_away: 'Kol kas nepasiekiamas: nėra ryšio su mazgu',
    unknown: 'Šiuo adresu serverio nėra',
    full: 'Per daug prisijungimų',
    bedrock: 'Tai Bedrock: reikia adreso su prievadu',
  },
  left: 'dar maždaug {time}',
  join: {
    stopped: 'Serveris išjungtas.\nPaleisti jį gali savininkas: parašykite jam.',
    may_start:
      'Serveris išjungtas, ir paleisti jo dabar nepavyko.\n' +
      'Prisijunkite dar kartą po poros minučių arba parašykite savininkui.',
    stopping: 'Serveris išjungiamas.\nPabandykite šiek tiek vėliau.',
    suspended:
      'Apmokėtas serverio laikotarpis baigėsi.\n' +
      'Savininkas gali jį pratęsti skyde: pasaulis ir nustatymai dar išsaugoti.',
    blocked: 'Serverį užblokavo hostingo tiekėjas.\nPriežastį žino savininkas.',
    crashed: 'Serveris nulūžo ir tuoj bus paleistas iš naujo.\nPrisijunkite po minutės.',
    too_many_crashes:
      'Serveris nulūžo kelis kartus iš eilės ir pats daugiau nepasileidžia.\n' +
      'Parašykite savininkui: priežastis matoma skyde.',
    failed: 'Serveris nepasileido.\nParašykite savininkui: priežastis matoma skyde.',
    silent: 'Serveris veikia, bet neatsako.\nPabandykite po akimirkos.',
    node_away:
      'Nėra ryšio su mazgu, kuriame yra serveris.\nMes apie tai žinome. Pabandykite po kelių minučių.',
    unknown:
      'Šiuo adresu serverio nėra.\nPatikrinkite, ar nėra klaidos, arba paklauskite savininko, koks adresas.',
    full: 'Serveris dabar sulaukė per daug prisijungimų.\nPalaukite minutę ir prisijunkite dar kartą.',
    bedrock: 'Tai Bedrock Edition serveris.\nPrisijunkite iš Bedrock adresu su prievadu: jį žino savininkas.',
  },
  empty: {
    list: {
      stopped: 'Nieko nebuvo, serveris išjungtas',
      may_start: 'Nieko nebuvo. Paleis žaidėjai iš sąrašo',
    },
    join: 'Serveris išjungtas: {time} jame nieko nebuvo.\nPaleisti jį gali savininkas: parašykite jam.',
  },
  startingJoin: {
    unknown: 'Serveris paleidžiamas.\nPrisijunkite dar kartą po minutės.',
    soon: 'Serveris paleidžiamas.\nPrisijunkite dar kartą maždaug po {time}.',
    long: 'Serveris paleidžiamas, ir tai trunka ilgiau, nei laukia žaidimas.\nGrįžkite maždaug po {time}.',
  },
}
