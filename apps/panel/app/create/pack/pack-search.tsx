import type { AddonHits } from '@zubr/contracts/catalogue/endpoints'
import { useEffect, useState } from 'react'
import { AddonIcon } from '../../addons/icon.tsx'
import { useEndpoint } from '../../api/polled.ts'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { Notice } from '../../components/notice.tsx'
import panel from '../../components/panel.module.css'
import { useCoreMessages } from '../../cores/core-messages.tsx'
import type { CataloguePack } from '../draft.ts'
import styles from './pack.module.css'

/** The page size. */
const page = 10
const maxShown = 50
/** Debounce of the search field. */
const pauseMs = 300

type SearchProps = { missing: boolean; onTake(pack: Omit<CataloguePack, 'version'>): void }

/** Searches modpacks in the catalogues; most downloaded first without a search text. */
export function PackSearch({ missing, onTake }: SearchProps) {
  const messages = useCoreMessages().pack
  const [text, setText] = useState('')
  const [query, setQuery] = useState('')
  const [limit, setLimit] = useState(page)
  useEffect(() => {
    const timer = setTimeout(() => {
      setQuery(text.trim())
      setLimit(page)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  const found = useEndpoint(null, 'GET /api/catalogue', {
    // Any loader and game version: the pack decides both.
    query: {
      ...{ kind: 'modpack', core: 'fabric', gameVersion: '1.21', all: 'true' },
      ...{ query, sort: query === '' ? 'downloads' : 'relevance', limit },
    },
  })
  // The last result stays until the next one arrives.
  const last = useLast(found.data)
  return (
    <div className={styles.search}>
      <TextField
        wide
        type="search"
        label={messages.search}
        value={text}
        maxLength={100}
        autoComplete="off"
        fault={missing ? messages.missing : undefined}
        onKeyDown={(event) => {
          // Enter would submit the form and create the server.
          if (event.key === 'Enter') event.preventDefault()
        }}
        onChange={({ target }) => setText(target.value)}
      />
      <Loaded of={last ? { ...found, data: last } : found} part>
        {({ hits, total, sources }) => {
          const isAway = sources.some(({ state }) => state === 'away')
          const isKnown = sources.some(({ state }) => state === 'known')
          return (
            <>
              {isAway && hits.length === 0 && <Notice>{messages.away}</Notice>}
              {isKnown && <Notice>{messages.known}</Notice>}
              {hits.length === 0 && !isAway && <p role="status">{messages.nothing}</p>}
              <ul className={styles.hits}>
                {hits.map((hit) => (
                  <li key={`${hit.source} ${hit.id}`} className={styles.hit}>
                    <AddonIcon icon={hit.icon} name={hit.name} />
                    <span className={styles.about}>
                      <strong>{hit.name}</strong>
                      <span className={`${panel.dim} ${panel.small}`}>{hit.summary}</span>
                    </span>
                    <Button
                      tone="quiet"
                      aria-label={`${messages.take}: ${hit.name}`}
                      onClick={() => onTake({ source: hit.source, project: hit.id, name: hit.name })}
                    >
                      {messages.take}
                    </Button>
                  </li>
                ))}
              </ul>
              {total > hits.length && limit < maxShown && (
                <p>
                  <Button tone="quiet" onClick={() => setLimit(Math.min(maxShown, limit + page))}>
                    {messages.more}
                  </Button>
                </p>
              )}
            </>
          )
        }}
      </Loaded>
    </div>
  )
}

function useLast(data: AddonHits | undefined): AddonHits | undefined {
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  return data ?? last
}
