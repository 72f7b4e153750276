import type { UploadMessages } from '../panel-uploads.ts'

export const uploads: UploadMessages<'fi'> = {
  title: 'Tiedostojen lähetys',
  chooseFiles: 'Lähetä tiedostoja',
  chooseFolder: 'Lähetä kansio',
  doneOf: '{done}/{files}',
  left: '{left} jäljellä',
  andOthers: {
    one: '{name} ja vielä {count} tiedosto',
    other: '{name} ja vielä {count} tiedostoa',
  },
  states: {
    waiting: 'Ei yhteyttä. Jatkamme heti kun se palaa',
    paused: 'Keskeytetty',
    asks: 'Nimi on varattu: vastaustasi tarvitaan',
    done: 'Lähetetty',
    lost: 'Katkesi',
  },
  notAll: 'kaikkea ei lähetetty',
  lostFiles: 'Katkesi. Valitse samat tiedostot, niin lähetys jatkuu.',
  lostFolder: 'Katkesi. Valitse sama kansio, niin lähetys jatkuu.',
  chooseAgain: 'Valitse uudelleen',
  pause: 'Keskeytä',
  resume: 'Jatka',
  skipped: {
    one: '{count} tiedosto ohitettiin',
    other: '{count} tiedostoa ohitettiin',
  },
  failed: {
    one: '{count} tiedosto jäi lähettämättä',
    other: '{count} tiedostoa jäi lähettämättä',
  },
  failures: {
    no_room: 'paketin levyllä ei ole enää tilaa',
    bad_name: 'tällainen nimi ei käy',
    not_here: 'tänne ei voi lähettää mitään',
    no_permission: 'ei kirjoitusoikeutta',
    not_a_folder: 'kansion paikalla on tiedosto',
    is_a_folder: 'tiedoston paikalla on kansio',
    failed: 'kirjoittaminen ei onnistunut',
  },
  takenTitle: 'Nimi on varattu',
  takenText: '”{name}” on jo palvelimella. Mitä uudelle tiedostolle tehdään?',
  replace: 'Korvaa',
  keepBoth: 'Pidä molemmat',
  skip: 'Ohita',
  forAll: 'Tee samoin kaikille muille',
}
