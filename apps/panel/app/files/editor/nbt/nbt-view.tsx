import { fill, formatNumber, plural } from '@zubr/i18n/format'
import { useEffect, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { SearchIcon } from '../../../components/icons.tsx'
import { Loading } from '../../../components/loaded.tsx'
import { useI18n } from '../../../i18n.tsx'
import { formatBytes } from '../../formats.ts'
import styles from '../editor.module.css'
import type { EditorMessages } from '../editor-messages.ts'
import type { Loaded } from '../load.ts'
import { FirstBytes } from '../viewers/unshown.tsx'
import { type NbtFault, NbtRefused } from './measure.ts'
import nbtStyles from './nbt.module.css'
import { Branch, Row } from './nbt-rows.tsx'
import { NbtReader } from './reader.ts'
import type { NbtFacts, NbtRow } from './tree.ts'

type NbtViewProps = {
  loaded: Extract<Loaded, { look: 'nbt' }>
  messages: EditorMessages
  onDownload(): void
}

/** World and player data of Minecraft as a tree. */
export function NbtView({ loaded, messages, onDownload }: NbtViewProps) {
  const { locale } = useI18n()
  const [opened, setOpened] = useState<{ reader: NbtReader; facts: NbtFacts }>()
  const [fault, setFault] = useState<NbtFault>()
  const [sought, setSought] = useState('')
  const [found, setFound] = useState<NbtRow[]>()
  const { nbt } = messages
  useEffect(() => {
    const reader = new NbtReader()
    let ended = false
    const { bytes } = loaded
    reader.ask({ ask: 'open', bytes }).then(
      (facts) => ended || setOpened({ reader, facts }),
      (error: unknown) => ended || setFault(error instanceof NbtRefused ? error.fault : 'not_nbt'),
    )
    return () => {
      ended = true
      reader.close()
    }
  }, [loaded])

  if (fault)
    return (
      <section
        className={`${styles.scroll} ${styles.stack}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
        aria-label={messages.firstBytes}
      >
        <p className={styles.words} role="alert">
          {fill(nbt[fault], { size: formatBytes(locale, loaded.size) })}
        </p>
        <Button onClick={onDownload}>{messages.bar.download}</Button>
        <FirstBytes bytes={loaded.bytes.slice(0, 1_024)} messages={messages} />
      </section>
    )
  if (!opened) return <Loading />
  const { reader, facts } = opened
  const search = async () => {
    if (sought.trim() === '') return setFound(undefined)
    // A failed search shows no hits.
    setFound(await reader.ask({ ask: 'search', text: sought.trim() }).catch(() => []))
  }
  return (
    <>
      <div className={`${styles.bar} ${nbtStyles.bar}`}>
        <search className={nbtStyles.search}>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              void search()
            }}
          >
            <input
              type="search"
              aria-label={nbt.search}
              placeholder={nbt.search}
              value={sought}
              maxLength={200}
              onChange={({ target }) => setSought(target.value)}
            />
            <button type="submit" aria-label={nbt.search}>
              <SearchIcon />
            </button>
          </form>
        </search>
        <p className={styles.said} role="status">
          {found
            ? found.length === 0
              ? nbt.nothing
              : plural(locale, nbt.found, found.length)
            : [formatBytes(locale, loaded.size), facts.packed ?? '', `${facts.endian} endian`]
                .filter((part) => part !== '')
                .join(', ')}
        </p>
        {found && (
          <Button
            tone="quiet"
            onClick={() => {
              setFound(undefined)
              setSought('')
            }}
          >
            {nbt.all}
          </Button>
        )}
        <Button tone="quiet" onClick={onDownload}>
          {messages.bar.download}
        </Button>
      </div>
      <section
        className={styles.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
        aria-label={nbt.label}
      >
        <div className={nbtStyles.tree}>
          {found ? (
            <ul>
              {found.map((row) => (
                <Row key={row.path.join('\0')} row={row} reader={reader} messages={messages} whole />
              ))}
            </ul>
          ) : (
            <>
              <p className={nbtStyles.root}>
                {facts.name === '' ? nbt.unnamed : facts.name}{' '}
                <span className={nbtStyles.type}>
                  {facts.root.type} {formatNumber(locale, facts.root.size ?? 0)}
                </span>
              </p>
              <Branch row={facts.root} reader={reader} messages={messages} />
            </>
          )}
        </div>
      </section>
    </>
  )
}
