import { fill, plural } from '@zubr/i18n/format'
import { buttonClass } from '@zubr/ui/button'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../components/button.tsx'
import empty from '../../components/empty.module.css'
import { TextField } from '../../components/fields/field.tsx'
import { Loading } from '../../components/loaded.tsx'
import { Notice } from '../../components/notice.tsx'
import panel from '../../components/panel.module.css'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { failureText } from '../../file-access/failure-text.ts'
import { useFilesMessages } from '../../files/files-messages.tsx'
import { formatTime } from '../../formats.ts'
import { useI18n } from '../../i18n.tsx'
import { useServer } from '../../server/context.ts'
import styles from '../addons.module.css'
import { addonsAddress } from '../addons-address.ts'
import { useAddonsMessages } from '../addons-messages.tsx'
import { PackCard } from '../changes/pack-card.tsx'
import { useAddons } from '../context.ts'
import { type AddonRow, matches } from '../rows.ts'
import { InstalledRow } from './installed-row.tsx'
import { JavaNotice } from './java-notice.tsx'
import { NewsDialog } from './news-dialog.tsx'
import { endingsOf, putFiles } from './put-files.ts'
import { useFileDrop } from './use-file-drop.ts'

/** The number of rows from which a filter is useful. */
const fewRows = 6

/** The files that are in the folders of plugins, mods and datapacks. */
export function InstalledPage() {
  const { server } = useServer()
  const { locale, messages: common } = useI18n()
  const messages = useAddonsMessages()
  const files = useFilesMessages()
  const { there, known, rows, kinds, zipKind, folderOf, readPack, wish } = useAddons()
  const toasts = useToasts()
  const [, run] = useBusy()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [news, setNews] = useState<AddonRow>()
  const input = useRef<HTMLInputElement>(null)
  const group = useFocusFallback<HTMLDivElement>()
  const single = kinds.filter((kind) => kind !== 'modpack')
  const ends = endingsOf(kinds, zipKind).join(', ')
  const put = (list: File[]) =>
    run(async () => {
      const onPack = (path: string) => void run(() => readPack({ path }))
      const left = await putFiles(list, { server: server.id, kinds, zipKind, folderOf, onPack })
      if (left.length > 0) toasts.bad(fill(messages.installed.wrongFiles, { ends, names: left.join(', ') }))
    })
  const drop = useFileDrop(put)
  const shown = rows.filter((row) => matches(row, text))
  const newer = rows.filter(({ update }) => update)
  const wanted = newer.filter(({ installed }) => chosen.has(installed.path))
  const update = (some: readonly AddonRow[]) => {
    const [first] = some
    if (!first) return
    wish({
      title:
        some.length === 1
          ? fill(messages.plan.update, { name: first.name })
          : plural(locale, messages.plan.updateMany, some.length),
      want: some.map(({ installed }) => ({ do: 'update', path: installed.path })),
    })
  }
  const tools = (
    <>
      <Link className={buttonClass({ size: 'small' })} to={addonsAddress(server.id, 'catalogue')}>
        {messages.installed.toCatalogue}
      </Link>
      <Button tone="quiet" disabled={server.nodeSilent} onClick={() => input.current?.click()}>
        {messages.installed.upload}
      </Button>
    </>
  )
  return (
    <div
      className={`${panel.column} ${styles.drop}`}
      {...drop.listeners}
      data-over={drop.isOver || undefined}
      ref={group}
      tabIndex={-1}
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={endingsOf(kinds, zipKind).join(',')}
        aria-label={messages.installed.upload}
        onChange={async ({ currentTarget }) => {
          await put([...(currentTarget.files ?? [])])
          // Allows the same file to be chosen again.
          if (input.current) input.current.value = ''
        }}
      />
      {drop.isOver && (
        <p className={styles.over} role="status">
          {messages.installed.drop}
        </p>
      )}
      <JavaNotice />
      {kinds.includes('modpack') && <PackCard />}
      {there.failure && (
        <div className={`${panel.alert} ${panel.spread} ${there.data ? panel.calm : ''}`} role="alert">
          <p>
            {failureText(there.failure, files, common)}
            {there.data && there.at !== undefined && (
              <> {fill(common.frame.stale, { time: formatTime(locale, there.at) })}</>
            )}
          </p>
          <Button tone="quiet" onClick={there.refresh}>
            {common.frame.retry}
          </Button>
        </div>
      )}
      {known.failure && there.data && <Notice>{messages.installed.notKnown}</Notice>}
      {!there.data && !there.failure && <Loading />}
      {there.data?.length === 0 && (
        <div className={empty.empty}>
          <h2>{messages.installed.empty[single[0] ?? 'plugin']}</h2>
          <p>{fill(messages.installed.emptyText, { ends })}</p>
          <div className={panel.row}>{tools}</div>
        </div>
      )}
      {rows.length > 0 && (
        <>
          <div className={styles.tools}>
            {rows.length >= fewRows && (
              <TextField
                type="search"
                label={messages.installed.filter}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            )}
            <div className={panel.row}>{tools}</div>
          </div>
          {newer.length > 0 && (
            <div className={`${panel.alert} ${panel.calm} ${panel.spread}`} role="status">
              <p>{plural(locale, messages.installed.updates, newer.length)}</p>
              <Button disabled={server.nodeSilent} onClick={() => update(wanted.length > 0 ? wanted : newer)}>
                {wanted.length > 0 && wanted.length < newer.length
                  ? messages.installed.updateChosen
                  : messages.installed.updateAll}
              </Button>
            </div>
          )}
          {shown.length === 0 && (
            <p className={panel.dim} role="status">
              {fill(messages.installed.nothingFound, { text })}
            </p>
          )}
          {single.map((kind) => {
            const some = shown.filter(({ installed }) => installed.kind === kind)
            if (some.length === 0) return null
            return (
              <section key={kind} className={panel.column}>
                <h2 className={single.length > 1 ? '' : 'visually-hidden'}>{messages.kinds[kind]}</h2>
                <ul className={styles.list} aria-label={messages.kinds[kind]}>
                  {some.map((row) => (
                    <InstalledRow
                      key={row.installed.path}
                      row={row}
                      isChosen={newer.length > 1 ? chosen.has(row.installed.path) : undefined}
                      onChoose={(is) => setChosen((before) => withOne(before, row.installed.path, is))}
                      onUpdate={() => update([row])}
                      onNews={() => setNews(row)}
                    />
                  ))}
                </ul>
              </section>
            )
          })}
        </>
      )}
      {news && <NewsDialog row={news} onClose={() => setNews(undefined)} onUpdate={() => update([news])} />}
    </div>
  )
}

function withOne(all: ReadonlySet<string>, one: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(all)
  if (isIn) next.add(one)
  else next.delete(one)
  return next
}
