import type { UploadMessages } from '../panel-uploads.ts'

export const uploads: UploadMessages<'de'> = {
  title: 'Uploads',
  chooseFiles: 'Dateien hochladen',
  chooseFolder: 'Ordner hochladen',
  doneOf: '{done} von {files}',
  left: 'noch {left}',
  andOthers: {
    one: '{name} und {count} weitere Datei',
    other: '{name} und {count} weitere Dateien',
  },
  states: {
    waiting: 'Keine Verbindung. Es geht weiter, sobald sie wieder da ist',
    paused: 'Angehalten',
    asks: 'Ein Name ist vergeben: Ihre Antwort fehlt',
    done: 'Hochgeladen',
    lost: 'Unterbrochen',
  },
  notAll: 'nicht alles wurde hochgeladen',
  lostFiles: 'Unterbrochen. Wählen Sie dieselben Dateien, dann geht es weiter.',
  lostFolder: 'Unterbrochen. Wählen Sie denselben Ordner, dann geht es weiter.',
  chooseAgain: 'Erneut wählen',
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  skipped: {
    one: '{count} Datei übersprungen',
    other: '{count} Dateien übersprungen',
  },
  failed: {
    one: '{count} Datei wurde nicht hochgeladen',
    other: '{count} Dateien wurden nicht hochgeladen',
  },
  failures: {
    no_room: 'auf der Platte des Tarifs ist kein Platz mehr',
    bad_name: 'ein solcher Name geht nicht',
    not_here: 'hierhin lässt sich nichts hochladen',
    no_permission: 'keine Schreibrechte',
    not_a_folder: 'an der Stelle des Ordners liegt eine Datei',
    is_a_folder: 'an der Stelle der Datei liegt ein Ordner',
    failed: 'das Schreiben hat nicht geklappt',
  },
  takenTitle: 'Der Name ist vergeben',
  takenText: '„{name}“ gibt es auf dem Server schon. Was soll mit der neuen Datei geschehen?',
  replace: 'Ersetzen',
  keepBoth: 'Beide behalten',
  skip: 'Überspringen',
  forAll: 'Mit allen anderen genauso verfahren',
}
