import type { SettingsFilesMessages } from './en.ts'
import { lt as paper } from './paper/lt.ts'
import { lt as server } from './server/lt.ts'
import { lt as velocity } from './velocity/lt.ts'

export const lt: SettingsFilesMessages = {
  heading: 'Žaidimo nustatymai',
  note:
    'Tai, kas dabar įrašyta serverio failuose. ' +
    'Keičiama tik tai, ką pakeičiate jūs: kitos eilutės ir komentarai lieka.',
  file: 'Failas',
  search: 'Rasti nustatymą',
  searchHint: 'Pavadinimas arba raktas, pvz., view-distance',
  onlyChanged: 'Tik pakeisti',
  nothing: 'Šiame faile tokio nustatymo nėra.',
  missing: 'Failo {name} dar nėra: jis atsiras po pirmo paleidimo.',
  unreadable: '{name} negalima parodyti kaip formos: tai ne tekstas arba failas per didelis.',
  openEditor: 'Atverti failą redaktoriuje',
  usual: 'numatyta: {value}',
  isUsual: 'numatyta',
  reset: 'Grąžinti',
  resetOf: 'Grąžinti numatytą: {name}',
  yes: 'taip',
  no: 'ne',
  empty: 'tuščia',
  others: 'Kiti failo raktai',
  complex: 'Čia ne vienas žodis ar skaičius: keiskite redaktoriuje',
  conflict:
    'Tos pačios eilutės tuo metu pakeistos kitur. ' +
    'Nieko neišsaugota: pažiūrėkite, kas faile dabar, ir išsaugokite dar kartą.',
  inFile: 'Faile dabar: {value}',
  decimal: 'Skaičius nuo {min} iki {max}',
  orWord: '{text} arba {word}',
  boolean: 'Faile nei „taip“, nei „ne“: {value}',
  own: {
    address: 'Adresą ir prievadus nustato hostingas',
    status: 'Iš šio atsakymo skydas mato, kad serveris veikia',
    proxy: 'Tai valdo proxy, prie kurio prijungtas serveris',
    agreed: 'Su sąlygomis sutikote kurdami serverį',
    edge_address: 'Serveris visų žaidėjų adresą mato tą patį: neprisijungtų niekas',
  },
  groups: {
    joining: 'Prisijungimas',
    game: 'Žaidimas',
    mobs: 'Mobai ir daiktai',
    world: 'Pasaulis',
    performance: 'Našumas',
    network: 'Tinklas',
    packs: 'Resursų paketas',
    commands: 'Komandos ir teisės',
    messages: 'Pranešimai',
    protection: 'Apsauga nuo pažeidėjų',
    other: 'Kita',
  },
  options: {
    single_biome_surface: 'Vienas biomas',
    visitor: 'Lankytojas',
    member: 'Narys',
    operator: 'Operatorius',
    none: 'Be glaudinimo',
    VANILLA: 'Kaip žaidime',
    DISABLED: 'Nieko',
    MODS: 'Modus',
    DESCRIPTION: 'Aprašą',
    ALL: 'Viską',
  },
  keys: { server, paper, velocity },
}
