import { plural } from '@zubr/i18n/format'
import { useState } from 'react'
import { Button } from '../components/button.tsx'
import { CloseIcon, SearchIcon } from '../components/icons.tsx'
import panel from '../components/panel.module.css'
import { cleaned } from '../console-link/lines.ts'
import type { Found } from '../console-link/searches.ts'
import { useI18n } from '../i18n.tsx'
import styles from './console.module.css'
import { Line } from './line.tsx'

export function SearchForm({ onSearch, disabled }: { onSearch(text: string): void; disabled: boolean }) {
  const { messages } = useI18n()
  const [text, setText] = useState('')
  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') onSearch(text.trim())
        }}
      >
        <input
          type="search"
          aria-label={messages.console.searchLabel}
          placeholder={messages.console.search}
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" aria-label={messages.console.search} disabled={disabled}>
          <SearchIcon />
        </button>
      </form>
    </search>
  )
}

/** The search result, shown instead of the lines until it is closed. */
export function FoundLines({ found, onClose }: { found: Found; onClose(): void }) {
  const { locale, messages } = useI18n()
  const { lines, more } = found
  return (
    <div className={styles.screen}>
      <div className={`${panel.spread} ${styles.foundHead}`}>
        <p role="status">
          {lines.length === 0
            ? messages.console.nothingFound
            : `${plural(locale, messages.console.found, lines.length)}${more ? `. ${messages.console.moreFound}` : ''}`}
        </p>
        <Button tone="quiet" onClick={onClose}>
          <CloseIcon size={12} /> {messages.console.clearSearch}
        </Button>
      </div>
      <section
        className={`${styles.lines} ${styles.foundLines}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
        aria-label={messages.console.label}
      >
        {lines.map(([seq, at, level, text]) => (
          <Line key={seq} row={[seq, at, level, cleaned(text)]} />
        ))}
      </section>
    </div>
  )
}
