import type { PlayerListsMessages } from './en.ts'

export const et: PlayerListsMessages = {
  heading: 'Mängijad',
  lists: {
    whitelist: 'Valge nimekiri',
    ops: 'Operaatorid',
    'banned-players': 'Bännid',
    'banned-ips': 'IP-bännid',
  },
  texts: {
    whitelist: 'Kui nimekiri on sees, pääsevad serverisse ainult need mängijad ja operaatorid.',
    ops: 'Operaatorid saavad anda serverile käske. Tase 4 lubab kõike, ka serveri peatamist.',
    'banned-players': 'Need mängijad serverisse ei pääse.',
    'banned-ips': 'Nendelt aadressidelt ei pääse keegi sisse.',
  },
  empty: {
    whitelist: 'Nimekirjas pole kedagi.',
    ops: 'Operaatoreid ei ole.',
    'banned-players': 'Kedagi pole bännitud.',
    'banned-ips': 'Ühtegi aadressi pole bännitud.',
  },
  switch: 'Lase sisse ainult nimekirjas olijad',
  name: 'Mängija nimi',
  nameFault: '2 kuni 16 tähte a–z, numbrit ja _. Bedrocki mängijal on eesliide: .Nimi',
  address: 'IP-aadress',
  addressFault: 'Aadress nagu 203.0.113.7',
  level: 'Tase',
  levelRunning: 'Töötavas serveris antakse seadetes määratud tase',
  reason: 'Põhjus',
  reasonHint: 'Mängija näeb seda. Pole kohustuslik',
  add: { whitelist: 'Lisa', ops: 'Tee operaatoriks', 'banned-players': 'Bänni', 'banned-ips': 'Bänni' },
  remove: {
    whitelist: 'Eemalda {name} nimekirjast',
    ops: 'Võta mängijalt {name} operaatoriõigused',
    'banned-players': 'Eemalda bänn: {name}',
    'banned-ips': 'Eemalda bänn: {name}',
  },
  removeShort: {
    whitelist: 'Eemalda',
    ops: 'Eemalda',
    'banned-players': 'Eemalda bänn',
    'banned-ips': 'Eemalda bänn',
  },
  taken: '{name} on juba nimekirjas',
  added: {
    whitelist: '{name} on valges nimekirjas',
    ops: '{name} on nüüd operaator',
    'banned-players': '{name} on bännitud',
    'banned-ips': '{name} on bännitud',
  },
  removed: {
    whitelist: '{name} ei ole enam valges nimekirjas',
    ops: '{name} ei ole enam operaator',
    'banned-players': 'Bänn eemaldatud: {name}',
    'banned-ips': 'Bänn eemaldatud: {name}',
  },
  switched: { on: 'Valge nimekiri on sees', off: 'Valge nimekiri on väljas' },
  unseen: 'Server ei muutnud nimekirja: {name}. Kontrollige nime, vastus on konsoolis.',
  notSent: 'Käsk ei jõudnud serverini. Nimekiri on muutmata.',
  bedrockUnknown:
    'Bedrocki mängija UUID saab server teada, kui ta liitub, aga {name} pole siin veel käinud. ' +
    'Las ta liitub korra või lisage ta konsoolis: fwhitelist add.',
  bedrockBlank:
    'Nimes {name} on tühik ja sellist nime serveri käsk ei võta. ' +
    'Peatage server ja muutke nimekirja uuesti: paneel kirjutab selle otse faili.',
  noAccount: 'Minecrafti kontot {name} ei ole. Kontrollige kirjapilti.',
  lookupAway:
    'Mängija {name} UUID-d ei saa praegu teada: Minecrafti kontoteenus ei vasta. ' +
    'Käivitage server, see lisab mängija oma käsuga.',
  damaged: 'Fail {name} on rikutud: see pole nimekiri. Parandage see redaktoris.',
  toEditor: 'Ava redaktoris',
  live: 'Server töötab: nimekirju muudavad selle käsud kohe.',
  atRest: 'Server seisab: nimekirju muudetakse failides ja muudatused kehtivad järgmisest käivitusest.',
  between: 'Oodake: server käivitub või seiskub.',
  bannedAt: 'alates {date}',
  until: 'kuni {date}',
  forever: 'alatiseks',
  none: 'Sellel serveritarkvaral pole nimekirju, mida paneel oskab muuta. Nende failid on vahekaardil „Failid“.',
}
