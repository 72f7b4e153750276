import { type ComponentType, type KeyboardEvent, useEffect, useRef } from 'react'
import { useFilesMessages } from '../files-messages.tsx'
import { keyText } from '../key-names.ts'
import styles from './menu.module.css'

export type MenuItem = {
  text: string
  icon: ComponentType<{ size?: number }>
  /** The shortcut, by its English key names. */
  keys?: string
  danger?: boolean
  /** For a toggle. */
  isChecked?: boolean
  run(): void
}
/** A menu in groups; `at`: the pointer's position. */
export type OpenMenu = {
  title: string
  groups: readonly (readonly MenuItem[])[]
  at: { x: number; y: number }
}

/** The context menu at the pointer, or a bottom sheet on phones. */
export function Menu({ title, groups, at, onClose }: OpenMenu & { onClose(): void }) {
  const { keyNames } = useFilesMessages()
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const menu = box.current
    if (!menu) return
    if (!menu.open) menu.showModal()
    const { width, height } = menu.getBoundingClientRect()
    menu.style.setProperty('--x', `${Math.max(8, Math.min(at.x, innerWidth - width - 8))}px`)
    menu.style.setProperty('--y', `${Math.max(8, Math.min(at.y, innerHeight - height - 8))}px`)
    menu.querySelector<HTMLElement>('button')?.focus()
  }, [at])
  const move = (event: KeyboardEvent) => {
    const items = [...(box.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const index = items.indexOf(document.activeElement as HTMLElement)
    const steps: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: items.length - 1,
    }
    const next = steps[event.key]
    if (event.key === 'Tab') event.preventDefault()
    if (next === undefined) return
    event.preventDefault()
    items.at(next % items.length)?.focus()
  }
  return (
    <dialog
      ref={box}
      className={styles.menu}
      aria-label={title}
      onClose={onClose}
      onKeyDown={move}
      onClick={(event) => {
        if (event.target === box.current) onClose()
      }}
      onContextMenu={(event) => event.preventDefault()}
    >
      <div className={styles.inner} role="menu" aria-label={title}>
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        {groups
          .filter((group) => group.length > 0)
          .map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of a menu, not of a form
            <div key={group[0]?.text} className={styles.group} role="group">
              {group.map(({ text, icon: Icon, keys, danger, isChecked, run }) => (
                <button
                  key={text}
                  className={danger ? styles.danger : undefined}
                  type="button"
                  {...(isChecked === undefined
                    ? { role: 'menuitem' }
                    : { role: 'menuitemcheckbox', 'aria-checked': isChecked })}
                  onClick={() => {
                    onClose()
                    run()
                  }}
                >
                  <Icon />
                  <span>{text}</span>
                  {keys && (
                    <span className={styles.keys} aria-hidden="true">
                      {keyText(keyNames, keys)}
                    </span>
                  )}
                </button>
              ))}
            </div>
          ))}
      </div>
    </dialog>
  )
}
