import type { PortsMessages } from './en.ts'

export const fi: PortsMessages = {
  heading: 'Lisäportit',
  intro:
    'Äänichatille, selainkartalle tai äänestyksille ei riitä plugini: ne tarvitsevat oman portin. ' +
    'Noodi antaa numeron, ja se pysyy palvelimella.',
  empty: 'Vielä ei ole yhtään.',
  purposes: {
    voice: { name: 'Äänichat', text: 'Pelaajat kuulevat lähellä olevat. Käyttää UDP:tä.' },
    map: {
      name: 'Kartta selaimessa',
      text: 'Maailma sivulla, jonka mikä tahansa selain avaa. Käyttää TCP:tä.',
    },
    votes: { name: 'Äänestykset', text: 'Palvelinlistat kertovat, kuka äänesti. Käyttää TCP:tä.' },
    query: {
      name: 'Palvelinkyselyt (query)',
      text: 'Sivustot ja botit näkevät, kuka pelaa. Käyttää UDP:tä.',
    },
    other: { name: 'Jokin muu', text: 'Mikä tahansa plugini tai modi, joka tarvitsee portin.' },
  },
  add: 'Lisää portti',
  addTitle: 'Uusi portti',
  purpose: 'Käyttötarkoitus',
  protocol: 'Protokolla',
  protocolHint: 'Pluginin tai modin kuvaus kertoo, kumpaa se tarvitsee.',
  addButton: 'Lisää',
  added: 'Portti lisätty',
  serverFull: 'Palvelimella on jo 5 porttia, eikä enempää voi olla.',
  nodeFull: 'Tällä noodilla ei ole enää vapaita portteja.',
  waiting: 'Noodi ei ole vielä antanut numeroa. Yleensä se vie pari sekuntia.',
  write:
    'Jos paneeli kirjoitti portin jo asennuksessa, kuten Simple Voice Chatin kohdalla, sinun ei ' +
    'tarvitse tehdä mitään. Muuten kirjoita {port} pluginisi tai modisi tiedostoon:',
  writeOther: 'Kirjoita {port} pluginisi tai modisi asetuksiin.',
  queryReady:
    'Uudelleenkäynnistyksen jälkeen palvelin vastaa kyselyihin itse portissa {port}. Mitään ei tarvitse kirjoittaa.',
  restart:
    'Portti on auki heti, ja plugini tai modi ottaa sen käyttöön palvelimen uudelleenkäynnistyksen jälkeen.',
  openFile: 'Avaa {file} editorissa',
  moved: 'Siirron jälkeen numero on toinen: se oli {former}, nyt se on {port}. Kirjoita uusi asetuksiin.',
  known: 'Selvä',
  remove: 'Poista portti: {name}',
  removeTitle: 'Poistetaanko portti {address}?',
  removeText: 'Se sulkeutuu heti, ja numero menee toiselle palvelimelle. Samaa ei saa takaisin.',
  removeButton: 'Poista portti',
  removed: 'Portti poistettu',
  link: 'Linkki palvelimen nimellä',
  linkHint: 'Vie kartalle, minne palvelin siirtyykin. Kuka tahansa voi avata sen.',
  open: 'Avaa kartta',
}
