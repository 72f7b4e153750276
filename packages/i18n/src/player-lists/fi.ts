import type { PlayerListsMessages } from './en.ts'

export const fi: PlayerListsMessages = {
  heading: 'Pelaajat',
  lists: {
    whitelist: 'Valkolista',
    ops: 'Operaattorit',
    'banned-players': 'Porttikiellot',
    'banned-ips': 'IP-porttikiellot',
  },
  texts: {
    whitelist: 'Kun lista on käytössä, vain nämä pelaajat ja operaattorit pääsevät palvelimelle.',
    ops: 'Operaattorit saavat käyttää palvelimen komentoja. Tasolla 4 saa tehdä kaiken, myös pysäyttää palvelimen.',
    'banned-players': 'Nämä pelaajat eivät pääse palvelimelle.',
    'banned-ips': 'Näistä osoitteista ei pääse palvelimelle.',
  },
  empty: {
    whitelist: 'Listalla ei ole ketään.',
    ops: 'Operaattoreita ei ole.',
    'banned-players': 'Kenelläkään ei ole porttikieltoa.',
    'banned-ips': 'Yhdelläkään osoitteella ei ole porttikieltoa.',
  },
  switch: 'Päästä sisään vain listalla olevat',
  name: 'Pelaajan nimi',
  nameFault: '2–16 merkkiä: a–z, numerot ja _. Bedrock-pelaajan nimessä on etuliite: .Nimi',
  address: 'IP-osoite',
  addressFault: 'Osoite kuten 203.0.113.7',
  level: 'Taso',
  levelRunning: 'Kun palvelin on käynnissä, taso tulee asetuksista',
  reason: 'Syy',
  reasonHint: 'Pelaaja näkee sen. Ei pakollinen',
  add: {
    whitelist: 'Lisää',
    ops: 'Tee operaattoriksi',
    'banned-players': 'Anna porttikielto',
    'banned-ips': 'Anna porttikielto',
  },
  remove: {
    whitelist: 'Poista {name} listalta',
    ops: 'Poista {name} operaattoreista',
    'banned-players': 'Poista porttikielto: {name}',
    'banned-ips': 'Poista porttikielto: {name}',
  },
  removeShort: {
    whitelist: 'Poista',
    ops: 'Poista',
    'banned-players': 'Poista kielto',
    'banned-ips': 'Poista kielto',
  },
  taken: '{name} on jo listalla',
  added: {
    whitelist: '{name} on valkolistalla',
    ops: '{name} on nyt operaattori',
    'banned-players': 'Porttikielto annettu: {name}',
    'banned-ips': 'Porttikielto annettu: {name}',
  },
  removed: {
    whitelist: '{name} ei ole enää valkolistalla',
    ops: '{name} ei ole enää operaattori',
    'banned-players': 'Porttikielto poistettu: {name}',
    'banned-ips': 'Porttikielto poistettu: {name}',
  },
  switched: { on: 'Valkolista on käytössä', off: 'Valkolista ei ole käytössä' },
  unseen: 'Palvelin ei muuttanut listaa: {name}. Tarkista nimi, vastaus on konsolissa.',
  notSent: 'Komento ei päässyt palvelimelle. Lista on ennallaan.',
  bedrockUnknown:
    'Palvelin saa Bedrock-pelaajan UUID:n, kun hän liittyy, eikä {name} ole vielä käynyt täällä. ' +
    'Pyydä häntä liittymään kerran tai lisää hänet konsolissa: fwhitelist add.',
  bedrockBlank:
    'Nimessä {name} on välilyönti, eikä palvelimen komento hyväksy sitä. ' +
    'Pysäytä palvelin ja muuta listaa uudelleen: paneeli kirjoittaa sen suoraan tiedostoon.',
  noAccount: 'Minecraft-tiliä {name} ei ole. Tarkista kirjoitusasu.',
  lookupAway:
    'Pelaajan {name} UUID:tä ei saada nyt: Minecraftin tilipalvelu ei vastaa. ' +
    'Käynnistä palvelin, niin se lisää pelaajan komennollaan.',
  damaged: 'Tiedosto {name} on vioittunut: se ei ole lista. Korjaa se editorissa.',
  toEditor: 'Avaa editorissa',
  live: 'Palvelin on käynnissä: listoja muuttavat sen komennot heti.',
  atRest: 'Palvelin on pysäytetty: listat muuttuvat tiedostoissa ja vaikuttavat seuraavasta käynnistyksestä.',
  between: 'Hetki: palvelin käynnistyy tai pysähtyy.',
  bannedAt: '{date} alkaen',
  until: '{date} asti',
  forever: 'pysyvästi',
  none:
    'Tällä palvelinohjelmistolla ei ole listoja, joita paneeli osaa muuttaa. ' +
    'Niiden tiedostot ovat välilehdellä ”Tiedostot”.',
}
