import type { PlayerListsMessages } from './en.ts'

export const lt: PlayerListsMessages = {
  heading: 'Žaidėjai',
  lists: {
    whitelist: 'Baltasis sąrašas',
    ops: 'Operatoriai',
    'banned-players': 'Užblokuoti',
    'banned-ips': 'IP blokavimai',
  },
  texts: {
    whitelist: 'Kol baltasis sąrašas įjungtas, prisijungti gali tik šie žaidėjai ir operatoriai.',
    ops: 'Operatoriai vykdo serverio komandas. 4 lygis – visos, net serverio išjungimas.',
    'banned-players': 'Šie žaidėjai neprisijungs.',
    'banned-ips': 'Iš šių adresų niekas neprisijungs.',
  },
  empty: {
    whitelist: 'Baltajame sąraše nieko nėra.',
    ops: 'Operatorių nėra.',
    'banned-players': 'Niekas neužblokuotas.',
    'banned-ips': 'Užblokuotų adresų nėra.',
  },
  switch: 'Įleisti tik žaidėjus iš sąrašo',
  name: 'Žaidėjo vardas',
  nameFault: 'Nuo 2 iki 16 raidžių a–z, skaitmenų ir _. Bedrock žaidėjas turi priešdėlį: .Vardas',
  address: 'IP adresas',
  addressFault: 'Adresas, pvz., 203.0.113.7',
  level: 'Lygis',
  levelRunning: 'Kol serveris veikia, suteikiamas nustatymuose nurodytas lygis',
  reason: 'Priežastis',
  reasonHint: 'Ją matys žaidėjas. Nebūtina',
  add: {
    whitelist: 'Pridėti',
    ops: 'Skirti operatoriumi',
    'banned-players': 'Užblokuoti',
    'banned-ips': 'Užblokuoti',
  },
  remove: {
    whitelist: 'Pašalinti {name} iš baltojo sąrašo',
    ops: 'Atimti iš žaidėjo {name} operatoriaus teises',
    'banned-players': 'Atblokuoti {name}',
    'banned-ips': 'Atblokuoti {name}',
  },
  removeShort: {
    whitelist: 'Pašalinti',
    ops: 'Atimti',
    'banned-players': 'Atblokuoti',
    'banned-ips': 'Atblokuoti',
  },
  taken: '{name} jau sąraše',
  added: {
    whitelist: '{name} yra baltajame sąraše',
    ops: '{name} dabar operatorius',
    'banned-players': 'Žaidėjas {name} užblokuotas',
    'banned-ips': 'Adresas {name} užblokuotas',
  },
  removed: {
    whitelist: '{name} nebėra baltajame sąraše',
    ops: '{name} nebe operatorius',
    'banned-players': 'Žaidėjas {name} atblokuotas',
    'banned-ips': 'Adresas {name} atblokuotas',
  },
  switched: { on: 'Baltasis sąrašas įjungtas', off: 'Baltasis sąrašas išjungtas' },
  unseen: 'Serveris sąrašo nepakeitė: {name}. Patikrinkite vardą, atsakymas – konsolėje.',
  notSent: 'Komanda nepasiekė serverio. Sąrašas nepakeistas.',
  bedrockUnknown:
    'Bedrock žaidėjo UUID serveris sužino jam prisijungus, o {name} čia dar nebuvo. ' +
    'Tegul kartą prisijungia, arba pridėkite jį konsolėje: fwhitelist add.',
  bedrockBlank:
    'Varde {name} yra tarpas, o tokio vardo serverio komanda nepriima. ' +
    'Išjunkite serverį ir pakeiskite sąrašą dar kartą: skydas įrašys jį tiesiai į failą.',
  noAccount: 'Minecraft paskyros {name} nėra. Patikrinkite rašybą.',
  lookupAway:
    'Dabar negalima sužinoti {name} UUID: Minecraft paskyrų tarnyba neatsako. ' +
    'Paleiskite serverį, ir jis įrašys žaidėją savo komanda.',
  damaged: 'Failas {name} sugadintas: tai ne sąrašas. Pataisykite jį redaktoriuje.',
  toEditor: 'Atverti redaktoriuje',
  live: 'Serveris veikia: sąrašai keičiami jo komandomis, iš karto.',
  atRest: 'Serveris išjungtas: sąrašai keičiami failuose ir įsigalios jį paleidus.',
  between: 'Palaukite: serveris paleidžiamas arba išjungiamas.',
  bannedAt: 'nuo {date}',
  until: 'iki {date}',
  forever: 'visam laikui',
  none: 'Ši programinė įranga neturi sąrašų, kuriuos skydas moka keisti. Jų failai – skirtuke „Failai“.',
}
