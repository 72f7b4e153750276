import type { SettingsFilesMessages } from './en.ts'
import { et as paper } from './paper/et.ts'
import { et as server } from './server/et.ts'
import { et as velocity } from './velocity/et.ts'

export const et: SettingsFilesMessages = {
  heading: 'Mängu seaded',
  note:
    'See on serveri failide praegune sisu. ' +
    'Kirjutatakse ainult see, mida muudate: muud read ja kommentaarid jäävad.',
  file: 'Fail',
  search: 'Otsi seadet',
  searchHint: 'Nimi või võti, näiteks view-distance',
  onlyChanged: 'Ainult muudetud',
  nothing: 'Selles failis sellist seadet ei ole.',
  missing: 'Faili {name} veel ei ole: see tekib esimesel käivitusel.',
  unreadable: 'Faili {name} ei saa vormina näidata: see ei ole tekst või on liiga suur.',
  openEditor: 'Ava fail redaktoris',
  usual: 'vaikimisi: {value}',
  isUsual: 'vaikimisi',
  reset: 'Taasta',
  resetOf: 'Taasta vaikeväärtus: {name}',
  yes: 'jah',
  no: 'ei',
  empty: 'tühi',
  others: 'Faili muud võtmed',
  complex: 'Rohkem kui üks sõna või arv: muutke redaktoris',
  conflict:
    'Samu ridu muudeti vahepeal mujal. Midagi ei salvestatud: vaadake, mis failis nüüd on, ja salvestage uuesti.',
  inFile: 'Failis nüüd: {value}',
  decimal: 'Arv {min} kuni {max}',
  orWord: '{text} või {word}',
  boolean: 'Failis pole „jah“ ega „ei“: {value}',
  own: {
    address: 'Aadressi ja pordid määrab majutusteenus',
    status: 'Selle vastuse järgi näeb paneel, et server töötab',
    proxy: 'Selle määrab proksi, mille taga server on',
    agreed: 'Tingimustega nõustusite serverit luues',
    edge_address: 'Server näeb kõigil mängijatel sama aadressi: keegi ei pääseks sisse',
  },
  groups: {
    joining: 'Liitumine',
    game: 'Mäng',
    mobs: 'Mobid ja esemed',
    world: 'Maailm',
    performance: 'Jõudlus',
    network: 'Võrk',
    packs: 'Ressursipakk',
    commands: 'Käsud ja õigused',
    messages: 'Teated',
    protection: 'Kaitse sohitegijate eest',
    other: 'Muu',
  },
  options: {
    single_biome_surface: 'Üks bioom',
    visitor: 'Külastaja',
    member: 'Liige',
    operator: 'Operaator',
    none: 'Tihenduseta',
    VANILLA: 'Nagu mängus',
    DISABLED: 'Mitte midagi',
    MODS: 'Modid',
    DESCRIPTION: 'Kirjeldus',
    ALL: 'Kõik',
  },
  keys: { server, paper, velocity },
}
