import type { Server } from '@zubr/contracts/servers/server'
import { fill, formatNumber, plural } from '@zubr/i18n/format'
import { localeFacts } from '@zubr/i18n/locales'
import { Art } from '@zubr/ui/art'
import { buttonClass } from '@zubr/ui/button'
import { Link } from 'react-router'
import { useEndpoint } from '../api/polled.ts'
import { OrderNotices } from '../balance/order-notices.tsx'
import { useInvoices } from '../balance/use-invoices.ts'
import { Button } from '../components/button.tsx'
import empty from '../components/empty.module.css'
import { Segments } from '../components/fields/segments.tsx'
import { CardsIcon, TableIcon } from '../components/icons.tsx'
import { Loaded } from '../components/loaded.tsx'
import { PageTitle } from '../components/page-title.tsx'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { useStoredChoice } from '../storage.ts'
import styles from './list.module.css'
import { isNarrowed, longList, shownServers } from './list-query.ts'
import { ListTools } from './list-tools.tsx'
import { ServerCards } from './server-cards.tsx'
import { ServerTable } from './server-table.tsx'
import { useListQuery } from './use-list-query.ts'

const everyMs = 5_000

export function ListPage() {
  const { locale, messages } = useI18n()
  const servers = useEndpoint(everyMs, 'GET /api/servers')
  const invoices = useInvoices()
  return (
    <div>
      <PageTitle title={messages.list.heading} />
      <div className={styles.head}>
        <div>
          <h1>{messages.list.heading}</h1>
          {servers.data && servers.data.length > 0 && (
            <p className={panel.dim}>{plural(locale, messages.list.count, servers.data.length)}</p>
          )}
        </div>
      </div>
      <OrderNotices invoices={invoices} />
      <Loaded of={servers}>{(list) => (list.length === 0 ? <Empty /> : <List servers={list} />)}</Loaded>
    </div>
  )
}

function List({ servers }: { servers: readonly Server[] }) {
  const { locale, messages } = useI18n()
  const [view, setView] = useStoredChoice('serversView', ['cards', 'table'])
  const [query, change] = useListQuery()
  const hasTools = servers.length >= longList || isNarrowed(query)
  const collator = new Intl.Collator(localeFacts[locale].tag, { numeric: true })
  const shown = hasTools ? shownServers(servers, query, { messages, now: Date.now(), collator }) : servers
  return (
    <>
      {hasTools && <ListTools query={query} onChange={change} />}
      <div className={panel.spread}>
        <Segments
          className={styles.view}
          name="view"
          legend={messages.list.view}
          options={[
            ['cards', [<CardsIcon key="icon" size={14} />, ` ${messages.list.cards}`]],
            ['table', [<TableIcon key="icon" size={14} />, ` ${messages.list.table}`]],
          ]}
          chosen={view}
          onChoose={setView}
        />
        {hasTools && (
          <p className={`${panel.dim} ${styles.found}`} role="status">
            {isNarrowed(query) &&
              fill(messages.frame.of, {
                used: formatNumber(locale, shown.length),
                limit: formatNumber(locale, servers.length),
              })}
          </p>
        )}
      </div>
      {shown.length === 0 ? (
        <div className={`${panel.plate} ${panel.spread}`}>
          <p>{messages.list.nothing}</p>
          <Button tone="quiet" onClick={() => change({ ...query, text: '', filter: 'all' })}>
            {messages.list.showAll}
          </Button>
        </div>
      ) : view === 'cards' ? (
        <ServerCards servers={shown} />
      ) : (
        <ServerTable servers={shown} />
      )}
    </>
  )
}

function Empty() {
  const { messages } = useI18n()
  return (
    <div className={empty.empty}>
      <Art name="island" width={300} />
      <h2>{messages.list.emptyTitle}</h2>
      <p>{messages.list.emptyText}</p>
      <Link className={buttonClass()} to={paths.create}>
        {messages.list.emptyButton}
      </Link>
    </div>
  )
}
