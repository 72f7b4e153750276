import type { SftpMessages } from '../panel-sftp.ts'

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
}
