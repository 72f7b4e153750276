import type { CoreMessages } from './en.ts'

export const lv: CoreMessages<'lv'> = {
  section: {
    heading: 'Servera programmatūra un versija',
    game: 'Minecraft {version}',
    change: 'Mainīt programmatūru vai versiju',
    newBuild: 'Šai versijai ir jaunāks būvējums: {build}.',
    toBuild: 'Instalēt būvējumu {build}',
    newVersion: 'Ir jaunāka versija: {version}.',
    toVersion: 'Kas mainīsies ar {version}',
  },
  java: {
    label: 'Java',
    usual: 'Java {java} – kā iesaka autori',
    hint: 'Mainiet tikai tad, ja serveris vai mods prasa citu Java. Palaists serveris uzreiz restartēsies.',
    choose: 'Izvēlēties Java {java}',
    chosen: 'Tagad serveris startē ar Java {java}.',
  },
  choose: {
    heading: 'Jauna programmatūra un versija',
    world: 'Pasaule',
    keep: 'Paturēt pasauli',
    keepHint: 'Spēlētāji turpinās turpat, kur beidza.',
    fresh: 'Sākt jaunu pasauli',
    freshHint: 'Tagadējā pasaule paliks tikai rezerves kopijā.',
  },
  plan: {
    heading: 'Kas mainīsies',
    reading: 'Skatāmies, kas ir instalēts un kas derēs…',
    notRead: 'Mezgls neatbildēja, tāpēc nezinām, kas serverī ir instalēts. Bez tā nevar pateikt, kas derēs.',
    refusals: {
      same:
        'Šis servera programmatūras būvējums jau ir instalēts. ' +
        'Lai instalētu to no jauna, zemāk nospiediet „Pārinstalēt”.',
      node: 'Šī servera mezglā tāda programmatūra nedarbojas. Pārceliet serveri uz citu mezglu vai izvēlieties citu.',
      edition: 'Šī programmatūra ir citam spēles izdevumam: servera plānā tās nav.',
    },
    memory: 'Programmatūrai vajag vismaz {memory} atmiņas: jūsu plānā tā nestartēs.',
    tight: 'Atmiņas knapi pietiks: šai programmatūrai ieteicams vismaz {memory}.',
    core: 'Programmatūra',
    version: 'Versija',
    java: 'Java',
    world: {
      kept: 'Pasaule paliek.',
      fresh: 'Pasaule sāksies no jauna. Tagadējā saglabāsies rezerves kopijā.',
      converted:
        'Pirmajā palaišanā jaunā versija pārveidos pasauli savā formātā. ' +
        'Atpakaļceļa nav: iepriekšējo var atjaunot tikai no rezerves kopijas.',
      byCore: 'Nether un End mapes servera programmatūra pirmajā palaišanā izvietos citādi.',
      byUs: 'Nether un End pārvietosim pasaules mapē: tur tos meklē jaunā programmatūra.',
      losesMods: 'Noņemto modu bloki un priekšmeti no pasaules pazudīs.',
      others: {
        goes: 'Citas pasaules: {names}. Tās ir jaunākas par izvēlēto versiju, tāpēc paliks tikai rezerves kopijā.',
        not_loaded: 'Citas pasaules: {names}. Jaunā servera programmatūra tās neielādēs, mapes paliks.',
        converted: 'Citas pasaules: {names}. Ielādes laikā arī tās pāries uz jauno versiju.',
      },
      refused: {
        older:
          'Pasauli nevar pārnest uz vecāku versiju: spēle to nenolasīs vai sabojās. ' +
          'Izvēlieties versiju, kas nav vecāka par tagadējo, vai sāciet jaunu pasauli.',
        unclear:
          'Nevar pateikt, kura no abām versijām ir jaunāka, tāpēc pasauli pārnest ir bīstami. Var sākt jaunu.',
        other_game: 'Šī programmatūra šādu pasauli nenolasīs. Var sākt jaunu.',
        paper_only:
          'Kopš versijas 26.1 Paper glabā pasauli citādi nekā pārējie, un atpakaļceļa tā autori nav ' +
          'paredzējuši. Ar šo programmatūru var tikai sākt jaunu pasauli.',
      },
      instead: 'Sākt jaunu pasauli',
    },
    addons: 'Spraudņi, modi un datu pakas',
    noAddons: 'Serverī nekas nav instalēts.',
    fates: {
      comes: {
        zero: 'Klāt nāks {count}: atjauninātajiem tos vajag',
        one: 'Klāt nāks {count}: atjauninātajiem to vajag',
        other: 'Klāt nāks {count}: atjauninātajiem tos vajag',
      },
      fits: { zero: '{count} der, kā ir', one: '{count} der, kā ir', other: '{count} der, kā ir' },
      updates: {
        zero: '{count} tiks atjaunināti',
        one: '{count} tiks atjaunināts',
        other: '{count} tiks atjaunināti',
      },
      no_version: {
        zero: '{count} izslēgsies: derīgu versiju nav',
        one: '{count} izslēgsies: derīgas versijas nav',
        other: '{count} izslēgsies: derīgu versiju nav',
      },
      other_loader: {
        zero: '{count} izslēgsies: tie ir citam ielādētājam',
        one: '{count} izslēgsies: tas ir citam ielādētājam',
        other: '{count} izslēgsies: tie ir citam ielādētājam',
      },
      not_loaded: {
        zero: '{count} paliks mapē, bet neielādēsies: šai programmatūrai tie neder',
        one: '{count} paliks mapē, bet neielādēsies: šai programmatūrai tas neder',
        other: '{count} paliks mapē, bet neielādēsies: šai programmatūrai tie neder',
      },
      unknown: {
        zero: '{count} nav nevienā katalogā: paliks, kā ir, pārbaudiet paši',
        one: '{count} nav nevienā katalogā: paliks, kā ir, pārbaudiet paši',
        other: '{count} nav nevienā katalogā: paliks, kā ir, pārbaudiet paši',
      },
      with_world: {
        zero: '{count} pazudīs līdz ar veco pasauli',
        one: '{count} pazudīs līdz ar veco pasauli',
        other: '{count} pazudīs līdz ar veco pasauli',
      },
    },
    moves: '{from} → {to}',
    away:
      'Katalogs tagad neatbild, tāpēc par dažiem failiem neko nevar pateikt: tos neaiztiksim. ' +
      'Labāk mēģiniet vēlāk.',
    lost: 'Šo iestatījumu jaunajai programmatūrai nav: {names}.',
    steps:
      'Vispirms izveidosim rezerves kopiju. ' +
      'Tad serveris apstāsies un saņems jauno programmatūru. ' +
      'Ja tas tagad darbojas, to atkal palaidīsim.',
    bytes: 'Jālejupielādē {size}.',
    go: 'Mainīt',
    cancel: 'Nemainīt',
    anew: 'Kamēr skatījāties, serverī kaut kas mainījās. Pārbaudiet sarakstu vēlreiz.',
  },
  news: {
    saving: 'Veidojam rezerves kopiju pirms programmatūras maiņas…',
    applying: 'Mainām programmatūru…',
    undoing: 'Atgriežam, kā bija…',
    done: 'Gatavs: {what}.',
    failed: 'Nomainīt neizdevās.',
    undone: 'Viss atkal ir, kā bija.',
    safe: 'Programmatūra un servera faili ir tie paši.',
    suspect: 'Pēc programmatūras maiņas serveris nestartēja.',
    undo: 'Atgriezt, kā bija',
    undoTitle: 'Atgriezt iepriekšējo programmatūru?',
    undoText:
      'Atgriezīsies iepriekšējā programmatūra un visi faili no kopijas, kas izveidota pirms maiņas. ' +
      'Tas, ko spēlētāji paveikuši vēlāk, paliks tikai jaunā kopijā: to izveidosim vispirms.',
    cancel: 'Atcelt',
    begun: 'Sākts. Lapu var aizvērt.',
  },
  reinstall: {
    heading: 'Pārinstalēšana',
    text:
      'Servera programmatūra tiks instalēta no jauna: tā pati versija, jaunākais būvējums. ' +
      'Ko vēl sākt no jauna, izvēlēsieties paši. ' +
      'Vispirms izveidosim rezerves kopiju.',
    button: 'Pārinstalēt',
    title: 'Pārinstalēt „{name}”?',
    ask: 'Ko sākt no jauna',
    world: 'Pasauli',
    addons: 'Spraudņus un modus kopā ar to iestatījumiem',
    settings: 'Servera iestatījumus un programmatūras iestatījumu failus',
    settingsHint: 'Spēlētāju, operatoru un banu saraksti paliks.',
    lists: 'Kas nav atzīmēts, paliks, kā ir.',
    type: 'Ierakstiet servera nosaukumu: {name}',
  },
  pack: {
    label: 'Ar ko sākt',
    core: 'Tīra programmatūra',
    coreHint: 'Izvēlieties programmatūru un versiju, pārējo instalēsiet vēlāk.',
    pack: 'Modpaks',
    packHint: 'Gatava modu izlase: ielādētāju un spēles versiju tā nosaka pati.',
    search: 'Meklēt modpaku',
    nothing: 'Nekas nav atrasts. Pamēģiniet citus vārdus.',
    away: 'Modpaku katalogs tagad neatbild. Var sākt ar tīru programmatūru un modpaku instalēt vēlāk.',
    known: 'Katalogs tagad neatbild: rādīts tas, kas bija zināms iepriekš.',
    more: 'Rādīt vēl',
    take: 'Izvēlēties',
    other: 'Cits modpaks',
    versions: 'Modpaka versija',
    noVersion: 'Šim modpakam nav versijas, ko var instalēt serverī.',
    runs: '{loader} spēlei Minecraft {version}',
    mods: { zero: '{count} modi', one: '{count} mods', other: '{count} modi' },
    memory: 'Iesakām vismaz {memory} atmiņas.',
    memoryShort:
      'Šim modpakam iesakām vismaz {memory} atmiņas, bet izvēlētajā plānā ir {plan}: tas var nestartēt vai bremzēt.',
    memoryRule: 'Rēķinām 2\u00a0GB spēlei un 40\u00a0MB katram modam. Ja spēlētāju ir daudz, vajag vairāk.',
    loaderRefused: 'Šis modpaks paredzēts ielādētājam, kura mums nav: {loader}.',
    fromFile: 'Izvēlēties .mrpack failu',
    fromFileHint:
      'Jūsu modpaks vai no citas vietnes lejupielādēts: ielādētāju un spēles versiju nolasīsim uzreiz.',
    notPack: 'Tas nav modpaks: vajadzīgs .mrpack fails, kurā ir modrinth.index.json.',
    noCore: 'Mums nav {loader} spēlei Minecraft {version}, bet šim modpakam to vajag.',
    afterFile:
      'Serveris tiks izveidots un gaidīs failu, nestartējot. Neaizveriet lapu, kamēr fails tiek augšupielādēts.',
    sends:
      'Modpaks {name} tiks augšupielādēts, tiklīdz serveris būs gatavs. ' +
      'Neaizveriet lapu: pēc tam parādīsim, kas tajā ir, un instalēsim to.',
    lost:
      'Modpaks {name} nav augšupielādēts, jo lapa tika aizvērta pārāk agri. ' +
      'Pirms pirmās palaišanas izvēlieties failu vēlreiz zemāk, sadaļā „Modpaks”.',
    missing: 'Izvēlieties modpaku',
    after:
      'Serveris tiks izveidots uzreiz, bet modpaku mezgls lejupielādēs pirms pirmās palaišanas: tas ' +
      'aizņems dažas minūtes.',
  },
}
