import type { OwnDomain } from '@zubr/contracts/edge/addresses'
import { useId, useState } from 'react'
import { CopyButton } from '../../components/copy-button.tsx'
import { Segments } from '../../components/fields/segments.tsx'
import panel from '../../components/panel.module.css'
import { breakable } from '../../server/address.tsx'
import styles from '../addresses.module.css'
import { useAddressesMessages } from '../addresses-messages.tsx'
import { firstKind, type RecordKind, recordOf, usualPort } from './record.ts'

/** The record that a domain needs, field by field as name servers' forms ask for it. */
export function RecordTable({ domain, edgePort }: { domain: OwnDomain; edgePort: number }) {
  const own = useAddressesMessages()
  const id = useId()
  const [chosen, setChosen] = useState<RecordKind>()
  const kind = chosen ?? firstKind(domain.domain, edgePort)
  return (
    <div className={styles.record}>
      <div className={panel.spread}>
        <p>{own.setRecord}</p>
        <Segments
          name={id}
          className={styles.kinds}
          legend={own.recordKind}
          options={[
            ['cname', 'CNAME'],
            ['srv', 'SRV'],
          ]}
          chosen={kind}
          onChoose={setChosen}
        />
      </div>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{own.field}</th>
            <th scope="col">{own.value}</th>
          </tr>
        </thead>
        <tbody>
          {recordOf(kind, domain, edgePort).map(([field, value]) => (
            <tr key={field}>
              <th scope="row">{own.fields[field]}</th>
              <td>
                <span className={styles.value}>
                  <code>{breakable(value)}</code>
                  {field !== 'type' && <CopyButton text={value} plain />}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`${panel.dim} ${panel.small}`}>
        {own.recordHints[kind]}
        {kind === 'cname' && edgePort !== usualPort && ` ${own.withPort}`}
      </p>
    </div>
  )
}
