import type { SftpMessages } from '../panel-sftp.ts'

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
}
