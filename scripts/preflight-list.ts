import type { Content } from '../apps/site/server/content/check-content.ts'
import { type At, lineOf } from '../apps/site/server/content/line-of.ts'
import { hashOf } from './preflight/hash-of.ts'
import { legalToDo } from './preflight/legal.ts'
import type { Claim, ToDo } from './preflight/to-do.ts'

/** Names reserved for examples (RFC 2606 and 6761), which nobody can own. */
const reservedHost = /(?:^|\.)(?:example|test|invalid|localhost)$|(?:^|\.)example\.(?:com|org|net)$/

export type Inputs = Content & {
  /** ISO 8601, such as 2026-12-01. */
  today: string
}

const lineWith = (text: string, words: string) =>
  text.split('\n').findIndex((line) => line.includes(words)) + 1

/** Everything in `content/` that must be settled before publication, in the order of the files. */
export function stillToDo({ files, modules, today }: Inputs): ToDo[] {
  const { confirmed } = modules['content/confirmed.ts'] as typeof import('@zubr/content/confirmed')
  const found: ToDo[] = []
  const sayAt = (name: string, at: At, what: string) => {
    const file = `content/${name}.ts`
    found.push({ file, line: lineOf(files[file] ?? '', at), what })
  }
  const claim: Claim = (words, say) => {
    if (!confirmed.includes(words)) say(`confirm '${words}' in content/confirmed.ts, or change it`)
  }

  identity()
  links()
  claim('nodes = machines of their own', (what) =>
    found.push({
      file: 'content/confirmed.ts',
      line: 1,
      what: `strangers' servers never run beside the API and its database (LOCAL_NODE=0, no COMPOSE_PROFILES=node, docs/operate/nodes.md): ${what}`,
    }),
  )
  const reviews = modules['content/reviews.ts'] as typeof import('@zubr/content/reviews')
  for (const [index, { author, sample }] of reviews.reviews.entries())
    if (sample)
      sayAt('reviews', ['reviews', index], `the review of ${author} is invented: put a real one in its place`)
  const { partnerOffers } = modules['content/partners.ts'] as typeof import('@zubr/content/partners')
  for (const [name, { sample }] of Object.entries(partnerOffers))
    if (sample) sayAt('partners', ['partnerOffers', name], `the partner ${name} and the code are invented`)
  const features = modules['content/features.ts'] as typeof import('@zubr/content/features')
  for (const list of ['gifts', 'editions'] as const)
    for (const [name, { available }] of Object.entries(features[list]))
      if (available === true)
        claim(`${list}.${name} = available`, (what) => sayAt('features', [list, name], what))
  claims()
  texts()
  found.push(...legalToDo({ files, modules, today }, claim))
  return found.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)

  function identity() {
    const { brand, company, landingVariants, openingHours } = modules[
      'content/brand.ts'
    ] as typeof import('@zubr/content/brand')
    if (reservedHost.test(brand.domain))
      sayAt('brand', ['brand', 'domain'], `${brand.domain} is reserved for examples: your domain`)
    for (const key of ['email', 'commercialEmail'] as const)
      if (reservedHost.test(brand[key].split('@')[1] ?? ''))
        sayAt('brand', ['brand', key], `${brand[key]} is reserved for examples: an address that you read`)
    if (/^0*$/.test(brand.phone.replace(/^\+\d{1,3}|\D/g, '')))
      sayAt('brand', ['brand', 'phone'], `${brand.phone} is no number: your phone`)
    if (/^0+$/.test(company.taxNumber))
      sayAt('brand', ['company', 'taxNumber'], `${company.taxNumber} is no taxpayer number: your УНП`)
    for (const [locale, name] of Object.entries(company.name))
      if (/Зубр Хостинг|Zubr Hosting/.test(name))
        sayAt('brand', ['company', 'name', locale], `${name} is invented: the company as registered`)
    for (const [locale, address] of Object.entries(company.address))
      if (/Примерн|Pr[iy]mern|Prymiern/.test(address) || /(?<!\d)0(?![\d.])/.test(address))
        sayAt('brand', ['company', 'address', locale], `${address} is invented: the legal address`)
    for (const key of ['name', 'since', 'satisfiedPercent', 'readySeconds'] as const)
      claim(`brand.${key} = ${brand[key]}`, (what) => sayAt('brand', ['brand', key], what))
    claim(`openingHours = ${openingHours.ru}`, (what) => sayAt('brand', ['openingHours'], what))
    for (const [variant, { promoCode, promoPercent }] of Object.entries(landingVariants))
      claim(`${promoCode} = ${promoPercent} percent`, (what) =>
        sayAt('brand', ['landingVariants', variant], what),
      )
  }

  function links() {
    const { badge, links } = modules['content/brand.ts'] as typeof import('@zubr/content/brand')
    const all: [At, string][] = [
      ...Object.entries(links.social).map(([id, href]): [At, string] => [['links', 'social', id], href]),
      [['links', 'reviewsVk'], links.reviewsVk],
      [['links', 'reviewsDiscord'], links.reviewsDiscord],
      ...(badge ? [[['badge', 'href'], (badge as { href: string }).href] as [At, string]] : []),
    ]
    for (const [at, href] of all)
      if (reservedHost.test(new URL(href).hostname))
        sayAt('brand', at, `${href} leads nowhere: your own page`)
  }

  function claims() {
    const { customersClaim, partnerRewards } = modules[
      'content/claims.ts'
    ] as typeof import('@zubr/content/claims')
    claim(customersClaim.ru, (what) => sayAt('claims', ['customersClaim'], what))
    for (const [way, reward] of Object.entries(partnerRewards))
      claim(reward.ru, (what) => sayAt('claims', ['partnerRewards', way], what))
  }

  function texts() {
    for (const [file, text] of Object.entries(files)) {
      const say = (line: number, what: string) => found.push({ file, line, what })
      for (const [index, line] of text.split('\n').entries())
        for (const [, href = ''] of line.matchAll(/\]\((https?:[^)\s]+)\)/g))
          if (URL.canParse(href) && reservedHost.test(new URL(href).hostname))
            say(index + 1, `${href} leads nowhere`)
      if (file === 'content/modpack/ru.md')
        claim(`${file} = ${hashOf(text)}`, (what) => say(1, `the mod pack is invented: ${what}`))
      const renewed = renewedSource(file, files)
      if (renewed !== undefined && renewed !== text)
        say(
          lineWith(text, 'source: '),
          'older than its Russian source: translate what changed, then npm run preflight -- ' +
            '--renew-sources with this file',
        )
    }
  }
}

/**
 * A translation with the hash of its current Russian text; undefined if it is not a translation.
 */
export function renewedSource(file: string, files: Content['files']): string | undefined {
  const russian = files[file.replace(/[^/]+\.md$/, 'ru.md')]
  if (!/^content\/.+\/(?!ru\.md)[a-z]{2}\.md$/.test(file) || russian === undefined) return undefined
  return files[file]?.replace(/^source: .*$/m, `source: ${hashOf(russian)}`)
}
