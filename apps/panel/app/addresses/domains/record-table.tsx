import type { OwnDomain } from '@zubr/contracts/edge/addresses'
import { useId, useState } from 'react'
import { CopyButton } from '../../components/copy-button.tsx'
import { Segments } from '../../components/fields/segments.tsx'
import panel from '../../components/panel.module.css'
import { breakable } from '../../server/address.tsx'
import styles from '../addresses.module.css'
import { useAddressesMessages } from '../addresses-messages.tsx'
import { firstKind, type RecordKind, recordOf, usualPort } from './record.ts'

/** The record that a domain needs, field by field as in the forms of DNS providers. */
export function RecordTable({ domain, edgePort }: { domain: OwnDomain; edgePort: number }) {
  const t = useAddressesMessages()
  const id = useId()
  const [chosen, setChosen] = useState<RecordKind>()
  const kind = chosen ?? firstKind(domain.domain, edgePort)
  return (
    <div className={styles.record}>
      <div className={panel.spread}>
        <p>{t.setRecord}</p>
        <Segments
          name={id}
          className={styles.kinds}
          legend={t.recordKind}
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
            <th scope="col">{t.field}</th>
            <th scope="col">{t.value}</th>
          </tr>
        </thead>
        <tbody>
          {recordOf(kind, domain, edgePort).map(([field, value]) => (
            <tr key={field}>
              <th scope="row">{t.fields[field]}</th>
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
        {t.recordHints[kind]}
        {kind === 'cname' && edgePort !== usualPort && ` ${t.withPort}`}
      </p>
    </div>
  )
}
