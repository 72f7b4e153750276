import type { SftpMessages } from '../panel-sftp.ts'

export const sftp: SftpMessages<'lv'> = {
  ways: { panel: '{what} panelī', sftp: '{what}, izmantojot SFTP' },
  changes: {
    uploaded: {
      zero: '{count} failu augšupielādēts',
      one: '{count} fails augšupielādēts',
      other: '{count} faili augšupielādēti',
    },
    changed: {
      zero: '{count} izmaiņu failos',
      one: '{count} izmaiņa failos',
      other: '{count} izmaiņas failos',
    },
    made: {
      zero: '{count} mapju un failu izveidots',
      one: '{count} mape vai fails izveidots',
      other: '{count} mapes un faili izveidoti',
    },
    moved: {
      zero: '{count} pārvietojumu un pārdēvējumu',
      one: '{count} pārvietojums vai pārdēvējums',
      other: '{count} pārvietojumi un pārdēvējumi',
    },
    copied: {
      zero: '{count} kopiju izveidots',
      one: '{count} kopija izveidota',
      other: '{count} kopijas izveidotas',
    },
    deleted: {
      zero: '{count} failu un mapju izdzēsts',
      one: '{count} fails vai mape izdzēsta',
      other: '{count} faili un mapes izdzēstas',
    },
    restored: {
      zero: '{count} failu atgūts no atkritnes',
      one: '{count} fails atgūts no atkritnes',
      other: '{count} faili atgūti no atkritnes',
    },
    packed: {
      zero: '{count} arhīvu izveidots',
      one: '{count} arhīvs izveidots',
      other: '{count} arhīvi izveidoti',
    },
    unpacked: {
      zero: '{count} arhīvu atpakots',
      one: '{count} arhīvs atpakots',
      other: '{count} arhīvi atpakoti',
    },
  },
}
