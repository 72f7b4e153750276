import type { AccountAnswer } from '@zubr/contracts/accounts'
import type { RenderAccountPage } from './form-pages.ts'

/** Other combinations of faults are rare, and an attacker gains nothing by producing them. */
const maxPages = 500
/** Short, so that a page of a new build of the site appears soon. */
const maxAgeMs = 10_000

/** They replace what a visitor typed. None contains a character that HTML escapes. */
const placeholders = {
  login: 'zubr-typed-login',
  name: 'zubr-typed-name',
  email: 'zubr-typed-email',
  next: '/zubr-typed-next',
}
type Typed = Partial<Record<keyof typeof placeholders, string>>
const anyPlaceholder = /(?:(\/|%2F)zubr-typed-(next)|zubr-typed-(login|name|email))/g

type CachedPage = { at: number; page: Promise<{ html: string; csp: string }> }

/**
 * Caches account pages with placeholders for what visitors type, so that a flood of forms renders
 * few pages. A page with typed text in a script is rendered each time, because its policy names the
 * script's hash.
 */
export function cachedPages(render: RenderAccountPage, now: () => number): RenderAccountPage {
  const cache = new Map<string, CachedPage>()
  return async (page, locale, answer) => {
    const { template, typed } = templateOf(answer)
    const key = JSON.stringify([page, locale, template])
    let found = cache.get(key)
    if (!found || now() - found.at > maxAgeMs) {
      cache.delete(key)
      found = { at: now(), page: render(page, locale, template) }
      cache.set(key, found)
      if (cache.size > maxPages) cache.delete(cache.keys().next().value ?? '')
      // The rejection reaches the caller below; a failed page is rendered again.
      found.page.catch(() => cache.delete(key))
    }
    const { html, csp } = await found.page
    if (isInScript(html)) return render(page, locale, answer)
    return { csp, html: html.replace(anyPlaceholder, (...found) => textFor(found, typed)) }
  }
}

/** The answer with a placeholder for each text of the visitor, and those texts. */
function templateOf(answer: AccountAnswer): { template: AccountAnswer; typed: Typed } {
  const { values, next, ...rest } = answer
  const typed: Typed = { ...values, ...(next && { next }) }
  const present = Object.entries(values ?? {}).filter(([, text]) => text)
  const names = present.map(([name]) => [name, placeholders[name as keyof typeof placeholders]])
  return {
    template: {
      ...rest,
      ...(values && { values: Object.fromEntries(names) }),
      ...(next && { next: placeholders.next }),
    },
    typed,
  }
}

/** The text that replaces a placeholder. Within an address it is encoded. */
function textFor([, slash, next, value]: unknown[], typed: Typed): string {
  // The expression captures only these names.
  const text = typed[(next ?? value) as keyof Typed] ?? ''
  return slash === '%2F' ? encodeURIComponent(text) : escaped(text)
}

const isInScript = (html: string) =>
  (html.match(/<script[^>]*>[\s\S]*?<\/script>/g) ?? []).some((script) => script.includes('zubr-typed-'))

/** Escapes as React does in text and attributes. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
