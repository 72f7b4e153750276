import type { SftpMessages } from './en.ts'

export const sftp: SftpMessages<'fi'> = {
  ways: { panel: '{what} paneelissa', sftp: '{what} SFTP:llä' },
  changes: {
    uploaded: {
      one: '{count} tiedosto lähetetty',
      other: '{count} tiedostoa lähetetty',
    },
    changed: {
      one: '{count} muutos tiedostoihin',
      other: '{count} muutosta tiedostoihin',
    },
    made: {
      one: '{count} kansio tai tiedosto luotu',
      other: '{count} kansiota ja tiedostoa luotu',
    },
    moved: {
      one: '{count} siirto tai nimenmuutos',
      other: '{count} siirtoa ja nimenmuutosta',
    },
    copied: {
      one: '{count} kopio tehty',
      other: '{count} kopiota tehty',
    },
    deleted: {
      one: '{count} tiedosto tai kansio poistettu',
      other: '{count} tiedostoa ja kansiota poistettu',
    },
    restored: {
      one: '{count} tiedosto palautettu roskakorista',
      other: '{count} tiedostoa palautettu roskakorista',
    },
    packed: {
      one: '{count} arkisto luotu',
      other: '{count} arkistoa luotu',
    },
    unpacked: {
      one: '{count} arkisto purettu',
      other: '{count} arkistoa purettu',
    },
  },
  keys: {
    heading: 'SSH-avaimet',
    text: 'Ne avaavat palvelimiesi tiedostot SFTP:llä ilman salasanaa.',
    none: 'Avaimia ei ole vielä',
    add: 'Lisää avain',
    publicKey: 'Julkinen avain',
    publicKeyHint:
      'Rivi .pub-tiedostosta: sen alussa on ssh-ed25519, ecdsa-sha2, sk- tai ssh-rsa. Myös PuTTYgenin tallentama käy.',
    name: 'Nimi',
    nameHint: 'Esimerkiksi ”Kannettava”. Jos kenttä on tyhjä, nimi otetaan avaimesta.',
    added: 'Avain lisätty',
    removed: 'Avain poistettu',
    remove: 'Poista',
    removing: { title: 'Poistetaanko avain ”{name}”?', text: 'Sillä avatut yhteydet katkeavat heti.' },
    addedAt: 'lisätty {date}',
    usedAt: 'viimeksi käytetty {date}',
    neverUsed: 'ei vielä käytetty',
  },
  keyFaults: {
    shape: 'Tämä ei näytä julkiselta avaimelta. Kopioi koko rivi .pub-tiedostosta.',
    private:
      'Tämä on yksityinen avain. Emme lähettäneet emmekä tallentaneet sitä. ' +
      'Älä näytä sitä kenellekään, ja liitä tähän .pub-tiedoston sisältö.',
    weak: 'Tämä RSA-avain on alle 2048 bittiä. Luo uusi, mieluiten ed25519.',
    kind: 'Tällainen avain ei käy. ed25519, ECDSA, RSA 2048 bitistä alkaen ja FIDO-avaimet käyvät.',
    taken: 'Tämä avain on jo lisätty',
    too_many: 'Avaimia voi olla enintään 20',
  },
  access: {
    title: 'SFTP',
    intro: 'Palvelimen tiedostot missä tahansa SFTP-ohjelmassa.',
    away: 'Noodi ei nyt jaa tiedostoja SFTP:llä.',
    host: 'Osoite',
    port: 'Portti',
    user: 'Käyttäjänimi',
    hostKey: 'Noodin avaimen sormenjälki',
    hostKeyHint:
      'Ohjelma näyttää sormenjäljen, kun se ottaa yhteyden ensimmäisen kerran. Sen on oltava sama kuin tässä.',
    openIn: 'Avaa ohjelmassa',
    password: 'SFTP-salasana',
    passwordText: 'Tilisi salasana ei käy tässä: SFTP:tä varten jokaisella palvelimella on oma.',
    accountPassword: 'Tilin salasana',
    make: 'Luo salasana',
    renew: 'Luo uusi',
    revoke: 'Mitätöi',
    madeAt: 'Luotu {date}',
    once: 'Tallenna salasana: se näytetään vain kerran.',
    revoked: 'Salasana mitätöity',
    keysLink: 'SSH-avaimet tilillä',
    how: 'Näin yhdistät',
    filezilla:
      'FileZilla: File, Site Manager, New Site. Protokolla SFTP, kirjautumistapa Normal, kopioi loput tästä.',
    winscp: 'WinSCP: uusi sivusto, protokolla SFTP, kopioi loput tästä.',
    terminal: 'Päätteessä:',
    renewing: {
      title: 'Luodaanko uusi salasana?',
      text: 'Nykyinen lakkaa toimimasta, ja sillä avatut yhteydet katkeavat.',
    },
    revoking: { title: 'Mitätöidäänkö salasana?', text: 'Sillä avatut yhteydet katkeavat heti.' },
  },
}
