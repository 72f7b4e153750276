import type { SftpMessages } from './en.ts'

export const sftp: SftpMessages<'et'> = {
  ways: { panel: '{what} (paneelis)', sftp: '{what} (SFTP kaudu)' },
  changes: {
    uploaded: {
      one: '{count} fail üles laaditud',
      other: '{count} faili üles laaditud',
    },
    changed: {
      one: '{count} muudatus failides',
      other: '{count} muudatust failides',
    },
    made: {
      one: '{count} kaust või fail loodud',
      other: '{count} kausta ja faili loodud',
    },
    moved: {
      one: '{count} teisaldamine või ümbernimetamine',
      other: '{count} teisaldamist ja ümbernimetamist',
    },
    copied: {
      one: '{count} koopia tehtud',
      other: '{count} koopiat tehtud',
    },
    deleted: {
      one: '{count} fail või kaust kustutatud',
      other: '{count} faili ja kausta kustutatud',
    },
    restored: {
      one: '{count} fail prügikastist taastatud',
      other: '{count} faili prügikastist taastatud',
    },
    packed: {
      one: '{count} arhiiv loodud',
      other: '{count} arhiivi loodud',
    },
    unpacked: {
      one: '{count} arhiiv lahti pakitud',
      other: '{count} arhiivi lahti pakitud',
    },
  },
  keys: {
    heading: 'SSH-võtmed',
    text: 'Need avavad teie serverite failid SFTP kaudu ilma paroolita.',
    none: 'Võtmeid veel ei ole',
    add: 'Lisa võti',
    publicKey: 'Avalik võti',
    publicKeyHint:
      'Rida .pub-failist: see algab tekstiga ssh-ed25519, ecdsa-sha2, sk- või ssh-rsa. ' +
      'Sobib ka see, mille salvestab PuTTYgen.',
    name: 'Nimi',
    nameHint: 'Näiteks „Sülearvuti“. Kui väli on tühi, võtame nime võtmest.',
    added: 'Võti lisatud',
    removed: 'Võti eemaldatud',
    remove: 'Eemalda',
    removing: { title: 'Kas eemaldada võti „{name}“?', text: 'Sellega avatud ühendused sulguvad kohe.' },
    addedAt: 'lisatud {date}',
    usedAt: 'viimati kasutatud {date}',
    neverUsed: 'veel kasutamata',
  },
  keyFaults: {
    shape: 'See ei näe välja nagu avalik võti. Kopeerige .pub-failist kogu rida.',
    private:
      'See on privaatvõti. Me ei saatnud seda kuhugi ega salvestanud. ' +
      'Ärge näidake seda kellelegi ja kleepige siia .pub-faili sisu.',
    weak: 'See RSA-võti on lühem kui 2048 bitti. Looge uus, kõige parem on ed25519.',
    kind: 'Seda liiki võti ei sobi. Sobivad ed25519, ECDSA, RSA alates 2048 bitist ja FIDO-võtmed.',
    taken: 'See võti on juba lisatud',
    too_many: 'Üle 20 võtme lisada ei saa',
  },
  access: {
    title: 'SFTP',
    intro: 'Serveri failid igas SFTP-programmis.',
    away: 'Sõlm ei jaga praegu faile SFTP kaudu.',
    host: 'Aadress',
    port: 'Port',
    user: 'Kasutajanimi',
    hostKey: 'Sõlme võtme sõrmejälg',
    hostKeyHint: 'Esimesel ühendumisel näitab programm sõrmejälge. See peab olema sama mis siin.',
    openIn: 'Ava programmis',
    password: 'SFTP parool',
    passwordText: 'Konto parool siin ei kehti: SFTP jaoks on igal serveril oma.',
    accountPassword: 'Konto parool',
    make: 'Loo parool',
    renew: 'Loo uus',
    revoke: 'Tühista',
    madeAt: 'Loodud {date}',
    once: 'Salvestage parool: seda näidatakse ainult üks kord.',
    revoked: 'Parool tühistatud',
    keysLink: 'SSH-võtmed kontol',
    how: 'Kuidas ühenduda',
    filezilla:
      'FileZilla: File, Site Manager, New Site. Protokoll SFTP, sisselogimise viis Normal, ülejäänu kopeerige siit.',
    winscp: 'WinSCP: uus sait, protokoll SFTP, ülejäänu kopeerige siit.',
    terminal: 'Terminalis:',
    renewing: {
      title: 'Kas luua uus parool?',
      text: 'Praegune enam ei kehti ja sellega avatud ühendused sulguvad.',
    },
    revoking: { title: 'Kas tühistada parool?', text: 'Sellega avatud ühendused sulguvad kohe.' },
  },
}
