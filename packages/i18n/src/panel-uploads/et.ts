import type { UploadMessages } from '../panel-uploads.ts'

export const uploads: UploadMessages<'et'> = {
  title: 'Failide üleslaadimine',
  chooseFiles: 'Laadi failid üles',
  chooseFolder: 'Laadi kaust üles',
  doneOf: '{done}/{files}',
  left: 'jäänud {left}',
  andOthers: {
    one: '{name} ja veel {count} fail',
    other: '{name} ja veel {count} faili',
  },
  states: {
    waiting: 'Ühendust pole. Jätkame kohe, kui see taastub',
    paused: 'Peatatud',
    asks: 'Nimi on võetud: vajame teie vastust',
    done: 'Üles laaditud',
    lost: 'Katkes',
  },
  notAll: 'kõik ei laaditud üles',
  lostFiles: 'Katkes. Valige samad failid ja üleslaadimine jätkub.',
  lostFolder: 'Katkes. Valige sama kaust ja üleslaadimine jätkub.',
  chooseAgain: 'Vali uuesti',
  pause: 'Peata',
  resume: 'Jätka',
  skipped: {
    one: '{count} fail jäeti vahele',
    other: '{count} faili jäeti vahele',
  },
  failed: {
    one: '{count} fail jäi üles laadimata',
    other: '{count} faili jäi üles laadimata',
  },
  failures: {
    no_room: 'paketi kettal pole enam ruumi',
    bad_name: 'selline nimi ei sobi',
    not_here: 'siia ei saa midagi üles laadida',
    no_permission: 'kirjutamisõigus puudub',
    not_a_folder: 'kausta kohal on fail',
    is_a_folder: 'faili kohal on kaust',
    failed: 'kirjutamine ei õnnestunud',
  },
  takenTitle: 'Nimi on võetud',
  takenText: '„{name}“ on serveris juba olemas. Mida uue failiga teha?',
  replace: 'Asenda',
  keepBoth: 'Jäta mõlemad',
  skip: 'Jäta vahele',
  forAll: 'Tee sama kõigi ülejäänutega',
}
