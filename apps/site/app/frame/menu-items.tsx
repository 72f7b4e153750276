import type { Messages } from '@zubr/i18n/messages/en'
import { useI18n } from '../i18n.tsx'
import type { PageId } from '../pages.ts'
import { useHref } from '../site.tsx'

/** A page or the panel, and the key of its name in the frame's messages. */
export type MenuItem = readonly [id: PageId | 'panel', name: keyof Messages['frame']]

export const helpItems = [
  ['help', 'help'],
  ['wiki', 'knowledgeBase'],
  ['contact', 'contact'],
] as const satisfies MenuItem[]

/** Items of one of the frame's menus. */
export function MenuItems({ items }: { items: readonly MenuItem[] }) {
  const { frame } = useI18n().messages
  const href = useHref()
  return items.map(([id, name]) => (
    <li key={id}>
      <a href={id === 'panel' ? href.panel : href.page(id)}>{frame[name]}</a>
    </li>
  ))
}
