import type { AddressesMessages } from './en.ts'

export const et: AddressesMessages<'et'> = {
  main: 'Aadress mängijatele',
  byPort: 'Aadress koos pordiga',
  byPortHint: 'Varuaadress: viib samuti sellesse serverisse, kuid muutub, kui server kolib teise sõlme.',
  withPort: 'Port ei ole siin vaikeport, seepärast sisestatakse see koos nimega.',
  noName: 'Selles sõlmes ei saa veel nimega liituda. Seni kasutage pordiga aadressi.',
  bedrock:
    'Bedrock ei ütle serverile, millise nime mängija sisestas. ' +
    'Seepärast on serveril oma UDP-port ja liitutakse sõlme aadressi ning selle pordi kaudu.',
  refused: {
    one: 'Viimase tunni jooksul on tagasi lükatud {count} ühendus',
    other: 'Viimase tunni jooksul on tagasi lükatud {count} ühendust',
  },
  refusedHint: 'Need peatas ühenduste piirang: serverini need ei jõudnud.',
  notTold:
    'See serveritarkvara ei näe mängijate aadresse: selle jaoks tulevad kõik sõlme aadressilt. ' +
    'Ärge bännige aadressi järgi, sest siis ei pääse enam keegi sisse. ' +
    'Bännige nime järgi.',
  change: 'Muuda alamdomeeni',
  changeTitle: 'Alamdomeeni muutmine',
  changeText:
    '{name} viib siia serverisse veel {days} päeva ja keegi teine seda seni endale ei saa. ' +
    'Kes juba mängib, ei märka midagi.',
  namesFull:
    'Varasemaid nimesid on juba nii palju, kui tohib olla. ' +
    'Uue saab võtta {date}, kui vanim vabaneb; varasema saab tagasi võtta kohe.',
  changeButton: 'Muuda',
  changed: 'Alamdomeen muudetud',
  former: 'Ka varasemad nimed viivad siia serverisse',
  until: 'kuni {date}',
  domains: 'Oma domeenid',
  domainsIntro:
    'Kui teil on domeen, saavad mängijad liituda selle kaudu. ' +
    'Lisage nimi siia ja üks DNS-kirje sinna, kus domeen on registreeritud.',
  domain: 'Domeen',
  domainHint: 'Näiteks play.example.org',
  domainFault: 'Sisestage nimi nagu play.example.org, ilma pordi ja tühikuteta',
  refusals: {
    ours: 'See nimi on meie domeenist: seda muudetakse ülal alamdomeenina',
    already: 'See domeen on juba lisatud',
  },
  add: 'Lisa domeen',
  added: 'Domeen lisatud. Nüüd looge kirje',
  domainsFull: 'Domeene on juba {most}: rohkem lisada ei saa.',
  states: { waiting: 'Ootab kirjet', confirmed: 'Ühendatud', lost: 'Kirje on kadunud' },
  found: {
    never: 'Pole veel kontrollitud',
    right: 'Kirje on olemas',
    missing: 'Kirjet veel ei paista. Uued kirjed ei ilmu nähtavale kohe, vahel alles mõne tunni pärast',
    gone: 'Kirjet ei ole',
    other: 'Kirje on olemas, kuid osutab mujale. Võrrelge seda tabeliga',
    unclear: 'Osa DNS-servereid ei vastanud, seepärast pole seis veel selge',
    taken: 'Domeen viib juba teise serverisse. Eemaldage see kõigepealt sealt',
  },
  looked: 'kontrollitud {time}',
  leadsUntil: 'Domeen viib siia serverisse kuni {date}. Taastage kirje, et see nii jääks.',
  look: 'Kontrolli kohe',
  lookFor: 'Kontrolli kohe: {name}',
  remove: 'Eemalda domeen {name}',
  removeTitle: 'Kas eemaldada domeen {name}?',
  removeText:
    'Selle kaudu ei saa enam liituda. Kui lisate selle uuesti, on vaja sama kirjet. Teised aadressid ei muutu.',
  removeButton: 'Eemalda domeen',
  removed: 'Domeen eemaldatud',
  showRecord: 'Näita kirjet',
  setRecord: 'Looge see kirje oma domeeni DNS-i seadetes:',
  recordKind: 'Kirje liik',
  recordHints: {
    cname: 'Sobib enamikule. Domeenile endale, ilma alamdomeenita, valige SRV.',
    srv: 'Sobib ka alamdomeenita domeenile. Mängijad ei pea porti sisestama.',
  },
  field: 'Väli',
  value: 'Väärtus',
  fields: {
    type: 'Tüüp',
    name: 'Nimi',
    priority: 'Prioriteet',
    weight: 'Kaal',
    port: 'Port',
    target: 'Sihtkoht',
  },
  starts: 'Käivitamine liitumisega',
  startsIntro:
    'Server on peatatud, aga sõbrad tahavad mängida: kes on nimekirjas, käivitab selle lihtsalt ' +
    'liitudes. Mängija, keda nimekirjas pole, seda ei käivita, serverite loendi värskendamine samuti ' +
    'mitte. Kui server peaks 25 sekundiga valmis olema, ootab mängija lihtsalt ja pääseb sisse; muidu ' +
    'loeb ta, millal uuesti liituda.',
  startsSwitch: 'Nimekirjas olevad mängijad käivitavad peatatud serveri',
  startsLimits:
    'Enne käivitamist ei saa nime kontrollida: serveri võib käivitada ka see, kes kasutab võõrast ' +
    'nime. Sisse pääseb ta aga ainult siis, kui server ise ta sisse laseb. ' +
    'Nii saab serverit käivitada kõige rohkem 6 korda tunnis.',
  startsNobody: 'Nimekiri on tühi: praegu ei saa keegi serverit liitumisega käivitada.',
  players: 'Mängija nimi',
  playersHint: 'Võib ka mitu korraga, tühikutega eraldatult.',
  addPlayer: 'Lisa',
  playerFault: '„{name}“ ei sobi: nimes on 1–16 märki (a–z, numbrid ja _)',
  playerTaken: '{name} on juba nimekirjas',
  playersFull: 'Nimekirjas võib olla kuni {most} nime.',
  removePlayer: 'Eemalda nimekirjast: {name}',
  startsOn: 'Käivitamine liitumisega on sees',
  startsOff: 'Käivitamine liitumisega on väljas',
}
