import type { SftpMessages } from '../panel-sftp.ts'

export const sftp: SftpMessages<'lt'> = {
  ways: { panel: '{what} skydelyje', sftp: '{what} per SFTP' },
  changes: {
    uploaded: {
      one: 'Įkeltas {count} failas',
      few: 'Įkelti {count} failai',
      many: 'Įkelta {count} failo',
      other: 'Įkelta {count} failų',
    },
    changed: {
      one: '{count} failų pakeitimas',
      few: '{count} failų pakeitimai',
      many: '{count} failų pakeitimo',
      other: '{count} failų pakeitimų',
    },
    made: {
      one: 'Sukurtas {count} aplankas ar failas',
      few: 'Sukurti {count} aplankai ir failai',
      many: 'Sukurta {count} aplanko ir failo',
      other: 'Sukurta {count} aplankų ir failų',
    },
    moved: {
      one: '{count} perkėlimas ar pervadinimas',
      few: '{count} perkėlimai ir pervadinimai',
      many: '{count} perkėlimo ir pervadinimo',
      other: '{count} perkėlimų ir pervadinimų',
    },
    copied: {
      one: 'Padaryta {count} kopija',
      few: 'Padarytos {count} kopijos',
      many: 'Padaryta {count} kopijos',
      other: 'Padaryta {count} kopijų',
    },
    deleted: {
      one: 'Ištrintas {count} failas ar aplankas',
      few: 'Ištrinti {count} failai ir aplankai',
      many: 'Ištrinta {count} failo ir aplanko',
      other: 'Ištrinta {count} failų ir aplankų',
    },
    restored: {
      one: 'Iš šiukšlinės grąžintas {count} failas',
      few: 'Iš šiukšlinės grąžinti {count} failai',
      many: 'Iš šiukšlinės grąžinta {count} failo',
      other: 'Iš šiukšlinės grąžinta {count} failų',
    },
    packed: {
      one: 'Sukurtas {count} archyvas',
      few: 'Sukurti {count} archyvai',
      many: 'Sukurta {count} archyvo',
      other: 'Sukurta {count} archyvų',
    },
    unpacked: {
      one: 'Išpakuotas {count} archyvas',
      few: 'Išpakuoti {count} archyvai',
      many: 'Išpakuota {count} archyvo',
      other: 'Išpakuota {count} archyvų',
    },
  },
}
