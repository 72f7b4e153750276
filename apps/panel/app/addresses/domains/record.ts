import type { OwnDomain } from '@zubr/contracts/edge/addresses'
import type { AddressesMessages } from '@zubr/i18n/addresses/en'

export type RecordKind = 'cname' | 'srv'
type Field = keyof AddressesMessages['fields']

/** The default port, which players need not type. */
export const usualPort = 25_565

/**
 * The usual record: an apex domain cannot have a CNAME, and only an SRV record tells the game
 * another port.
 */
export function firstKind(domain: string, edgePort: number): RecordKind {
  return domain.split('.').length === 2 || edgePort !== usualPort ? 'srv' : 'cname'
}

/** The fields of the record, in the order of DNS providers' forms. */
export function recordOf(
  kind: RecordKind,
  { domain, target }: Pick<OwnDomain, 'domain' | 'target'>,
  edgePort: number,
): readonly (readonly [Field, string])[] {
  if (kind === 'cname')
    return [
      ['type', 'CNAME'],
      ['name', domain],
      ['target', target],
    ]
  return [
    ['type', 'SRV'],
    ['name', `_minecraft._tcp.${domain}`],
    ['priority', '0'],
    ['weight', '5'],
    ['port', String(edgePort)],
    ['target', target],
  ]
}
