import { localeStorageKey } from '@zubr/i18n/locale-storage'

type Offer = { tag: string; text: string; accept: string; dismiss: string }

/**
 * Offers another of the nine languages, once, to a visitor who has chosen none and whose browser prefers it: in that
 * language, at the edge of the screen, and never by leading away. Saying no is choosing the language that is shown.
 */
export async function offerLanguage(): Promise<void> {
  const root = document.documentElement
  const shown = root.dataset.locale ?? ''
  try {
    if (localStorage.getItem(localeStorageKey)) return
  } catch {
    // Nothing can be remembered, so the offer would come back on every page.
    return
  }
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('header [data-choose-locale]')].map((link) => [
      link.hreflang,
      link,
    ]),
  )
  const preferred = navigator.languages.map((tag) => links.get(tag.split('-')[0] ?? '')).find(Boolean)
  const locale = preferred?.dataset.chooseLocale
  if (!preferred || !locale || locale === shown) return

  const offers = (await (await fetch('/offers.json')).json()) as Record<string, Offer>
  const offer = offers[locale]
  if (!offer) return
  const bar = document.createElement('aside')
  bar.className = 'language-offer'
  bar.lang = offer.tag
  const text = document.createElement('p')
  text.textContent = offer.text
  const accept = document.createElement('a')
  accept.href = preferred.href
  accept.dataset.chooseLocale = locale
  accept.textContent = offer.accept
  const dismiss = document.createElement('button')
  dismiss.type = 'button'
  dismiss.textContent = offer.dismiss
  dismiss.addEventListener('click', () => {
    localStorage.setItem(localeStorageKey, shown)
    bar.remove()
  })
  bar.append(text, accept, dismiss)
  bar.setAttribute('aria-label', offer.text)
  document.body.append(bar)
  keepOffMainAction(bar)
}

/** Hides the bar while the page's main button is under it, as in the first view of a small screen. */
function keepOffMainAction(bar: HTMLElement) {
  const action = document.querySelector('main [data-main-action], main [type="submit"]')
  if (!action) return
  let observer: IntersectionObserver | undefined
  const watch = () => {
    observer?.disconnect()
    const { top, left } = bar.getBoundingClientRect()
    observer = new IntersectionObserver(
      ([entry]) => {
        bar.style.visibility = entry?.isIntersecting ? 'hidden' : ''
      },
      { rootMargin: `${-top}px 0px 0px ${-left}px` },
    )
    observer.observe(action)
  }
  // The bar moves with the window, and with the page's end (`--covered`).
  addEventListener('resize', watch)
  new ResizeObserver(watch).observe(document.documentElement)
}
