import type { BedrockNaming } from '@zubr/domain/players/bedrock-names'
import { seesEdgeAddress } from '@zubr/domain/players/ip-bans'
import { keyOf, type ListEntry, type PlayerList, pathOf, timeOf } from '@zubr/domain/players/lists'
import { fill } from '@zubr/i18n/format'
import { Link } from 'react-router'
import { Button } from '../components/button.tsx'
import { SwitchField } from '../components/fields/field.tsx'
import { Notice } from '../components/notice.tsx'
import panel from '../components/panel.module.css'
import { useFocusFallback } from '../components/use-focus-fallback.ts'
import type { FilesClient } from '../file-access/client.ts'
import { openAddress } from '../file-access/file-paths.ts'
import { formatDate } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { useServer } from '../server/context.ts'
import { AddForm } from './add-form.tsx'
import { Head } from './head.tsx'
import { useListMessages } from './list-messages.tsx'
import styles from './players.module.css'
import type { Lists } from './read-lists.ts'
import { useChanges } from './use-changes.ts'

type ListViewProps = {
  client: FilesClient
  list: PlayerList
  lists: Lists
  /** For Bedrock players; undefined while unknown. */
  naming: BedrockNaming | undefined
  refresh(): Promise<void>
}

/** One list: whether it is active, its entries, and a form to add one. */
export function ListView({ client, list, lists, naming, refresh }: ListViewProps) {
  const t = useListMessages()
  const { messages } = useI18n()
  const { server } = useServer()
  const { entries } = lists[list]
  const changes = useChanges({ client, lists, naming, refresh })
  const box = useFocusFallback<HTMLDivElement>()
  if (entries === 'damaged')
    return (
      <Notice>
        {fill(t.damaged, { name: pathOf(list) })}{' '}
        <Link className={panel.link} to={paths.files(server.id) + openAddress(pathOf(list))}>
          {t.toEditor}
        </Link>
      </Notice>
    )
  const { how, busy } = changes
  return (
    <div ref={box} tabIndex={-1} className={styles.list}>
      <p className={panel.dim}>
        {t.texts[list]} {how === 'live' ? t.live : how === 'atRest' ? t.atRest : t.between}
      </p>
      {list === 'whitelist' && lists.whitelistOn !== undefined && (
        <SwitchField
          label={t.switch}
          checked={lists.whitelistOn}
          disabled={busy || how === 'between'}
          onChange={({ target }) => void changes.turn(target.checked)}
        />
      )}
      {list === 'banned-ips' && seesEdgeAddress(server.core.id, server.core.version) ? (
        <Notice>{messages.console.ipBan}</Notice>
      ) : (
        <AddForm {...{ list, entries, naming, changes }} />
      )}
      {entries.length === 0 ? (
        <p role="status">{t.empty[list]}</p>
      ) : (
        <ul className={styles.rows}>
          {entries.map((entry) => (
            <Row
              key={keyOf(list, entry)}
              {...{ list, entry }}
              disabled={busy || how === 'between'}
              onRemove={() => void changes.change({ list, action: 'remove', key: keyOf(list, entry) })}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

type RowProps = { list: PlayerList; entry: ListEntry; disabled: boolean; onRemove(): void }

function Row({ list, entry, disabled, onRemove }: RowProps) {
  const { locale } = useI18n()
  const t = useListMessages()
  const name = keyOf(list, entry)
  const [from, until] = [timeOf(entry.created), timeOf(entry.expires)]
  const isBan = list === 'banned-players' || list === 'banned-ips'
  const facts = isBan
    ? [
        typeof entry.reason === 'string' ? entry.reason : undefined,
        from === undefined ? undefined : fill(t.bannedAt, { date: formatDate(locale, from) }),
        until === undefined ? t.forever : fill(t.until, { date: formatDate(locale, until) }),
      ]
    : [list === 'ops' && entry.level !== undefined ? `${t.level} ${String(entry.level)}` : undefined]
  return (
    <li className={styles.row}>
      {list !== 'banned-ips' && <Head name={name} />}
      <div className={styles.who}>
        <strong>{name}</strong>
        <span className={`${panel.dim} ${panel.small}`}>
          {facts.filter((fact) => fact !== undefined && fact !== '').join(' · ')}
        </span>
      </div>
      <Button tone="quiet" disabled={disabled} aria-label={fill(t.remove[list], { name })} onClick={onRemove}>
        {t.removeShort[list]}
      </Button>
    </li>
  )
}
