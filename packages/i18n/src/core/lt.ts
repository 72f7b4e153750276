import type { CoreMessages } from './en.ts'

export const lt: CoreMessages<'lt'> = {
  section: {
    heading: 'Serverio programinė įranga ir versija',
    game: 'Minecraft {version}',
    change: 'Keisti programinę įrangą ar versiją',
    newBuild: 'Yra naujesnė šios versijos komponuotė: {build}.',
    toBuild: 'Įdiegti komponuotę {build}',
    newVersion: 'Yra naujesnė versija: {version}.',
    toVersion: 'Kas pasikeis su {version}',
  },
  java: {
    label: 'Java',
    usual: 'Java {java} – kaip pataria autoriai',
    hint:
      'Keiskite tik tada, kai serveris ar modas prašo kitos Java. ' +
      'Veikiantis serveris iškart bus paleistas iš naujo.',
    choose: 'Rinktis Java {java}',
    chosen: 'Dabar serveris paleidžiamas su Java {java}.',
  },
  choose: {
    heading: 'Nauja programinė įranga ir versija',
    world: 'Pasaulis',
    keep: 'Palikti esamą pasaulį',
    keepHint: 'Žaidėjai tęs ten, kur sustojo.',
    fresh: 'Pradėti naują pasaulį',
    freshHint: 'Dabartinis pasaulis liks tik atsarginėje kopijoje.',
  },
  plan: {
    heading: 'Kas pasikeis',
    reading: 'Tikriname įdiegtus priedus ir jų suderinamumą…',
    notRead:
      'Mazgas nepranešė, kokie priedai įdiegti. Be šios informacijos negalima pasakyti, kurie priedai tiks.',
    refusals: {
      same:
        'Ši programinės įrangos komponuotė jau įdiegta. ' +
        'Norėdami ją įdiegti iš naujo, žemiau spauskite „Įdiegti iš naujo“.',
      node:
        'Šio serverio mazge tokia programinė įranga neveikia. ' +
        'Perkelkite serverį į kitą mazgą arba rinkitės kitą programinę įrangą.',
      edition: 'Ši programinė įranga skirta kitam žaidimo leidimui: serverio planas jos neapima.',
    },
    memory: 'Programinei įrangai reikia bent {memory} atminties: su jūsų planu ji nepasileis.',
    tight: 'Atminties vos užteks: šiai programinei įrangai geriau {memory} ar daugiau.',
    core: 'Programinė įranga',
    version: 'Versija',
    java: 'Java',
    world: {
      kept: 'Pasaulis lieka.',
      fresh: 'Pasaulis prasidės iš naujo. Dabartinis liks atsarginėje kopijoje.',
      converted:
        'Per pirmą paleidimą nauja versija pasaulį pakeis negrįžtamai: grįžti galima tik iš atsarginės kopijos.',
      byCore: 'Netherio ir Endo aplankus programinė įranga per pirmą paleidimą išdėstys kitaip.',
      byUs: 'Netherį ir Endą perkelsime į pasaulio aplanką: ten jų ieško nauja programinė įranga.',
      losesMods: 'Modų, kurių nebebus, blokai ir daiktai iš pasaulio dings.',
      others: {
        goes: 'Kiti pasauliai: {names}. Jie naujesni už pasirinktą versiją, todėl liks tik atsarginėje kopijoje.',
        not_loaded: 'Kiti pasauliai: {names}. Nauja serverio programinė įranga jų neįkels, aplankai liks.',
        converted: 'Kiti pasauliai: {names}. Įkeliami jie taip pat pereis į naują versiją.',
      },
      refused: {
        older:
          'Pasaulio negalima perkelti į senesnę versiją: žaidimas jo neperskaitys arba sugadins. ' +
          'Rinkitės ne senesnę už dabartinę versiją arba pradėkite naują pasaulį.',
        unclear:
          'Negalima pasakyti, kuri iš šių dviejų versijų naujesnė, todėl perkelti pasaulį pavojinga. ' +
          'Galima pradėti naują.',
        other_game: 'Ši programinė įranga tokių pasaulių neskaito. Galima pradėti naują.',
        paper_only:
          'Nuo 26.1 Paper pasaulį saugo kitaip, o jo autoriai kelio atgal nesiūlo. ' +
          'Su šia programine įranga galima tik pradėti naują pasaulį.',
      },
      instead: 'Pradėti naują pasaulį',
    },
    addons: 'Įskiepiai, modai ir duomenų paketai',
    noAddons: 'Serveryje nieko neįdiegta.',
    fates: {
      comes: {
        one: 'Bus pridėtas {count}: jo reikia atnaujintiems',
        few: 'Bus pridėti {count}: jų reikia atnaujintiems',
        many: 'Bus pridėta {count}: jų reikia atnaujintiems',
        other: 'Bus pridėta {count}: jų reikia atnaujintiems',
      },
      fits: {
        one: '{count} tinka toks, koks yra',
        few: '{count} tinka tokie, kokie yra',
        many: '{count} tinka tokie, kokie yra',
        other: '{count} tinka tokie, kokie yra',
      },
      updates: {
        one: '{count} bus atnaujintas',
        few: '{count} bus atnaujinti',
        many: '{count} bus atnaujinta',
        other: '{count} bus atnaujinta',
      },
      no_version: {
        one: '{count} bus išjungtas: tinkamos versijos nėra',
        few: '{count} bus išjungti: tinkamų versijų nėra',
        many: '{count} bus išjungta: tinkamų versijų nėra',
        other: '{count} bus išjungta: tinkamų versijų nėra',
      },
      other_loader: {
        one: '{count} bus išjungtas: jis skirtas kitam modų įkrovikliui',
        few: '{count} bus išjungti: jie skirti kitam modų įkrovikliui',
        many: '{count} bus išjungta: jie skirti kitam modų įkrovikliui',
        other: '{count} bus išjungta: jie skirti kitam modų įkrovikliui',
      },
      not_loaded: {
        one: '{count} liks aplanke, bet nebus įkeltas: ši programinė įranga tokių nepalaiko',
        few: '{count} liks aplanke, bet nebus įkelti: ši programinė įranga tokių nepalaiko',
        many: '{count} liks aplanke, bet nebus įkelta: ši programinė įranga tokių nepalaiko',
        other: '{count} liks aplanke, bet nebus įkelta: ši programinė įranga tokių nepalaiko',
      },
      unknown: {
        one: '{count} nėra jokiame kataloge: liks, kaip yra, patikrinkite patys',
        few: '{count} nėra jokiame kataloge: liks, kaip yra, patikrinkite patys',
        many: '{count} nėra jokiame kataloge: liks, kaip yra, patikrinkite patys',
        other: '{count} nėra jokiame kataloge: liks, kaip yra, patikrinkite patys',
      },
      with_world: {
        one: '{count} dings kartu su senuoju pasauliu',
        few: '{count} dings kartu su senuoju pasauliu',
        many: '{count} dings kartu su senuoju pasauliu',
        other: '{count} dings kartu su senuoju pasauliu',
      },
    },
    moves: '{from} → {to}',
    away:
      'Katalogas dabar neatsako, todėl apie dalį failų nieko pasakyti negalima: jų neliesime. ' +
      'Geriau pabandykite vėliau.',
    lost: 'Šių nustatymų naujoje programinėje įrangoje nėra: {names}.',
    steps:
      'Pirmiausia padarysime atsarginę kopiją. ' +
      'Tada serverį išjungsime ir pakeisime programinę įrangą; jei jis veikė, vėl paleisime.',
    bytes: 'Reikės atsisiųsti {size}.',
    go: 'Keisti',
    cancel: 'Nekeisti',
    anew: 'Kol žiūrėjote, serveryje kažkas pasikeitė. Patikrinkite sąrašą dar kartą.',
  },
  news: {
    saving: 'Darome atsarginę kopiją prieš keisdami programinę įrangą…',
    applying: 'Keičiame programinę įrangą…',
    undoing: 'Grąžiname, kaip buvo…',
    done: 'Atlikta: {what}.',
    failed: 'Pakeisti nepavyko.',
    undone: 'Viskas grąžinta, kaip buvo.',
    safe: 'Programinė įranga ir serverio failai liko tie patys.',
    suspect: 'Pakeitus programinę įrangą serveris nepasileido.',
    undo: 'Grąžinti, kaip buvo',
    undoTitle: 'Grąžinti ankstesnę programinę įrangą?',
    undoText:
      'Grįš ankstesnė programinė įranga ir visi failai iš kopijos, padarytos prieš keitimą. ' +
      'Tai, ką žaidėjai nuveikė po jos, liks tik naujoje kopijoje: ją padarysime pirmiausia.',
    cancel: 'Atšaukti',
    begun: 'Pradėta. Puslapį galima uždaryti.',
  },
  reinstall: {
    heading: 'Diegimas iš naujo',
    text:
      'Iš naujo įdiegiama naujausia tos pačios versijos komponuotė. ' +
      'Ką dar pradėti iš naujo, pasirinksite patys. ' +
      'Pirmiausia padarysime atsarginę kopiją.',
    button: 'Įdiegti iš naujo',
    title: 'Įdiegti „{name}“ iš naujo?',
    ask: 'Ką pradėti iš naujo',
    world: 'Pasaulį',
    addons: 'Įskiepius ir modus su jų nustatymais',
    settings: 'Serverio nustatymus ir programinės įrangos nustatymų failus',
    settingsHint: 'Žaidėjų, operatorių ir užblokuotųjų sąrašai liks.',
    lists: 'Kas nepažymėta, liks, kaip yra.',
    type: 'Įrašykite serverio pavadinimą: {name}',
  },
  pack: {
    label: 'Nuo ko pradėti',
    core: 'Švari programinė įranga',
    coreHint: 'Pasirinkite programinę įrangą ir versiją, visa kita įdiegsite vėliau.',
    pack: 'Modų rinkinys',
    packHint: 'Paruošti modai su nustatymais: modų įkroviklį ir žaidimo versiją nustato pats rinkinys.',
    search: 'Rasti modų rinkinį',
    nothing: 'Nieko nerasta. Pabandykite kitus žodžius.',
    away:
      'Modų rinkinių katalogas dabar neatsako. ' +
      'Galima pradėti nuo švarios programinės įrangos, o rinkinį įdiegti vėliau.',
    known: 'Katalogas dabar neatsako: rodoma tai, kas žinoma iš anksčiau.',
    more: 'Rodyti daugiau',
    take: 'Rinktis',
    other: 'Kitas modų rinkinys',
    versions: 'Rinkinio versija',
    noVersion: 'Šis modų rinkinys neturi versijos, kurią būtų galima įdiegti serveryje.',
    runs: '{loader}, Minecraft {version}',
    mods: { one: '{count} modas', few: '{count} modai', many: '{count} modo', other: '{count} modų' },
    memory: 'Rekomenduojame bent {memory} atminties.',
    memoryShort:
      'Šiam modų rinkiniui rekomenduojame bent {memory} atminties, o pasirinktame plane yra {plan}: ' +
      'jis gali nepasileisti arba strigti.',
    memoryRule:
      'Skaičiuojame 2\u00a0GB žaidimui ir 40\u00a0MB kiekvienam modui. Jei žaidėjų daug, reikia daugiau.',
    loaderRefused: 'Šis modų rinkinys skirtas modų įkrovikliui, kurio neturime: {loader}.',
    fromFile: 'Paimti .mrpack failą',
    fromFileHint:
      'Jūsų pačių arba iš kitos svetainės atsisiųstas rinkinys: modų įkroviklį ir žaidimo versiją ' +
      'perskaitysime iš jo iškart.',
    notPack: 'Tai ne modų rinkinys: reikia .mrpack failo, kuriame yra modrinth.index.json.',
    noCore: 'Neturime {loader}, skirto Minecraft {version}, o šiam rinkiniui jo reikia.',
    afterFile:
      'Serveris bus sukurtas ir lauks failo nepaleistas. Neuždarykite puslapio, kol failas įkeliamas.',
    sends:
      'Modų rinkinys {name} bus įkeltas, kai tik serveris bus paruoštas. ' +
      'Neuždarykite puslapio: paskui parodysime, kas jame yra, ir jį įdiegsime.',
    lost:
      'Modų rinkinys {name} taip ir nebuvo įkeltas, nes puslapis uždarytas anksčiau. ' +
      'Prieš pirmą paleidimą pasirinkite failą dar kartą žemiau.',
    missing: 'Pasirinkite modų rinkinį',
    after:
      'Serveris bus sukurtas iškart, o modų rinkinys bus atsiųstas į mazgą prieš pirmą paleidimą: tai ' +
      'užtruks kelias minutes.',
  },
}
