import { addonSorts, addonSources } from '@zubr/contracts/catalogue/catalogue-constants'
import { plural } from '@zubr/i18n/format'
import { localeFacts } from '@zubr/i18n/locales'
import { useEffect, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useEndpoint } from '../../api/polled.ts'
import { Button } from '../../components/button.tsx'
import empty from '../../components/empty.module.css'
import { SelectField, SwitchField, TextField } from '../../components/fields/field.tsx'
import { Loaded } from '../../components/loaded.tsx'
import panel from '../../components/panel.module.css'
import { useI18n } from '../../i18n.tsx'
import { useServer } from '../../server/context.ts'
import list from '../addons.module.css'
import { useAddonsMessages } from '../addons-messages.tsx'
import { categoryName, paramsOf, type Search, searchIn, sourceNames } from '../search.ts'
import styles from './catalogue.module.css'
import { HitRow } from './hit-row.tsx'
import { SourceStates } from './source-states.tsx'
import { useHits } from './use-hits.ts'

/** Debounce of the search field. */
const typingMs = 300

/**
 * The catalogue: search and filters. By default it shows only what is compatible with this server.
 */
export function CataloguePage() {
  const { server } = useServer()
  const { locale, messages: common } = useI18n()
  const messages = useAddonsMessages()
  const { core } = server
  const [params, setParams] = useSearchParams()
  const search = searchIn(params, core.id)
  const found = useHits(core, search)
  const look = (change: Partial<Search>, replace = false) =>
    setParams(paramsOf({ ...search, ...change }, core.id), { replace, preventScrollReset: true })
  const say = messages.catalogue
  const filters = useId()
  // Collapsed on phones, unless a filter is active.
  const [open, setOpen] = useState(search.category !== '' || search.source !== '' || search.all)
  return (
    <div className={panel.column}>
      <h2 className="visually-hidden">{messages.pages.catalogue}</h2>
      <search className={styles.search}>
        <SearchField
          search={search}
          onLook={(text) => look({ words: text, sort: sortFor(search, text) }, true)}
        />
        <p className={`${panel.dim} ${styles.count}`} role="status">
          {found.data && plural(locale, say.found, found.data.total)}
        </p>
        <Button
          tone="quiet"
          className={styles.filtersButton}
          aria-expanded={open}
          aria-controls={filters}
          onClick={() => setOpen(!open)}
        >
          {say.filters}
        </Button>
        <div id={filters} className={styles.filters} data-open={open || undefined}>
          <Categories search={search} onLook={(category) => look({ category })} />
          <SelectField
            label={say.sort}
            value={search.sort}
            onChange={({ target }) => look({ sort: target.value as Search['sort'] })}
          >
            {addonSorts.map((sort) => (
              <option key={sort} value={sort}>
                {say.sorts[sort]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={say.source}
            value={search.source}
            onChange={({ target }) => look({ source: target.value as Search['source'] })}
          >
            <option value="">{say.anySource}</option>
            {addonSources.map((source) => (
              <option key={source} value={source}>
                {sourceNames[source]}
              </option>
            ))}
          </SelectField>
          <SwitchField
            label={say.all}
            checked={search.all}
            onChange={({ target }) => look({ all: target.checked })}
          />
        </div>
      </search>
      <Loaded of={found}>
        {({ hits, total, sources }) => (
          <>
            <SourceStates sources={sources} selected={search.source} />
            {hits.length === 0 ? (
              <div className={empty.empty}>
                <h2>{say.nothing}</h2>
                <p>{say.nothingText}</p>
              </div>
            ) : (
              <ul className={list.list} aria-label={messages.kinds[search.kind]}>
                {hits.map((hit) => (
                  <HitRow key={`${hit.source} ${hit.id}`} hit={hit} />
                ))}
              </ul>
            )}
            {found.failure && (
              <p className={panel.alert} role="alert">
                {common.errors[found.failure.code]}
              </p>
            )}
            {hits.length < total && (
              <div className={list.more}>
                <Button tone="quiet" disabled={found.isMore} onClick={found.more}>
                  {found.isMore ? common.frame.loading : say.more}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

/** A search text changes the default order, unless the owner has chosen another. */
const sortFor = ({ words, sort }: Search, text: string): Search['sort'] => {
  const usual = (query: string) => (query === '' ? 'downloads' : 'relevance')
  return sort === usual(words) ? usual(text) : sort
}

function SearchField({ search, onLook }: { search: Search; onLook(words: string): void }) {
  const say = useAddonsMessages().catalogue
  const [text, setText] = useState(search.words)
  const shownText = useRef(search.words)
  // Back and forward in the browser change the search text.
  if (shownText.current !== search.words) {
    shownText.current = search.words
    if (text.trim() !== search.words) setText(search.words)
  }
  const look = useRef(onLook)
  look.current = onLook
  useEffect(() => {
    const trimmed = text.trim()
    if (trimmed === shownText.current) return
    const timer = setTimeout(() => {
      shownText.current = trimmed
      look.current(trimmed)
    }, typingMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <TextField
      type="search"
      label={say.search}
      placeholder={say.searchHint}
      maxLength={100}
      enterKeyHint="search"
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  )
}

/** Categories of the selected sources. Search works without them. */
function Categories({ search, onLook }: { search: Search; onLook(category: string): void }) {
  const { locale } = useI18n()
  const { catalogue: say, categories } = useAddonsMessages()
  const { data = [] } = useEndpoint(null, 'GET /api/catalogue/categories', { query: { kind: search.kind } })
  const names = data
    .filter(({ sources }) => search.source === '' || sources.includes(search.source))
    .map(({ name }) => name)
  const all = search.category === '' || names.includes(search.category) ? names : [search.category, ...names]
  const options = all
    .map((name) => ({ name, text: categoryName(categories, name) }))
    .toSorted((a, b) => a.text.localeCompare(b.text, localeFacts[locale].tag))
  return (
    <SelectField label={say.category} value={search.category} onChange={({ target }) => onLook(target.value)}>
      <option value="">{say.anyCategory}</option>
      {options.map(({ name, text }) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
