/**
 * Behaviour of the frame on every page, hydrated or not: menus, stored language, live system state.
 * Limit: 3 KB, so it imports only what every page needs.
 */
import { localeStorageKey } from '@zubr/i18n/locale-storage'
import { firstPaint, loadFonts } from '@zubr/ui/load-fonts'
import { overallOf } from '../status/node-stats.ts'
import { createNodeStore, type NodeStore } from '../status/node-store.ts'

declare global {
  interface Window {
    /** The page's live list of nodes, shared by everything that shows nodes. */
    zubrNodes?: NodeStore
  }
}

const own = document.querySelector('script[data-panel]')
const panelUrl = own?.getAttribute('data-panel') ?? ''
// The page's own requests wait for its first paint.
const painted = firstPaint()
const store = createNodeStore(`${panelUrl}/nodes_stats`, painted)
window.zubrNodes = store

function showSystems() {
  const line = document.querySelector<HTMLElement>('[data-systems]')
  if (!line) return
  const messages = JSON.parse(line.dataset.words ?? '{}')
  const overall = overallOf(store.snapshot())
  const tag = line.dataset.tag
  const sentence =
    overall.state === 'problems'
      ? (
          messages.problems[new Intl.PluralRules(tag).select(overall.names.length)] ?? messages.problems.other
        ).replace('{count}', new Intl.NumberFormat(tag).format(overall.names.length))
      : messages[overall.state]
  line.dataset.systems = overall.state
  // Setting the same text again would announce it again.
  if (line.textContent !== sentence) line.textContent = sentence
}
store.subscribe(showSystems)
showSystems()

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
function closeMenus(except?: Element | null) {
  for (const menu of openMenus()) if (menu !== except) menu.open = false
}

function keepLocale(locale = '') {
  try {
    localStorage.setItem(localeStorageKey, locale)
  } catch {
    // Without storage the link still works.
  }
}

function storeLocale(link: HTMLAnchorElement) {
  const locale = link.dataset.chooseLocale
  if (!locale) return
  // The same page in that language, with the same query (the invoice's id).
  link.search ||= location.search
  keepLocale(locale)
}

document.addEventListener('click', (event) => {
  const target = event.target as Element
  closeMenus(target.closest('details[data-menu]'))
  const keep = target.closest('[data-keep-locale]')
  if (keep) {
    keepLocale(document.documentElement.dataset.locale)
    keep.closest('aside')?.remove()
  }
  const link = target.closest('a')
  if (!link) return
  storeLocale(link)
  // A link that opens in another tab leaves this page unchanged.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  if (link.origin !== location.origin || link.target) return
  if (link.closest('[data-menu]')) closeMenus()
  // Every navigation scrolls smoothly to the top; a link to the current page does only that.
  if (!link.hash) {
    scrollTo({ top: 0 })
    if (link.href === location.href) event.preventDefault()
  }
})

// The middle button opens a new tab, which reads the storage at once.
document.addEventListener('auxclick', ({ button, target }) => {
  const link = (target as Element).closest('a')
  if (link && button === 1) storeLocale(link)
})

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  for (const menu of openMenus()) {
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
})

document.addEventListener('focusin', (event) =>
  closeMenus((event.target as Element).closest('details[data-menu]')),
)
addEventListener('pageshow', () => closeMenus())

// If the fonts fail to load, the page keeps the system fonts.
loadFonts().catch(() => {})

// React starts after the page's paint and load, so that it delays neither.
const start = document.querySelector<HTMLElement>('[data-start]')?.dataset.start
if (start) {
  const hydrate = () => setTimeout(() => import(/* @vite-ignore */ start))
  if (document.readyState === 'complete') hydrate()
  else addEventListener('load', hydrate)
}
