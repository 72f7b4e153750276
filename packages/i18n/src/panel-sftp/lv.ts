import type { SftpMessages } from './en.ts'

export const sftp: SftpMessages<'lv'> = {
  ways: { panel: '{what} panelī', sftp: '{what}, izmantojot SFTP' },
  changes: {
    uploaded: {
      zero: '{count} faili augšupielādēti',
      one: '{count} fails augšupielādēts',
      other: '{count} faili augšupielādēti',
    },
    changed: {
      zero: '{count} izmaiņas failos',
      one: '{count} izmaiņa failos',
      other: '{count} izmaiņas failos',
    },
    made: {
      zero: '{count} mapes un faili izveidoti',
      one: '{count} mape vai fails izveidots',
      other: '{count} mapes un faili izveidoti',
    },
    moved: {
      zero: '{count} pārvietojumi un pārdēvējumi',
      one: '{count} pārvietojums vai pārdēvējums',
      other: '{count} pārvietojumi un pārdēvējumi',
    },
    copied: {
      zero: '{count} kopijas izveidotas',
      one: '{count} kopija izveidota',
      other: '{count} kopijas izveidotas',
    },
    deleted: {
      zero: '{count} faili un mapes izdzēsti',
      one: '{count} fails vai mape izdzēsta',
      other: '{count} faili un mapes izdzēsti',
    },
    restored: {
      zero: '{count} faili atjaunoti no atkritnes',
      one: '{count} fails atjaunots no atkritnes',
      other: '{count} faili atjaunoti no atkritnes',
    },
    packed: {
      zero: '{count} arhīvi izveidoti',
      one: '{count} arhīvs izveidots',
      other: '{count} arhīvi izveidoti',
    },
    unpacked: {
      zero: '{count} arhīvi izpakoti',
      one: '{count} arhīvs izpakots',
      other: '{count} arhīvi izpakoti',
    },
  },
  keys: {
    heading: 'SSH atslēgas',
    text: 'Tās atver jūsu serveru failus, izmantojot SFTP, bez paroles.',
    none: 'Atslēgu vēl nav',
    add: 'Pievienot atslēgu',
    publicKey: 'Publiskā atslēga',
    publicKeyHint:
      'Rinda no .pub faila: tā sākas ar ssh-ed25519, ecdsa-sha2, sk- vai ssh-rsa. Derēs arī tas, ko saglabā PuTTYgen.',
    name: 'Nosaukums',
    nameHint: 'Piemēram, „Klēpjdators”. Ja lauks ir tukšs, ņemsim no atslēgas.',
    added: 'Atslēga pievienota',
    removed: 'Atslēga noņemta',
    remove: 'Noņemt',
    removing: { title: 'Noņemt atslēgu „{name}”?', text: 'Ar to atvērtie savienojumi tiks aizvērti uzreiz.' },
    addedAt: 'pievienota {date}',
    usedAt: 'pēdējoreiz lietota {date}',
    neverUsed: 'vēl nav lietota',
  },
  keyFaults: {
    shape: 'Tas neizskatās pēc publiskās atslēgas. Nokopējiet visu rindu no .pub faila.',
    private:
      'Šī ir privātā atslēga. Mēs to nekur nenosūtījām un nesaglabājām. ' +
      'Nevienam to nerādiet, bet šeit ielīmējiet .pub faila saturu.',
    weak: 'Šī RSA atslēga ir īsāka par 2048 bitiem. Izveidojiet jaunu, vislabāk ed25519.',
    kind: 'Šāda veida atslēga neder. Der ed25519, ECDSA, RSA no 2048 bitiem un FIDO atslēgas.',
    taken: 'Šī atslēga jau ir pievienota',
    too_many: 'Vairāk par 20 atslēgām pievienot nevar',
  },
  access: {
    title: 'SFTP',
    intro: 'Servera faili jebkurā SFTP programmā.',
    away: 'Mezgls pašlaik nepiedāvā failus, izmantojot SFTP.',
    host: 'Adrese',
    port: 'Ports',
    user: 'Lietotājvārds',
    hostKey: 'Mezgla atslēgas nospiedums',
    hostKeyHint: 'Pirmajā savienojuma reizē programma parādīs nospiedumu. Tam jāsakrīt ar šo.',
    openIn: 'Atvērt programmā',
    password: 'SFTP parole',
    passwordText: 'Konta parole šeit neder: SFTP katram serverim ir sava.',
    accountPassword: 'Konta parole',
    make: 'Izveidot paroli',
    renew: 'Izveidot jaunu',
    revoke: 'Atsaukt',
    madeAt: 'Izveidota {date}',
    once: 'Saglabājiet paroli: tā tiek rādīta tikai vienreiz.',
    revoked: 'Parole atsaukta',
    keysLink: 'SSH atslēgas kontā',
    how: 'Kā pieslēgties',
    filezilla:
      'FileZilla: File, Site Manager, New Site. ' +
      'Protokols SFTP, pieteikšanās veids Normal, pārējo nokopējiet no šejienes.',
    winscp: 'WinSCP: jauna vietne, protokols SFTP, pārējo nokopējiet no šejienes.',
    terminal: 'Terminālī:',
    renewing: {
      title: 'Izveidot jaunu paroli?',
      text: 'Iepriekšējā vairs nederēs, un ar to atvērtie savienojumi tiks aizvērti.',
    },
    revoking: { title: 'Atsaukt paroli?', text: 'Ar to atvērtie savienojumi tiks aizvērti uzreiz.' },
  },
}
