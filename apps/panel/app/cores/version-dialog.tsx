import type { CoreVersion } from '@zubr/contracts/cores/offers'
import { fill, formatNumber } from '@zubr/i18n/format'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { SwitchField, TextField } from '../components/fields/field.tsx'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import styles from './core.module.css'
import { VersionFacts } from './version-facts.tsx'
import { listOf } from './versions.ts'

type VersionDialogProps = {
  open: boolean
  /** The core's name. */
  core: string
  versions: readonly CoreVersion[]
  chosen: CoreVersion | undefined
  onChoose(version: string): void
  onClose(): void
}

/** All versions of a core, with search and arrow keys. */
export function VersionDialog({ open, core, onClose, ...list }: VersionDialogProps) {
  const { messages } = useI18n()
  return (
    <Dialog open={open} title={fill(messages.create.versionTitle, { core })} onClose={onClose}>
      <VersionSearch
        {...list}
        onChoose={(version) => {
          list.onChoose(version)
          onClose()
        }}
      />
    </Dialog>
  )
}

function VersionSearch({
  versions,
  chosen,
  onChoose,
}: Pick<VersionDialogProps, 'versions' | 'chosen' | 'onChoose'>) {
  const { locale, messages } = useI18n()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const hasUnstable = versions.some(({ channel }) => channel !== 'stable')
  const [text, setText] = useState('')
  const [all, setAll] = useState(
    (chosen !== undefined && chosen.channel !== 'stable') ||
      versions.every(({ channel }) => channel !== 'stable'),
  )
  const { shown, more, unstable } = listOf(versions, { text, all })
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      shown.findIndex((item) => item.version === chosen?.version),
    ),
  )
  const active = Math.min(at, shown.length - 1)
  const isTouched = matchMedia('(pointer: coarse)').matches
  useEffect(() => {
    box.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const seek = (next: string, withAll = all) => {
    setText(next)
    setAll(withAll)
    setAt(0)
  }
  const steps: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + 8,
    PageUp: active - 8,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = steps[event.key]
    const item = shown[active]
    if (to !== undefined) setAt(Math.min(Math.max(to, 0), shown.length - 1))
    else if (event.key === 'Enter') {
      if (item) onChoose(item.version)
    } else return
    // Enter would submit the surrounding form.
    event.preventDefault()
  }
  return (
    <div className={styles.search}>
      <TextField
        wide
        label={messages.create.versionSearch}
        value={text}
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={onKeyDown}
        onChange={({ target }) => seek(target.value)}
      />
      {hasUnstable && (
        <SwitchField
          label={messages.create.versionAll}
          checked={all}
          onChange={({ target }) => seek(text, target.checked)}
        />
      )}
      <p className="visually-hidden" role="status">
        {shown.length === 0 && unstable === 0 ? messages.create.versionNone : ''}
      </p>
      {/* Without focus: a phone's keyboard would cover the list. */}
      <div
        className={styles.list}
        role="listbox"
        id={`${id}-list`}
        aria-label={messages.create.version}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        ref={(list) => {
          box.current = list
          if (isTouched) list?.setAttribute('autofocus', '')
        }}
      >
        {shown.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles keys
          <div
            key={item.version}
            id={`${id}-${index}`}
            className={`${styles.option} ${index === active ? styles.active : ''}`}
            role="option"
            tabIndex={-1}
            aria-selected={item.version === chosen?.version}
            onClick={() => onChoose(item.version)}
          >
            <VersionFacts version={item} />
          </div>
        ))}
      </div>
      {shown.length === 0 && unstable === 0 && (
        <p className={panel.dim} aria-hidden="true">
          {messages.create.versionNone}
        </p>
      )}
      {shown.length === 0 && unstable > 0 && (
        <p>
          <Button tone="quiet" onClick={() => seek(text, true)}>
            {fill(messages.create.versionUnstable, { count: formatNumber(locale, unstable) })}
          </Button>
        </p>
      )}
      {more > 0 && (
        <p className={`${panel.dim} ${panel.small}`}>
          {fill(messages.create.versionMore, { count: formatNumber(locale, shown.length) })}
        </p>
      )}
    </div>
  )
}
