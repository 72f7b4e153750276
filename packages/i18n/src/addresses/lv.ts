import type { AddressesMessages } from './en.ts'

export const lv: AddressesMessages<'lv'> = {
  main: 'Adrese spēlētājiem',
  byPort: 'Adrese ar portu',
  byPortHint:
    'Rezerves adrese: arī tā ved uz šo serveri, bet mainīsies, ja serveris pārcelsies uz citu mezglu.',
  withPort: 'Ports šeit nav standarta, tāpēc to ievada kopā ar nosaukumu.',
  noName: 'Šajā mezglā ar nosaukumu pieslēgties vēl nevar. Pagaidām izmantojiet adresi ar portu.',
  bedrock:
    'Bedrock nepasaka serverim, kādu nosaukumu spēlētājs ievadījis. ' +
    'Tāpēc serverim ir savs UDP ports, un pieslēdzas ar mezgla adresi un šo portu.',
  refused: {
    zero: 'Pēdējās stundas laikā noraidīti {count} savienojumi',
    one: 'Pēdējās stundas laikā noraidīts {count} savienojums',
    other: 'Pēdējās stundas laikā noraidīti {count} savienojumi',
  },
  refusedHint: 'Tos apturēja savienojumu ierobežojumi: līdz serverim tie netika.',
  notTold:
    'Šī servera programmatūra spēlētāju adreses neredz: tai visi nāk no mezgla adreses. ' +
    'Nebanojiet pēc adreses, citādi aizvērsiet ieeju visiem. ' +
    'Banojiet pēc vārda.',
  change: 'Mainīt apakšdomēnu',
  changeTitle: 'Mainīt apakšdomēnu',
  changeText:
    '{name} vedīs uz šo serveri vēl {days} dienas, un līdz tam neviens cits to neaizņems. ' +
    'Tie, kas jau spēlē, neko nemanīs.',
  namesFull:
    'Iepriekšējo nosaukumu jau ir tik, cik drīkst būt. ' +
    'Jaunu varēs izvēlēties {date}, kad atbrīvosies vecākais, bet pie kāda no iepriekšējiem var ' +
    'atgriezties jau tagad.',
  changeButton: 'Mainīt',
  changed: 'Apakšdomēns nomainīts',
  former: 'Arī iepriekšējie nosaukumi ved uz šo serveri',
  until: 'līdz {date}',
  domains: 'Savi domēni',
  domainsIntro:
    'Ja jums ir domēns, spēlētāji var pieslēgties ar to. ' +
    'Pievienojiet nosaukumu šeit un vienu DNS ierakstu tur, kur domēns reģistrēts.',
  domain: 'Domēns',
  domainHint: 'Piemēram, play.example.org',
  domainFault: 'Ievadiet nosaukumu, piemēram, play.example.org, bez porta un atstarpēm',
  refusals: {
    ours: 'Šis nosaukums ir no mūsu domēna: to maina augstāk kā apakšdomēnu',
    already: 'Šis domēns jau ir pievienots',
  },
  add: 'Pievienot domēnu',
  added: 'Domēns pievienots. Atliek izveidot ierakstu',
  domainsFull: 'Jau ir {most} domēni: vairāk pievienot nevar.',
  states: { waiting: 'Gaida ierakstu', confirmed: 'Pieslēgts', lost: 'Ieraksts pazudis' },
  found: {
    never: 'Vēl nav pārbaudīts',
    right: 'Ieraksts ir vietā',
    missing: 'Ieraksts vēl nav redzams. Jauni ieraksti neparādās uzreiz, reizēm paiet dažas stundas',
    gone: 'Ieraksta nav',
    other: 'Ieraksts ir, bet ved citur. Salīdziniet to ar tabulu',
    unclear: 'Daži DNS serveri neatbildēja, tāpēc pagaidām nekas nav skaidrs',
    taken: 'Domēns jau ved uz citu serveri. Vispirms noņemiet to tur',
  },
  looked: 'pārbaudīts {time}',
  leadsUntil: 'Līdz {date} domēns vēl ved uz šo serveri. Atjaunojiet ierakstu, lai tas vestu arī turpmāk.',
  look: 'Pārbaudīt tagad',
  lookFor: 'Pārbaudīt tagad: {name}',
  remove: 'Noņemt domēnu {name}',
  removeTitle: 'Noņemt domēnu {name}?',
  removeText:
    'Ar to vairs neviens nevarēs pieslēgties. ' +
    'Ja to pievienosiet atkal, vajadzēs to pašu ierakstu. ' +
    'Pārējās adreses nemainīsies.',
  removeButton: 'Noņemt domēnu',
  removed: 'Domēns noņemts',
  showRecord: 'Rādīt ierakstu',
  setRecord: 'Izveidojiet šo ierakstu sava domēna DNS iestatījumos:',
  recordKind: 'Ieraksta veids',
  recordHints: {
    cname: 'Der vairumam. Pašam domēnam bez apakšdomēna izvēlieties SRV.',
    srv: 'Der arī domēnam bez apakšdomēna. Spēlētājiem ports nav jāievada.',
  },
  field: 'Lauks',
  value: 'Vērtība',
  fields: {
    type: 'Tips',
    name: 'Nosaukums',
    priority: 'Prioritāte',
    weight: 'Svars',
    port: 'Ports',
    target: 'Mērķis',
  },
  starts: 'Palaišana pieslēdzoties',
  startsIntro:
    'Serveris ir apturēts, bet draugi grib spēlēt: kas ir sarakstā, to palaidīs, vienkārši ' +
    'pieslēdzoties. Spēlētājs, kura sarakstā nav, to nepalaidīs, un arī serveru saraksta ' +
    'atsvaidzināšana ne. Ja paredzams, ka serveris būs gatavs 25 sekunžu laikā, spēlētājs vienkārši ' +
    'pagaida un tiek iekšā; citādi viņš izlasa, kad pieslēgties vēlreiz.',
  startsSwitch: 'Spēlētāji no saraksta palaiž apturētu serveri',
  startsLimits:
    'Pirms palaišanas vārdu pārbaudīt nevar: serveri var palaist arī tas, kas nosaucies svešā vārdā. ' +
    'Taču iekšā viņš tiks tikai tad, ja serveris viņu ielaidīs. ' +
    'Tā serveri var palaist ne biežāk kā 6 reizes stundā.',
  startsNobody: 'Saraksts ir tukšs: pagaidām neviens serveri pieslēdzoties nepalaidīs.',
  players: 'Spēlētāja vārds',
  playersHint: 'Var ievadīt vairākus, atdalot ar atstarpēm.',
  addPlayer: 'Pievienot',
  playerFault: '„{name}” neder: vārdā ir no 1 līdz 16 zīmēm (a–z, cipari un _)',
  playerTaken: '{name} jau ir sarakstā',
  playersFull: 'Sarakstā var būt ne vairāk kā {most} vārdi.',
  removePlayer: 'Izņemt no saraksta: {name}',
  startsOn: 'Palaišana pieslēdzoties ir ieslēgta',
  startsOff: 'Palaišana pieslēdzoties ir izslēgta',
}
