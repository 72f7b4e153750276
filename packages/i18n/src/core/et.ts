import type { CoreMessages } from './en.ts'

export const et: CoreMessages<'et'> = {
  section: {
    heading: 'Serveritarkvara ja versioon',
    game: 'Minecraft {version}',
    change: 'Vaheta tarkvara või versiooni',
    newBuild: 'Sellel versioonil on uuem järk: {build}.',
    toBuild: 'Paigalda järk {build}',
    newVersion: 'Saadaval on uuem versioon: {version}.',
    toVersion: 'Mis muutub versiooniga {version}',
  },
  java: {
    label: 'Java',
    usual: 'Java {java} – nagu autorid soovitavad',
    hint: 'Muutke ainult siis, kui server või mod nõuab teist Javat. Töötav server taaskäivitub kohe.',
    choose: 'Vali Java {java}',
    chosen: 'Nüüd on serveril Java {java}.',
  },
  choose: {
    heading: 'Uus tarkvara ja versioon',
    world: 'Maailm',
    keep: 'Jäta maailm alles',
    keepHint: 'Mängijad jätkavad sealt, kus pooleli jäi.',
    fresh: 'Alusta uut maailma',
    freshHint: 'Praegune maailm jääb ainult varukoopiasse.',
  },
  plan: {
    heading: 'Mis muutub',
    reading: 'Vaatame, mis on paigaldatud ja mis sobib…',
    notRead: 'Sõlmelt ei saanud teada, mis serverisse on paigaldatud. Ilma selleta ei saa öelda, mis sobib.',
    refusals: {
      same: 'See tarkvara selle järguga juba töötab. Uuesti paigaldamiseks vajutage allpool „Paigalda uuesti“.',
      node: 'Selle serveri sõlmes see tarkvara ei tööta. Kolige server teise sõlme või valige muu tarkvara.',
      edition: 'See tarkvara on teise mängu jaoks: serveri pakett seda ei hõlma.',
    },
    memory: 'Tarkvara vajab vähemalt {memory} mälu: teie paketiga see ei käivitu.',
    tight: 'Mälu jääb napiks: selle tarkvara jaoks on mugav {memory} ja rohkem.',
    core: 'Tarkvara',
    version: 'Versioon',
    java: 'Java',
    world: {
      kept: 'Maailm jääb alles.',
      fresh: 'Algab uus maailm. Praegune jääb varukoopiasse.',
      converted:
        'Uus versioon kirjutab maailma esimesel käivitusel ümber. Endise maailma saab siis tagasi ainult varukoopiast.',
      byCore: 'Netheri ja Endi kaustad paigutab tarkvara esimesel käivitusel teisiti.',
      byUs: 'Netheri ja Endi tõstame maailma kausta: sealt otsib neid uus tarkvara.',
      losesMods: 'Eemaldatud modide plokid ja esemed kaovad maailmast.',
      others: {
        goes: 'Teised maailmad: {names}. Need on valitud versioonist uuemad ja jäävad ainult varukoopiasse.',
        not_loaded: 'Teised maailmad: {names}. Uus serveritarkvara neid ei laadi, kaustad jäävad alles.',
        converted: 'Teised maailmad: {names}. Laadimisel lähevad ka need üle uuele versioonile.',
      },
      refused: {
        older:
          'Maailma ei saa viia vanemale versioonile: mäng ei loe seda või rikub selle ära. ' +
          'Valige versioon, mis pole praegusest vanem, või alustage uut maailma.',
        unclear:
          'Ei saa öelda, kumb neist kahest versioonist on uuem, seega on maailma kaasavõtmine ohtlik. ' +
          'Võite alustada uut.',
        other_game: 'See tarkvara selliseid maailmu ei loe. Võite alustada uut.',
        paper_only:
          'Alates versioonist 26.1 hoiab Paper maailma teisiti ja tagasiteed selle autorid ei paku. ' +
          'Selle tarkvaraga saab ainult alustada uut maailma.',
      },
      instead: 'Alusta uut maailma',
    },
    addons: 'Pluginad, modid ja andmepakid',
    noAddons: 'Serverisse pole midagi paigaldatud.',
    fates: {
      comes: {
        one: '{count} lisandub: uuendatud vajavad seda',
        other: '{count} lisandub: uuendatud vajavad neid',
      },
      fits: { one: '{count} sobib nii, nagu on', other: '{count} sobivad nii, nagu on' },
      updates: { one: '{count} uuendatakse', other: '{count} uuendatakse' },
      no_version: {
        one: '{count} lülitub välja: sobivat versiooni pole',
        other: '{count} lülituvad välja: sobivaid versioone pole',
      },
      other_loader: {
        one: '{count} lülitub välja: see on teise laaduri jaoks',
        other: '{count} lülituvad välja: need on teise laaduri jaoks',
      },
      not_loaded: {
        one: '{count} jääb kausta, aga seda ei laadita: see tarkvara selliseid ei toeta',
        other: '{count} jäävad kausta, aga neid ei laadita: see tarkvara selliseid ei toeta',
      },
      unknown: {
        one: '{count} ei ole üheski kataloogis: jääb, nagu on, kontrollige ise',
        other: '{count} ei ole üheski kataloogis: jäävad, nagu on, kontrollige ise',
      },
      with_world: { one: '{count} läheb koos vana maailmaga', other: '{count} lähevad koos vana maailmaga' },
    },
    moves: '{from} → {to}',
    away:
      'Kataloog praegu ei vasta, seega pole osa failide kohta midagi teada: neid me ei puutu. ' +
      'Parem proovige hiljem.',
    lost: 'Neid seadeid uuel tarkvaral ei ole: {names}.',
    steps:
      'Kõigepealt teeme varukoopia. Siis server peatub, saab uue tarkvara ja käivitub uuesti, kui see praegu töötab.',
    bytes: 'Alla laadida tuleb {size}.',
    go: 'Vaheta',
    cancel: 'Ära vaheta',
    anew: 'Serveris muutus vahepeal midagi. Kontrollige loendit veel kord.',
  },
  news: {
    saving: 'Teeme varukoopia enne tarkvara vahetamist…',
    applying: 'Vahetame tarkvara…',
    undoing: 'Võtame muudatuse tagasi…',
    done: 'Valmis: {what}.',
    failed: 'Vahetamine ei õnnestunud.',
    undone: 'Muudatus on tagasi võetud.',
    safe: 'Tarkvara ja serveri failid on endised.',
    suspect: 'Pärast tarkvara vahetamist ei ole server käivitunud.',
    undo: 'Võta tagasi',
    undoTitle: 'Kas taastada endine tarkvara?',
    undoText:
      'Enne vahetust tehtud koopiast taastatakse endine tarkvara ja kõik failid. ' +
      'Mida mängijad pärast seda tegid, jääb ainult uude koopiasse: selle teeme kõigepealt.',
    cancel: 'Tühista',
    begun: 'Algas. Lehe võib sulgeda.',
  },
  reinstall: {
    heading: 'Uuesti paigaldamine',
    text:
      'Tarkvara paigaldatakse uuesti, sama versiooni uusima järguga. ' +
      'Mis veel lähtestatakse, valite ise. ' +
      'Kõigepealt teeme varukoopia.',
    button: 'Paigalda uuesti',
    title: 'Kas paigaldada „{name}“ uuesti?',
    ask: 'Mis veel lähtestada',
    world: 'Maailm',
    addons: 'Pluginad ja modid koos nende seadetega',
    settings: 'Serveri seaded ja tarkvara seadefailid',
    settingsHint: 'Mängijate, operaatorite ja bännide loendid jäävad alles.',
    lists: 'Mis on märkimata, jääb muutmata.',
    type: 'Kirjutage serveri nimi: {name}',
  },
  pack: {
    label: 'Millest alustada',
    core: 'Puhas tarkvara',
    coreHint: 'Valige tarkvara ja versioon, muu paigaldate hiljem.',
    pack: 'Modipakk',
    packHint: 'Valmis modide komplekt: laaduri ja mängu versiooni määrab see ise.',
    search: 'Otsi modipakki',
    nothing: 'Midagi ei leitud. Proovige teisi sõnu.',
    away: 'Modipakkide kataloog praegu ei vasta. Võite alustada puhta tarkvaraga ja modipaki hiljem paigaldada.',
    known: 'Kataloog praegu ei vasta: näidatud on see, mis oli varem teada.',
    more: 'Näita veel',
    take: 'Vali',
    other: 'Teine modipakk',
    versions: 'Modipaki versioon',
    noVersion: 'Sellel modipakil ei ole versiooni, mida saaks serverisse paigaldada.',
    runs: '{loader}, Minecraft {version}',
    mods: { one: '{count} mod', other: '{count} modi' },
    memory: 'Soovitame vähemalt {memory} mälu.',
    memoryShort:
      'Sellele modipakile soovitame vähemalt {memory} mälu, valitud paketis on {plan}: see ei pruugi ' +
      'käivituda või hakib.',
    memoryRule:
      'Arvestame mängule 2\u00a0GB ja igale modile 40\u00a0MB. Kui mängijaid on palju, läheb vaja rohkem.',
    loaderRefused: 'See modipakk on tehtud laadurile, mida meil ei ole: {loader}.',
    fromFile: 'Vali .mrpack-fail',
    fromFileHint:
      'Teie enda modipakk või mujalt alla laaditud: laaduri ja mängu versiooni loeme sellest kohe.',
    notPack: 'See pole modipakk: vaja on .mrpack-faili, milles on modrinth.index.json.',
    noCore: 'Modipakk vajab laadurit {loader} Minecrafti versioonile {version}, aga sellist meil pole.',
    afterFile:
      'Server luuakse kohe, kuid käivitub alles pärast faili üleslaadimist. Ärge sulgege seni lehte.',
    sends:
      'Modipakk {name} laaditakse üles kohe, kui server on valmis. ' +
      'Ärge sulgege lehte: seejärel näitame, mis selles on, ja paigaldame selle.',
    lost:
      'Modipakk {name} ei jõudnud kohale, sest leht suleti enne. ' +
      'Valige fail allpool uuesti, enne esimest käivitust.',
    missing: 'Valige modipakk',
    after: 'Server luuakse kohe, modipakk laaditakse sõlme enne esimest käivitust: see võtab mõne minuti.',
  },
}
