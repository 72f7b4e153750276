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

/** So many at first, and with each wish for more. */
const page = 10
const most = 50
/** Whoever types is not asked for after each letter. */
const pauseMs = 300

type SearchProps = { missing: boolean; onTake(pack: Omit<CataloguePack, 'version'>): void }

/** Modpacks of the catalogues by words, most downloaded first while there are none. */
export function PackSearch({ missing, onTake }: SearchProps) {
  const messages = useCoreMessages().pack
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const [limit, setLimit] = useState(page)
  useEffect(() => {
    const timer = setTimeout(() => {
      setAsked(text.trim())
      setLimit(page)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  const found = useEndpoint(null, 'GET /api/catalogue', {
    // Of any loader and version: the pack itself decides both.
    query: {
      ...{ kind: 'modpack', core: 'fabric', gameVersion: '1.21', all: 'true' },
      ...{ words: asked, sort: asked === '' ? 'downloads' : 'relevance', limit },
    },
  })
  // What was found stays until there is something else to show.
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
          // Enter would create the server.
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
              {total > hits.length && limit < most && (
                <p>
                  <Button tone="quiet" onClick={() => setLimit(Math.min(most, limit + page))}>
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
