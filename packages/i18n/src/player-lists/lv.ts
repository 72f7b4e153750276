import type { PlayerListsMessages } from './en.ts'

export const lv: PlayerListsMessages = {
  heading: 'Spēlētāji',
  lists: {
    whitelist: 'Baltais saraksts',
    ops: 'Operatori',
    'banned-players': 'Nobanotie',
    'banned-ips': 'IP bani',
  },
  texts: {
    whitelist: 'Kamēr baltais saraksts ir ieslēgts, ienākt var tikai šie spēlētāji un operatori.',
    ops: 'Operatori izpilda servera komandas. 4. līmenis dod visas, arī servera apturēšanu.',
    'banned-players': 'Šie spēlētāji serverī neienāks.',
    'banned-ips': 'No šīm adresēm neviens neienāks.',
  },
  empty: {
    whitelist: 'Baltajā sarakstā neviena nav.',
    ops: 'Operatoru nav.',
    'banned-players': 'Neviens nav nobanots.',
    'banned-ips': 'Neviena adrese nav nobanota.',
  },
  switch: 'Ielaist tikai sarakstā esošos',
  name: 'Spēlētāja vārds',
  nameFault: 'No 2 līdz 16 burtiem a–z, cipariem un _. Bedrock spēlētājam ir prefikss: .Vārds',
  address: 'IP adrese',
  addressFault: 'Adrese, piemēram, 203.0.113.7',
  level: 'Līmenis',
  levelRunning: 'Kamēr serveris darbojas, spēlētājs saņem līmeni no iestatījumiem',
  reason: 'Iemesls',
  reasonHint: 'Redzēs spēlētājs. Nav obligāts',
  add: {
    whitelist: 'Pievienot',
    ops: 'Padarīt par operatoru',
    'banned-players': 'Nobanot',
    'banned-ips': 'Nobanot',
  },
  remove: {
    whitelist: 'Izņemt {name} no baltā saraksta',
    // A dative before the name says who loses the rights:
    // “Atņemt spēlētājam Steve operatora tiesības”.
    ops: 'Atņemt spēlētājam {name} operatora tiesības',
    'banned-players': 'Noņemt banu: {name}',
    'banned-ips': 'Noņemt banu: {name}',
  },
  removeShort: {
    whitelist: 'Izņemt',
    ops: 'Atņemt',
    'banned-players': 'Noņemt banu',
    'banned-ips': 'Noņemt banu',
  },
  taken: '{name} jau ir sarakstā',
  added: {
    whitelist: '{name} ir baltajā sarakstā',
    ops: '{name} tagad ir operators',
    'banned-players': 'Spēlētājs {name} ir nobanots',
    'banned-ips': 'Adrese {name} ir nobanota',
  },
  removed: {
    whitelist: '{name} vairs nav baltajā sarakstā',
    ops: '{name} vairs nav operators',
    'banned-players': 'Bans noņemts: {name}',
    'banned-ips': 'Bans noņemts: {name}',
  },
  switched: { on: 'Baltais saraksts ir ieslēgts', off: 'Baltais saraksts ir izslēgts' },
  unseen: 'Serveris sarakstu nemainīja: {name}. Pārbaudiet vārdu, atbilde ir konsolē.',
  notSent: 'Komanda serveri nesasniedza. Saraksts nav mainīts.',
  bedrockUnknown:
    'Bedrock spēlētāja UUID serveris uzzina, kad viņš ienāk, bet {name} te vēl nav bijis. ' +
    'Lai viņš vienreiz ienāk, vai pievienojiet viņu konsolē: fwhitelist add.',
  bedrockBlank:
    'Vārdā {name} ir atstarpe, un servera komanda tādu nepieņem. ' +
    'Apturiet serveri un mainiet sarakstu vēlreiz: panelis to ierakstīs tieši failā.',
  noAccount: 'Minecraft konta ar vārdu {name} nav. Pārbaudiet rakstību.',
  lookupAway:
    'Tagad nevar uzzināt spēlētāja {name} UUID: Minecraft kontu dienests neatbild. ' +
    'Palaidiet serveri, un tas pievienos spēlētāju pats, ar komandu.',
  damaged: 'Fails {name} ir bojāts: tas nav saraksts. Izlabojiet to redaktorā.',
  toEditor: 'Atvērt redaktorā',
  live: 'Serveris darbojas: sarakstus uzreiz maina tā komandas.',
  atRest: 'Serveris ir apturēts: sarakstus maina failos, un tie darbojas no nākamās palaišanas.',
  between: 'Uzgaidiet: serveris startē vai apstājas.',
  bannedAt: 'kopš {date}',
  until: 'līdz {date}',
  forever: 'uz visiem laikiem',
  none: 'Šai servera programmatūrai nav sarakstu, ko panelis prot mainīt. To faili ir cilnē „Faili”.',
}
